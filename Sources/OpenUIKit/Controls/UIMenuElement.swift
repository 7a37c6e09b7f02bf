import Foundation

/// Something that a menu or a control can offer.
@MainActor
open class UIMenuElement: NSObject {
  let storedTitle: String
  let storedImage: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
    super.init()
  }

  /// The title.
  open var title: String { storedTitle }

  /// A second line that explains the title.
  open var subtitle: String?

  /// The image beside the title.
  open var image: UIImage? { storedImage }
}
