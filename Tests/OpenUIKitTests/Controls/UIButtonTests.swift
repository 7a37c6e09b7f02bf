import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Buttons", .serialized)
@MainActor
struct UIButtonTests {
  init() { _ = GTKStartup.done }

  private func icon(_ side: Int = 16) throws -> UIImage {
    try #require(UIImage(data: try ResourceFolder.png(width: side, height: side, RGBA(1, 0, 0))))
  }

  @Test("The title for a state is its own, else that of the normal state")
  func titles() {
    let button = UIButton(type: .system)
    button.setTitle("Off", for: .normal)
    button.setTitle("On", for: .selected)
    #expect(button.title(for: .normal) == "Off" && button.title(for: .highlighted) == "Off")
    #expect(button.titleLabel?.text == "Off")
    button.isSelected = true
    #expect(button.currentTitle == "On" && button.titleLabel?.text == "On")
    button.setTitle(nil, for: .selected)
    #expect(button.currentTitle == "Off" && button.titleLabel?.text == "Off")
  }

  @Test("The color of the title follows the state and the tint")
  func titleColors() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.tintColor = .purple
    #expect(button.titleLabel?.textColor == .purple)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.green, for: .disabled)
    #expect(button.titleLabel?.textColor == .red)
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .green)
    #expect(UIButton(type: .custom).currentTitleColor == .white)
  }

  @Test("Activating the desktop's button sends its events once")
  func press() async throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    var log: [String] = []
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in log.append("primary") })
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
    button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    window.addSubview(button)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    try await nextFrame(of: window.gtkWindow)
    gtk_widget_activate(try #require(button.nativeWidget))
    try await waitFor("the press") { log.count >= 2 }
    #expect(log == ["primary", "up"])
    #expect(button.currentTitle == "Go")
  }

  @Test("A disabled button cannot be pressed")
  func disabled() throws {
    let button = UIButton(type: .system)
    button.isEnabled = false
    #expect(gtk_widget_get_sensitive(try #require(button.nativeWidget)) == 0)
    button.isEnabled = true
    #expect(gtk_widget_get_sensitive(try #require(button.nativeWidget)) != 0)
  }

  @Test("The intrinsic size is that of title, image, padding and insets")
  func intrinsicSize() throws {
    let title = UILabel()
    title.text = "Title"
    title.font = .systemFont(ofSize: 17)
    let text = title.intrinsicContentSize
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize == CGSize(width: text.width + 24, height: text.height + 14))
    configuration.image = try icon(16)
    configuration.imagePadding = 5
    button.configuration = configuration
    #expect(button.intrinsicContentSize == CGSize(width: text.width + 24 + 21, height: text.height + 14))
    configuration.imagePlacement = .top
    configuration.contentInsets = .zero
    button.configuration = configuration
    #expect(button.intrinsicContentSize == CGSize(width: max(text.width, 16), height: text.height + 21))
  }

  @Test("Another font of the title makes another size")
  func titleFont() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    button.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    button.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    view.layoutIfNeeded()
    let before = button.frame.size
    button.titleLabel?.font = .systemFont(ofSize: 40)
    view.layoutIfNeeded()
    #expect(button.frame.width > before.width * 1.5 && button.frame.height > before.height * 1.5)
    #expect(button.frame.size == button.intrinsicContentSize)
  }

  @Test("Title and image stand side by side in the middle, mirrored from right to left")
  func layout() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.image = try icon(16)
    configuration.imagePadding = 4
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    button.layoutIfNeeded()
    let (image, title) = (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
    #expect(title.minX == image.maxX + 4)
    #expect(abs((image.minX + title.maxX) / 2 - 100) <= 1)
    #expect(abs(title.midY - 25) <= 1 && abs(image.midY - 25) <= 1)
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == button.titleLabel.map { $0.frame.maxX + 4 })
  }

  @Test("A title that is too long gives way and the image does not")
  func tooLong() throws {
    let button = UIButton(type: .system)
    button.setTitle("A title that is far too long for its button", for: .normal)
    button.setImage(try icon(16), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.width == 16)
    #expect(button.titleLabel?.frame.maxX == 100)
    #expect(button.titleLabel?.frame.width == 84)
  }

  @Test("Content alignment moves the content")
  func contentAlignment() throws {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    button.contentHorizontalAlignment = .leading
    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.origin == .zero)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.maxX == 196)
    #expect(button.titleLabel?.frame.maxY == 57)
  }

  @Test("The look of a configuration is the desktop's")
  func looks() throws {
    func classes(_ configuration: UIButton.Configuration?, role: UIButton.Role = .normal) throws -> Set<String> {
      let button = UIButton(type: .system)
      button.configuration = configuration
      button.role = role
      let widget = try #require(button.nativeWidget)
      return Set(
        ["flat", "suggested-action", "destructive-action", "tinted"].filter {
          gtk_widget_has_css_class(widget, $0) != 0
        }
      )
    }
    #expect(try classes(nil) == ["flat"])
    #expect(try classes(.plain()) == ["flat"])
    #expect(try classes(.gray()) == [])
    #expect(try classes(.tinted()) == ["tinted"])
    #expect(try classes(.filled()) == ["suggested-action"])
    #expect(try classes(.filled(), role: .destructive) == ["destructive-action"])
  }

  @Test("A handler may change the configuration with the state")
  func updateHandler() {
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isEnabled ? "Sign Up" : "Fill in all fields" }
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Sign Up")
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Fill in all fields")
  }

  @Test("An activity indicator takes the place of the image")
  func activity() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Sign Up"
    let button = UIButton(configuration: configuration)
    let before = button.intrinsicContentSize
    configuration.showsActivityIndicator = true
    button.configuration = configuration
    #expect(button.intrinsicContentSize.width == before.width + 20)
    let indicator = try #require(button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
    #expect(indicator.isAnimating && !indicator.isHidden)
    configuration.showsActivityIndicator = false
    button.configuration = configuration
    #expect(indicator.isHidden)
    #expect(button.intrinsicContentSize == before)
  }

  @Test("Assistive technologies find a button with its title")
  func accessibility() throws {
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    let native = OpaquePointer(try #require(button.nativeWidget))
    #expect(gtk_test_accessible_has_role(native, GTK_ACCESSIBLE_ROLE_BUTTON) != 0)
    #expect(gtk_test_accessible_has_property(native, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0)
    #expect(button.accessibilityLabel == "Send")
    button.accessibilityLabel = "Send message"
    button.setTitle("Sent", for: .normal)
    #expect(button.accessibilityLabel == "Send message")
  }

  @Test("A button that is let go frees its widget")
  func lifetime() {
    let probe = WidgetProbe()
    do {
      let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in })
      button.configuration?.showsActivityIndicator = true
      probe.watch(button.gtkWidget)
    }
    #expect(probe.alive == 0)
  }
}
