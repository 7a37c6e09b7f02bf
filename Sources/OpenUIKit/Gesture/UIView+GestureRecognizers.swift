extension UIView {
  final func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    storedGestureRecognizers.append(recognizer)
    recognizer.storedView = self
  }

  final func detach(_ recognizer: UIGestureRecognizer) {
    guard let index = storedGestureRecognizers.firstIndex(where: { $0 === recognizer }) else { return }
    recognizer.attempt.dispatcher?.abandon(recognizer)
    storedGestureRecognizers.remove(at: index)
    recognizer.storedView = nil
  }

  final func replaceGestureRecognizers(with new: [UIGestureRecognizer]) {
    for recognizer in storedGestureRecognizers where !new.contains(where: { $0 === recognizer }) {
      removeGestureRecognizer(recognizer)
    }
    for recognizer in new { addGestureRecognizer(recognizer) }
  }
}
