import Foundation

/// The memory that the process occupies.
package enum ResidentMemory {
  /// Bytes in memory, to the page; `nil` where the system does not tell.
  package static var bytes: Int? {
    guard let statistics = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = statistics.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
