import Foundation

/// A display that nobody sees, of a server that ends with this process, however it ends.
final class HeadlessDisplay {
  /// What GTK needs in the environment to draw on the display.
  let environment: [String: String]

  private let server: Process
  /// The server ends when the other end of this pipe is closed, by `stop()` or by the end of the process.
  private let lifeline: Pipe
  private let folder: URL?

  /// Starts a server, the first of `Xvfb` and `gtk4-broadwayd` that is there and starts.
  ///
  /// - Parameters:
  ///   - width: the least width of the screen, in pixels.
  ///   - height: the least height of the screen, in pixels.
  /// - Returns: nil when there is no server to start.
  static func start(width: Int, height: Int) -> HeadlessDisplay? {
    xvfb(width: width, height: height) ?? broadway()
  }

  /// Ends the server.
  func stop() {
    try? lifeline.fileHandleForWriting.close()
    server.waitUntilExit()
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }

  private init(environment: [String: String], server: Process, lifeline: Pipe, folder: URL?) {
    self.environment = environment
    self.server = server
    self.lifeline = lifeline
    self.folder = folder
  }

  private static func xvfb(width: Int, height: Int) -> HeadlessDisplay? {
    guard isInstalled("Xvfb") else { return nil }
    // The server looks for a free number itself and prints it when it is ready.
    let arguments = ["Xvfb", "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp"]
    let (server, lifeline, output) = launch(arguments, environment: [:])
    guard server.isRunning, let number = firstLine(of: output), Int(number) != nil else {
      return nil
    }
    return HeadlessDisplay(
      environment: ["GDK_BACKEND": "x11", "DISPLAY": ":\(number)"],
      server: server,
      lifeline: lifeline,
      folder: nil
    )
  }

  private static func broadway() -> HeadlessDisplay? {
    let folder = FileManager.default.temporaryDirectory.appending(path: "flix-gallery-\(UUID().uuidString)")
    guard isInstalled("gtk4-broadwayd"),
      (try? FileManager.default.createDirectory(
        at: folder,
        withIntermediateDirectories: false,
        attributes: [.posixPermissions: 0o700]
      )) != nil
    else { return nil }
    // In a folder of its own no other server's sockets are in the way; browsers are offered a socket there, no port.
    let runtime = ["XDG_RUNTIME_DIR": folder.path]
    let arguments = ["gtk4-broadwayd", "--unixsocket", folder.appending(path: "http").path, ":0"]
    let (server, lifeline, output) = launch(arguments, environment: runtime)
    // It names its socket a moment before it listens there.
    guard let line = firstLine(of: output), let path = line.split(separator: " ").last.map(String.init) else {
      return nil
    }
    let deadline = ContinuousClock.now + .seconds(5)
    while !answers(atSocket: path) {
      guard ContinuousClock.now < deadline else { return nil }
      usleep(5000)
    }
    return HeadlessDisplay(
      environment: runtime.merging(["GDK_BACKEND": "broadway", "BROADWAY_DISPLAY": ":0"]) { $1 },
      server: server,
      lifeline: lifeline,
      folder: folder
    )
  }

  /// Starts `arguments` under a shell that ends it as soon as the lifeline is closed.
  ///
  /// A signal from the terminal goes to the whole group; the shell and the server outlive it and go with the lifeline.
  private static func launch(
    _ arguments: [String],
    environment: [String: String]
  ) -> (server: Process, lifeline: Pipe, output: Pipe) {
    let script = """
      trap : INT HUP
      "$@" 2>/dev/null &
      exec >/dev/null
      cat >/dev/null
      kill "$!" 2>/dev/null
      wait
      """
    let server = Process()
    let lifeline = Pipe()
    let output = Pipe()
    server.executableURL = URL(filePath: "/bin/sh")
    server.arguments = ["-c", script, "sh"] + arguments
    server.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    server.standardInput = lifeline
    server.standardOutput = output
    try? server.run()
    return (server, lifeline, output)
  }

  /// The first line that a server prints, or nil when it ends without one.
  private static func firstLine(of output: Pipe) -> String? {
    var bytes: [UInt8] = []
    while let byte = try? output.fileHandleForReading.read(upToCount: 1)?.first {
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return nil
  }

  private static func answers(atSocket path: String) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard path.utf8.count < room else { return false }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
  }

  private static func isInstalled(_ program: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
  }
}
