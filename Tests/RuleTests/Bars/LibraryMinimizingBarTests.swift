import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A navigation bar that gets smaller as its list scrolls (iOS 27).
@MainActor @Suite(.warningsAreRead)
struct LibraryMinimizingBarTests {
  enum Way: CaseIterable, Sendable { case pop, drag, canceledDrag, quickPushes }

  @MainActor
  private final class List: ColorScreen {
    let list = UIScrollView()

    init(followsBar: Bool) {
      super.init("list", .white)
      var minimization = UIBarMinimization()
      minimization.minimizationBehavior = .onScrollDown
      minimization.safeAreaAdjustment = followsBar ? .enabled : .disabled
      navigationItem.navigationBarMinimization = minimization
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentSize = CGSize(width: 200, height: 4000)
      for row in 0..<40 {
        let stripe = UIView(frame: CGRect(x: 0, y: row * 100, width: 200, height: 50))
        stripe.backgroundColor = UIColor(step: row)
        list.addSubview(stripe)
      }
      view.addSubview(list)
    }

    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { list }
  }

  private func rig(followsBar: Bool) -> (Rig, List) {
    let list = List(followsBar: followsBar)
    let rig = Rig(root: list)
    rig.host.settings.layoutAroundMinimizingBarsSpins = true
    rig.host.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 100), duration: 0.3)
    rig.host.advance(by: 6)
    return (rig, list)
  }

  @Test(arguments: [true, false])
  func itGetsSmallerWithTheListAndComesBackAtItsTop(followsBar: Bool) {
    let (rig, list) = rig(followsBar: followsBar)
    let bar = rig.navigation.navigationBar
    #expect(bar.bounds.height == 24)
    #expect(list.view.safeAreaInsets.top - bar.frame.minY == (followsBar ? 24 : 44))
    list.list.setContentOffset(
      CGPoint(x: 0, y: -list.view.safeAreaInsets.top - 30), animated: false)
    rig.host.advance(by: 0.2)
    #expect(bar.bounds.height == 44)
  }

  /// The snapshot is what was on screen, isn't stale, and gives way to the same pixels.
  @Test(arguments: Way.allCases, [true, false])
  func aScreenWithASmallBarComesBackAsItWas(_ way: Way, followsBar: Bool) {
    let (rig, list) = rig(followsBar: followsBar)
    let before = rig.pixels()
    var diagnostics: [NavigationDiagnostic] = []
    rig.navigation.diagnosticHandler = { diagnostics.append($0) }
    let next = ColorScreen("next", .green)
    if way == .quickPushes {
      rig.navigation.pushViewController(ColorScreen("first", .blue), animated: true)
    }
    rig.navigation.pushViewController(next, animated: true)
    rig.host.advance(by: 1)
    switch way {
    case .pop: rig.navigation.popViewController(animated: true)
    case .quickPushes: rig.navigation.popToRootViewController(animated: true)
    case .drag: rig.dragBack()
    case .canceledDrag:
      rig.grab(moving: 40)
      rig.letGo(at: 60)
    }
    rig.host.advance(by: 1.5)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    if way == .canceledDrag {
      #expect(rig.navigation.topViewController === next)
    } else {
      #expect(rig.navigation.topViewController === list)
      let isSame = rig.pixels() == before
      #expect(isSame)
    }
    #expect(rig.leftovers.isEmpty)
    #expect(rig.host.log.isEmpty, "\(rig.host.log)")
  }

  /// A push to a screen whose bar minimizes starts without a forced layout, too.
  @Test func aPushToSuchAScreenIsTwoPicturesAsEver() {
    let rig = Rig()
    rig.host.settings.layoutAroundMinimizingBarsSpins = true
    rig.navigation.pushViewController(List(followsBar: true), animated: true)
    rig.host.advance(by: 0.1)
    #expect(!rig.stages.isEmpty)
    rig.host.advance(by: 1)
    rig.dragBack()
    #expect(rig.titles == ["root"])
    #expect(rig.host.log.isEmpty, "\(rig.host.log)")
  }
}
