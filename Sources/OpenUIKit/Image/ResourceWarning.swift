import Foundation
import Synchronization

/// Reports of resources that are missing or cannot be read: each once in the life of the process, on standard error.
nonisolated enum ResourceWarning {
  private static let reported = Mutex<Set<String>>([])

  /// Writes a line to standard error, unless the same line has been written before.
  static func once(_ text: String) {
    guard reported.withLock({ $0.insert(text).inserted }) else { return }
    FileHandle.standardError.write(Data("OpenUIKit: \(text)\n".utf8))
  }
}
