// Table views name these after rows and give them animations; collection views leave animations to the layout.
extension UICollectionView: BatchView {
  var numberOfVisibleNodes: Int { indexPathsForVisibleItems.count }

  var visibleNodes: [(indexPath: IndexPath, frame: CGRect)] {
    indexPathsForVisibleItems.sorted().compactMap { indexPath in
      layoutAttributesForItem(at: indexPath).map { (indexPath, $0.frame) }
    }
  }

  func frame(ofNodeAt indexPath: IndexPath) -> CGRect? { layoutAttributesForItem(at: indexPath)?.frame }

  func loadCounts() {
    _ = numberOfSections
  }

  func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { deleteSections(sections) }

  func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { insertSections(sections) }

  func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { deleteItems(at: indexPaths) }

  func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { insertItems(at: indexPaths) }

  func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { moveItem(at: indexPath, to: newIndexPath) }

  func reconfigureRows(at indexPaths: [IndexPath]) { reconfigureItems(at: indexPaths) }
}
