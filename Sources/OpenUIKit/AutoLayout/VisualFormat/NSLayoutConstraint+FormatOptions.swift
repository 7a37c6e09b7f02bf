extension NSLayoutConstraint {
  /// How the items of a visual format are aligned with each other, and which way it is read.
  public nonisolated struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    private init(_ attribute: Attribute) {
      rawValue = 1 << UInt(attribute.rawValue)
    }

    /// The left edges are aligned.
    public static let alignAllLeft = FormatOptions(.left)
    /// The right edges are aligned.
    public static let alignAllRight = FormatOptions(.right)
    /// The top edges are aligned.
    public static let alignAllTop = FormatOptions(.top)
    /// The bottom edges are aligned.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// The leading edges are aligned.
    public static let alignAllLeading = FormatOptions(.leading)
    /// The trailing edges are aligned.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// The horizontal middles are aligned.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// The vertical middles are aligned.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// The baselines of the last lines are aligned.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// The baselines of the first lines are aligned.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// The baselines of the last lines are aligned.
    public static var alignAllBaseline: FormatOptions { .alignAllLastBaseline }
    /// All options that align.
    public static let alignmentMask = FormatOptions(rawValue: 0xffff)

    /// The format is read in the direction of reading, as it is without options.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The format is read from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The format is read from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All options of direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Spaces lie between edges, as they do without options.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical spaces lie between the baseline of a last line and that of the next first line.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All options of spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes that are aligned.
    var alignedAttributes: [Attribute] {
      (1...Attribute.firstBaseline.rawValue).compactMap { value in
        rawValue & (1 << UInt(value)) != 0 ? Attribute(rawValue: value) : nil
      }
    }
  }
}
