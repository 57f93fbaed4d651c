import UIKit

@testable import SnapshotNavigation

/// A screen that writes down every call of the appearance and containment sort.
@MainActor
final class WatchedScreen: UIViewController, TransitionAnimating {
  /// How a screen sees to its navigation bar.
  enum BarWish: CaseIterable {
    case hides
    case shows
    /// By calls of its own in `viewWillAppear`, as many apps do.
    case hidesItself
  }

  let name: String
  let wish: BarWish
  private(set) var calls: [String] = []
  /// The app's own animator for its push and pop; nil, the library moves it.
  var animator: CrossFader?
  /// Called with every call, after it has been written down.
  var whenCalled: ((String) -> Void)?

  init(number: Int) {
    name = "\(number)"
    wish = BarWish.allCases[number % 3]
    super.init(nibName: nil, bundle: nil)
    snapshotNavigation.navigationBar =
      switch wish {
      case .hides: .hidden
      case .shows: .visible
      case .hidesItself: .automatic
      }
  }

  required init?(coder: NSCoder) { nil }

  func transitionAnimator(
    for operation: UINavigationController.Operation
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func forgetCalls() { calls = [] }

  private func note(_ name: String, _ animated: Bool = true) {
    let call = animated ? name : "\(name) at once"
    calls.append(call)
    whenCalled?(call)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("didLoad")
    let shade = CGFloat(Int(name) ?? 0).truncatingRemainder(dividingBy: 7) / 7
    view.backgroundColor = UIColor(red: shade, green: 1 - shade, blue: 0.5, alpha: 1)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear", animated)
    if wish == .hidesItself {
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing", animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear", animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note(isMovingFromParent ? "willDisappear for good" : "willDisappear", animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear", animated)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "willMove out" : "willMove in")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "didMove out" : "didMove in")
  }
}
