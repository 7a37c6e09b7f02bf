import CGTK
import Foundation

/// A control to choose one of several things, each a segment: the desktop's linked buttons.
///
/// Only a person's action sends `valueChanged`.
@MainActor
open class UISegmentedControl: UIControl {
  /// The index of no segment.
  open class var noSegment: Int { -1 }

  private var segments: [SegmentButton] = []
  private var selected = UISegmentedControl.noSegment

  // MARK: Lifecycle

  /// Creates a control without segments.
  ///
  /// - Parameter frame: The rectangle in the coordinates of the superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    didInitialize()
  }

  /// Creates a control with segments, none of which is chosen.
  ///
  /// - Parameter items: Their titles and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    didInitialize()
    for item in items ?? [] {
      switch item {
      case let title as String: insert(at: segments.count) { $0.title = title }
      case let image as UIImage: insert(at: segments.count) { $0.image = image }
      default:
        preconditionFailure("UISegmentedControl items must be strings or images; one is \(type(of: item))")
      }
    }
    frame.size = intrinsicContentSize
  }

  /// Creates a control with segments for actions, none of which is chosen.
  ///
  /// - Parameters:
  ///   - frame: The rectangle in the coordinates of the superview, in points; one without size gets that of the content.
  ///   - actions: What is performed when their segments are chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    if frame.size == .zero { self.frame.size = intrinsicContentSize }
  }

  /// Creates a control from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    didInitialize()
  }

  private func didInitialize() {
    guard let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0) else { return }
    gtk_widget_add_css_class(box, "linked")
    gtk_box_set_homogeneous(box.as(GtkBox.self), 1)
    gtk_widget_set_valign(box, GTK_ALIGN_CENTER)
    embed(box)
    // The focus ring reaches beyond the buttons.
    gtk_widget_set_overflow(gtkWidget, GTK_OVERFLOW_VISIBLE)
  }

  override class var accessibleRole: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_GROUP }

  override var accessibleWidget: UnsafeMutablePointer<GtkWidget> { gtkWidget }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment for an action, which gives its title and image; it takes the place of another one for an action
  /// with the same identifier.
  ///
  /// - Parameters:
  ///   - action: What is performed when the segment is chosen.
  ///   - segment: The index; one beyond the end is the end.
  ///   - animated: Whether the segments move; the desktop's do not.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let former = segmentIndex(identifiedBy: action.identifier)
    if former != NSNotFound { removeSegment(at: former, animated: false) }
    insert(at: segment) { $0.adopt(action) }
  }

  /// Inserts a segment with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - segment: The index; one beyond the end is the end.
  ///   - animated: Whether the segments move; the desktop's do not.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(at: segment) { $0.title = title }
  }

  /// Inserts a segment with an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - segment: The index; one beyond the end is the end.
  ///   - animated: Whether the segments move; the desktop's do not.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(at: segment) { $0.image = image }
  }

  /// Removes a segment; when it is the chosen one, none is chosen.
  ///
  /// - Parameters:
  ///   - segment: The index; one beyond the end is the last.
  ///   - animated: Whether the segments move; the desktop's do not.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let box = nativeWidget, let index = pinned(segment) else { return }
    gtk_box_remove(box.as(GtkBox.self), segments.remove(at: index).widget)
    if selected == index { selected = UISegmentedControl.noSegment } else if selected > index { selected -= 1 }
    segmentsDidChange()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: segments.count - 1, animated: false) }
  }

  private func insert(at segment: Int, _ configure: (SegmentButton) -> Void) {
    guard let box = nativeWidget, let button = SegmentButton({ [weak self] in self?.wasPressed($0) }) else { return }
    let index = min(max(segment, 0), segments.count)
    configure(button)
    segments.insert(button, at: index)
    let before = index > 0 ? segments[index - 1].widget : nil
    gtk_box_insert_child_after(box.as(GtkBox.self), button.widget, before)
    if selected >= index { selected += 1 }
    update(button)
    segmentsDidChange()
  }

  /// The segment that an index stands for: beyond the end, the last one.
  private func pinned(_ segment: Int) -> Int? {
    segments.isEmpty ? nil : min(max(segment, 0), segments.count - 1)
  }

  private func update(_ button: SegmentButton) {
    button.update(traitCollection, selectedColor: selectedSegmentTintColor)
  }

  private func segmentsDidChange() {
    if let nativeWidget {
      let isEven = !apportionsSegmentWidthsByContent && segments.allSatisfy { $0.width == 0 }
      gtk_box_set_homogeneous(nativeWidget.as(GtkBox.self), isEven ? 1 : 0)
    }
    for button in segments { gtk_widget_set_hexpand(button.widget, button.width > 0 ? 0 : 1) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func change(_ segment: Int, _ change: (SegmentButton) -> Void) {
    guard let index = pinned(segment) else { return }
    change(segments[index])
    update(segments[index])
    segmentsDidChange()
  }

  // MARK: Content

  /// Gives a segment an action, with its title and image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0.adopt(action) }
  }

  /// The action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { pinned(segment).flatMap { segments[$0].action } }

  /// The index of the segment for an action; `NSNotFound` where there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Gives a segment a title, in place of an image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  /// The title of a segment; nil for one with an image.
  open func titleForSegment(at segment: Int) -> String? {
    pinned(segment).flatMap { segments[$0].image == nil ? segments[$0].title : nil }
  }

  /// Gives a segment an image, in place of a title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  /// The image of a segment; nil for one with a title.
  open func imageForSegment(at segment: Int) -> UIImage? { pinned(segment).flatMap { segments[$0].image } }

  /// Gives a segment a width, in points; 0 for the one that its content asks for.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  /// The width that a segment was given, in points; 0 for the one that its content asks for.
  open func widthForSegment(at segment: Int) -> CGFloat { pinned(segment).map { segments[$0].width } ?? 0 }

  /// Lets a segment be chosen or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { pinned(segment).map { segments[$0].isEnabled } ?? false }

  /// Whether segments are as wide as their content asks for; otherwise all are of one width. False by default.
  open var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() } }
  }

  /// The colour of the chosen segment; nil for the look of the desktop.
  open var selectedSegmentTintColor: UIColor? {
    didSet { for button in segments { update(button) } }
  }

  // MARK: Choice

  /// The chosen segment; `noSegment` for none. Setting it sends no action.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      precondition(
        newValue == UISegmentedControl.noSegment || segments.indices.contains(newValue),
        "UISegmentedControl selectedSegmentIndex: value (\(newValue)) is out of bounds: there are "
          + "\(segments.count) segments"
      )
      selected = newValue
      showSelection()
    }
  }

  /// Whether a segment only looks chosen while it is pressed; false by default.
  open var isMomentary = false {
    didSet {
      guard isMomentary != oldValue, isMomentary else { return }
      selected = UISegmentedControl.noSegment
      showSelection()
    }
  }

  private func showSelection() {
    for (index, button) in segments.enumerated() where button.isActive != (index == selected) {
      button.isActive = index == selected
    }
  }

  private func wasPressed(_ button: SegmentButton) {
    guard let index = segments.firstIndex(where: { $0 === button }) else { return }
    let isNew = index != selected || isMomentary
    selected = index
    // The button of GTK turned over by itself; that of the chosen segment stays pressed.
    if isMomentary { button.isActive = false } else { showSelection() }
    guard isNew else { return }
    if let action = button.action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selected = UISegmentedControl.noSegment }
  }

  // MARK: UIView

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    for button in segments { update(button) }
  }

  /// The size of the segments, in points.
  open override var intrinsicContentSize: CGSize { nativeFittingSize() }

  /// The size of the segments, in points.
  ///
  /// - Parameter size: The space, which does not matter.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { nativeFittingSize() }
}

extension SegmentButton {
  /// Shows title and image of an action, and performs it when the segment is chosen.
  func adopt(_ action: UIAction) {
    self.action = action
    title = action.title.isEmpty ? nil : action.title
    image = action.image
  }
}
