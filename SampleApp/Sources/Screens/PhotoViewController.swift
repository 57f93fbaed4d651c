import UIKit

/// A picture from edge to edge, without a bar.
final class PhotoViewController: Screen {
  private let picture: LandscapeView
  private let scrim = ScrimView()
  private let caption: UILabel
  private let byline: UILabel
  private let backButton = UIButton.round(.back)
  private let homeButton = UIButton.capsule(
    "Back to the start", fill: UIColor(white: 1, alpha: 0.22), text: .white)

  init(place: Place) {
    picture = LandscapeView(place.landscape)
    caption = UILabel(place.name, font: .text(34, .heavy, like: .largeTitle), color: .white)
    byline = UILabel(
      place.tagline, font: .text(16, .medium, like: .callout),
      color: UIColor(white: 1, alpha: 0.85))
    super.init(bar: .hidden, title: place.name)
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    for part in [picture, scrim, caption, byline, backButton, homeButton] {
      view.addSubview(part)
    }
    backButton.accessibilityIdentifier = "back"
    backButton.accessibilityLabel = "Back"
    backButton.onTap { [weak self] in
      self?.navigationController?.popViewController(animated: true)
    }
    homeButton.accessibilityIdentifier = "home"
    homeButton.onTap { [weak self] in
      self?.navigationController?.popToRootViewController(animated: true)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let (left, width) = view.column()
    picture.frame = bounds
    view.placeBack(backButton)
    let bottom = bounds.height - safe.bottom
    let size = homeButton.capsuleSize(atLeast: 172)
    var y = bottom - 16 - size.height
    view.place(homeButton, x: left, y: y, width: min(size.width, width), height: size.height)
    let bylineHeight = byline.height(fitting: width)
    y -= 20 + bylineHeight
    view.place(byline, x: left, y: y, width: width, height: bylineHeight)
    let captionHeight = caption.height(fitting: width)
    y -= 5 + captionHeight
    view.place(caption, x: left, y: y, width: width, height: captionHeight)
    let shade = min(bounds.height * 0.6, max(y - 80, 0))
    scrim.frame = CGRect(x: 0, y: shade, width: bounds.width, height: bounds.height - shade)
  }
}
