import Foundation

@testable import OpenUIKit

/// A view with a content size that a test chooses.
@MainActor
final class ContentView: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

/// A text of words that are 40 points wide and 20 high, without spaces between, broken into lines where need be.
@MainActor
final class WordsView: UIView {
  var words: Int {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ words: Int) {
    self.words = words
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: words * 40, height: 20) }

  override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    let perLine = max(1, Int(width / 40))
    return CGFloat((words + perLine - 1) / perLine * 20)
  }

  override func intrinsicWidth(forWidth width: CGFloat) -> CGFloat? {
    CGFloat(min(words, max(1, Int(width / 40))) * 40)
  }

  override var baselineOffsets: BaselineOffsets? { BaselineOffsets(firstFromTop: 15, lastFromBottom: 5) }
}

/// A view without a content size, placed by constraints.
@MainActor
func box(in superview: UIView? = nil) -> UIView {
  let view = UIView(frame: .zero)
  view.translatesAutoresizingMaskIntoConstraints = false
  superview?.addSubview(view)
  return view
}

/// A root of a given size.
@MainActor
func root(_ width: CGFloat, _ height: CGFloat) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

extension UIView {
  /// Makes the constraints active and lays out the tree of this view.
  @MainActor
  func layOut(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
    var view = self
    while let superview = view.superview { view = superview }
    view.layoutIfNeeded()
  }

  /// The constraints that put this view at its superview's edges.
  @MainActor
  func fill(_ view: UIView, inset: CGFloat = 0) -> [NSLayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset),
      topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -inset),
    ]
  }
}

/// Collects the reports of constraints that contradict each other while `body` runs.
@MainActor
func conflictReports(during body: () -> Void) -> [String] {
  let old = LayoutEngine.report
  defer { LayoutEngine.report = old }
  var reports: [String] = []
  LayoutEngine.report = { reports.append($0) }
  body()
  return reports
}

@MainActor
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
