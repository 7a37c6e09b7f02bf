import Foundation
import MainLoopTesting
import OpenUIKit
import Testing

/// Everything that needs the one pointer and the one keyboard of the display, one test at a time.
@Suite(.serialized)
@MainActor
enum RealInputTests {}
