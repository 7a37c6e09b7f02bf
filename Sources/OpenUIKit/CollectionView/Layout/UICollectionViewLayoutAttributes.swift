public import Foundation

/// Where and how a layout wants one element of a collection view shown.
@MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// Creates attributes of a cell without a place.
  public override init() {
    super.init()
  }

  /// Creates attributes of the cell of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    element = .cell(indexPath)
  }

  /// Creates attributes of a view beside the items.
  ///
  /// - Parameters:
  ///   - elementKind: Its kind.
  ///   - indexPath: Its place.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    element = .supplementary(kind: elementKind, indexPath)
  }

  /// Creates attributes of a view of the layout itself.
  ///
  /// - Parameters:
  ///   - decorationViewKind: Its kind.
  ///   - indexPath: Its place.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    element = .decoration(kind: decorationViewKind, indexPath)
  }

  /// Creates attributes of a class that may be a layout's own.
  static func make(_ element: CollectionElement, of type: AnyClass) -> UICollectionViewLayoutAttributes {
    guard let type = type as? UICollectionViewLayoutAttributes.Type,
      let attributes = MetatypeInitializer.makeObject(of: type) as? UICollectionViewLayoutAttributes
    else {
      preconditionFailure("\(type) is not a kind of UICollectionViewLayoutAttributes.")
    }
    attributes.element = element
    return attributes
  }

  /// What the attributes are of.
  final var element = CollectionElement.cell(IndexPath())

  /// The rectangle of the element in the coordinates of the content, in points.
  open var frame: CGRect = .zero

  /// The middle of the element in the coordinates of the content, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// The size of the element, in points; a new one keeps the middle in place.
  open var size: CGSize {
    get { frame.size }
    set {
      let center = center
      frame = CGRect(
        x: center.x - newValue.width / 2,
        y: center.y - newValue.height / 2,
        width: newValue.width,
        height: newValue.height
      )
    }
  }

  /// The rectangle of the element in its own coordinates, in points; its origin is zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set {
      precondition(newValue.origin == .zero, "cannot set bounds with a non-zero origin on layout attributes")
      size = newValue.size
    }
  }

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1

  /// The place from back to front; the higher is in front.
  open var zIndex = 0

  /// Whether the element is not shown.
  open var isHidden = false

  /// The place of the item, or of what the view beside the items belongs to.
  open var indexPath: IndexPath {
    get { element.indexPath }
    set { element = element.at(newValue) }
  }

  /// What the attributes are of: a cell, a view beside the items or a view of the layout.
  open var representedElementCategory: UICollectionView.ElementCategory { element.category }

  /// The kind of a view beside the items or of the layout; nil for a cell.
  open var representedElementKind: String? { element.kind }

  /// The axes along which the layout does not ask the content for its size.
  final var fixedAxes: CollectionAxes = []

  /// How a cell takes part in the drawing of its list; nil outside of one.
  final var listRow: ListRow?

  // MARK: NSCopying

  /// Copies the attributes; a subclass overrides this, calls `super` and copies what it adds.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewLayoutAttributes.make(element, of: type(of: self))
    copy.frame = frame
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.fixedAxes = fixedAxes
    copy.listRow = listRow
    return copy
  }

  /// A copy of the same class, with what a subclass adds.
  final func duplicate() -> UICollectionViewLayoutAttributes {
    guard let copy = copy(with: nil) as? UICollectionViewLayoutAttributes else {
      preconditionFailure("\(type(of: self)).copy(with:) must return attributes.")
    }
    return copy
  }

  // MARK: NSObject

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    if other === self { return true }
    let pair = Unchecked((self, other))
    return MainActor.assumeIsolated { pair.value.0.hasEqualValues(pair.value.1) }
  }

  private func hasEqualValues(_ other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: other) == type(of: self) && element == other.element && frame == other.frame && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden && listRow == other.listRow
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { element.hashValue }
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      let kind = element.kind.map { " kind: (\($0));" } ?? ""
      return "<\(type(of: self))> index path: (\(indexPath.listDescription));\(kind) frame = (\(frame.minX) "
        + "\(frame.minY); \(frame.width) \(frame.height)); alpha = \(alpha); zIndex = \(zIndex);"
        + (isHidden ? " hidden = YES;" : "")
    }
  }
}

/// Carries a value across a check that the main actor is current already, where nothing leaves the thread.
nonisolated struct Unchecked<Value>: @unchecked Sendable {
  // The value is used before and after by the same thread only: `assumeIsolated` runs at once.
  let value: Value
  init(_ value: Value) { self.value = value }
}
