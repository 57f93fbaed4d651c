import SnapshotNavigation
import UIKit
import XCTest

/// What's seen of the library: two pictures that move rigidly, whatever the bars do.
final class PictureTests: XCTestCase {
  /// A bar that a screen wants above it.
  private enum Bar {
    case hidden, opaque, clear
  }

  private final class Painted: UIViewController {
    let bar: Bar
    private let colors: [UIColor]

    init(_ name: String, _ bar: Bar, _ colors: [UIColor]) {
      self.bar = bar
      self.colors = colors
      super.init(nibName: nil, bundle: nil)
      title = name
      let appearance = UINavigationBarAppearance()
      switch bar {
      case .opaque:
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = colors.last
      case .hidden, .clear:
        appearance.configureWithTransparentBackground()
      }
      navigationItem.standardAppearance = appearance
      navigationItem.scrollEdgeAppearance = appearance
      snapshotNavigation.navigationBar = bar == .hidden ? .hidden : .visible
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      for step in 0..<24 {
        let stripe = UIView(
          frame: CGRect(x: CGFloat(step) * 16, y: CGFloat(step) * 36, width: 60, height: 300))
        stripe.backgroundColor = colors[step % colors.count]
        view.addSubview(stripe)
      }
    }
  }

  /// A stack of two painted screens, and the pictures of both at rest.
  @MainActor private final class Story {
    let phone: Phone
    let navigation = SnapshotNavigationController()
    private let lower: Painted
    private let upper: Painted
    var pictures: TwoPictures?

    init(_ below: Bar, _ above: Bar) async throws {
      phone = await Phone()
      lower = Painted("Lower", below, [.red, .yellow, .brown])
      upper = Painted("Upper", above, [.blue, .green, .purple])
      navigation.configuration.choreography = SlideChoreography(
        travel: 1, shade: 0, shadow: ScreenPlacement.Shadow(opacity: 0))
      navigation.configuration.timing = .curve(duration: 2, .linear)
      navigation.setViewControllers([lower], animated: false)
      await phone.show(navigation)
      await phone.settle()
      let first = try XCTUnwrap(phone.picture())
      navigation.pushViewController(upper, animated: true)
      await phone.wait(3)
      let second = try XCTUnwrap(phone.picture())
      pictures = TwoPictures(lower: first, upper: second)
    }

    /// The window is the two pictures, so far apart; answers how far the upper one has gone.
    @discardableResult
    func check(file: StaticString = #filePath, line: UInt = #line) throws -> Double {
      let pictures = try XCTUnwrap(pictures)
      let frame = try XCTUnwrap(phone.picture())
      let fit = pictures.fit(frame)
      XCTAssertGreaterThan(fit.share, 0.97, "two pictures", file: file, line: line)
      return Double(fit.offset) / Double(max(frame.width, 1))
    }

    func checkRest(atLower isLower: Bool, file: StaticString = #filePath, line: UInt = #line)
      throws
    {
      let offset = try check(file: file, line: line)
      XCTAssertEqual(offset, isLower ? 1 : 0, accuracy: 0.01, file: file, line: line)
      XCTAssertEqual(
        navigation.viewControllers.count, isLower ? 1 : 2, file: file, line: line)
    }

    func popAndPush() async throws {
      navigation.popViewController(animated: true)
      await phone.wait(0.7)
      let early = try check()
      await phone.wait(0.6)
      let late = try check()
      XCTAssertGreaterThan(early, 0.1)
      XCTAssertGreaterThan(late, early)
      await phone.wait(2)
      try checkRest(atLower: true)
      navigation.pushViewController(upper, animated: true)
      await phone.wait(0.7)
      let start = try check()
      XCTAssertLessThan(start, 0.95)
      await phone.wait(0.6)
      XCTAssertLessThan(try check(), start)
      await phone.wait(2)
      try checkRest(atLower: false)
    }

    func drag() throws -> DragByCode { try XCTUnwrap(DragByCode(in: navigation)) }
  }

  @MainActor private func popsAndPushes(_ below: Bar, _ above: Bar) async throws {
    let story = try await Story(below, above)
    try await story.popAndPush()
  }

  /// Tapped, from a hidden bar to an opaque one and back.
  @MainActor func testTappedHiddenBeneathOpaque() async throws {
    try await popsAndPushes(.hidden, .opaque)
  }

  /// Tapped, from an opaque bar to a hidden one and back.
  @MainActor func testTappedOpaqueBeneathHidden() async throws {
    try await popsAndPushes(.opaque, .hidden)
  }

  /// Tapped, between two opaque bars of different colors.
  @MainActor func testTappedTwoOpaqueBars() async throws {
    try await popsAndPushes(.opaque, .opaque)
  }

  /// Tapped, between a clear bar and an opaque one.
  @MainActor func testTappedClearBeneathOpaque() async throws {
    try await popsAndPushes(.clear, .opaque)
  }

  /// Tapped, between two clear bars.
  @MainActor func testTappedTwoClearBars() async throws {
    try await popsAndPushes(.clear, .clear)
  }

  /// Tapped, between two hidden bars.
  @MainActor func testTappedTwoHiddenBars() async throws {
    try await popsAndPushes(.hidden, .hidden)
  }

