/// What shows a form: the builder of a table or collection view.
@MainActor
package protocol FormPresenter: AnyObject {
  /// Whether the view is in the midst of something that an update would break off, such as a row that a person drags.
  /// Changes wait until it is not.
  var isHoldingUpdates: Bool { get }

  /// Called before the form changes, when all code of providers has run, and again before each further batch of the same
  /// update, so that the view knows the state before: it lays out what it has not yet.
  func formWillUpdate()

  /// Called with each batch of changes, when the form is in the state that the batch leads to.
  func formDidChange(_ changes: Changeset)
}

extension FormPresenter {
  /// Updates come at any time.
  package var isHoldingUpdates: Bool { false }
}
