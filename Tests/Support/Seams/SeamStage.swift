import PageStack
import PixelJudge
import SnapshotNavigation
import UIKit
import UIKitHost

/// A screen full of detail: nothing moves, fades or stays behind on it unseen.
package final class DetailedScreen: UIViewController, TransitionAnimating {
  private let seed: UInt64
  private let isPatternClear: Bool
  package var prepare: ((DetailedScreen) -> Void)?
  package var whenTapped: (() -> Void)?
  package var animator: FadeAnimator?
  package private(set) var pages: PageStackView?

  package init(
    _ name: String, seed: UInt64, bar: ScreenOptions.NavigationBar = .visible, clear: Bool = false
  ) {
    (self.seed, isPatternClear) = (seed, clear)
    super.init(nibName: nil, bundle: nil)
    title = name
    snapshotNavigation.navigationBar = bar
  }

  package required init?(coder: NSCoder) { nil }

  package func transitionAnimator(
    for operation: UINavigationController.Operation
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator?.of(operation) }

  package override func viewDidLoad() {
    super.viewDidLoad()
    let size = view.bounds.size
    let picture = UIImageView(image: Self.pattern(seed, size, clear: isPatternClear))
    picture.frame = view.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(picture)
    if !isPatternClear { view.backgroundColor = .white }
    prepare?(self)
  }

  /// A button whose press fades away only after its action.
  package func addButton() {
    let button = FadingButton(frame: CGRect(x: 30, y: 120, width: 100, height: 40))
    button.backgroundColor = .orange
    button.addAction(UIAction { [weak self] _ in self?.whenTapped?() }, for: .touchUpInside)
    view.addSubview(button)
  }

  package func addPages() {
    let stack = PageStackView(root: UIImageView(image: Self.pattern(8, view.bounds.size)))
    stack.frame = view.bounds
    view.addSubview(stack)
    pages = stack
  }

  /// Blocks of any color, or half transparent ones on nothing.
  package static func pattern(_ seed: UInt64, _ size: CGSize, clear isClear: Bool = false)
    -> UIImage
  {
    var dice = StepDice(seed: seed)
    return UIGraphicsImageRenderer(size: size).image { context in
      if !isClear {
        UIColor.white.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
      for _ in 0..<160 {
        UIColor(
          red: CGFloat(dice.roll(256)) / 255, green: CGFloat(dice.roll(256)) / 255,
          blue: CGFloat(dice.roll(256)) / 255, alpha: isClear ? 0.6 : 1
        ).setFill()
        context.fill(
          CGRect(
            x: dice.roll(Int(size.width)), y: dice.roll(Int(size.height)), width: dice.roll(22) + 3,
            height: dice.roll(14) + 3))
      }
    }
  }
}

private final class FadingButton: UIButton {
  override var isHighlighted: Bool {
    didSet { UIView.animate(withDuration: 0.3) { self.alpha = self.isHighlighted ? 0.3 : 1 } }
  }
}

/// An animator of the app's: the upper screen fades.
package final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var pushes = true

  package func of(_ operation: UINavigationController.Operation) -> FadeAnimator {
    pushes = operation == .push
    return self
  }

  package func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  package func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    context.containerView.insertSubview(to, at: pushes ? 1 : 0)
    let upper = pushes ? to : from
    upper.alpha = pushes ? 0 : 1
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .curveLinear,
      animations: { [pushes] in upper.alpha = pushes ? 1 : 0 },
      completion: { _ in
        upper.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

/// A device that is watched while a screen comes and goes in many ways.
@MainActor
package final class SeamStage {
  package enum Place { case window, tabs, wallpaper, column }

  package let host: LinuxHost
  package let navigation: SnapshotNavigationController
  package let root: DetailedScreen
  package let screen: DetailedScreen
  package let third = DetailedScreen("third", seed: 3)
  package private(set) var motion = RigidMotion()
  package private(set) lazy var watch = SeamWatch(host)
  private var wallpaper: UIView?
  private let display = StoryDisplay.current
  /// Which way a finger goes back, in points.
  package var back = CGVector(dx: 1, dy: 0)

  package init(
    _ place: Place = .window, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    rootBar: ScreenOptions.NavigationBar = .visible, bar: ScreenOptions.NavigationBar = .visible,
    hasToolbar: Bool = false, under setting: UnsureSetting = .asUsual
  ) {
    let isPad = place == .column
    host = LinuxHost(
      size: isPad ? CGSize(width: 800, height: 500) : CGSize(width: 160, height: 300),
      scale: display.scale,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), layoutDirection: direction,
      idiom: isPad ? .pad : .phone)
    setting.change(&host.settings)
    // A drag begins where the screen is: its first frame can be compared.
    host.settings.gestures.panTranslationIncludesHysteresis = false
    let isClear = place == .wallpaper
    root = DetailedScreen("root", seed: 1, bar: isClear ? .hidden : rootBar, clear: isClear)
    screen = DetailedScreen("screen", seed: 2, bar: isClear ? .hidden : bar, clear: isClear)
    navigation = SnapshotNavigationController(rootViewController: root)
    if hasToolbar {
      navigation.isToolbarHidden = false
      for item in [root, screen] {
        item.toolbarItems = [
          UIBarButtonItem(title: item.title, style: .plain, target: nil, action: nil)
        ]
      }
    }
    switch place {
    case .window: host.window.rootViewController = navigation
    case .wallpaper:
      host.window.rootViewController = navigation
      // Through a clear screen another that lies behind it is seen until it's gone.
      navigation.configuration.choreography = .sideways
      wallpaper = UIImageView(image: DetailedScreen.pattern(7, host.window.bounds.size))
    case .tabs:
      let tabs = UITabBarController()
      let other = UIViewController()
      navigation.tabBarItem = UITabBarItem(title: "one", image: nil, tag: 0)
      other.tabBarItem = UITabBarItem(title: "two", image: nil, tag: 1)
      tabs.viewControllers = [navigation, other]
      host.window.rootViewController = tabs
    case .column:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(navigation, for: .primary)
      split.setViewController(DetailedScreen("detail", seed: 5), for: .secondary)
      host.window.rootViewController = split
    }
    if direction == .rightToLeft { back.dx = -1 }
  }

  package func begin() {
    host.window.makeKeyAndVisible()
    if let wallpaper { host.window.insertSubview(wallpaper, at: 0) }
    host.advance(by: 0.5)
    motion.isMirrored = host.window.layoutDirection == .rightToLeft
    let tabs = host.window.rootViewController as? UITabBarController
    if let tabs, navigation.configuration.tabBar == .automatic, !screen.hidesBottomBarWhenPushed {
      motion.bottom = Int(tabs.tabBar.frame.minY * display.scale)
    }
    motion.scale = Int(display.scale)
    watch.frame = display.frame
    watch.onMotion = { [weak self] in self?.motion.add($0, $1) }
  }

  package var isAtRest: Bool { navigation.isAtRest }

  // MARK: What is done

  package func rest(_ seconds: TimeInterval = 0.6) {
    host.advance(by: seconds, frame: display.frame)
  }

  /// The main thread is busy for some frames.
  package func drop(_ frames: Int) {
    watch.isStalled = true
    host.stall(TimeInterval(frames) * display.frame)
    watch.isStalled = false
  }

  package func push() {
    navigation.pushViewController(screen, animated: true)
    rest()
  }

  package func pop() {
    navigation.popViewController(animated: true)
    rest()
  }

  private var start: CGPoint {
    let frame = navigation.view.convert(navigation.view.bounds, to: nil)
    return CGPoint(
      x: back.dx > 0 ? frame.minX + 12 : back.dx < 0 ? frame.maxX - 12 : frame.midX,
      y: frame.minY + (back.dy == 0 ? 180 : 80))
  }

  /// A finger at a part of the whole way.
  package func touch(_ phase: UITouch.Phase, after part: CGFloat) {
    let way = length * part
    host.touch(phase, at: CGPoint(x: start.x + back.dx * way, y: start.y + back.dy * way))
  }

  /// The whole way, in points.
  private var length: CGFloat {
    let size = navigation.view.bounds.size
    return back.dx == 0 ? size.height : size.width
  }

  /// A finger comes down and moves on, by a part of the whole way; it stays down.
  package func grab(_ part: CGFloat) {
    touch(.began, after: 0)
    for step in 0...12 {
      touch(.moved, after: part * CGFloat(step) / 12)
      rest(1.0 / 60)
    }
  }

  package func letGo(after part: CGFloat) {
    rest(0.2)
    touch(.ended, after: part)
    rest(0.9)
  }

  package func drag(finishing finishes: Bool) {
    grab(finishes ? 0.7 : 0.3)
    letGo(after: finishes ? 0.7 : 0.3)
  }
}
