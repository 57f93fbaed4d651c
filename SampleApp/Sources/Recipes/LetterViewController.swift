import SnapshotNavigation
import UIKit

/// A card that's laid on a stack, which makes room for it.
struct Cards: Choreography {
  func layout(
    at coverage: CGFloat, in size: CGSize, for trigger: TransitionTrigger
  ) -> TransitionLayout {
    // The lower screen shrinks a little, toward its corner, so that no black is seen at the clock.
    // A finger keeps the card on its line; after a tap it rises from a little below.
    let drop = trigger == .drag ? 0 : 30 * (1 - coverage)
    return TransitionLayout(  // recipe
      upper: ScreenPlacement(
        offset: CGPoint(x: (1 - coverage) * size.width, y: drop),
        shadow: ScreenPlacement.Shadow(opacity: 0.35 * min(1, 4 * coverage), width: 20)),
      lower: ScreenPlacement(
        offset: CGPoint(
          x: -0.03 * coverage * size.width, y: -0.03 * coverage * size.height),
        scale: 1 - 0.06 * coverage),
      shade: 0.35 * coverage)
  }
}

/// A letter that's pushed and popped like a card on a stack of cards.
///
/// One function, the choreography, places both screens, for taps and for drags.
final class LetterViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.pushChoreography = Cards()  // recipe
    snapshotNavigation.popChoreography = Cards()  // recipe
    showLetter()
  }

  // MARK: The demo

  // Frames are set by hand only because UIKit for Linux has no Auto Layout solver. Lay out your own
  // screen as you like.

  private let scrollView = UIScrollView()
  private let paper = UIView()
  private let picture: UIImageView
  private let text = UILabel()

  init(pictures: [UIImage] = []) {
    picture = UIImageView(image: pictures.first)
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  required init?(coder: NSCoder) {
    picture = UIImageView()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    title = "From Nora"
    navigationItem.largeTitleDisplayMode = .never
  }

  private func showLetter() {
    view.backgroundColor = .systemGroupedBackground
    paper.backgroundColor = .secondarySystemGroupedBackground
    paper.layer.cornerRadius = 16
    paper.clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    text.text = """
      Dear Sam,

      We found the house. It's the last one before the lighthouse, with a lemon tree in the yard \
      and a kitchen table long enough for all of us.

      The ferry runs twice a day, so take the morning one. I'll be on the pier with the dog and \
      too many bags of groceries.

      Bring a sweater for the evenings, and the chess set.

      Love,
      Nora
      """
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    text.numberOfLines = 0
    view.addSubview(scrollView)
    scrollView.addSubview(paper)
    paper.addSubview(picture)
    paper.addSubview(text)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let width = min(view.bounds.width - safe.left - safe.right - 32, 600)
    let room = CGSize(width: width - 48, height: .greatestFiniteMagnitude)
    let textHeight = text.sizeThatFits(room).height
    let pictureHeight = picture.image == nil ? 0 : width * 0.45
    picture.frame = CGRect(x: 0, y: 0, width: width, height: pictureHeight)
    text.frame = CGRect(x: 24, y: pictureHeight + 24, width: room.width, height: textHeight)
    paper.frame = CGRect(
      x: (view.bounds.width - width) / 2, y: 16, width: width, height: text.frame.maxY + 24)
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: view.bounds.width, height: paper.frame.maxY + 16)
  }
}
