public import Foundation

/// What a search bar asks and tells while a person searches.
@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Asks whether editing may begin; it may unless the delegate says otherwise.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Tells that editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Asks whether editing may end; it may unless the delegate says otherwise.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Tells that editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Tells that a person changed the text, also by the clear button.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Asks whether a person may change the text; they may unless the delegate says otherwise.
  ///
  /// - Parameters:
  ///   - searchBar: The search bar, which still has the text before the change.
  ///   - range: What is to be replaced, in UTF-16 units of that text.
  ///   - text: What is to take its place; empty for a deletion.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

  /// Tells that Return was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// Tells that the cancel button was pressed.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
