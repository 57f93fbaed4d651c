import UIKit

/// All places, scrolling beneath a translucent bar.
final class PlacesViewController: Screen {
  private let scrollView = UIScrollView()
  private let cards = Place.all.map { PlaceCard($0) }

  init() {
    super.init(bar: .translucent, title: "All places")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    for card in cards {
      scrollView.addSubview(card)
      card.onTap { [weak self, place = card.place] in self?.open(.place(place)) }
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let (left, width) = view.column(margin: 16)
    scrollView.frame = bounds
    var y = safe.top + 16
    for card in cards {
      let height = card.height(fitting: width)
      scrollView.place(card, x: left, y: y, width: width, height: height)
      y += height + 16
    }
    scrollView.contentSize = CGSize(width: bounds.width, height: y + safe.bottom)
  }
}
