import SnapshotNavigation
import UIKit

/// A screen that writes down every call of the appearance and containment sort.
@MainActor
final class WatchedScreen: HearingScreen, TransitionAnimating {
  /// How a screen sees to its navigation bar.
  enum BarWish: CaseIterable {
    case hides
    case shows
    /// By calls of its own in `viewWillAppear`, as many apps do.
    case hidesItself
  }

  static let lowerHalf = CGRect(x: 0, y: 70, width: 60, height: 40)

  let name: String
  let wish: BarWish
  /// What is in its lower half.
  let content: DragTable.Content
  private(set) var calls: [String] = []
  /// The app's own animator for its push and pop; nil, the library moves it.
  var animator: CrossFader?
  /// Called with every call, after it has been written down.
  var whenCalled: ((String) -> Void)?

  init(number: Int) {
    name = "\(number)"
    wish = BarWish.allCases[number % 3]
    content = number % 2 == 0 ? .plain : .list
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

  override func viewDidLoad() {
    super.viewDidLoad()
    let shade = CGFloat(Int(name) ?? 0).truncatingRemainder(dividingBy: 7) / 7
    view.backgroundColor = UIColor(red: shade, green: 1 - shade, blue: 0.5, alpha: 1)
    _ = content.put(on: self, at: Self.lowerHalf)
  }

  override func hear(_ name: String, animated: Bool) {
    var call = name
    if name == "willDisappear", isMovingFromParent { call += " for good" }
    if !animated { call += " at once" }
    calls.append(call)
    whenCalled?(call)
    if name == "willAppear", wish == .hidesItself {
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }
  }
}
