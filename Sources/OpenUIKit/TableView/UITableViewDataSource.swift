public import Foundation

/// What a table view asks about its content.
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// What `tableView(_:commit:forRowAt:)` returns: nothing, in a data source that has the method.
  associatedtype _Commit = Void
  /// What `tableView(_:moveRowAt:to:)` returns: nothing, in a data source that has the method.
  associatedtype _Move = Void

  /// Answers how many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Makes or reuses the cell of a row that is about to be shown.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Answers how many sections there are; one by default.
  func numberOfSections(in tableView: UITableView) -> Int

  /// The title above a section whose header has no view of its own; none by default.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The title below a section whose footer has no view of its own; none by default.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// The titles of the index at the trailing edge; none by default.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// The section to which a title of the index leads, `NSNotFound` for none; by default that at the place of the title.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

  /// Answers whether a row can be edited; by default every row can.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Answers whether a row can be moved; by default every row can where the data source has a method that moves rows.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Moves a row in the data, as a person has already done in the table view.
  ///
  /// - Parameters:
  ///   - sourceIndexPath: Where the row was.
  ///   - destinationIndexPath: Where it is now, counted without it.
  @discardableResult
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> _Move

  /// Carries out what a person asked for with the control of a row: changes the data and tells the table view.
  ///
  /// The rows of a data source that has this method can be swiped to be deleted.
  @discardableResult
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> _Commit
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  @discardableResult
  public func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> _MissingMethod { _MissingMethod() }
  @discardableResult
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> _MissingMethod { _MissingMethod() }
}

extension UITableViewDataSource {
  /// Whether the data source has a method of its own for `tableView(_:commit:forRowAt:)`.
  var implementsCommit: Bool {
    if let controller = self as? UITableViewController { return controller.overridesCommit }
    return _Commit.self != _MissingMethod.self
  }

  /// Whether the data source has a method of its own for `tableView(_:moveRowAt:to:)`.
  var implementsMove: Bool {
    if let controller = self as? UITableViewController { return controller.overridesMove }
    return _Move.self != _MissingMethod.self
  }
}

/// What the optional methods return that a data source does not have.
///
/// UIKit asks the Objective-C runtime which methods an object has. Here the compiler knows it: a data source takes either
/// its own method, which returns nothing, or the one of the protocol extension, which returns this.
public nonisolated struct _MissingMethod: Sendable {
  init() {}
}
