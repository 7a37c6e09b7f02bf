struct Message {
  enum Author { case me, other }
  let text: String
  let author: Author
}

final class BubbleCell: UITableViewCell {
  let bubbleView = UIView()
  let messageLabel = UILabel()
  private var leading: NSLayoutConstraint!
  private var trailing: NSLayoutConstraint!

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = .clear
    bubbleView.layer.cornerRadius = 16
    bubbleView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    bubbleView.translatesAutoresizingMaskIntoConstraints = false
    messageLabel.numberOfLines = 0
    messageLabel.font = .bubble
    messageLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubbleView)
    bubbleView.addSubview(messageLabel)
    leading = bubbleView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
    trailing = contentView.trailingAnchor.constraint(equalTo: bubbleView.trailingAnchor, constant: 12)
    NSLayoutConstraint.activate([
      bubbleView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubbleView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      bubbleView.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      messageLabel.topAnchor.constraint(equalTo: bubbleView.topAnchor, constant: 10),
      messageLabel.leadingAnchor.constraint(equalTo: bubbleView.leadingAnchor, constant: 14),
      messageLabel.trailingAnchor.constraint(equalTo: bubbleView.trailingAnchor, constant: -14),
      messageLabel.bottomAnchor.constraint(equalTo: bubbleView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(_ message: Message) {
    messageLabel.text = message.text
    let isMine = message.author == .me
    bubbleView.backgroundColor = isMine ? Theme.Color.brand : Theme.Color.bubble
    messageLabel.textColor = isMine ? .white : .label
    leading.isActive = false
    trailing.isActive = false
    (isMine ? trailing : leading)?.isActive = true
  }
}

class ChatViewController: UIViewController, UITableViewDataSource {
  var messages: [Message] = []
  let tableView = UITableView()
  private let composer = ComposerView()

  override func loadView() {
    let stack = UIStackView(arrangedSubviews: [tableView, composer])
    stack.axis = .vertical
    view = stack
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BubbleCell.self, forCellReuseIdentifier: "bubble")
    tableView.dataSource = self
    tableView.separatorStyle = .none
    tableView.allowsSelection = false
    composer.onSend = { [weak self] text in self?.append(Message(text: text, author: .me)) }
  }

  func append(_ message: Message) {
    messages.append(message)
    let indexPath = IndexPath(row: messages.count - 1, section: 0)
    tableView.insertRows(at: [indexPath], with: .automatic)
    tableView.scrollToRow(at: indexPath, at: .bottom, animated: false)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bubble", for: indexPath) as! BubbleCell
    cell.configure(messages[indexPath.row])
    return cell
  }
}

final class ComposerView: UIView {
  var onSend: ((String) -> Void)?
  let sendButton = UIButton(type: .system)
  private let placeholder = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    placeholder.text = "Message"
    placeholder.textColor = .placeholderText
    sendButton.setTitle("Send", for: .normal)
    sendButton.addAction(
      UIAction(title: "Send") { [weak self] _ in self?.onSend?("Hello") },
      for: .primaryActionTriggered
    )
    [placeholder, sendButton].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
    NSLayoutConstraint.activate([
      placeholder.leadingAnchor.constraint(equalToSystemSpacingAfter: leadingAnchor, multiplier: 2),
      placeholder.centerYAnchor.constraint(equalTo: centerYAnchor),
      sendButton.leadingAnchor.constraint(greaterThanOrEqualTo: placeholder.trailingAnchor, constant: 8),
      safeAreaLayoutGuide.trailingAnchor.constraint(
        equalToSystemSpacingAfter: sendButton.trailingAnchor,
        multiplier: 1
      ),
      sendButton.centerYAnchor.constraint(equalTo: placeholder.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 52)
  }
}
