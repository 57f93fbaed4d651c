import PageStack
import SnapshotNavigation
import UIKit

/// A postcard whose back is pushed over it, a view over a plain view; a finger drags it down again.
final class PostcardViewController: UIViewController {
  private func turnCard() {
    if card.pageOver.isPushed {
      card.pageOver.pop(timing: .curve(duration: 0.25, .easeOut))  // recipe
    } else {
      card.pageOver.push(PostcardBack(), choreography: .rise)  // recipe
    }
  }

  // MARK: The demo

  // Frames are set by hand only because UIKit for Linux has no Auto Layout solver. Lay out your own
  // screen as you like.

  private let card: UIImageView
  private let caption = UILabel()
  private let turn = UIButton(configuration: .filled())

  init(pictures: [UIImage] = []) {
    card = UIImageView(image: pictures.first)
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  required init?(coder: NSCoder) {
    card = UIImageView()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    title = "Postcard"
    navigationItem.largeTitleDisplayMode = .never
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    card.backgroundColor = .systemTeal
    card.contentMode = .scaleAspectFill
    card.clipsToBounds = true
    card.layer.cornerRadius = 14
    card.isUserInteractionEnabled = true
    caption.text = "Santorini, the steps above the old harbor"
    caption.font = .preferredFont(forTextStyle: .subheadline)
    caption.adjustsFontForContentSizeCategory = true
    caption.textColor = .secondaryLabel
    caption.textAlignment = .center
    caption.numberOfLines = 0
    turn.configuration?.title = "Turn the card"
    turn.configuration?.cornerStyle = .large
    turn.accessibilityIdentifier = "postcard-write"
    turn.addAction(UIAction { [weak self] _ in self?.turnCard() }, for: .touchUpInside)
    for part in [card, caption, turn] { view.addSubview(part) }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
    let room = CGSize(width: area.width, height: .greatestFiniteMagnitude)
    let captionHeight = caption.sizeThatFits(room).height
    let buttonHeight = max(turn.sizeThatFits(room).height + 12, 48)
    let space = max(area.height - captionHeight - buttonHeight - 36, 100)
    let width = min(area.width, space / 0.7)
    card.frame = CGRect(
      x: area.midX - width / 2, y: area.minY, width: width, height: width * 0.7)
    caption.frame = CGRect(
      x: area.minX, y: card.frame.maxY + 16, width: area.width, height: captionHeight)
    turn.frame = CGRect(
      x: area.midX - min(area.width, 400) / 2, y: caption.frame.maxY + 20,
      width: min(area.width, 400), height: buttonHeight)
  }
}

/// What's written on the card: black on cream, also in dark mode, as paper is.
private final class PostcardBack: UIView {
  private let greeting = UILabel()
  private let address = UILabel()
  private let rule = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.98, green: 0.96, blue: 0.92, alpha: 1)
    rule.backgroundColor = UIColor(white: 0.8, alpha: 1)
    greeting.text = "Six hundred steps down to the water, and the donkeys know the way. Back soon!"
    address.text = "Maya Lind\n4 Harbor Row\nPortland"
    for label in [greeting, address] {
      label.font = .preferredFont(forTextStyle: .callout)
      label.adjustsFontForContentSizeCategory = true
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      label.textColor = .black
      label.numberOfLines = 8
      addSubview(label)
    }
    addSubview(rule)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (text, other) = bounds.insetBy(dx: 18, dy: 18)
      .divided(atDistance: bounds.width / 2 - 18, from: .minXEdge)
    greeting.frame = text.insetBy(dx: 4, dy: 0)
    rule.frame = CGRect(x: bounds.midX, y: text.minY, width: 1, height: text.height)
    address.frame = other.insetBy(dx: 14, dy: 0)
  }
}
