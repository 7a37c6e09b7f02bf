/// How much a constraint matters, from 1 to 1000; 1000 is required.
public nonisolated struct UILayoutPriority: Hashable, Equatable, RawRepresentable, Sendable {
  /// The priority as a number from 1 to 1000.
  public var rawValue: Float

  /// A constraint that must hold.
  public static let required = UILayoutPriority(1000)
  /// The priority with which a button resists being compressed.
  public static let defaultHigh = UILayoutPriority(750)
  /// What a drag may resize a scene with.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority of a scene that keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that cannot resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority with which a view hugs its content horizontally.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size in `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Creates a priority.
  ///
  /// - Parameter rawValue: A number from 1 to 1000.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority.
  ///
  /// - Parameter rawValue: A number from 1 to 1000.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }
}
