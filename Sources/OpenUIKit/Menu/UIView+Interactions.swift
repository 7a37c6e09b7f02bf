extension UIView {
  final func attach(_ interaction: any UIInteraction) {
    guard !storedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    storedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  final func detach(_ interaction: any UIInteraction) {
    guard storedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    storedInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  final func replaceInteractions(with new: [any UIInteraction]) {
    for interaction in storedInteractions where !new.contains(where: { $0 === interaction }) {
      removeInteraction(interaction)
    }
    for interaction in new { addInteraction(interaction) }
  }

  /// The interactions that show context menus.
  final var contextMenuInteractions: [UIContextMenuInteraction] {
    storedInteractions.compactMap { $0 as? UIContextMenuInteraction }
  }
}
