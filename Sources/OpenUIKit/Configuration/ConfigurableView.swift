import Foundation

/// What cells, headers and footers have in common that configurations give their content and background.
@MainActor
protocol ConfigurableView: UIView {
  associatedtype State: UIConfigurationState

  var configurations: ConfigurationRecord { get set }
  var configurationState: State { get }
  var contentView: UIView { get }
  var backgroundView: UIView? { get set }

  /// The margins of content views, in points; nil for those that every view has.
  var standardContentMargins: NSDirectionalEdgeInsets? { get }

  func updateConfiguration(using state: State)

  /// Calls what the app has set as `configurationUpdateHandler`.
  func callConfigurationUpdateHandler(_ state: State)

  /// Puts another view in the place of the content view, at the same depth.
  func replaceContentView(with view: UIView)

  /// Tells that another configuration gives the content.
  func contentConfigurationDidChange()

  /// Takes the backgrounds away that were set as views or colours.
  func removeBackgroundViews()
}

extension ConfigurableView {
  // MARK: State

  /// Has the configurations updated before the next layout.
  func markConfigurationOutdated() {
    guard !configurations.isUpdating, !configurations.needsUpdate else { return }
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations for the state that the view is in, where that is due.
  func updateConfigurationIfNeeded() {
    guard configurations.needsUpdate, !configurations.isUpdating else { return }
    configurations.needsUpdate = false
    configurations.isUpdating = true
    defer { configurations.isUpdating = false }
    let state = configurationState
    if configurations.updatesContent, let content = configurations.content {
      showContent(content.updated(for: state))
    }
    if configurations.updatesBackground, let background = configurations.background {
      showBackground(background.updated(for: state))
    }
    updateConfiguration(using: state)
    callConfigurationUpdateHandler(state)
  }

  // MARK: Content

  /// Takes over a content configuration that the app sets.
  func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration else {
      guard configurations.content != nil else { return }
      configurations.content = nil
      let empty = UIView(frame: contentView.frame)
      giveMargins(to: empty)
      replaceContentView(with: empty)
      contentConfigurationDidChange()
      return
    }
    if configurations.isUpdating, configurations.updatesContent {
      showContent(configuration.updated(for: configurationState))
    } else {
      showContent(configuration)
      if configurations.updatesContent { markConfigurationOutdated() }
    }
  }

  private func showContent(_ configuration: any UIContentConfiguration) {
    let isConfigured = configurations.content != nil
    configurations.content = configuration
    if isConfigured, let view = contentView as? any UIView & UIContentView, view.supports(configuration) {
      view.configuration = configuration
    } else {
      let view = configuration.makeContentView()
      giveMargins(to: view)
      view.frame = contentView.frame
      replaceContentView(with: view)
    }
    contentConfigurationDidChange()
  }

  private func giveMargins(to view: UIView) {
    guard let standardContentMargins, view.storedLayoutState?.margins.insets == nil else { return }
    view.directionalLayoutMargins = standardContentMargins
  }

  /// Puts a view where the old content view was.
  func exchangeContentView(_ old: UIView, for new: UIView) {
    // What constraints of its own say does not place the view of the content.
    new.translatesAutoresizingMaskIntoConstraints = true
    insertSubview(new, aboveSubview: old)
    old.removeFromSuperview()
  }

  // MARK: Background

  /// Takes over a background configuration that the app sets.
  func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
    guard let configuration else {
      configurations.background = nil
      configurations.backgroundView?.removeFromSuperview()
      configurations.backgroundView = nil
      setNeedsDisplay()
      return
    }
    removeBackgroundViews()
    if configurations.isUpdating, configurations.updatesBackground {
      showBackground(configuration.updated(for: configurationState))
    } else {
      showBackground(configuration)
      if configurations.updatesBackground { markConfigurationOutdated() }
    }
  }

  private func showBackground(_ configuration: UIBackgroundConfiguration) {
    configurations.background = configuration
    if let view = configurations.backgroundView {
      view.configuration = configuration
    } else {
      let view = BackgroundConfigurationView(configuration)
      insertSubview(view, at: 0)
      view.frame = bounds
      configurations.backgroundView = view
    }
    setNeedsDisplay()
  }

  /// Whether the list itself draws the background of the row and what marks it as chosen.
  var drawsBackgroundOfList: Bool { configurations.background?.isThatOfList ?? true }
}
