enum Images {
  static let chevron = UIImage(systemName: "chevron.right")?.withRenderingMode(.alwaysTemplate)
  static let gear = UIImage(systemName: "gear", compatibleWith: nil)
  static func named(_ name: String) -> UIImage? { UIImage(named: name, in: .main, compatibleWith: nil) }
  static func icon(_ data: Data) -> UIImage { UIImage(data: data, scale: 2) ?? UIImage() }
}
