import UIKit

/// A wallpaper, and over it a stack whose screens and bar are clear.
final class WallpaperViewController: UIViewController {
  private let stack: UINavigationController
  private let wallpaper = GradientView()

  init(_ makeStack: @escaping OrdinaryApp.MakeStack) {
    let grid = WallpaperGridViewController(makeStack)
    stack = makeStack(grid)
    super.init(nibName: nil, bundle: nil)
    grid.use = { [weak self] in self?.use($0) }
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    stack.navigationBar.standardAppearance = appearance
    stack.navigationBar.scrollEdgeAppearance = appearance
    stack.navigationBar.tintColor = .white
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    wallpaper.show(.patagonia)
    addChild(stack)
    for part: UIView in [wallpaper, stack.view] {
      part.frame = view.bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(part)
    }
    stack.didMove(toParent: self)
  }

  private func use(_ place: Place) {
    UIView.transition(with: wallpaper, duration: 0.4, options: .transitionCrossDissolve) {
      self.wallpaper.show(place)
    }
  }
}

/// The colors of a place's sky.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  func show(_ place: Place) { (layer as? CAGradientLayer)?.colors = place.skyColors }
}

/// A wallpaper to choose.
private final class WallpaperButton: UIButton {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  convenience init(_ place: Place) {
    self.init(type: .custom)
    setTitle(place.name, for: .normal)
    titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    layer.cornerRadius = 16
    layer.borderWidth = 1
    layer.borderColor = UIColor(white: 1, alpha: 0.5).cgColor
    (layer as? CAGradientLayer)?.colors = place.skyColors
  }
}

extension Place {
  fileprivate var skyColors: [CGColor] { landscape.sky.map { $0.cgColor() } }
}

/// All wallpapers.
final class WallpaperGridViewController: UIViewController {
  private let makeStack: OrdinaryApp.MakeStack
  private let scrollView = UIScrollView()
  private let buttons = Place.all.map { WallpaperButton($0) }
  var use: (@MainActor (Place) -> Void)?

  init(_ makeStack: @escaping OrdinaryApp.MakeStack) {
    self.makeStack = makeStack
    super.init(nibName: nil, bundle: nil)
    title = "Wallpapers"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    for (place, button) in zip(Place.all, buttons) {
      scrollView.addSubview(button)
      button.onTap { [weak self] in
        guard let self else { return }
        let screen = WallpaperPreviewViewController(place, makeStack)
        screen.use = use
        navigationController?.pushViewController(screen, animated: true)
      }
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let (left, width) = view.column(limit: 900)
    let columns = max((width / 220).rounded(), 2)
    let side = (width - 16 * (columns - 1)) / columns
    for (index, button) in buttons.enumerated() {
      let (row, column) = (CGFloat(index / Int(columns)), CGFloat(index % Int(columns)))
      scrollView.place(
        button, x: left + column * (side + 16), y: 16 + row * (side * 1.3 + 16), width: side,
        height: side * 1.3)
    }
    let end = buttons.last?.frame.maxY ?? 0
    scrollView.contentSize = CGSize(width: view.bounds.width, height: end + 16)
  }
}
