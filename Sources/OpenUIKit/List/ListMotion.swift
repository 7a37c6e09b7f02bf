import Foundation

/// The movement of the views of a list towards their final frames.
///
/// Frames are final at once; what moves is only how far from them, and how opaque, views are drawn. A later batch takes
/// over the views that it moves from where they are.
@MainActor
final class ListMotion {
  /// One view's way.
  struct Path {
    var view: UIView
    /// How far from its frame the view starts, in points.
    var startOffset: CGPoint = .zero
    /// How far from its frame the view ends, in points; zero for what stays.
    var endOffset: CGPoint = .zero
    /// The size in which the view is drawn at first, in points; nil for that of its bounds, which it has at the end.
    var startSize: CGSize?
    var startAlpha: CGFloat = 1
    /// The opacity at the end; 0 for what goes away.
    var endAlpha: CGFloat = 1
    /// Called when the way of what goes away is done.
    var arrival: (() -> Void)?
    /// What goes away takes no events on its way; this is whether it did before.
    var wasInteractive: Bool?

    /// Whether the view stands where it is, as it is.
    var isStill: Bool {
      startOffset == .zero && endOffset == .zero && startSize == nil && startAlpha == 1 && endAlpha == 1
    }

    /// The same way of a view that belongs to this one.
    func accompanied(by view: UIView) -> Path {
      var path = self
      path.view = view
      path.startSize?.width = view.bounds.width
      path.arrival = nil
      return path
    }
  }

  private final class Run {
    var paths: [ObjectIdentifier: Path]
    var animation: FrameAnimation?
    let completion: () -> Void

    init(paths: [ObjectIdentifier: Path], completion: @escaping () -> Void) {
      self.paths = paths
      self.completion = completion
    }
  }

  private var runs: [Run] = []

  var isRunning: Bool { !runs.isEmpty }

  /// Whether a view is on its way.
  func moves(_ view: UIView) -> Bool {
    runs.contains { $0.paths[ObjectIdentifier(view)] != nil }
  }

  /// Starts moving views.
  ///
  /// - Parameters:
  ///   - paths: The ways; an older way of the same view is given up, without its arrival when the view stays.
  ///   - list: The list whose frame clock beats.
  ///   - duration: In seconds.
  ///   - completion: Called once when all have arrived.
  func start(_ paths: [Path], in list: UIView, duration: Double, completion: @escaping () -> Void) {
    for path in paths { release(path.view) }
    let paths = paths.map { path in
      guard path.endAlpha == 0 || path.arrival != nil else { return path }
      var path = path
      path.wasInteractive = path.view.isUserInteractionEnabled
      path.view.isUserInteractionEnabled = false
      return path
    }
    let run = Run(
      paths: Dictionary(paths.map { (ObjectIdentifier($0.view), $0) }, uniquingKeysWith: { $1 }),
      completion: completion
    )
    runs.append(run)
    for path in paths { ListMotion.place(path, at: 0) }
    run.animation = FrameAnimation(widget: list.gtkWidget, duration: duration) { [weak run] progress in
      run?.paths.values.forEach { ListMotion.place($0, at: progress) }
    } completion: { [weak self, weak run] in
      guard let self, let run else { return }
      finish(run)
    }
  }

  /// Takes a view out of its motion and draws it where its frame says.
  func release(_ view: UIView) {
    for run in runs {
      guard let path = run.paths.removeValue(forKey: ObjectIdentifier(view)) else { continue }
      ListMotion.end(path)
    }
    view.renderOffset = .zero
    view.renderSize = nil
    view.renderAlpha = 1
  }

  /// Ends all motions now, with their arrivals and completions.
  func settle() {
    while let run = runs.first {
      run.animation?.cancel()
      finish(run)
    }
  }

  private func finish(_ run: Run) {
    runs.removeAll { $0 === run }
    run.animation = nil
    for path in run.paths.values {
      ListMotion.end(path)
      path.arrival?()
    }
    run.completion()
  }

  private static func end(_ path: Path) {
    path.view.renderOffset = .zero
    path.view.renderSize = nil
    path.view.renderAlpha = 1
    if let wasInteractive = path.wasInteractive { path.view.isUserInteractionEnabled = wasInteractive }
  }

  private static func place(_ path: Path, at progress: CGFloat) {
    path.view.renderOffset = CGPoint(
      x: path.startOffset.x + (path.endOffset.x - path.startOffset.x) * progress,
      y: path.startOffset.y + (path.endOffset.y - path.startOffset.y) * progress
    )
    if let start = path.startSize {
      let end = path.view.bounds.size
      path.view.renderSize = CGSize(
        width: start.width + (end.width - start.width) * progress,
        height: start.height + (end.height - start.height) * progress
      )
    }
    path.view.renderAlpha = path.startAlpha + (path.endAlpha - path.startAlpha) * progress
  }
}
