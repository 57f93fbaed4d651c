import SnapshotNavigation
import UIKit
import UIKitHost

/// A device on which a hostile app runs: what it shows, who has been told what, and which of its acts wait
/// for a call.
@MainActor
final class HostileApp: NSObject {
  /// What the app's window shows.
  enum Form: String, CaseIterable, Sendable {
    case plain, tabbed
    /// A container of the app's own shows the stack in a part of itself.
    case nested
  }

  static let size = CGSize(width: 200, height: 400)

  let host: Host
  let form: Form
  let isPlain: Bool
  private(set) var root = UIViewController()
  /// The acts that wait, each for its place.
  private var waiting: [HostileAct] = []
  var overrides = HostileOverride.callSuper
  var bars = HostileBars()
  /// All that must be gone at the end.
  private(set) var watched: [(name: String, object: () -> AnyObject?)] = []
  private(set) var books: [HostileBook] = []
  /// UIKit's exceptions.
  var raised: [String] = []
  /// Why no drag began since a finger came down.
  var diagnostics: [NavigationDiagnostic] = []
  var eventCount = 0
  private var screenCount = 0
  private let memory = OwnMemory()
  var completionCount = 0
  /// How many await `transitionsSettled()`.
  var waiterCount = 0
  weak var lastPopped: UIViewController?
  weak var remembered: UIViewController?
  weak var presentedAsPush: UIViewController?
  /// Whether it has presented a modal, or taken the window away in a callback: UIKit's calls are unbalanced
  /// where a stack changes, or the window goes, amid them.
  var disturbsAppearance = false
  private(set) var orphans: [Weak<UIViewController>] = []
  var finger: CGPoint?
  var hasThumb = false
  /// What waits for the main actor, and the answers that a stack has given to it.
  var isDraining = false
  private var isLooping = false
  /// What is wrong by itself.
  var faults: [String] = []
  /// How many acts have been performed by a call of the app's, and how many of them in `shouldPop`.
  var actCount = 0
  var asked = 0
  /// How many acts had been performed as the last finger came down.
  var actsAtLanding = 0
  private(set) var isPopLastCall = false
  /// Whether a root has been replaced beneath a modal, whose dismissal UIKit may drop.
  private(set) var losesPresenters = false
  /// Whether the host is showing a frame, in which its size can't change.
  private(set) var isInFrame = false
  /// Whether an act is performed inside a callback of UIKit's or of the library's.
  private(set) var isCalledBack = false
  /// The motion that ran as the container changed the stack's size.
  private var outgrown:
    (stack: () -> HostileController?, motion: () -> AnyObject?, width: CGFloat?, frames: Int)?

