import CGTK
import Foundation

/// A client's connection to the accessibility bus.
struct AccessibilityBus {
  /// What went wrong while talking to the bus.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private static let timeout: Int32 = 5_000

  private let connection: OpaquePointer

  /// Connects to the bus of the session, which starts it where nothing has.
  init() throws {
    let session = try Self.checked { g_bus_get_sync(G_BUS_TYPE_SESSION, nil, $0) }
    let answer = try Self.call(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", [])
    defer { g_variant_unref(answer) }
    let address = Self.child(answer, 0) { String(cString: g_variant_get_string($0, nil)) }
    let flags =
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
      | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
    connection = try Self.checked {
      g_dbus_connection_new_for_address_sync(address, GDBusConnectionFlags(rawValue: flags), nil, nil, $0)
    }
  }

  /// The applications that are on the bus.
  func applications() throws -> [Accessible] {
    try Accessible(bus: self, owner: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/accessible/root").children()
  }

  /// Calls a method and reads its answer.
  func call<Answer>(
    _ owner: String,
    _ path: String,
    _ interface: String,
    _ method: String,
    _ arguments: [OpaquePointer?] = [],
    read: (OpaquePointer) -> Answer
  ) throws -> Answer {
    let answer = try Self.call(connection, owner, path, interface, method, arguments)
    defer { g_variant_unref(answer) }
    return read(answer)
  }

  /// Reads a child of a container.
  static func child<Answer>(_ variant: OpaquePointer, _ index: Int, read: (OpaquePointer) -> Answer) -> Answer {
    guard let child = g_variant_get_child_value(variant, gsize(index)) else {
      preconditionFailure("A container has no child \(index)")
    }
    defer { g_variant_unref(child) }
    return read(child)
  }

  private static func call(
    _ connection: OpaquePointer,
    _ owner: String,
    _ path: String,
    _ interface: String,
    _ method: String,
    _ arguments: [OpaquePointer?]
  ) throws -> OpaquePointer {
    var children = arguments
    let parameters = g_variant_new_tuple(&children, gsize(children.count))
    return try checked {
      g_dbus_connection_call_sync(
        connection,
        owner,
        path,
        interface,
        method,
        parameters,
        nil,
        G_DBUS_CALL_FLAGS_NONE,
        timeout,
        nil,
        $0
      )
    }
  }

  private static func checked(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> OpaquePointer?
  ) throws -> OpaquePointer {
    var error: UnsafeMutablePointer<GError>?
    if let result = body(&error) { return result }
    defer { g_clear_error(&error) }
    throw Failure(description: error.map { String(cString: $0.pointee.message) } ?? "no answer")
  }
}
