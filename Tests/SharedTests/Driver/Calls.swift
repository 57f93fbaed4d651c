import UIKit

/// The calls that screens and delegates of a test have got, in order.
@MainActor
final class Calls {
  private(set) var all: [String] = []

  func note(_ call: String) { all.append(call) }

  /// The calls since the last time.
  func take() -> [String] {
    defer { all = [] }
    return all
  }

  /// The calls since the last time whose words end like one of `kinds`.
  func take(_ kinds: String...) -> [String] {
    take().filter { call in kinds.contains { call.hasSuffix($0) } }
  }

  /// The four appearance calls since the last time.
  func takeAppearances() -> [String] {
    take("willAppear", "didAppear", "willDisappear", "didDisappear")
  }

  /// The appearance calls and those that announce a screen, since the last time.
  func takeOrder() -> [String] {
    take().filter { call in
      ["illAppear", "idAppear", "illDisappear", "idDisappear", "Show"].contains {
        call.contains($0)
      }
    }
  }
}

/// A screen that notes its calls under its name.
class Screen: UIViewController {
  let calls: Calls
  var color = UIColor.white
  var inLoad: (() -> Void)?
  var inWillAppear: (() -> Void)?
  var inDidAppear: (() -> Void)?
  var inWillDisappear: (() -> Void)?
  var inDidDisappear: (() -> Void)?

  init(_ name: String, _ calls: Calls) {
    self.calls = calls
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  var name: String { title ?? "" }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    calls.note("\(name) didLoad")
    inLoad?()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.note("\(name) willAppear")
    inWillAppear?()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.note("\(name) didAppear")
    inDidAppear?()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.note("\(name) willDisappear")
    inWillDisappear?()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.note("\(name) didDisappear")
    inDidDisappear?()
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    calls.note("\(name) willMove(\(parent == nil ? "nil" : "parent"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    calls.note("\(name) didMove(\(parent == nil ? "nil" : "parent"))")
  }
}

/// A delegate without the methods of animators.
final class ShowDelegate: NSObject, UINavigationControllerDelegate {
  let calls: Calls
  /// What the calls have said about animation, in order.
  private(set) var animated: [Bool] = []
  var inWillShow: ((UINavigationController) -> Void)?
  var inDidShow: ((UINavigationController) -> Void)?

  init(_ calls: Calls) {
    self.calls = calls
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.note("willShow \(viewController.title ?? "")")
    self.animated.append(animated)
    inWillShow?(navigationController)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.note("didShow \(viewController.title ?? "")")
    self.animated.append(animated)
    inDidShow?(navigationController)
  }
}

/// A delegate with an animator, and an interaction if it has been given one.
final class AnimatorDelegate: NSObject, UINavigationControllerDelegate {
  let calls: Calls
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var inWillShow: ((UINavigationController) -> Void)?
  var inDidShow: ((UINavigationController) -> Void)?

  init(_ calls: Calls) {
    self.calls = calls
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.note("willShow \(viewController.title ?? "")")
    inWillShow?(navigationController)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.note("didShow \(viewController.title ?? "")")
    inDidShow?(navigationController)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    calls.note("animator \(operation == .push ? "push" : "pop")")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    calls.note("interaction")
    return interaction
  }
}
