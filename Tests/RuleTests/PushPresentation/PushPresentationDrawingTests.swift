import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A presentation takes a snapshot view of what it covers; the image is drawn from it at rest.
@MainActor @Suite(.warningsAreRead)
struct PushPresentationDrawingTests {
  nonisolated private static let drawings: [HostSettings.SnapshotViewDrawing] = [
    .always, .withScreenUpdates, .never,
  ]

  private let rig = PushRig(.navigation)

  private var bitmaps: Int {
    let captures = rig.host.runtime.captures
    return captures.withScreenUpdates + captures.withoutScreenUpdates
  }

  /// A finger or a call comes before anything has been drawn.
  private func presentUntilItStops() {
    rig.present(wait: 0.1)
    rig.host.advance(while: { !rig.stages.isEmpty })
  }

  private var waiting: [UIView] { rig.host.window.descendants.filter(\.isSnapshot) }

  @Test(arguments: drawings)
  func noBitmapIsMadeBeforeItIsAtRest(_ drawing: HostSettings.SnapshotViewDrawing) {
    rig.host.settings.snapshotViewDrawing = drawing
    let before = bitmaps
    presentUntilItStops()
    #expect(bitmaps == before)
    rig.host.advance(by: 0.2)
    // The last attempt is where it would be seen, behind an opaque screen.
    #expect(bitmaps == before + [.always: 1, .withScreenUpdates: 2][drawing, default: 3])
    #expect(waiting.isEmpty)
    #expect(rig.leftovers.isEmpty)
  }

  /// UIKit has nothing to copy of a modal that hasn't been rendered, and logs that.
  @Test func aModalThatPresentsAsItComesIsNotCapturedBeforeItIsRendered() {
    let rig = PushRig(.navigation)
    let next = UIViewController()
    rig.base.presentAsPush(rig.inner, animated: false) {
      rig.root.presentAsPush(next, animated: true)
    }
    rig.host.advance(by: 1)
    #expect(next.presentingViewController === rig.inner)
    #expect(rig.host.log.isEmpty)
  }

  /// UIKit calls the covered screen after the one that covers it: a capture with screen updates would
  /// commit half-made screens.
  @Test func aPushFromTheCoveredScreensLastCallbackIsNotCaptured() {
    let rig = PushRig(.navigation)
    let base = LastCallScreen()
    rig.base.navigationController?.pushViewController(base, animated: false)
    rig.host.advance(by: 1)
    let pushed = ColorScreen("pushed", .blue)
    base.whenGone = { rig.inner.pushViewController(pushed, animated: true) }
    base.presentAsPush(rig.inner, animated: false)
    rig.host.advance(by: 1)
    #expect(rig.inner.topViewController === pushed)
    #expect(rig.host.log.isEmpty)
  }

