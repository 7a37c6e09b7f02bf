import CGTK
import Foundation

/// What a press in a list turns out to be.
nonisolated enum ListDragDecision: Sendable {
  /// Not decided yet: the press goes on to the views below.
  case undecided
  /// The list's own: the views below see no more of it.
  case taken
  /// The affair of the views below.
  case declined
}

/// Follows presses of the primary button and touches in a list before the views in it do.
///
/// Points are in the coordinates of the content of the list, in points.
@MainActor
final class ListDragGesture {
  private let gesture: OpaquePointer?
  private weak var list: UIScrollView?
  private var start: CGPoint = .zero
  private var isTaken = false

  /// Called when a press begins, with the widget below it.
  var began: ((CGPoint, UnsafeMutablePointer<GtkWidget>?) -> ListDragDecision)?
  /// Called when an undecided press moved, with where it began and where it is.
  var wandered: ((_ start: CGPoint, _ point: CGPoint) -> ListDragDecision)?
  /// Called when a press that was taken moved.
  var moved: ((CGPoint) -> Void)?
  /// Called when a press that was taken ended.
  var ended: (() -> Void)?
  /// Called when the system took back a press that was taken.
  var cancelled: (() -> Void)?

  /// Starts to follow presses in a list.
  init(in list: UIScrollView) {
    gesture = gtk_gesture_drag_new()
    self.list = list
    guard let gesture else { return }
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    let object = UnsafeMutableRawPointer(gesture)
    Signal.connectPointer(object, "begin") { [weak self] _ in self?.pressBegan() }
    Signal.connectPointer(object, "update") { [weak self] _ in self?.pressMoved() }
    Signal.connectPointer(object, "end") { [weak self] _ in self?.pressEnded() }
    Signal.connectPointer(object, "cancel") { [weak self] _ in self?.pressCancelled() }
    gtk_widget_add_controller(list.contentWidget, gesture)
  }

  /// The present point of the press: the content may have scrolled below it.
  var point: CGPoint? {
    guard let gesture, let list else { return nil }
    var x = 0.0
    var y = 0.0
    guard gtk_gesture_get_point(gesture, gtk_gesture_get_last_updated_sequence(gesture), &x, &y) != 0 else {
      return nil
    }
    return CGPoint(x: CGFloat(x) + list.bounds.minX, y: CGFloat(y) + list.bounds.minY)
  }

  private func pressBegan() {
    isTaken = false
    guard let list, let point else { return }
    start = point
    let widget = gtk_widget_pick(
      list.contentWidget,
      Double(point.x - list.bounds.minX),
      Double(point.y - list.bounds.minY),
      GTK_PICK_DEFAULT
    )
    carryOut(began?(point, widget) ?? .declined)
  }

  private func pressMoved() {
    guard let point else { return }
    if isTaken {
      moved?(point)
    } else if hasMoved(to: point) {
      carryOut(wandered?(start, point) ?? .declined)
    }
  }

  /// Whether a press has left the place where it may tremble, as the desktop's settings say.
  private func hasMoved(to point: CGPoint) -> Bool {
    guard let list else { return false }
    return gtk_drag_check_threshold(
      list.contentWidget,
      gint(start.x.rounded()),
      gint(start.y.rounded()),
      gint(point.x.rounded()),
      gint(point.y.rounded())
    ) != 0
  }

  private func pressEnded() {
    guard isTaken else { return }
    isTaken = false
    ended?()
  }

  private func pressCancelled() {
    guard isTaken else { return }
    isTaken = false
    cancelled?()
  }

  private func carryOut(_ decision: ListDragDecision) {
    guard let gesture else { return }
    switch decision {
    case .undecided: break
    case .taken:
      isTaken = true
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
    case .declined: gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED)
    }
  }

  /// Lets a press go that was taken.
  func abandon() {
    guard isTaken, let gesture else { return }
    isTaken = false
    gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED)
  }
}
