import SnapshotNavigation
import UIKit

/// An editor pushed over a plain view, in two lines: its back rises over it.
final class PostcardViewController: UIViewController {
  private let card = LandscapeView(Place.santorini.landscape)
  private let hint = UILabel(
    "The card is a plain view. Its back is pushed over it, and a finger draws it down again.",
    font: .systemFont(ofSize: 15), color: .secondaryLabel)
  private let turn = UIButton.capsule("", fill: Tone.brand.color, text: .white)

  private func turnCard() {
    if card.pageOver.isPushed {
      card.pageOver.pop(timing: .curve(duration: 0.25, .easeOut))
    } else {
      let back = PostcardBack(to: "Maya", text: "Wish you were here.")
      card.pageOver.push(back, choreography: .rise)
    }
  }

  // MARK: The rest

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Postcard"
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = .systemGroupedBackground
    card.isUserInteractionEnabled = true
    card.layer.cornerRadius = 14
    for part in [card, hint, turn] { view.addSubview(part) }
    turn.setTitle("Turn the card", for: .normal)
    turn.accessibilityIdentifier = "postcard-write"
    turn.onTap { [weak self] in self?.turnCard() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let (left, width) = view.column()
    let hintHeight = hint.height(fitting: width)
    let room = view.bounds.height - safe.top - safe.bottom - hintHeight - 130
    let height = min(width * 0.7, max(room, 100))
    let cardWidth = height / 0.7
    view.place(
      card, x: left + (width - cardWidth) / 2, y: safe.top + 24, width: cardWidth, height: height)
    view.place(hint, x: left, y: card.frame.maxY + 16, width: width, height: hintHeight)
    view.place(turn, x: left, y: hint.frame.maxY + 20, width: width, height: 50)
  }
}

/// What is written on the back.
private final class PostcardBack: UIView {
  private let text: UILabel
  private let address: UILabel
  private let rule = UIView()

  init(to name: String, text: String) {
    self.text = UILabel(text, font: .systemFont(ofSize: 19, weight: .medium), color: .black)
    address = UILabel("\(name)\n4 Harbor Row", font: .systemFont(ofSize: 15), color: .darkGray)
    super.init(frame: .zero)
    backgroundColor = Tone(0xFBF6EA).color
    rule.backgroundColor = Tone(0xD8CFBB).color
    for part in [self.text, address, rule] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let half = bounds.width / 2
    place(text, x: 20, y: 20, width: half - 30, height: text.height(fitting: half - 30))
    place(rule, x: half, y: 20, width: 1, height: bounds.height - 40)
    place(address, x: half + 20, y: bounds.height / 2, width: half - 40, height: 44)
  }
}
