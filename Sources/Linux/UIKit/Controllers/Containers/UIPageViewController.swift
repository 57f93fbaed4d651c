import Foundation

/// Pages that follow a finger sideways or up and down; the page curl is shown as a slide.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController,
  ChildAppearanceForwarding
{
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  let style: TransitionStyle
  let orientation: NavigationOrientation
  let spacing: CGFloat
  var pages: [UIViewController] = []
  var turn: PageTurn?
  var scrollView: PageScrollView?
  private var dragging: PageDragging?

  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    self.style = style
    orientation = navigationOrientation
    let gap = options?[.interPageSpacing]
    spacing = gap as? CGFloat ?? (gap as? Double).map { CGFloat($0) } ?? 0
    super.init(nibName: nil, bundle: nil)
  }

  public convenience override init(
    nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?
  ) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    style = .pageCurl
    orientation = .horizontal
    spacing = 0
    super.init(coder: coder)
  }

  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      scrollView?.page = nil
      viewIfLoaded?.setNeedsLayout()
    }
  }
  open var transitionStyle: UIPageViewController.TransitionStyle { style }
  open var navigationOrientation: UIPageViewController.NavigationOrientation { orientation }

  open var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }

  /// Apple: no delegate calls for a change that the app makes itself.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: UIPageViewController.NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    show(
      viewControllers ?? [], direction: direction, animated: animated, completion: completion)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    if style == .scroll {
      let scroll = PageScrollView(frame: view.bounds)
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(scroll)
      scrollView = scroll
    }
    dragging = PageDragging(self)
    if let page = pages.first { place(page) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard turn == nil, let page = pages.first else { return }
    place(page)
  }

  /// Where pages are.
  var pageContainer: UIView { scrollView ?? view }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  var screensSharingAppearance: [UIViewController] { turn == nil ? pages : [] }
}

@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}
