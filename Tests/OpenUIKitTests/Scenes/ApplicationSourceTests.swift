import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Sources written for iOS", .serialized)
@MainActor
struct ApplicationSourceTests {
  @Test("A contacts list sizes its rows by their texts, and its buttons report their row")
  func contacts() async throws {
    let note = "First programmer, who saw that an engine may do more than sums, and wrote it down in a long note."
    let controller = ContactsViewController(contacts: [
      Contact(name: "Ada Lovelace", note: note), Contact(name: "Alan Turing", note: nil),
      Contact(name: "Grace Hopper", note: "Compilers"),
    ])
    let scene = Scene(UINavigationController(rootViewController: controller))
    let table = controller.tableView
    #expect(table.frame == controller.view.bounds)
    let cells = table.visibleCells.compactMap { $0 as? ContactCell }
    try #require(cells.count == 3)
    for cell in cells {
      let margins = cell.contentView.layoutMargins
      let avatar = cell.avatarView.frame(in: cell.contentView)
      #expect(avatar.size == CGSize(width: 40, height: 40))
      #expect(avatar.minX == margins.left)
      #expect(abs(avatar.midY - cell.contentView.bounds.midY) <= 0.5)
      #expect(cell.avatarView.layer.cornerRadius == 20)
      #expect(cell.nameLabel.frame(in: cell.contentView).minX == margins.left + 52)
      let label = cell.initialsLabel.frame(in: cell.avatarView)
      #expect(abs(label.midX - 20) <= 0.5 && abs(label.midY - 20) <= 0.5)
    }
    let line = cells[0].noteLabel.font.lineHeight
    #expect(cells[0].noteLabel.bounds.height >= 2 * line.rounded(.down), "the note wraps")
    let height0 = cells[0].nameLabel.bounds.height + 4 + cells[0].noteLabel.bounds.height
    let margins = cells[0].contentView.layoutMargins
    #expect(abs(cells[0].contentView.bounds.height - (height0 + margins.top + margins.bottom)) <= 1)
    #expect(abs(cells[1].contentView.bounds.height - (40 + margins.top + margins.bottom)) <= 1)
    let button = try #require(cells[2].all(UIButton.self).first)
    scene.tap(button)
    button.sendActions(for: .touchUpInside)
    #expect(controller.calls.last == "Grace Hopper")
    try await scene.draw("contacts")
    scene.close()
  }

  @Test("A settings screen shows all cell styles and accessories, and reports taps")
  func settings() async throws {
    let controller = SettingsViewController()
    let scene = Scene(UINavigationController(rootViewController: controller))
    let table = try #require(controller.tableView)
    #expect(table.numberOfSections == 3)
    #expect(table.visibleCells.count == 7)
    let subtitle = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let title = try #require(subtitle.textLabel)
    let detail = try #require(subtitle.detailTextLabel)
    #expect(title.frame.minX == detail.frame.minX && title.frame.maxY <= detail.frame.minY)
    let value1 = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
    let value1Title = try #require(value1.textLabel)
    let value1Detail = try #require(value1.detailTextLabel)
    #expect(value1Title.frame.maxX <= value1Detail.frame.minX)
    #expect(abs(value1Title.frame.midY - value1Detail.frame.midY) <= 1)
    let toggle = try #require(table.cellForRow(at: IndexPath(row: 4, section: 1))?.accessoryView as? UISwitch)
    #expect(toggle.frame.width > 20)
    toggle.setOn(true, animated: false)
    toggle.sendActions(for: .valueChanged)
    #expect(controller.log == ["notifications true"])
    #expect(scene.window.all(UILabel.self).contains { $0.text?.lowercased() == "general" })
    #expect(scene.window.all(UILabel.self).contains { $0.text == "All rights reserved." })
    try await scene.draw("settings")
    scene.close()
  }

