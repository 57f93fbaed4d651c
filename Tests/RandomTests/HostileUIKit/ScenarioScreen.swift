import PageStack
import SnapshotNavigation
import UIKit

/// A screen of one color with a button, as an ordinary app has them.
@MainActor
class ScenarioScreen: HearingScreen, TransitionAnimating {
  static let buttonPlace = CGPoint(x: 50, y: 74)
  /// Where nothing but the screen's color is.
  static let emptyPlace = CGPoint(x: 50, y: 132)
  static let pagesFrame = CGRect(x: 0, y: 90, width: 100, height: 30)

  let number: Int
  let color: UIColor
  private(set) var taps = 0
  private(set) var pages: PageStackView?
  private weak var app: ScenarioApp?

  init(number: Int, of app: ScenarioApp) {
    self.number = number
    self.app = app
    let code = CGFloat(number % 5)
    color = UIColor(red: 1 - code / 5, green: code / 5, blue: number % 2 == 0 ? 0.2 : 0.8, alpha: 1)
    super.init(nibName: nil, bundle: nil)
    title = "\(number)"
    let traits = app.scenario.traits
    if traits.contains(.barOptions) {
      snapshotNavigation.navigationBar = isOdd ? .hidden : .visible
    }
    snapshotNavigation.showsLiveContent = traits.contains(.showsLiveContent)
    snapshotNavigation.wantsCoordinatedDrag = traits.contains(.coordinated)
    hidesBottomBarWhenPushed = traits.contains(.hidesTabBar) && number > 0
  }

  required init?(coder: NSCoder) { nil }

  var isOdd: Bool { number % 2 == 1 }

  func transitionAnimator(
    for operation: UINavigationController.Operation
  ) -> (any UIViewControllerAnimatedTransitioning)? { app?.makeAnimator() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    let button = UIButton(frame: CGRect(x: 30, y: 64, width: 40, height: 20))
    button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    view.addSubview(button)
    guard app?.scenario.traits.contains(.pages) == true else { return }
    let pages = PageStackView(root: UIView())
    pages.frame = Self.pagesFrame
    pages.diagnosticHandler = { [weak app] in
      if case .dragRefused = $0 { app?.isDragExplained = true }
    }
    view.addSubview(pages)
    self.pages = pages
  }

  override func hear(_ call: String, animated: Bool) {
    guard let moment = Self.moments[call] else { return }
    app?.reached(moment, of: self, animated: animated)
  }

  private static let moments: [String: ScenarioTrait.Moment] = [
    "didLoad": .viewDidLoad, "willAppear": .viewWillAppear, "didAppear": .viewDidAppear,
    "willDisappear": .viewWillDisappear, "didDisappear": .viewDidDisappear,
  ]
}

/// A screen that's asked before a person pops it.
final class ConfirmingScenarioScreen: ScenarioScreen, PopConfirming {
  func shouldPop(for trigger: TransitionTrigger) -> Bool { true }
}
