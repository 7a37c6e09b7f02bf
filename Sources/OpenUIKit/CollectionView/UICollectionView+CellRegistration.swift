public import Foundation

extension UICollectionView {
  /// How cells of a class are made and configured for items of a type.
  ///
  /// Made once and kept, not in the method that asks for a cell.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let number = UICollectionView.nextRegistration()
    let handler: Handler

    /// Creates a registration.
    ///
    /// - Parameter handler: Configures a cell for an item.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// How views of a class beside the items are made and configured.
  ///
  /// Made once and kept, not in the method that asks for a view.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view of a kind.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let number = UICollectionView.nextRegistration()
    let kind: String
    let handler: Handler

    /// Creates a registration.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of the views.
    ///   - handler: Configures a view.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// A cell for an item, made or taken from those that wait, and configured by its registration.
  ///
  /// - Parameters:
  ///   - registration: How cells are made and configured.
  ///   - indexPath: The place of the item.
  ///   - item: The item; nothing is configured without one.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    let identifier = UICollectionView.registrationIdentifier(registration.number)
    if cellRegistry.registeredClass(for: identifier) == nil {
      checkMadeBefore(registration.number)
      register(Cell.self, forCellWithReuseIdentifier: identifier)
    }
    guard let cell = dequeueCell(identifier, for: indexPath) as? Cell else {
      preconditionFailure("The registration makes cells of \(Cell.self).")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A view beside the items, made or taken from those that wait, and configured by its registration.
  ///
  /// - Parameters:
  ///   - registration: How views are made and configured.
  ///   - indexPath: The place of the view.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let identifier = UICollectionView.registrationIdentifier(registration.number)
    let key = UICollectionView.reuseKey(registration.kind, identifier)
    if viewRegistry.registeredClass(for: key) == nil {
      register(
        Supplementary.self,
        forSupplementaryViewOfKind: registration.kind,
        withReuseIdentifier: identifier
      )
    }
    let view = dequeueView(registration.kind, identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      preconditionFailure("The registration makes views of \(Supplementary.self).")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  /// How many registrations there have been.
  static private(set) var registrations = 0

  private static func nextRegistration() -> Int {
    registrations += 1
    return registrations
  }

  private static func registrationIdentifier(_ number: Int) -> String { "OpenUIKit.registration.\(number)" }

  /// Stops when a registration was made while its cell was asked for: it would never find a cell to use again.
  private func checkMadeBefore(_ number: Int) {
    guard let known = registrationsWhenAsked else { return }
    precondition(
      number <= known,
      "Attempted to dequeue a cell using a registration that was created inside "
        + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider. "
        + "Creating a new registration each time a cell is requested will prevent reuse and cause created cells to "
        + "remain inaccessible in memory for the lifetime of the collection view. Registrations should be created up "
        + "front and reused."
    )
  }
}
