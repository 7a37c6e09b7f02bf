import Foundation

extension UICollectionViewCell {
  final var currentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isFocused = hasVisibleFocus
    state.isEditing = collectionView?.isEditing ?? false
    state.isExpanded = (self as? UICollectionViewListCell)?.isExpanded ?? false
    state.isSwiped = isSwiped
    state.isReordering = isLifted
    return state
  }

  final func callConfigurationUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  final func replaceContentView(with view: UIView) {
    let old = storedContentView
    storedContentView = view
    exchangeContentView(old, for: view)
  }

  final func contentConfigurationDidChange() {
    setNeedsLayout()
    collectionView?.contentSizeDidChange(of: self, since: .enabled)
    if element != nil { describeTexts() }
  }

  final func removeBackgroundViews() {
    backgroundView = nil
    selectedBackgroundView = nil
    backgroundColor = nil
  }
}