  @Test("Chat bubbles keep to three quarters of the width and to their side")
  func chat() async throws {
    let controller = ChatViewController()
    controller.messages = [
      Message(text: "Hi", author: .other),
      Message(text: String(repeating: "A long message that wraps. ", count: 8), author: .me),
      Message(text: "مرحبا بالعالم 👋🏽", author: .other),
      Message(text: "", author: .me),
      Message(text: "one\ntwo\n\nfour", author: .other),
    ]
    let scene = Scene(controller)
    let cells = controller.tableView.visibleCells.compactMap { $0 as? BubbleCell }
    try #require(cells.count == 5)
    for (cell, message) in zip(cells, controller.messages) {
      let width = cell.contentView.bounds.width
      let bubble = cell.bubbleView.frame
      #expect(bubble.width <= width * 0.75 + 0.5)
      if message.author == .me {
        #expect(abs(bubble.maxX - (width - 12)) <= 0.5)
      } else {
        #expect(bubble.minX == 12)
      }
      #expect(cell.messageLabel.frame.origin == CGPoint(x: 14, y: 10))
      #expect(abs(bubble.height - cell.messageLabel.frame.height - 20) <= 0.5)
      #expect(abs(cell.contentView.bounds.height - bubble.height - 8) <= 0.5)
    }
    #expect(abs(cells[1].bubbleView.frame.width - cells[1].contentView.bounds.width * 0.75) <= 8)
    #expect(cells[0].bubbleView.frame.width < 70)
    let stack = try #require(controller.view as? UIStackView)
    #expect(stack.arrangedSubviews[1].frame.height == 52)
    #expect(stack.arrangedSubviews[0].frame.height == stack.bounds.height - 52)
    for index in 0..<30 { controller.append(Message(text: "Message \(index)", author: index % 3 == 0 ? .me : .other)) }
    scene.window.layoutIfNeeded()
    let last = try #require(controller.tableView.cellForRow(at: IndexPath(row: 34, section: 0)))
    #expect(abs(last.frame.maxY - controller.tableView.bounds.maxY) <= 1, "the newest message is at the bottom")
    try await scene.draw("chat")
    scene.close()
  }

  @Test("A form enables its button, shows a hidden row, and follows a custom control")
  func form() async throws {
    let controller = FormViewController()
    let scene = Scene(UINavigationController(rootViewController: controller))
    let stack = try #require(controller.submitButton.superview as? UIStackView)
    #expect(stack.frame.width == controller.view.bounds.width)
    #expect(controller.submitButton.frame.minX == 16)
    #expect(controller.submitButton.frame.maxX == stack.bounds.width - 16)
    #expect(!controller.submitButton.isEnabled)
    let rows = stack.arrangedSubviews
    #expect(rows[0].frame.minY == 20)
    #expect(rows[2].frame.minY == rows[0].frame.maxY + 12, "a hidden row takes no space")
    #expect(rows[4].frame.minY == rows[3].frame.maxY + 24, "custom spacing")
    #expect(controller.ratingControl.frame.maxX == rows[3].bounds.width)
    #expect(controller.ratingControl.bounds.size == CGSize(width: 220, height: 44))
    controller.newsletterSwitch.isOn = true
    controller.newsletterSwitch.sendActions(for: .valueChanged)
    #expect(rows[1].frame.minY == rows[0].frame.maxY + 12)
    #expect(rows[2].frame.minY == rows[1].frame.maxY + 12)
    controller.termsSwitch.isOn = true
    controller.termsSwitch.sendActions(for: .valueChanged)
    #expect(controller.submitButton.isEnabled)
    let star = controller.ratingControl.subviews[3]
    let point = star.convert(CGPoint(x: 10, y: 10), to: nil)
    scene.window.touchBegan(at: point)
    #expect(controller.ratingControl.isTracking)
    #expect(controller.ratingControl.isHighlighted)
    #expect(controller.ratingControl.rating == 4)
    scene.window.touchMoved(to: CGPoint(x: point.x - 88, y: point.y))
    scene.window.touchEnded(at: CGPoint(x: point.x - 88, y: point.y))
    #expect(controller.observedRatings == [4, 2])
    #expect(!controller.ratingControl.isTracking)
    #expect(!controller.ratingControl.isHighlighted)
    controller.submitButton.sendActions(for: .touchUpInside)
    #expect(controller.submissions == 1)
    #expect(controller.spinner.isAnimating)
    try await scene.draw("form")
    scene.close()
  }

