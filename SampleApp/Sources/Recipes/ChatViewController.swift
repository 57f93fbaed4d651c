import SnapshotNavigation
import UIKit

/// A chat: its input bar is an accessory view, in a window of its own, and moves with the screen.
///
/// Nothing has to be set for it. The controller is first responder while it's seen, which keeps the bar
/// at the bottom; a drag that is given up makes it first responder again.
final class ChatViewController: Screen {
  private let messages = UILabel(
    paragraphs: [
      "Maya: Have you booked?", "You: Tonight. Drag me back, and watch the input bar.",
      "Maya: It comes along!",
    ])
  private let input = InputBar(frame: CGRect(x: 0, y: 0, width: 0, height: 56))

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { input }

  init() {
    super.init(bar: .opaque, title: "Maya")
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(messages)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (left, width) = view.column()
    view.place(
      messages, x: left, y: view.safeAreaInsets.top + 24, width: width,
      height: messages.height(fitting: width))
  }
}

/// A field on a ground of its own.
private final class InputBar: UIView {
  private let field = UITextField(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Tone.brand.color
    accessibilityIdentifier = "input-bar"
    field.backgroundColor = .systemBackground
    field.borderStyle = .roundedRect
    field.placeholder = "Message"
    field.accessibilityIdentifier = "message"
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = CGRect(x: 12, y: 8, width: bounds.width - 24, height: 40)
  }
}
