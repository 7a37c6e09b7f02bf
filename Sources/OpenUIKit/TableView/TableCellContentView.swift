import Foundation

/// The content view of a cell, a header or a footer; it tells its owner when its layout changed.
final class TableCellContentView: UIView {}