  @Test("A sectioned list has headers of its own and takes batch updates")
  func library() async throws {
    let controller = LibraryViewController(shelves: [
      .init(name: "Classics", books: ["Emma", "Ulysses", "Middlemarch"]),
      .init(name: "Science", books: ["Cosmos", "Silent Spring"]),
    ])
    let scene = Scene(UINavigationController(rootViewController: controller))
    let table = try #require(controller.tableView)
    func texts() -> [String] {
      table.layoutIfNeeded()
      return table.visibleCells.compactMap { ($0 as? LabelCell)?.content.text }
    }
    #expect(texts() == ["Emma", "Ulysses", "Middlemarch", "Cosmos", "Silent Spring"])
    let header = try #require(table.headerView(forSection: 0) as? SectionHeaderView)
    #expect(header.titleLabel.text == "Classics")
    #expect(header.titleLabel.frame(in: header.contentView).minX == 16)
    #expect(header.titleLabel.frame(in: header.contentView).minY == 12)
    #expect(abs(header.frame.height - (header.titleLabel.frame.height + 20)) <= 1)
    #expect(abs(header.countLabel.frame(in: header.contentView).maxX - (header.contentView.bounds.width - 16)) <= 0.5)
    controller.moveBook(from: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1))
    #expect(texts() == ["Ulysses", "Middlemarch", "Cosmos", "Emma", "Silent Spring"])
    var finished: Bool?
    controller.replace(with: ["Middlemarch", "Dracula", "Persuasion"], onShelf: 0) { finished = $0 }
    #expect(texts() == ["Middlemarch", "Dracula", "Persuasion", "Cosmos", "Emma", "Silent Spring"])
    try await waitFor("the batch to end") { finished == true }
    controller.addShelf(.init(name: "New", books: ["Atlas"]), at: 1)
    #expect(texts() == ["Middlemarch", "Dracula", "Persuasion", "Atlas", "Cosmos", "Emma", "Silent Spring"])
    controller.toggleShelf(0)
    #expect(texts() == ["Atlas", "Cosmos", "Emma", "Silent Spring"])
    #expect(table.footerView(forSection: 0) == nil)
    try await scene.draw("library")
    scene.close()
  }

  @Test("A container passes appearance to the child that it shows")
  func container() async throws {
    var log: [String] = []
    let pages = ["A", "B"].map { LoggingViewController(name: $0) }
    for page in pages { page.log = { log.append($0) } }
    let container = SegmentContainerViewController(pages: pages)
    let scene = Scene(UINavigationController(rootViewController: container))
    #expect(
      log == ["A willMove in", "A viewDidLoad", "A didMove in", "A viewWillAppear", "A viewDidAppear"]
    )
    #expect(pages[0].view.frame == CGRect(x: 0, y: 0, width: 390, height: container.view.bounds.height - 50))
    log = []
    container.select(1)
    #expect(
      log == [
        "A willMove out", "A viewWillDisappear moving", "A viewDidDisappear moving", "A didMove out",
        "B willMove in", "B viewDidLoad", "B viewWillAppear moving", "B viewDidAppear moving", "B didMove in",
      ]
    )
    #expect(pages[0].viewIfLoaded?.superview == nil && pages[0].parent == nil)
    #expect(pages[1].view.bounds.height == container.view.bounds.height - 50)
    scene.window.frame.size = CGSize(width: 390, height: 600)
    try await scene.draw("container")
    #expect(pages[1].view.bounds.height == container.view.bounds.height - 50, "the mask follows")
    scene.close()
  }

  @Test("A navigation flow walks forward by its coordinator and back by its bar")
  func coordinator() async throws {
    let navigation = UINavigationController()
    let coordinator = OnboardingCoordinator(navigationController: navigation)
    coordinator.start()
    let scene = Scene(navigation)
    let first = try #require(navigation.topViewController as? OnboardingStepViewController)
    first.continueButton.sendActions(for: .touchUpInside)
    try await waitFor("the second step") { coordinator.shown.last == "Step 2" }
    let second = try #require(navigation.topViewController as? OnboardingStepViewController)
    #expect(second.view.window === scene.window)
    #expect(first.view.superview == nil)
    #expect(abs(second.continueButton.center.x - second.view.bounds.midX) <= 0.5)
    second.continueButton.sendActions(for: .touchUpInside)
    try await waitFor("the third step") { coordinator.shown.last == "Step 3" }
    coordinator.restart()
    #expect(coordinator.shown == ["Step 1", "Step 2", "Step 3", "Step 1"])
    #expect(navigation.viewControllers.count == 1)
    try await scene.draw("coordinator")
    scene.close()
  }

  @Test("A profile page nests a sideways scroll view in one that scrolls down")
  func profile() async throws {
    let controller = ProfileViewController()
    let scene = Scene(UINavigationController(rootViewController: controller), size: CGSize(width: 390, height: 400))
    #expect(controller.contentStack.frame.origin == .zero)
    #expect(controller.contentStack.frame.width == 390)
    #expect(controller.scrollView.contentSize == controller.contentStack.frame.size)
    #expect(controller.scrollView.contentSize.height > controller.scrollView.bounds.height)
    #expect(controller.headerView.frame == CGRect(x: 0, y: 0, width: 390, height: 180))
    #expect(controller.avatarView.frame == CGRect(x: 150, y: 20, width: 90, height: 90))
    #expect(controller.avatarView.layer.cornerRadius == 45)
    #expect(controller.nameLabel.frame.minY == 122)
    let stats = controller.statsStack.arrangedSubviews
    #expect(stats.map(\.frame.width) == [130, 130, 130])
    #expect(controller.statsStack.frame.minY == 196)
    #expect(controller.tagsScrollView.contentSize.width > 390)
    #expect(controller.tagsScrollView.contentSize.height == controller.tagsScrollView.bounds.height)
    #expect(controller.bioLabel.frame.minX == 20)
    #expect(controller.bioLabel.frame.width == 350)
    #expect(controller.bioLabel.frame.height > 40)
    try await scene.draw("profile")
    scene.close()
  }

  @Test("One layout is the same in anchors, attributes and visual formats")
  func spellings() {
    for view in [AnchorTwoColumnView(), AttributeTwoColumnView(), FormatTwoColumnView()] as [TwoColumnView] {
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 240)
      view.layoutIfNeeded()
      #expect(view.header.frame == CGRect(x: 10, y: 10, width: 300, height: 60), "\(type(of: view))")
      #expect(view.left.frame == CGRect(x: 10, y: 78, width: 96, height: 152), "\(type(of: view))")
      #expect(view.right.frame == CGRect(x: 114, y: 78, width: 196, height: 152), "\(type(of: view))")
    }
  }

  @Test("Views that lay out, size and hit-test themselves do so")
  func customViews() async throws {
    let root = UIViewController()
    let scene = Scene(root)
    let flow = FlowView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    for width in [40, 40, 40, 100, 10] {
      flow.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)))
    }
    root.view.addSubview(flow)
    scene.window.layoutIfNeeded()
    #expect(
      flow.subviews.map(\.frame.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 48, y: 0), CGPoint(x: 0, y: 28), CGPoint(x: 0, y: 56), CGPoint(x: 0, y: 84),
      ]
    )
    #expect(flow.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: 104))
    flow.sizeToFit()
    #expect(flow.bounds.size == CGSize(width: 100, height: 104))

    let badge = BadgeView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(badge)
    badge.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 300).isActive = true
    badge.leadingAnchor.constraint(equalTo: root.view.leadingAnchor).isActive = true
    badge.count = 1
    scene.window.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 0, y: 300, width: 20, height: 20))
    badge.count = 1000
    scene.window.layoutIfNeeded()
    #expect(badge.frame.width > 25 && badge.frame.height == 20)
    #expect(badge.layer.cornerRadius == 10)
    #expect(badge.subviews[0].frame == badge.bounds)

    let overlay = PassthroughView(frame: root.view.bounds)
    let small = SmallButton(frame: CGRect(x: 200, y: 200, width: 20, height: 20))
    overlay.addSubview(small)
    root.view.addSubview(overlay)
    #expect(root.view.hitTest(CGPoint(x: 190, y: 190), with: nil) === small)
    #expect(root.view.hitTest(CGPoint(x: 187, y: 190), with: nil) === root.view)
    #expect(root.view.hitTest(CGPoint(x: 5, y: 305), with: nil) === root.view, "the badge takes no events")

    let card = CardView()
    card.translatesAutoresizingMaskIntoConstraints = false
    card.contentView.constrainSize(50)
    root.view.addSubview(card)
    card.topAnchor.constraint(equalTo: badge.bottomAnchor, constant: 10).isActive = true
    card.centerXAnchor.constraint(equalTo: root.view.centerXAnchor).isActive = true
    scene.window.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 158, y: 330, width: 74, height: 74))
    let padded = PaddedLabel()
    padded.text = "Padded"
    padded.backgroundColor = .systemYellow
    let plain = UILabel()
    plain.text = "Padded"
    let size = plain.intrinsicContentSize
    #expect(padded.intrinsicContentSize == CGSize(width: size.width + 20, height: size.height + 8))
    padded.frame = CGRect(origin: CGPoint(x: 20, y: 450), size: padded.intrinsicContentSize)
    root.view.addSubview(padded)
    try await scene.draw("custom")
    scene.close()
  }

  @Test("An app delegate opens its window at launch")
  func appDelegate() async throws {
    let delegate = AppDelegate()
    #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
    let window = try #require(delegate.window)
    #expect(window.isKeyWindow && !window.isHidden)
    #expect(window.rootViewController is UINavigationController)
    #expect(window.rootViewController?.view.tintColor == Theme.Color.brand)
    window.isHidden = true
  }

  @Test("Colours made by extensions resolve by appearance")
  func theme() {
    #expect(Theme.Color.brand.hexString == "#3478F6")
    let dark = Theme.Color.bubble.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    let light = Theme.Color.bubble.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(dark == UIColor(white: 0.2, alpha: 1))
    #expect(light == UIColor(white: 0.9, alpha: 1))
    #expect(UIFont.title().pointSize == 20)
  }
}