  init(_ form: Form, plain isPlain: Bool = false, under setting: UnsureSetting = .asUsual) {
    self.form = form
    self.isPlain = isPlain
    host = Host(
      size: Self.size, scale: 0.5, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    setting.change(&host.settings)
    super.init()
    host.window.backgroundColor = .magenta
    showRoot()
    host.window.makeKeyAndVisible()
    host.advance(by: 0.3, frame: 0.1)
  }

  // MARK: What it shows

  /// Three screens, each in a stack of its own if there are tabs.
  func showRoot() {
    let next: UIViewController
    switch form {
    case .plain: next = makeStack()
    case .tabbed:
      let tabs = UITabBarController()
      tabs.viewControllers = [makeStack(), makeStack()]
      next = tabs
    case .nested: next = HostileContainer(of: makeStack())
    }
    // What is called as a stack is made may present.
    noteOrphans()
    root = next
    watch(root, "a root")
    host.window.rootViewController = root
  }

  /// UIKit itself leaves the modals of an old root where they are; one that's being dismissed is to go,
  /// unless a finger still decides about it.
  func noteOrphans() {
    losesPresenters = losesPresenters || modals.count > 1
    orphans += modals.dropFirst().filter {
      let coordinator = $0.transitionCoordinator
      return !$0.isBeingDismissed || coordinator?.isInteractive == true
        || coordinator?.isCancelled == true
    }.map(Weak.init(object:))
  }

  func makeStack(root: UIViewController? = nil) -> UINavigationController {
    let screen = root ?? makeScreen(.pages)
    let stack: any HostileStack
    if isPlain {
      stack = PlainHostileController(rootViewController: screen)
    } else {
      let controller = memory.hold { HostileController(rootViewController: screen) }
      controller.configuration.forwardHistory = 2
      controller.configuration.timing = .curve(duration: 0.2, .linear)
      controller.configuration.settleResponse = 0.15
      controller.diagnosticHandler = { [weak self] in self?.note($0) }
      books.append(HostileBook(of: controller, in: self))
      stack = controller
    }
    stack.app = self
    stack.name = "the stack of \(screen.title ?? "")"
    stack.delegate = self
    watch(stack, "the stack of \(screen.title ?? "")")
    return stack
  }

  func makeScreen(_ kind: HostileScreen.Kind) -> HostileScreen {
    screenCount += 1
    let screen = HostileScreen(kind, number: screenCount, of: self)
    watch(screen, "screen \(screenCount)")
    return screen
  }

  func watch(_ object: AnyObject, _ name: String) {
    watched.append((name, { [weak object] in object }))
  }

  var tabs: UITabBarController? { root as? UITabBarController }

  /// The modal above everything, or the root.
  var front: UIViewController { modals.reversed().first { !$0.isBeingDismissed } ?? root }

  /// The root, and the modals above it, each presented by the one before or by a stack in that.
  var modals: [UIViewController] {
    sequence(first: root) { $0.presentedViewController ?? $0.hostileStack?.presentedViewController }
      .map(\.self)
  }

  /// The stack in front: the modal's, if it has one, else that of the root.
  var stack: UINavigationController? { front.hostileStack ?? root.hostileStack }

  /// Another stack than the one in front, if there's one.
  var otherStack: UINavigationController? {
    let below = root.hostileStack
    if below !== stack { return below }
    return tabs?.viewControllers?.compactMap(\.hostileStack).first { $0 !== stack }
  }

  /// Holds nothing that it has shown any longer.
  func forgetRoot() { root = UIViewController() }

  // MARK: Acts that wait

  func wait(with act: HostileAct) { waiting.append(act) }
  func forgetWaiting() { waiting = [] }
  func awaits(_ place: HostileAct.Place) -> Bool { waiting.contains { $0.place == place } }

  /// Something of the app's is called: the first act that waits for that is performed there.
  func reached(_ place: HostileAct.Place) {
    guard let index = waiting.firstIndex(where: { $0.place == place }) else { return }
    let call = waiting.remove(at: index).call
    // The override's own call, which pushes the same screen, is yet to come.
    switch call {
    case .goForward, .completing(.goForward): if place == .inOverride { return }
    default: break
    }
    actCount += 1
    if place == .shouldPop {
      asked += 1
      if case .pop = call { isPopLastCall = true } else { isPopLastCall = false }
    }
    let wasCalledBack = isCalledBack
    isCalledBack = place != .nextTurn
    perform(call)
    isCalledBack = wasCalledBack
  }

  func note(_ diagnostic: NavigationDiagnostic) {
    // A snapshot that is missing is no reason for a drag to fail.
    if case .dragRefused = diagnostic { diagnostics.append(diagnostic) }
  }

  // MARK: The main actor

  /// Whether who waits for rest has asked so often that it must be in a loop.
  func isBusy(asked stack: HostileController) -> Bool {
    guard isDraining else { return false }
    books.first { $0.isAbout(stack) }?.hear(.turn)
    isLooping = isLooping || books.contains { $0.turns > 500 }
    return isLooping
  }

  /// Lets what waits for the main actor run; on a busy machine a task that is due takes many turns to come.
  func drain() async {
    let isDue = waiterCount > 0 && stacks.allSatisfy(\.isHostileRest)
    isDraining = true
    for turn in 0..<(isDue ? 1_000 : 4) where turn < 4 || waiterCount > 0 { await Task.yield() }
    isDraining = false
    host.activate()
  }

  func advance(frames: Int, of seconds: TimeInterval = 1.0 / 60) async {
    for _ in 0..<frames {
      isInFrame = true
      host.advance(by: seconds, frame: seconds)
      isInFrame = false
      for book in books { book.frame() }
      judgeOutgrown()
      reached(.nextTurn)
      await drain()
      Watchdog.feed()
    }
  }

  // MARK: A container that changes the size

  func resizeContainer(to width: Int) {
    guard let container = root as? HostileContainer, container.width != CGFloat(width) else {
      return
    }
    if stack?.parent === container { noteMotion() }
    container.width = CGFloat(width)
  }

  /// The stack in front gets another size, which ends what moves in it.
  func noteMotion() {
    guard let stack = stack as? HostileController, let motion = stack.motion else {
      return
    }
    let width = stack.viewIfLoaded?.bounds.width
    outgrown = ({ [weak stack] in stack }, { [weak motion] in motion }, width, 0)
  }

  private func judgeOutgrown() {
    guard var now = outgrown else { return }
    now.frames += 1
    outgrown = now.frames < 3 ? now : nil
    // What moves takes another height.
    if now.frames == 3, let motion = now.motion(), let stack = now.stack(),
      stack.motion === motion, stack.viewIfLoaded?.bounds.width != now.width
    {
      faults.append("what moves goes on in another size")
    }
  }
}

extension UIViewController {
  /// The stack that a controller is, or shows.
  var hostileStack: UINavigationController? {
    switch self {
    case let stack as UINavigationController: stack
    case let tabs as UITabBarController: tabs.selectedViewController?.hostileStack
    case let container as HostileContainer: container.children.first?.hostileStack
    default: nil
    }
  }
}

/// A container of the app's own, that shows a stack beside something else.
final class HostileContainer: UIViewController {
  private let stack: UIViewController
  var width: CGFloat = 160 {
    didSet { place() }
  }

  init(of stack: UIViewController) {
    self.stack = stack
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.3, alpha: 1)
    addChild(stack)
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
    place()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place()
  }

  private func place() {
    guard isViewLoaded else { return }
    stack.view.frame = CGRect(
      x: view.bounds.width - min(width, view.bounds.width), y: 0,
      width: min(width, view.bounds.width), height: view.bounds.height)
  }
}
