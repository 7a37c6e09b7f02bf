import CGTK
import Flix
import MainLoopTesting
@testable import OpenUIKit

/// A form in a window, in one kind of view.
@MainActor
final class FormStage {
  let window: UIWindow
  let host: any FormHost

  /// The number of batches that the form's view was given.
  private(set) var batches = 0

  /// How batches are shown; nil leaves it to the builder.
  var transition: ViewTransition?

  init(_ kind: FormKind, size: CGSize = CGSize(width: 390, height: 600)) {
    _ = GTKStartup.done
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    host = kind.makeHost(size: size)
    let controller = UIViewController()
    controller.view.frame = CGRect(origin: .zero, size: size)
    controller.view.addSubview(host.view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    host.onBatch { [weak self] in
      self?.batches += 1
      return self?.transition
    }
  }

  /// Takes the window away.
  func close() {
    window.isHidden = true
  }

  // MARK: The form

  /// Shows a form of one section.
  func show(_ rows: any FormRows...) {
    show([FormPart(rows)])
  }

  /// Shows a form.
  func show(_ sections: [FormPart], isAnimated: Bool = true) {
    host.build(sections, isAnimated: isAnimated)
    host.view.layoutIfNeeded()
  }

  /// Applies what has changed, and lays out.
  func update() {
    host.updateIfNeeded()
    host.view.layoutIfNeeded()
  }

  /// Waits until the window has drawn once more.
  func frame() async throws {
    try await nextFrame(of: window.gtkWindow)
  }

  /// Waits until nothing in the view moves or fades any more.
  func settle() async throws {
    try await waitFor("animations to end") {
      host.view.layoutIfNeeded()
      return shownCells.allSatisfy { host.indexPath(of: $0) != nil }
        && host.view.subviews.allSatisfy { $0.renderOffset == .zero && $0.renderAlpha == 1 }
    }
  }

  /// Where a cell is drawn now, on its way to its frame.
  func presentedFrame(of cell: UIView) -> CGRect {
    cell.frame.offsetBy(dx: cell.renderOffset.x, dy: cell.renderOffset.y)
  }

  /// The cells that are drawn, those that are on their way out among them.
  var shownCells: [UIView] {
    host.view.subviews.filter { host.isCell($0) && !$0.isHidden && !$0.isParked }
  }

  /// Drags a row over the place of another, and does not let it go.
  func drag(_ row: Int, over other: Int, section: Int = 0) -> Bool {
    host.view.layoutIfNeeded()
    let y = host.frame(at: IndexPath(row: other, section: section)).midY
    guard host.lift(IndexPath(row: row, section: section)) else { return false }
    host.drag(to: y)
    return host.isDragging
  }

  // MARK: What is seen

  /// The numbers of rows of all sections, as the view knows them.
  var counts: [Int] { (0..<host.numberOfSections).map(host.numberOfItems) }

  /// The cell of a row that is in sight.
  func cell(_ row: Int, _ section: Int = 0) -> UIView? {
    host.view.layoutIfNeeded()
    return host.cell(at: IndexPath(row: row, section: section))
  }

  /// The texts of the rows in sight, from top to bottom: the text of the row's field, or else of its first label.
  var texts: [String] {
    host.view.layoutIfNeeded()
    return host.visibleIndexPaths.compactMap { host.cell(at: $0)?.shownText }
  }

  /// The text field in a row that is in sight.
  func field(_ row: Int, _ section: Int = 0) -> UITextField? {
    cell(row, section)?.first(UITextField.self)
  }

  /// The text of a header that is in sight; nil if there is none or it has no height.
  func header(_ section: Int) -> String? {
    host.view.layoutIfNeeded()
    guard host.headerFrame(in: section).height > 0.5, let view = host.headerView(in: section), !view.isHidden else {
      return nil
    }
    return view.first(UILabel.self)?.text
  }

  /// Scrolls a row to the top.
  func scroll(to row: Int, _ section: Int = 0) {
    host.view.layoutIfNeeded()
    host.scroll(to: IndexPath(row: row, section: section))
    host.view.layoutIfNeeded()
  }

  /// Whether GTK's keyboard focus is in a view.
  func hasKeyboard(_ view: UIView) -> Bool {
    guard let focus = gtk_window_get_focus(window.gtkWindow.as(GtkWindow.self)) else { return false }
    return gtk_widget_is_ancestor(focus, view.gtkWidget) != 0
  }
}

extension UIView {
  /// The first view of a class inside, depth first.
  func first<View: UIView>(_ type: View.Type) -> View? {
    for subview in subviews {
      if let found = subview as? View ?? subview.first(type) { return found }
    }
    return nil
  }

  /// The text that a cell shows.
  var shownText: String? {
    first(UITextField.self)?.text ?? first(UILabel.self)?.text
  }
}
