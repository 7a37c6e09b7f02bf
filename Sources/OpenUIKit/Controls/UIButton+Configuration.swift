import Foundation

extension UIButton {
  /// The content of a button and how it looks.
  ///
  ///     var configuration = UIButton.Configuration.filled()
  ///     configuration.title = "Sign Up"
  ///     let button = UIButton(configuration: configuration)
  nonisolated public struct Configuration {
    /// What the desktop's button looks like.
    enum Look: Equatable, Sendable {
      case plain
      case gray
      case tinted
      case filled
    }

    let look: Look

    /// A button without background until the pointer is over it.
    public static func plain() -> Configuration { Configuration(look: .plain) }
    /// A button without background until the pointer is over it.
    public static func borderless() -> Configuration { Configuration(look: .plain) }
    /// A button on gray: the desktop's ordinary button.
    public static func gray() -> Configuration { Configuration(look: .gray) }
    /// A button on gray: the desktop's ordinary button.
    public static func bordered() -> Configuration { Configuration(look: .gray) }
    /// A button on a light shade of the accent.
    public static func tinted() -> Configuration { Configuration(look: .tinted) }
    /// A button on a light shade of the accent.
    public static func borderedTinted() -> Configuration { Configuration(look: .tinted) }
    /// A button on the accent: the desktop's suggested action.
    public static func filled() -> Configuration { Configuration(look: .filled) }
    /// A button on the accent: the desktop's suggested action.
    public static func borderedProminent() -> Configuration { Configuration(look: .filled) }

    /// The title.
    public var title: String?

    /// The image.
    public var image: UIImage?

    /// On which side of the title the image stands; the leading one by default.
    public var imagePlacement = NSDirectionalRectEdge.leading

    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0

    /// The distance between content and edges, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

    /// The colour of title and template image; `nil` for that of the look.
    public var baseForegroundColor: UIColor?

    /// Whether a turning wheel takes the place of the image.
    public var showsActivityIndicator = false

    /// Goes back to the default of `contentInsets`.
    public mutating func setDefaultContentInsets() {
      contentInsets = Configuration(look: look).contentInsets
    }

    private init(look: Look) {
      self.look = look
    }

    init(look: Look, title: String?, image: UIImage?) {
      self.look = look
      self.title = title
      self.image = image
    }
  }
}
