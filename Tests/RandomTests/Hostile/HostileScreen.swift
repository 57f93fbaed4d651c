import PageStack
import SnapshotNavigation
import UIKit

/// A screen of a hostile app: tells the app of every call, and may call from each.
@MainActor
final class HostileScreen: HearingScreen, PopConfirming, TransitionAnimating,
  UITextFieldDelegate
{
  enum Kind: CaseIterable, Sendable {
    case plain, hidesBar, showsBar
    /// Hides the bar by a call in `viewWillAppear`, as many apps do.
    case hidesBarItself
    case hidesTabBar
    /// Asks for the keyboard in `viewDidAppear`.
    case field
    case slider, pages, coordinated, sensitive
    /// UIKit shows its push and pop.
    case system
    /// Allows no person to go back.
    case vetoes
    /// A drag toward the leading edge pushes a screen.
    case leadsOn
    /// The app has an animator for its push and pop.
    case animated

    /// Those of the random runs.
    static let played = allCases.filter { $0 != .animated }
  }

  let kind: Kind
  let color: UIColor
  private weak var app: HostileApp?
  let field = UITextField(frame: CGRect(x: 20, y: 70, width: 100, height: 30))
  private(set) var pages: PageStackView?

  init(_ kind: Kind, number: Int, of app: HostileApp) {
    self.kind = kind
    self.app = app
    // Sixty colors, none of them gray.
    let code = number * 7 % 60 + 1
    color = UIColor(
      red: CGFloat(code % 4) / 3, green: CGFloat(code / 4 % 4) / 3, blue: CGFloat(code / 16) / 3,
      alpha: 1)
    super.init(nibName: nil, bundle: nil)
    title = "\(number)"
    switch kind {
    case .hidesBar: snapshotNavigation.navigationBar = .hidden
    case .showsBar: snapshotNavigation.navigationBar = .visible
    case .hidesTabBar: hidesBottomBarWhenPushed = true
    case .coordinated: snapshotNavigation.wantsCoordinatedDrag = true
    case .sensitive: snapshotNavigation.isSensitive = true
    case .system: snapshotNavigation.transition = .system
    case .plain, .hidesBarItself, .field, .slider, .pages, .vetoes, .leadsOn, .animated: break
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    switch kind {
    case .field:
      field.delegate = self
      view.addSubview(field)
    case .slider: view.addSubview(UISlider(frame: CGRect(x: 10, y: 70, width: 140, height: 40)))
    case .pages:
      let stack = PageStackView(root: makePage())
      stack.frame = CGRect(x: 0, y: 70, width: 60, height: 80)
      stack.delegate = app
      stack.diagnosticHandler = { [weak app] in
        if case .dragRefused(let refusal) = $0 { app?.note(.dragRefused(refusal)) }
      }
      view.addSubview(stack)
      pages = stack
    default: break
    }
  }

  func makePage() -> UIView {
    let page = UIView()
    page.backgroundColor = .gray
    app?.watch(page, "a page of \(title ?? "")")
    return page
  }

  override func hear(_ name: String, animated: Bool) {
    guard let app else { return }
    switch name {
    case "didLoad": app.reached(.didLoad)
    case "willAppear":
      if kind == .hidesBarItself {
        navigationController?.setNavigationBarHidden(true, animated: animated)
      }
      joinCoordinator(of: app)
      app.reached(.willAppear)
    case "isAppearing": app.reached(.isAppearing)
    case "didAppear":
      if kind == .field { field.becomeFirstResponder() }
      app.reached(.didAppear)
    case "willDisappear": app.reached(.willDisappear)
    case "didDisappear": app.reached(.didDisappear)
    case "willMove in", "willMove out": app.reached(.willMove)
    case "didMove in", "didMove out": app.reached(.didMove)
    default: break
    }
  }

  private func joinCoordinator(of app: HostileApp) {
    guard let coordinator = navigationController?.transitionCoordinator else { return }
    if app.awaits(.alongside) || app.awaits(.alongsideCompletion) {
      _ = coordinator.animate(
        alongsideTransition: { [weak app] _ in app?.reached(.alongside) },
        completion: { [weak app] _ in app?.reached(.alongsideCompletion) })
    }
    if app.awaits(.interactionChange) {
      coordinator.notifyWhenInteractionChanges { [weak app] _ in app?.reached(.interactionChange) }
    }
  }

  func transitionAnimator(
    for operation: UINavigationController.Operation
  ) -> (any UIViewControllerAnimatedTransitioning)? { kind == .animated ? CrossFader() : nil }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    app?.reached(.layout)
  }

  func shouldPop(for trigger: TransitionTrigger) -> Bool {
    app?.reached(.shouldPop)
    return kind != .vetoes
  }

  func textFieldDidEndEditing(_ textField: UITextField) { app?.reached(.endsEditing) }
}

extension HostileScreen: InteractivePushing {
  func screenForInteractivePush() -> UIViewController? {
    kind == .leadsOn ? app?.makeScreen(.plain) : nil
  }
}
