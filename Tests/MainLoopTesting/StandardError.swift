import Foundation

/// What a closure writes to standard error, line by line.
///
/// The descriptor is the process's: other tests must not write at the same time.
public nonisolated func linesOnStandardError(_ body: () throws -> Void) throws -> [String] {
  let file = FileManager.default.temporaryDirectory.appendingPathComponent("stderr-\(UUID().uuidString)")
  try Data().write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  let handle = try FileHandle(forWritingTo: file)
  let saved = dup(2)
  dup2(handle.fileDescriptor, 2)
  defer { close(saved) }
  do {
    defer { dup2(saved, 2) }
    try body()
  }
  try handle.close()
  return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
}
