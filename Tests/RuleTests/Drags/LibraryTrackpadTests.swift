import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Dragging back by two fingers on a trackpad.
@MainActor @Suite(.warningsAreRead)
struct LibraryTrackpadTests {
  private static let middle = CGPoint(x: 100, y: 200)

  private func scroll(
    _ rig: Rig, by way: CGFloat, at point: CGPoint = middle, duration: Double = 0.2
  ) {
    rig.host.scroll(at: point, by: CGVector(dx: way, dy: 0), duration: duration)
    rig.host.advance(by: 1)
  }

  @Test(arguments: [false, true], [false, true])
  func twoFingersDragBackOnceFromWhereverThePointerIs(mirrored: Bool, momentum: Bool) {
    for x in [CGFloat(3), 100, 197] {
      let rig = Rig(direction: mirrored ? .rightToLeft : .leftToRight)
      rig.host.settings.gestures.scrollMomentumReachesPans = momentum
      let (below, top) = (ColorScreen("a", .green), ColorScreen("b", .blue))
      rig.push(below, top)
      scroll(rig, by: mirrored ? -150 : 150, at: CGPoint(x: x, y: 200))
      #expect(rig.titles == ["root", "a"])
      #expect(top.questions == [.drag])
      #expect(rig.ends == [.willBegin, .didFinish])
      #expect(rig.color() == Shade.green)
      #expect(rig.leftovers.isEmpty)
      scroll(rig, by: mirrored ? 150 : -150)
      #expect(rig.titles == ["root", "a"])
      #expect(rig.refusals == [.wrongDirection])
    }
  }

  /// Far but slow goes back where it was; short but fast pops, with or without momentum.
  @Test(
    arguments: [(CGFloat(60), 1.0, false), (140, 1, true), (60, 0.1, true)], [false, true])
  func theReleaseDecides(release: (way: CGFloat, duration: Double, pops: Bool), momentum: Bool) {
    let rig = Rig()
    rig.host.settings.gestures.scrollMomentumReachesPans = momentum
    rig.push(ColorScreen("a", .green))
    scroll(rig, by: release.way, duration: release.duration)
    #expect(rig.titles == (release.pops ? ["root"] : ["root", "a"]))
    #expect(rig.ends == [.willBegin, release.pops ? .didFinish : .didCancel])
    #expect(rig.leftovers.isEmpty)
  }

