public import Foundation

nonisolated extension IndexPath {
  /// Makes an index path of a row in a section of a table view, both counted from zero.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Makes an index path of an item in a section of a collection view, both counted from zero.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section, counted from zero.
  public var section: Int {
    get {
      checkLength()
      return self[0]
    }
    set {
      checkLength()
      self[0] = newValue
    }
  }

  /// The row within the section, counted from zero.
  public var row: Int {
    get {
      checkLength()
      return self[1]
    }
    set {
      checkLength()
      self[1] = newValue
    }
  }

  /// The item within the section, counted from zero.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  /// The path as UIKit's messages spell it.
  var listDescription: String {
    "{length = \(count), path = \(map(String.init).joined(separator: " - "))}"
  }

  private func checkLength() {
    precondition(
      count == 2,
      "Invalid index path for use with UITableView. Index paths passed to table view must contain exactly two "
        + "indices specifying the section and row."
    )
  }
}
