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
    caption = UILabel(place.name, font: .systemFont(ofSize: 34, weight: .heavy), color: .white)
    byline = UILabel(
      place.tagline, font: .systemFont(ofSize: 16, weight: .medium),
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
    scrim.frame = CGRect(
      x: 0, y: bounds.height * 0.6, width: bounds.width, height: bounds.height * 0.4)
    view.placeBack(backButton)
    let bottom = bounds.height - safe.bottom
    view.place(homeButton, x: left, y: bottom - 62, width: 172, height: 46)
    view.place(byline, x: left, y: bottom - 104, width: width, height: 22)
    view.place(caption, x: left, y: bottom - 150, width: width, height: 42)
  }
}
