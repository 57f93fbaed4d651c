import PageStack
import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// The second of two quick swipes is judged as the first: by what lies under the finger on the screen
/// that has come.
@MainActor @Suite(.warningsAreRead)
struct LibrarySecondSwipeTests {
  /// A list whose rows have actions on one side.
  @MainActor
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    private let isLeading: Bool

    init(isLeading: Bool) { self.isLeading = isLeading }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    private var actions: UISwipeActionsConfiguration {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "x") { _, _, done in done(true) }
      ])
    }

    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { isLeading ? actions : nil }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { isLeading ? nil : actions }
  }

  /// What lies under the second finger.
  enum Content: CaseIterable, Sendable {
    case nothing, slider, excludedView, map, offMap, leadingActions, trailingActions, pager
    case pages, deepPages, stackThatIsNotDragged, stackOfTheSystem

    var refusal: DragRefusal? {
      switch self {
      case .nothing, .offMap, .trailingActions: nil
      case .pages, .stackThatIsNotDragged, .stackOfTheSystem: nil
      case .slider: .control
      case .excludedView: .excludedView
      case .map, .leadingActions, .deepPages: .otherGesture
      case .pager: .scrollView
      }
    }
  }

  private let rig = Rig()
  private let below = ColorScreen("b", .green)
  private let top = ColorScreen("c", .blue)

  /// - Returns: What has to live as long as the screen.
  private func fill(with content: Content) -> AnyObject? {
    let whole = CGRect(x: 0, y: 60, width: 200, height: 340)
    switch content {
    case .nothing: break
    case .slider:
      below.view.addSubview(UISlider(frame: CGRect(x: 10, y: 180, width: 180, height: 40)))
    case .excludedView:
      let view = UIView(frame: whole)
      below.view.addSubview(view)
      below.snapshotNavigation.viewsExcludedFromDrag = [view]
    case .map, .offMap:
      let map = UIView(frame: whole)
      let pan = UIPanGestureRecognizer()
      pan.isEnabled = content == .map
      map.addGestureRecognizer(pan)
      map.addGestureRecognizer(UIPinchGestureRecognizer())
      below.view.addSubview(map)
    case .leadingActions, .trailingActions:
      let rows = Rows(isLeading: content == .leadingActions)
      let table = UITableView(frame: whole)
      table.dataSource = rows
      table.delegate = rows
      below.view.addSubview(table)
      return rows
    case .pager:
      let pager = UIScrollView(frame: whole)
      pager.contentSize = CGSize(width: 600, height: 340)
      pager.isPagingEnabled = true
      pager.contentOffset.x = 200
      below.view.addSubview(pager)
    case .pages, .deepPages:
      let pages = PageStackView(root: UIView())
      pages.frame = whole
      if content == .deepPages { pages.push(UIView(), animated: false) }
      below.view.addSubview(pages)
    case .stackThatIsNotDragged, .stackOfTheSystem:
      let inner = SnapshotNavigationController(rootViewController: ColorScreen("inner", .red))
      inner.pushViewController(ColorScreen("deep", .yellow), animated: false)
      if content == .stackOfTheSystem {
        inner.configuration.transition = .system
      } else {
        inner.configuration.dragArea = .disabled
      }
      below.addChild(inner)
      inner.view.frame = whole
      below.view.addSubview(inner.view)
      inner.didMove(toParent: below)
    }
    return nil
  }

  /// After so many frames; the first swipe settles, then UIKit pops, then the live screen is there.
  @Test(arguments: Content.allCases, [3, 6, 9, 12, 15, 18, 24, 40])
  func theSecondSwipeIsJudgedByTheScreenThatHasCome(_ content: Content, frames: Int) {
    let rows = fill(with: content)
    rig.push(below, top)
    rig.host.drag(from: CGPoint(x: 30, y: 200), to: CGPoint(x: 170, y: 200), duration: 0.15)
    rig.host.advance(by: Double(frames) / 60)
    rig.host.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 190, y: 200), duration: 0.2)
    rig.host.advance(by: 2)
    #expect(rig.titles == (content.refusal == nil ? ["root"] : ["root", "b"]))
    #expect(rig.refusals == [content.refusal].compactMap(\.self))
    #expect(rig.leftovers.isEmpty)
    withExtendedLifetime(rows) {}
  }

  /// At no moment is a finger lost: it has dragged, or a reason is given.
  @Test(arguments: 0..<36)
  func atAnyMomentTheSecondSwipePopsOrIsRefused(frames: Int) {
    rig.push(below, top)
    rig.host.drag(from: CGPoint(x: 30, y: 200), to: CGPoint(x: 170, y: 200), duration: 0.15)
    rig.host.advance(by: Double(frames) / 60)
    rig.host.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 190, y: 200), duration: 0.2)
    rig.host.advance(by: 2)
    #expect(rig.titles == ["root"])
    #expect(rig.refusals.isEmpty)
  }

  // MARK: Around a presentation

  @Test(arguments: [3, 6, 9, 12, 15, 18, 24, 40], [true, false])
  func theSecondSwipeGoesOnAroundAPresentation(frames: Int, isInside: Bool) {
    let rig = PushRig(.navigation)
    var refusals: [DragRefusal] = []
    let outer = rig.base.navigationController as? SnapshotNavigationController
    for stack in [outer, rig.inner] {
      stack?.diagnosticHandler = { if case .dragRefused(let why) = $0 { refusals.append(why) } }
    }
    if !isInside {
      rig.host.activate()
      outer?.pushViewController(ColorScreen("a", .yellow), animated: false)
      rig.host.advance(by: 0.5)
    }
    rig.host.activate()
    (outer?.topViewController ?? rig.base).presentAsPush(rig.inner)
    rig.host.advance(by: 1)
    if isInside {
      rig.inner.pushViewController(ColorScreen("d", .blue), animated: false)
      rig.host.advance(by: 0.5)
    }
    rig.host.drag(from: CGPoint(x: 30, y: 200), to: CGPoint(x: 170, y: 200), duration: 0.15)
    rig.host.advance(by: Double(frames) / 60)
    rig.host.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 190, y: 200), duration: 0.2)
    rig.host.advance(by: 2)
    #expect(rig.inner.viewControllers.count == 1)
    let isBothGone = !rig.isPresented && outer?.viewControllers.count == 1
    #expect(isBothGone || !refusals.isEmpty)
    #expect(rig.stages.isEmpty)
  }
}
