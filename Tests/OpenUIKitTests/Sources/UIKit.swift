// The sources of this folder are written as for iOS; they see UIKit, or OpenUIKit in its place, through this file.
#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import Foundation
  @_exported import OpenUIKit
#endif
