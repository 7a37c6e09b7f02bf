import Foundation

extension UITableViewCell {
  final var currentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isFocused = hasVisibleFocus
    state.isEditing = isEditing
    state.isSwiped = showingDeleteConfirmation
    state.isReordering = isLifted
    return state
  }

  final var standardContentMargins: NSDirectionalEdgeInsets? { UITableViewCell.contentMargins }

  final var styledContentConfiguration: UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  final var styledBackgroundConfiguration: UIBackgroundConfiguration {
    let background: UIBackgroundConfiguration = tableView?.style == .plain ? .listPlainCell() : .listGroupedCell()
    return background.updated(for: configurationState)
  }

  final func callConfigurationUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  final func replaceContentView(with view: UIView) {
    storedTextLabel = nil
    storedDetailLabel = nil
    storedImageView = nil
    let old = storedContentView
    storedContentView = view
    exchangeContentView(old, for: view)
  }

  final func contentConfigurationDidChange() {
    setNeedsLayout()
    tableView?.contentSizeDidChange(of: self, since: .enabled)
    if tableIndexPath != nil { describeTexts() }
  }

  final func removeBackgroundViews() {
    backgroundView = nil
    selectedBackgroundView = nil
    backgroundColor = nil
  }
}
