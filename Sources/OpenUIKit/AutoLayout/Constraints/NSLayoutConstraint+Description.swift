extension NSLayoutConstraint {
  /// The constraint as UIKit writes it: `<NSLayoutConstraint:0x... 'name' UILabel:0x....width == 100   (active)>`.
  final var layoutDescription: String {
    var text = "<NSLayoutConstraint:\(Self.address(of: self)) "
    if let identifier { text += "'\(identifier)' " }
    text += sideDescription(firstItem, firstAttribute)
    switch relation {
    case .lessThanOrEqual: text += " <= "
    case .equal: text += " == "
    case .greaterThanOrEqual: text += " >= "
    }
    if secondAttribute == .notAnAttribute {
      text += Self.number(constant)
    } else {
      if multiplier != 1 { text += "\(Self.number(multiplier))*" }
      text += sideDescription(secondItem, secondAttribute)
      if constant > 0 { text += " + \(Self.number(constant))" }
      if constant < 0 { text += " - \(Self.number(-constant))" }
    }
    if priority != .required { text += " @\(Self.number(Double(priority.rawValue)))" }
    return text + (isActive ? "   (active)>" : "   (inactive)>")
  }

  /// One side of a constraint: `UILabel:0x....leading`.
  final func sideDescription(_ item: AnyObject?, _ attribute: Attribute) -> String {
    guard let item else { return "(null)" }
    let name = (item as? UILayoutGuide).map { "'\($0.identifier)'" } ?? ""
    return "\(type(of: item))\(name):\(Self.address(of: item)).\(attribute)"
  }

  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
  }
}