  /// With all three no wrong or blank picture is shown; where nothing is drawn, bitmaps follow.
  @Test(arguments: drawings, [PushRig.Place.plain, .navigation, .tabs])
  func howeverSnapshotViewsAreDrawnADragShowsThePresenter(
    _ drawing: HostSettings.SnapshotViewDrawing, place: PushRig.Place
  ) {
    let rig = PushRig(place)
    rig.host.settings.snapshotViewDrawing = drawing
    var diagnostics: [NavigationDiagnostic] = []
    rig.inner.diagnosticHandler = { if $0 == .snapshotViewsAreEmpty { diagnostics.append($0) } }
    for _ in 0..<2 {
      rig.present()
      rig.grab(moving: 140)
      #expect(rig.color(x: 195) == Shade.green)
      #expect(rig.color(x: 5)[0] > 200 && rig.color(x: 5)[1] < 50)
      rig.letGo(at: 160)
      #expect(!rig.isPresented)
      #expect(rig.leftovers.isEmpty)
    }
    #expect(diagnostics == (drawing == .never ? [.snapshotViewsAreEmpty] : []))
    let before = rig.host.runtime.captures
    rig.present(wait: 0.1)
    #expect(
      rig.host.runtime.captures.withoutScreenUpdates - before.withoutScreenUpdates
        == (drawing == .never ? 1 : 0))
  }

  /// What comes before the image is ready is served by the snapshot view.
  @Test(arguments: [true, false], [true, false])
  func aWayBackBeforeItIsDrawnShowsTheSnapshotView(byFinger: Bool, finishes: Bool) {
    let before = bitmaps
    presentUntilItStops()
    rig.base.view.backgroundColor = .blue
    if byFinger {
      rig.host.touch(.began, at: CGPoint(x: 20, y: 200))
      rig.host.advance(by: 0.1)
      rig.host.move(
        from: CGPoint(x: 20, y: 200), to: CGPoint(x: 160, y: 200), duration: 0.2)
    } else {
      rig.dismiss(wait: 0.2)
    }
    #expect(bitmaps == before)
    #expect(rig.color(x: 2)[0] > 200 && rig.color(x: 2)[2] < 50)
    if byFinger {
      rig.host.move(
        from: CGPoint(x: 160, y: 200), to: CGPoint(x: finishes ? 190 : 40, y: 200), duration: 0.2)
      rig.letGo(at: finishes ? 190 : 40)
    }
    rig.host.advance(by: 1)
    let isCancelled = byFinger && !finishes
    #expect(rig.isPresented == isCancelled)
    #expect(bitmaps == before + (isCancelled ? 1 : 0))
    #expect(waiting.isEmpty)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func nothingIsDrawnWhileAFingerIsDown() {
    let before = bitmaps
    presentUntilItStops()
    rig.host.touch(.began, at: CGPoint(x: 100, y: 300))
    rig.host.advance(by: 1)
    #expect(bitmaps == before)
    #expect(waiting.count == 1)
    rig.host.touch(.ended, at: CGPoint(x: 100, y: 300))
    rig.host.advance(by: 0.1)
    #expect(bitmaps == before + 1)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func theBackgroundDropsItAndTheLivePresenterIsShown() {
    let before = bitmaps
    presentUntilItStops()
    rig.host.enterBackground()
    rig.host.advance(by: 0.1)
    #expect(waiting.isEmpty)
    rig.host.enterForeground()
    rig.host.advance(by: 1)
    #expect(bitmaps == before)
    rig.base.view.backgroundColor = .blue
    rig.grab(moving: 140)
    #expect(rig.color(x: 5)[2] > 200)
    rig.letGo(at: 160)
    #expect(!rig.isPresented)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func whatIsDismissedBeforeItIsDrawnLeavesNothing() {
    rig.present(animated: false, wait: 0.02)
    rig.dismiss(animated: false)
    #expect(!rig.isPresented)
    #expect(waiting.isEmpty)
    #expect(rig.leftovers.isEmpty)
  }

  /// A touch completes UIKit's part, and what is covered goes on being seen beside the modal.
  @Test(arguments: PushRig.Place.allCases)
  func whatIsCoveredIsSeenAfterATouch(_ place: PushRig.Place) {
    let rig = PushRig(place)
    rig.base.presentAsPush(rig.inner)
    rig.host.advance(by: 0.1)
    rig.host.touch(.began, at: CGPoint(x: 195, y: 300))
    for _ in 0..<4 {
      rig.host.advance(by: 1.0 / 60)
      let pixel = rig.host.pixel(at: CGPoint(x: 3, y: 300))
      // Red, under a shade.
      #expect(pixel.red > 150 && pixel.green < 60 && pixel.blue < 60, "\(pixel)")
    }
    rig.host.touch(.ended, at: CGPoint(x: 195, y: 300))
    rig.host.advance(by: 2)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }
}

private final class LastCallScreen: HearingScreen {
  var whenGone: () -> Void = {}

  override func hear(_ call: String, animated: Bool) {
    if call == "didDisappear" { whenGone() }
  }
}
