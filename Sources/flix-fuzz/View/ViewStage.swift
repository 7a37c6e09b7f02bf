import Flix
import FormTesting

/// A real view with a builder.
@MainActor
protocol ViewStage: AnyObject {
  /// The view.
  var view: UIScrollView { get }
  /// What the view was told.
  var recorder: BatchRecorder { get }
  /// Holds updates back.
  var groups: any PerformGroupUpdatesable { get }

  /// Gives the builder its sections with the next update, if they are others.
  func set(_ sections: [ViewSection])
  /// Applies what is pending.
  func update()
  /// Brings the first row of a section into sight.
  func show(section: Int)
  /// What differs from what is expected.
  func problem(expected: [ShownSection]) -> String?
}
