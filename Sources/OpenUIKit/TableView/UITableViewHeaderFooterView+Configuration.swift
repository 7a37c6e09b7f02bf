import Foundation

extension UITableViewHeaderFooterView {
  final var currentConfigurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  final var standardContentMargins: NSDirectionalEdgeInsets? { nil }

  final var styledContentConfiguration: UIListContentConfiguration {
    let isPlain = tableView.map { $0.style == .plain } ?? isSticky
    if tableView?.isAskedForFooter ?? isFooter { return isPlain ? .plainFooter() : .groupedFooter() }
    return isPlain ? .plainHeader() : .groupedHeader()
  }

  final var styledBackgroundConfiguration: UIBackgroundConfiguration {
    isSticky ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  final func callConfigurationUpdateHandler(_ state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  final func replaceContentView(with view: UIView) {
    storedTextLabel = nil
    storedDetailLabel = nil
    let old = storedContentView
    storedContentView = view
    exchangeContentView(old, for: view)
  }

  final func contentConfigurationDidChange() {
    setNeedsLayout()
    if tableView != nil { describe() }
  }

  final func removeBackgroundViews() {
    backgroundView = nil
    backgroundColor = nil
  }

  /// Has the content begin where titles do.
  final func updateContentMargins() {
    (contentView as? UIListContentView)?.cellMargins = NSDirectionalEdgeInsets(
      top: 0,
      leading: textMargin,
      bottom: 0,
      trailing: textMargin
    )
  }
}
