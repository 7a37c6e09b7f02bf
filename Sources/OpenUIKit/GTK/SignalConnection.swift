import CGTK

/// Connects Swift closures to GObject signals.
///
/// A connection retains its closure until the object drops the handler, so handlers capture their owner weakly.
@MainActor
package enum Signal {
  final class Box<Handler> {
    let handler: Handler
    init(_ handler: Handler) { self.handler = handler }

    static func of(_ data: UnsafeMutableRawPointer?) -> Handler? {
      data.map { Unmanaged<Box<Handler>>.fromOpaque($0).takeUnretainedValue().handler }
    }
  }

  /// Runs a closure at each emission, whatever arguments the signal has.
  ///
  /// - Parameters:
  ///   - object: The object that emits.
  ///   - name: The name of the signal.
  ///   - isAfter: Whether the closure runs after the object's own handling of the signal.
  ///   - handler: The closure.
  @discardableResult
  package static func connect(
    _ object: UnsafeMutableRawPointer,
    _ name: String,
    after isAfter: Bool = false,
    _ handler: @escaping @MainActor () -> Void
  ) -> UInt {
    // Swapped, the data comes first, so that one function serves signals of any number of arguments.
    let function: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
      Box<@MainActor () -> Void>.of(data)?()
    }
    return attach(
      object,
      name,
      Box(handler),
      unsafeBitCast(function, to: GCallback.self),
      swapped: true,
      after: isAfter
    )
  }

  /// Runs a closure at each emission of a signal with one pointer argument, such as a gesture's event sequence.
  @discardableResult
  package static func connectPointer(
    _ object: UnsafeMutableRawPointer,
    _ name: String,
    _ handler: @escaping @MainActor (OpaquePointer?) -> Void
  ) -> UInt {
    let function: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
      _,
      argument,
      data in
      Box<@MainActor (OpaquePointer?) -> Void>.of(data)?(argument)
    }
    return attach(object, name, Box(handler), unsafeBitCast(function, to: GCallback.self), swapped: false)
  }

  /// Runs a closure at each emission of a signal with one argument that is an enumeration's value.
  @discardableResult
  package static func connectEnumeration(
    _ object: UnsafeMutableRawPointer,
    _ name: String,
    _ handler: @escaping @MainActor (UInt32) -> Void
  ) -> UInt {
    let function: @convention(c) (UnsafeMutableRawPointer?, UInt32, UnsafeMutableRawPointer?) -> Void = {
      _,
      argument,
      data in
      Box<@MainActor (UInt32) -> Void>.of(data)?(argument)
    }
    return attach(object, name, Box(handler), unsafeBitCast(function, to: GCallback.self), swapped: false)
  }

  /// Runs a closure at each emission of a signal without arguments that wants a Boolean answer.
  @discardableResult
  package static func connectReturningBool(
    _ object: UnsafeMutableRawPointer,
    _ name: String,
    _ handler: @escaping @MainActor () -> Bool
  ) -> UInt {
    let function: @convention(c) (UnsafeMutableRawPointer?) -> gboolean = { data in
      (Box<@MainActor () -> Bool>.of(data)?() ?? false) ? 1 : 0
    }
    return attach(object, name, Box(handler), unsafeBitCast(function, to: GCallback.self), swapped: true)
  }

  /// Runs a closure for each key press; it answers whether the key was used up.
  @discardableResult
  package static func connectKeyPressed(
    _ controller: OpaquePointer,
    _ handler: @escaping @MainActor (_ keyval: UInt32, _ modifiers: GdkModifierType) -> Bool
  ) -> UInt {
    typealias Handler = @MainActor (UInt32, GdkModifierType) -> Bool
    let function:
      @convention(c) (UnsafeMutableRawPointer?, guint, guint, GdkModifierType, UnsafeMutableRawPointer?) -> gboolean = {
        _,
        keyval,
        _,
        modifiers,
        data in
        (Box<Handler>.of(data)?(keyval, modifiers) ?? false) ? 1 : 0
      }
    return attach(
      UnsafeMutableRawPointer(controller),
      "key-pressed",
      Box(handler),
      unsafeBitCast(function, to: GCallback.self),
      swapped: false
    )
  }

  /// Removes a handler.
  package static func disconnect(_ object: UnsafeMutableRawPointer, _ handler: UInt) {
    g_signal_handler_disconnect(object, handler)
  }

  // GObject stores every handler as a function without arguments; the signal's own signature applies when it is called.
  static func attach<Handler>(
    _ object: UnsafeMutableRawPointer,
    _ name: String,
    _ box: Box<Handler>,
    _ function: GCallback,
    swapped: Bool,
    after: Bool = false
  ) -> UInt {
    UInt(
      g_signal_connect_data(
        object,
        name,
        function,
        Unmanaged.passRetained(box).toOpaque(),
        { data, _ in
          if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
        },
        GConnectFlags(rawValue: (after ? 1 : 0) | (swapped ? 2 : 0))
      )
    )
  }
}
