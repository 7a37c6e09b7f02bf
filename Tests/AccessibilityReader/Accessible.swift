import CGTK
import Foundation

/// Something on the accessibility bus, as a screen reader sees it.
struct Accessible {
  private static let interface = "org.a11y.atspi.Accessible"
  private static let actionInterface = "org.a11y.atspi.Action"

  let bus: AccessibilityBus
  let owner: String
  let path: String

  func children() throws -> [Accessible] {
    try bus.call(owner, path, Self.interface, "GetChildren") { answer in
      AccessibilityBus.child(answer, 0) { list in
        (0..<Int(g_variant_n_children(list))).map { index in
          AccessibilityBus.child(list, index) { item in
            Accessible(
              bus: bus,
              owner: AccessibilityBus.child(item, 0) { String(cString: g_variant_get_string($0, nil)) },
              path: AccessibilityBus.child(item, 1) { String(cString: g_variant_get_string($0, nil)) }
            )
          }
        }
      }
    }
  }

  func role() throws -> String {
    try bus.call(owner, path, Self.interface, "GetRoleName") { answer in
      AccessibilityBus.child(answer, 0) { String(cString: g_variant_get_string($0, nil)) }
    }
  }

  func name() throws -> String { try text("Name") }

  func description() throws -> String { try text("Description") }

  private func text(_ property: String) throws -> String {
    try bus.call(
      owner,
      path,
      "org.freedesktop.DBus.Properties",
      "Get",
      [g_variant_new_string(Self.interface), g_variant_new_string(property)]
    ) { answer in
      AccessibilityBus.child(answer, 0) { value in
        AccessibilityBus.child(value, 0) { String(cString: g_variant_get_string($0, nil)) }
      }
    }
  }

  /// The states of the specification that this reader prints, by their number there.
  private static let stateNames: [(number: Int, name: String)] = [
    (1, "active"), (4, "checked"), (7, "editable"), (8, "enabled"), (11, "focusable"), (12, "focused"),
    (23, "selected"), (22, "selectable"), (24, "sensitive"), (25, "showing"), (30, "visible"), (41, "checkable"),
  ]

  func states() throws -> [String] {
    let words = try bus.call(owner, path, Self.interface, "GetState") { answer in
      AccessibilityBus.child(answer, 0) { list in
        (0..<Int(g_variant_n_children(list))).map { AccessibilityBus.child(list, $0, read: g_variant_get_uint32) }
      }
    }
    return Self.stateNames.filter { number, _ in
      number / 32 < words.count && words[number / 32] >> UInt32(number % 32) & 1 == 1
    }
    .map(\.name)
  }

  /// The names of the actions that can be had done, in their order.
  func actions() throws -> [String] {
    guard try interfaces().contains(Self.actionInterface) else { return [] }
    return try bus.call(owner, path, Self.actionInterface, "GetActions") { answer in
      AccessibilityBus.child(answer, 0) { list in
        (0..<Int(g_variant_n_children(list))).map { index in
          AccessibilityBus.child(list, index) { action in
            AccessibilityBus.child(action, 0) { String(cString: g_variant_get_string($0, nil)) }
          }
        }
      }
    }
  }

  /// Has an action done.
  ///
  /// - Returns: Whether it was.
  func perform(_ action: String) throws -> Bool {
    guard let index = try actions().firstIndex(of: action) else { return false }
    return try bus.call(owner, path, Self.actionInterface, "DoAction", [g_variant_new_int32(Int32(index))]) { answer in
      AccessibilityBus.child(answer, 0) { g_variant_get_boolean($0) != 0 }
    }
  }

  private func interfaces() throws -> [String] {
    try bus.call(owner, path, Self.interface, "GetInterfaces") { answer in
      AccessibilityBus.child(answer, 0) { list in
        (0..<Int(g_variant_n_children(list))).map { index in
          AccessibilityBus.child(list, index) { String(cString: g_variant_get_string($0, nil)) }
        }
      }
    }
  }

  func attributes() throws -> [String: String] {
    try bus.call(owner, path, Self.interface, "GetAttributes") { answer in
      AccessibilityBus.child(answer, 0) { list in
        var attributes: [String: String] = [:]
        for index in 0..<Int(g_variant_n_children(list)) {
          AccessibilityBus.child(list, index) { entry in
            let key = AccessibilityBus.child(entry, 0) { String(cString: g_variant_get_string($0, nil)) }
            attributes[key] = AccessibilityBus.child(entry, 1) { String(cString: g_variant_get_string($0, nil)) }
          }
        }
        return attributes
      }
    }
  }
}
