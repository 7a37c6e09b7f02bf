/// One batch of changes, as a table or collection view applies it.
///
/// It obeys UIKit's rules: deletes and reconfigures are in the index space before, inserts in the one after, moves go
/// from before to after; no node is both moved and reconfigured, and no node changes inside a section that is
/// inserted, deleted or moved. All arrays are ascending, moves by their destination.
public nonisolated struct Changeset: Equatable, Sendable {
  /// A node that changes its place.
  public struct Move: Hashable, Sendable {
    /// The position before.
    public var from: NodePosition
    /// The position after.
    public var to: NodePosition

    /// Creates a move from a position before to a position after.
    public init(from: NodePosition, to: NodePosition) {
      self.from = from
      self.to = to
    }
  }

  /// Indices before of the sections that are gone.
  public var sectionDeletes: [Int] = []
  /// Indices after of the sections that are new.
  public var sectionInserts: [Int] = []
  /// Sections that change their place.
  public var sectionMoves: [ListChanges.Move] = []
  /// Indices after of the sections whose header appeared, disappeared or changed.
  public var headers: [Int] = []
  /// Indices after of the sections whose footer appeared, disappeared or changed.
  public var footers: [Int] = []
  /// Positions before of the nodes that are gone.
  public var deletes: [NodePosition] = []
  /// Positions after of the nodes that are new.
  public var inserts: [NodePosition] = []
  /// Nodes that change their place.
  public var moves: [Move] = []
  /// Positions before of the nodes that stay and changed their content.
  public var reconfigures: [NodePosition] = []

  /// Creates a description of no change.
  public init() {}

  /// Whether nothing changed.
  public var isEmpty: Bool { count == 0 }

  /// The number of single changes.
  public var count: Int {
    sectionDeletes.count + sectionInserts.count + sectionMoves.count + headers.count + footers.count
      + deletes.count + inserts.count + moves.count + reconfigures.count
  }

  /// Whether the view keeps all its sections and nodes in their places, and some changed their content.
  public var isContentOnly: Bool {
    sectionDeletes.isEmpty && sectionInserts.isEmpty && sectionMoves.isEmpty && deletes.isEmpty && inserts.isEmpty
      && moves.isEmpty
  }
}
