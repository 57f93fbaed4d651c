import UIKitHost

@testable import UIKit

/// A stack in a tab whose every call, question and frame is watched, under a point of the host or none.
@MainActor final class HostPointScene {
  let host = Host(size: CGSize(width: 390, height: 844), scale: 1)
  let tabs = UITabBarController()
  let stack: AskedStack
  let delegate = AskingDelegate()
  let log = Calls()
  private(set) var frame = 0

  init(_ point: HostPoint?, _ names: String = "A") {
    point?.change(&host.settings)
    let log = log
    stack = AskedStack(nibName: nil, bundle: nil)
    stack.log = log
    delegate.log = log
    stack.delegate = delegate
    stack.setViewControllers(names.map { NotingScreen(String($0), log) }, animated: false)
    tabs.viewControllers = [stack]
  }

  @discardableResult
  func show() -> Self {
    host.show(tabs, for: 0.3)
    _ = log.take()
    return self
  }

  /// What was heard in each frame, the calls in the turn of the caller first.
  func frames(_ count: Int = 60) -> [[String]] {
    [log.take()]
      + (0..<count).map { _ in
        host.advance(by: 1.0 / 60)
        return log.take()
      }
  }

  func push(animated: Bool = true) -> NotingScreen {
    let screen = NotingScreen("B", log)
    stack.pushViewController(screen, animated: animated)
    return screen
  }

  /// Pops by a finger that goes so far across the screen.
  func swipe(to x: CGFloat) {
    stack.delegate = nil
    host.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: x, y: 400), duration: 0.4)
    host.advance(by: 0.7)
  }

  var titles: String { stack.viewControllers.map { $0.title ?? "?" }.joined() }
}

extension [[String]] {
  /// In which of the frames a call came, and how often: `3`, `1 1`, or nothing.
  func index(of call: String) -> String {
    indices.flatMap { frame in self[frame].filter { $0 == call }.map { _ in "\(frame)" } }
      .joined(separator: " ")
  }
}

/// A stack that is the delegate of its bar, and counts its layouts.
final class AskedStack: UINavigationController, UINavigationBarDelegate {
  weak var log: Calls?

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    log?.note("shouldPop \(item.title ?? "")")
    return true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log?.note("layout")
  }
}

/// Vends a new animator for each question.
final class AskingDelegate: NSObject, UINavigationControllerDelegate {
  weak var log: Calls?
  var asked = 0
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var inAnimate: ((any UIViewControllerContextTransitioning) -> Void)?
  var inWillShow: (() -> Void)?
  var inDidShow: (() -> Void)?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    log?.note("willShow")
    inWillShow?()
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    log?.note("didShow")
    inDidShow?()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked += 1
    log?.note("asked")
    let animator = SlideOver(log)
    let number = asked
    animator.inAnimate = { [weak self] in
      self?.log?.note("animator \(number)")
      self?.inAnimate?($0)
    }
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
