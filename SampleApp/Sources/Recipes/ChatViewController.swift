import SnapshotNavigation
import UIKit

/// A chat: its input bar is an accessory view, in a window of its own, and moves with the screen.
///
/// Nothing has to be set for it. The controller is first responder while it's seen, which keeps the bar
/// at the bottom; a drag that is given up makes it first responder again.
final class ChatViewController: UIViewController {
  override var canBecomeFirstResponder: Bool { true }  // recipe
  override var inputAccessoryView: UIView? { input }  // recipe

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()  // recipe
  }

  // MARK: The demo

  // Frames are set by hand only because UIKit for Linux has no Auto Layout solver. Lay out your own
  // screen as you like.

  private let scrollView = UIScrollView()
  private var bubbles: [Bubble] = []
  private lazy var input = InputBar { [weak self] text in self?.add(text, isMine: true) }

  init() {
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    hidesBottomBarWhenPushed = true
    title = "Maya"
    navigationItem.largeTitleDisplayMode = .never
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    navigationItem.standardAppearance = appearance
    navigationItem.scrollEdgeAppearance = appearance
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .interactive
    view.addSubview(scrollView)
    add("Have you booked the train?", isMine: false)
    add("Tonight. The 8:40 or the 11:15?", isMine: true)
    add("The early one! Then we get there before lunch.", isMine: false)
    add("Two window seats?", isMine: true)
    add("Two window seats, and I bring the sandwiches.", isMine: false)
  }

  private func add(_ text: String, isMine: Bool) {
    let bubble = Bubble(text, isMine: isMine)
    bubbles.append(bubble)
    scrollView.addSubview(bubble)
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    scrollView.frame.size.height -= view.safeAreaInsets.bottom
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 0)
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var y: CGFloat = 16
    for bubble in bubbles {
      let size = bubble.sizeThatFits(
        CGSize(width: area.width * 0.8, height: .greatestFiniteMagnitude))
      let x = bubble.isMine == isRightToLeft ? area.minX : area.maxX - size.width
      bubble.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
      y += size.height + 8
    }
    scrollView.contentSize = CGSize(
      width: view.bounds.width, height: y + input.sizeThatFits(view.bounds.size).height)
  }
}

/// One message.
private final class Bubble: UIView {
  let isMine: Bool
  private let label = UILabel()

  init(_ text: String, isMine: Bool) {
    self.isMine = isMine
    super.init(frame: .zero)
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textColor = isMine ? .white : .label
    backgroundColor = isMine ? .systemIndigo : .secondarySystemBackground
    layer.cornerRadius = 18
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(CGSize(width: size.width - 28, height: size.height))
    return CGSize(width: text.width.rounded(.up) + 28, height: text.height.rounded(.up) + 18)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 14, dy: 9)
  }
}

/// A field and a button to send what's in it.
private final class InputBar: UIView {
  private let field = UITextField()
  private let button = UIButton(type: .system)
  private let send: (String) -> Void

  init(send: @escaping (String) -> Void) {
    self.send = send
    super.init(frame: .zero)
    frame.size.height = sizeThatFits(.zero).height
    backgroundColor = .secondarySystemBackground
    accessibilityIdentifier = "input-bar"
    field.borderStyle = .roundedRect
    field.placeholder = "Message"
    field.font = .preferredFont(forTextStyle: .body)
    field.accessibilityIdentifier = "message"
    let size = UIImage.SymbolConfiguration(pointSize: 26)
    button.setImage(UIImage(systemName: "arrow.up.circle", withConfiguration: size), for: .normal)
    button.tintColor = .systemIndigo
    button.accessibilityLabel = "Send"
    button.addAction(UIAction { [weak self] _ in self?.sendText() }, for: .touchUpInside)
    addSubview(field)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  private func sendText() {
    guard let text = field.text, !text.isEmpty else { return }
    field.text = nil
    send(text)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let line = UIFont.preferredFont(forTextStyle: .body).lineHeight
    return CGSize(width: size.width, height: (line + 34).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let area = bounds.inset(by: UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12))
    let height = sizeThatFits(bounds.size).height - 16
    field.frame = CGRect(
      x: isRightToLeft ? area.minX + 48 : area.minX, y: area.minY, width: area.width - 48,
      height: height)
    button.frame = CGRect(
      x: isRightToLeft ? area.minX : area.maxX - 44, y: area.minY, width: 44, height: height)
  }
}
