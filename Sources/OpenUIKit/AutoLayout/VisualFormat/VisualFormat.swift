import Foundation

/// A visual format, taken apart.
nonisolated struct VisualFormat: Equatable {
  /// A number, or the name of a metric or a view.
  enum Operand: Equatable {
    case number(CGFloat)
    case name(String)
  }

  /// `>=20@750`
  struct Predicate: Equatable {
    var relation: NSLayoutConstraint.Relation
    var operand: Operand
    var priority: Operand?
  }

  /// What stands between two items.
  enum Gap: Equatable {
    /// Nothing: the items touch.
    case none
    /// A single dash.
    case standard
    /// `-8-` or `-(>=8,<=20)-`
    case predicates([Predicate])
  }

  /// `[name(>=20)]`
  struct Item: Equatable {
    var name: String
    var predicates: [Predicate]
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var items: [Item] = []
  /// The gaps after each item but the last.
  var gaps: [Gap] = []
  /// The gap between the start of the superview and the first item; `nil` where the format does not begin with `|`.
  var leadingGap: Gap?
  /// The gap between the last item and the end of the superview; `nil` where the format does not end with `|`.
  var trailingGap: Gap?
}