  @MainActor private func finishes(_ below: Bar, _ above: Bar) async throws {
    let story = try await Story(below, above)
    let drag = try story.drag()
    drag.move(to: 0.6)
    await story.phone.turn()
    let offset = try story.check()
    XCTAssertEqual(offset, 0.6, accuracy: 0.02)
    drag.lift(at: 1)
    await story.phone.wait(2)
    try story.checkRest(atLower: true)
    XCTAssertFalse(drag.isUnderWay)
  }

  @MainActor private func cancels(_ below: Bar, _ above: Bar) async throws {
    let story = try await Story(below, above)
    let drag = try story.drag()
    drag.move(to: 0.3)
    await story.phone.turn()
    let offset = try story.check()
    XCTAssertEqual(offset, 0.3, accuracy: 0.02)
    drag.lift(at: -1)
    await story.phone.wait(2)
    try story.checkRest(atLower: false)
  }

  /// A drag from an opaque bar to a hidden one finishes.
  @MainActor func testADragToAHiddenBarFinishes() async throws {
    try await finishes(.hidden, .opaque)
  }

  /// A drag from a hidden bar to an opaque one finishes.
  @MainActor func testADragToAnOpaqueBarFinishes() async throws {
    try await finishes(.opaque, .hidden)
  }

  /// A drag between clear bars finishes.
  @MainActor func testADragBetweenClearBarsFinishes() async throws {
    try await finishes(.clear, .clear)
  }

  /// A drag from an opaque bar to a hidden one that's canceled leaves nothing.
  @MainActor func testADragToAHiddenBarIsCanceled() async throws {
    try await cancels(.hidden, .opaque)
  }

  /// A drag from a hidden bar to an opaque one that's canceled leaves nothing.
  @MainActor func testADragToAnOpaqueBarIsCanceled() async throws {
    try await cancels(.opaque, .hidden)
  }

  /// Another finger resumes a drag that goes back, and lets go of it again.
  @MainActor func testADragIsResumed() async throws {
    let story = try await Story(.hidden, .opaque)
    story.navigation.configuration.settleResponse = 2
    let drag = try story.drag()
    drag.move(to: 0.4)
    await story.phone.turn()
    drag.lift(at: 0)
    await story.phone.wait(0.2)
    drag.resume()
    await story.phone.turn()
    let kept = try story.check()
    XCTAssertGreaterThan(kept, 0)
    await story.phone.wait(0.5)
    XCTAssertEqual(try story.check(), kept, accuracy: 0.02)
    drag.move(to: 0.5)
    await story.phone.turn()
    XCTAssertEqual(try story.check(), kept + 0.5, accuracy: 0.03)
    await story.phone.wait(0.3)
    drag.lift()
    await story.phone.wait(4)
    try story.checkRest(atLower: true)
  }

  /// Without a snapshot the live screen is seen beneath, while a finger drags and at the end.
  @MainActor func testWithoutASnapshotTheLiveScreenIsSeen() async throws {
    let story = try await Story(.clear, .opaque)
    story.navigation.viewControllers.first.map(story.navigation.invalidateSnapshot(for:))
    let drag = try story.drag()
    await story.phone.turn()
    drag.move(to: 0.6)
    await story.phone.turn()
    let frame = try XCTUnwrap(story.phone.picture())
    let lower = try XCTUnwrap(story.pictures).lower
    var right = 0
    var all = 0
    for y in stride(from: 100, to: frame.height - 100, by: 31) {
      for x in stride(from: 3, to: frame.width / 2, by: 11) {
        all += 1
        if frame.color(x, y).isNear(lower.color(x, y), by: 60) { right += 1 }
      }
    }
    XCTAssertGreaterThan(Double(right), 0.9 * Double(all))
    drag.lift(at: 1)
    await story.phone.wait(2)
    try story.checkRest(atLower: true)
  }

  /// What interrupts a drag puts it back.
  @MainActor func testADragIsInterrupted() async throws {
    let story = try await Story(.opaque, .hidden)
    let drag = try story.drag()
    drag.move(to: 0.7)
    await story.phone.turn()
    drag.interrupt()
    await story.phone.settle()
    try story.checkRest(atLower: false)
    XCTAssertFalse(drag.isUnderWay)
  }

  /// A drag tells neither screen anything until it's at rest.
  @MainActor func testADragTellsTheScreensAtRest() async throws {
    let navigation = SnapshotNavigationController()
    let scene = await Scene("A", navigation)
    navigation.pushViewController(scene.screen("B"), animated: true)
    await scene.phone.settle()
    _ = scene.calls.take()
    let drag = try XCTUnwrap(DragByCode(in: navigation))
    drag.move(to: 0.7)
    await scene.phone.wait(0.3)
    XCTAssertEqual(scene.calls.take(), [])
    drag.lift(at: 1)
    await scene.phone.wait(2)
    XCTAssertEqual(
      scene.calls.takeAppearances(),
      ["B willDisappear", "A willAppear", "B didDisappear", "A didAppear"])
    XCTAssertEqual(scene.stack, "A")
  }
}
