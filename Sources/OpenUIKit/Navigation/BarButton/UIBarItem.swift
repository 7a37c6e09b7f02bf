import Foundation

/// Something that stands in a bar.
@MainActor
open class UIBarItem: NSObject {
  /// Called when what the bar shows of the item changed.
  final var changed: (() -> Void)?

  public override init() {
    super.init()
  }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The title.
  open var title: String? {
    didSet { if title != oldValue { changed?() } }
  }

  /// The image, which is shown instead of the title.
  open var image: UIImage? {
    didSet { if image != oldValue { changed?() } }
  }

  /// Whether a person can choose the item.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { changed?() } }
  }

  /// A number with which the app marks the item.
  open var tag = 0
}