  @Test func theScreenFollows() {
    let rig = Rig()
    rig.push(ColorScreen("a", .green))
    rig.host.scroll(.began, at: Self.middle)
    for _ in 0..<10 {
      rig.host.scroll(.moved, at: Self.middle, by: CGVector(dx: 10, dy: 0))
      rig.host.advance(by: 1.0 / 60)
    }
    #expect(rig.color(x: 195) == Shade.green)
    #expect(rig.color(x: 5)[0] > 150)
    rig.host.scroll(.cancelled, at: Self.middle)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.leftovers.isEmpty)
  }

  /// What is refused at the first touch reports its reason as for a finger.
  @Test(arguments: [
    DragRefusal.atRoot, .disabled, .vetoed, .notAlongAxis, .excludedView,
    .scrollView, .otherGesture,
  ])
  func aRefusedScrollReportsItsReason(reason: DragRefusal) {
    let rig = Rig()
    let screen = ColorScreen("a", .green)
    let content: GestureContent? =
      switch reason {
      case .excludedView: .excluded
      case .scrollView: .scrolledCarousel
      case .otherGesture: .map
      default: nil
      }
    _ = content?.put(on: screen, mirrored: false)
    let pans = screen.viewIfLoaded?.descendants.flatMap { $0.gestureRecognizers ?? [] } ?? []
    if reason == .otherGesture {
      for case let pan as UIPanGestureRecognizer in pans { pan.allowedScrollTypesMask = .all }
    }
    if reason != .atRoot { rig.push(screen) }
    if reason == .disabled { screen.snapshotNavigation.dragArea = .disabled }
    screen.answers[.drag] = reason != .vetoed
    let way = reason == .notAlongAxis ? CGVector(dx: 10, dy: 90) : CGVector(dx: 150, dy: 0)
    rig.host.scroll(at: Self.middle, by: way)
    rig.host.advance(by: 1)
    #expect(rig.refusals == [reason])
    #expect(rig.titles == (reason == .atRoot ? ["root"] : ["root", "a"]))
  }

  /// Neither do pans wait that take no scrolls, nor does the leading edge go first.
  @Test(arguments: [(GestureContent.map, true), (.carousel, true), (.laterPage, false)])
  func contentKeepsWhatItCanScroll(content: GestureContent, pops: Bool) {
    for x in [CGFloat(5), 100] {
      let rig = Rig()
      let screen = ColorScreen("a", .green)
      let owner = content.put(on: screen, mirrored: false)
      rig.push(screen)
      scroll(rig, by: 150, at: CGPoint(x: x, y: 200))
      #expect(rig.titles == (pops ? ["root"] : ["root", "a"]))
      withExtendedLifetime(owner) {}
    }
  }

  @Test func anEdgeIsForFingers() {
    let rig = Rig()
    rig.push(ColorScreen("a", .green))
    rig.navigation.configuration.dragArea = .edge(20)
    rig.host.drag(from: Self.middle, to: CGPoint(x: 190, y: 200), duration: 0.2)
    #expect(rig.refusals == [.outsideEdge])
    scroll(rig, by: 150)
    #expect(rig.titles == ["root"])
  }

  @Test(arguments: [
    (DragArea.automatic, true, false), (.anywhere, true, true), (.disabled, false, false),
  ])
  func onAMacScrollsDragAndPressesDoNot(area: DragArea, scrolls: Bool, presses: Bool) {
    for isScroll in [true, false] {
      let rig = Rig(idiom: .mac)
      rig.push(ColorScreen("a", .green))
      rig.navigation.configuration.dragArea = area
      if isScroll {
        scroll(rig, by: 150)
      } else {
        rig.host.drag(from: Self.middle, to: CGPoint(x: 195, y: 200), duration: 0.2)
        rig.host.advance(by: 1)
      }
      let pops = isScroll ? scrolls : presses
      #expect(rig.titles == (pops ? ["root"] : ["root", "a"]))
      #expect(rig.refusals == (pops ? [] : [.disabled]))
    }
  }

  // MARK: Two at a time

  /// A finger comes down while a trackpad drags: it leads nothing.
  @Test func aFingerDoesNotDisturbTheScroll() {
    let rig = Rig()
    rig.push(ColorScreen("a", .green), ColorScreen("b", .blue))
    rig.host.scroll(.began, at: Self.middle)
    for _ in 0..<6 {
      rig.host.advance(by: 1.0 / 60)
      rig.host.scroll(.moved, at: Self.middle, by: CGVector(dx: 25, dy: 0))
    }
    rig.grab(at: 5, moving: -4)
    rig.host.move(from: CGPoint(x: 1, y: 200), to: CGPoint(x: 40, y: 200), duration: 0.1)
    #expect(rig.navigation.isFingerFollowed)
    rig.host.touch(.ended, at: CGPoint(x: 40, y: 200))
    #expect(rig.navigation.isFingerFollowed)
    rig.host.advance(by: 0.3)
    rig.host.scroll(.ended, at: Self.middle)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.leftovers.isEmpty)
  }

  /// What a veto has refused moves nothing that another input drags.
  @Test func aVetoedFingerLeadsNoScroll() {
    let rig = Rig()
    let screen = ColorScreen("a", .green)
    screen.answers[.drag] = false
    rig.push(screen)
    rig.grab(at: 5, moving: 60)
    screen.answers[.drag] = true
    rig.host.scroll(.began, at: Self.middle)
    for _ in 0..<3 {
      rig.host.advance(by: 1.0 / 60)
      rig.host.scroll(.moved, at: Self.middle, by: CGVector(dx: 10, dy: 0))
    }
    rig.host.touch(.ended, at: CGPoint(x: 65, y: 200))
    rig.host.advance(by: 0.3)
    #expect(rig.navigation.isFingerFollowed)
    rig.host.scroll(.ended, at: Self.middle)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aSecondScrollWhileTheFirstSettlesPopsNoMore() {
    let rig = Rig()
    rig.push(ColorScreen("a", .green), ColorScreen("b", .blue))
    rig.host.scroll(at: Self.middle, by: CGVector(dx: 150, dy: 0))
    rig.host.scroll(at: Self.middle, by: CGVector(dx: 150, dy: 0), duration: 0.05)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.leftovers.isEmpty)
  }
}
