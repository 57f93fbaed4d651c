import SnapshotNavigation
import UIKit

/// Recipe: an editor pushed over a plain view, in two lines.
///
/// The postcard is an ordinary view and stays where it is; its back comes in over it.
final class PostcardViewController: Screen {
  private let card = LandscapeView(Place.santorini.landscape)
  private let hint = UILabel(
    "The card is a plain view. Its back is pushed over it, and a finger takes it off again.",
    font: .systemFont(ofSize: 15), color: .secondaryLabel)
  private let turn = UIButton.capsule("Write", fill: Tone(0x2E5FA3).color, text: .white)

  init() { super.init(bar: .translucent, title: "Postcard") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    card.isUserInteractionEnabled = true
    card.layer.cornerRadius = 14
    for part in [card, hint, turn] { view.addSubview(part) }
    turn.accessibilityIdentifier = "postcard-write"
    turn.onTap { [weak self] in self?.turnCard() }
  }

  private func turnCard() {
    if card.pageOver.isPushed {
      card.pageOver.pop()
    } else {
      card.pageOver.push(PostcardBack(to: "Maya", text: "Wish you were here."))
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let width = view.bounds.width - safe.left - safe.right - 40
    card.frame = CGRect(x: safe.left + 20, y: safe.top + 24, width: width, height: width * 0.7)
    hint.frame = CGRect(
      x: card.frame.minX, y: card.frame.maxY + 16, width: width, height: hint.height(fitting: width)
    )
    turn.frame = CGRect(
      x: card.frame.minX, y: hint.frame.maxY + 20, width: width, height: 50)
  }
}

/// What is written on the back.
private final class PostcardBack: UIView {
  private let text: UILabel
  private let address: UILabel

  init(to name: String, text: String) {
    self.text = UILabel(text, font: .systemFont(ofSize: 19, weight: .medium), color: .black)
    address = UILabel("\(name)\n4 Harbour Row", font: .systemFont(ofSize: 15), color: .darkGray)
    super.init(frame: .zero)
    backgroundColor = Tone(0xFBF6EA).color
    addSubview(self.text)
    addSubview(address)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let half = bounds.width / 2
    text.frame = CGRect(x: 20, y: 20, width: half - 30, height: bounds.height - 40)
    address.frame = CGRect(x: half + 20, y: bounds.height / 2, width: half - 40, height: 44)
  }
}
