import Foundation
import SampleScreens
import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Every frame is two pictures, moved rigidly: bars and tab bars go with their screens, and what lies
/// beside a sheet or a column stays as it is.
@MainActor @Suite(.warningsAreRead)
struct PushPresentationPictureTests {
  enum Course: CaseIterable {
    case present
    case dismiss
    case dragged
    case givenUp
  }

  enum Scene: CaseIterable {
    case tabs
    case hiddenBar
    case visibleBar
    case rightToLeft
    case sheet
    case column
  }

  /// A device, who presents, and what of the window is covered.
  @MainActor
  private final class Stand {
    let host: LinuxHost
    let presenter: UIViewController
    let inner = Guide.navigationController(showing: [.settings])
    let isMirrored: Bool
    private(set) var frames: [Pixels] = []

    init(_ scene: Scene) {
      isMirrored = scene == .rightToLeft
      host = LinuxHost(
        size: scene == .column ? CGSize(width: 800, height: 500) : CGSize(width: 300, height: 600),
        scale: 1, layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
      let base = Guide.navigationController(showing: scene == .visibleBar ? [.places] : [.home])
      var root: UIViewController = base
      var presenter: UIViewController = base
      switch scene {
      case .hiddenBar, .visibleBar, .rightToLeft: break
      case .tabs:
        let tabs = UITabBarController()
        tabs.viewControllers = [base, UIViewController()]
        (root, presenter) = (tabs, tabs)
      case .sheet:
        root = ColorScreen("under", .blue)
      case .column:
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(ColorScreen("side", .blue), for: .primary)
        split.setViewController(base, for: .secondary)
        presenter = base.viewControllers[0]
        root = split
      }
      self.presenter = presenter
      host.show(root, for: 0.5)
      if scene == .sheet {
        root.present(base, animated: false)
        host.advance(by: 0.5)
      }
      let view = base.view ?? UIView()
      // Below the sheet's round corners, and without the last column, at which the live screen ends.
      let whole = view.convert(view.bounds, to: nil)
      part =
        scene == .sheet
        ? CGRect(
          x: whole.minX, y: whole.minY + 40, width: whole.width - 1, height: whole.height - 40)
        : whole
    }

    /// What is covered, as far as it is judged.
    let part: CGRect

    func film(_ seconds: TimeInterval) {
      for _ in 0..<Int(seconds * 60) {
        host.advance(by: 1.0 / 60)
        frames.append(Pixels(host.frame()))
      }
    }

    func drag(by way: CGFloat) {
      let start = CGPoint(x: isMirrored ? part.maxX - 10 : part.minX + 10, y: part.maxY - 80)
      let sign: CGFloat = isMirrored ? -1 : 1
      host.touch(.began, at: start)
      for step in 1...20 {
        film(1.0 / 60)
        let x = start.x + sign * way * CGFloat(step) / 20
        host.touch(.moved, at: CGPoint(x: x, y: start.y))
      }
      film(0.2)
      host.touch(.ended, at: CGPoint(x: start.x + sign * way, y: start.y))
      film(0.8)
    }

    func covered(_ frame: Pixels) -> Pixels {
      let cut = frame.cut(part)
      return isMirrored ? cut.mirrored : cut
    }
  }

  @Test(arguments: Scene.allCases, Course.allCases)
  func everyFrameIsTwoPictures(scene: Scene, course: Course) {
    let stand = Stand(scene)
    let lower = Pixels(stand.host.frame())
    stand.presenter.presentAsPush(stand.inner, animated: false)
    stand.host.advance(by: 0.5)
    let upper = Pixels(stand.host.frame())
    #expect(stand.covered(lower) != stand.covered(upper))
    switch course {
    case .present:
      stand.inner.dismiss(animated: false)
      stand.host.advance(by: 0.5)
      stand.presenter.presentAsPush(stand.inner)
      stand.film(0.6)
    case .dismiss:
      stand.inner.dismiss(animated: true)
      stand.film(0.8)
    case .dragged: stand.drag(by: stand.part.width * 0.77)
    case .givenUp: stand.drag(by: stand.part.width * 0.3)
    }
    let judge = TwoPictures(
      lower: stand.covered(lower), upper: stand.covered(upper), shadowReach: 14,
      upperTolerance: course == .present ? 1 : 0)
    var moving = 0
    for (index, frame) in stand.frames.enumerated() where frame != lower && frame != upper {
      moving += 1
      if case .failure(let misfit) = judge.fit(stand.covered(frame)) {
        Issue.record("\(scene), \(course), frame \(index): \(misfit)")
        return
      }
      guard scene == .sheet || frame.equals(lower, outside: stand.part) else {
        Issue.record("\(scene), \(course), frame \(index): something moves beside it")
        return
      }
    }
    #expect(moving > 10)
    #expect(stand.frames.last == (course == .present || course == .givenUp ? upper : lower))
  }

  /// What is covered is seen as it is at rest, though a pop has just been cut short.
  @Test(arguments: [PushRig.Place.navigation, .tabs])
  func aPopThatIsCutShortIsNotPartOfThePicture(_ place: PushRig.Place) throws {
    let rig = PushRig(place)
    rig.host.activate()
    let navigation = try #require(rig.base.navigationController)
    let upper = ColorScreen("upper", .blue)
    navigation.pushViewController(upper, animated: true)
    rig.host.advance(by: 1)
    navigation.popViewController(animated: true)
    rig.host.advance(by: 0.1)
    rig.present()
    rig.grab(moving: 140)
    for x in stride(from: CGFloat(2), to: 116, by: 12) {
      let color = rig.color(x: x)
      #expect(color[0] > 200 && color[2] < 50, "\(x): \(color)")
    }
    rig.letGo(at: 160)
    #expect(!rig.isPresented)
    #expect(rig.leftovers.isEmpty)
  }

  /// A drag that begins while the presented stack still pops shows its screen as it is at rest.
  @Test func aDragDuringAPopShowsTheScreenAtRest() {
    let rig = PushRig(.navigation)
    rig.present()
    rig.inner.pushViewController(ColorScreen("upper", .blue), animated: true)
    rig.host.advance(by: 1)
    rig.inner.popViewController(animated: true)
    rig.host.advance(by: 0.1)
    rig.grab(moving: 60)
    for x in stride(from: CGFloat(90), to: 198, by: 12) {
      let color = rig.color(x: x)
      #expect(color[1] > 200 && color[2] < 50, "\(x): \(color)")
    }
    rig.letGo(at: 30)
    #expect(rig.leftovers.isEmpty)
  }

  /// What still fades after a dismissal doesn't lie over what the stack shows next.
  @Test(arguments: [true, false])
  func aStackThatChangesAfterADismissalIsSeenAtOnce(cutsItShort: Bool) {
    let rig = PushRig(.navigation)
    rig.present()
    rig.dismiss(wait: 0.1)
    while rig.isPresented, !cutsItShort { rig.host.advance(by: 1.0 / 60) }
    rig.host.advance(by: 3.0 / 60)
    let next = ColorScreen("next", .blue)
    rig.base.navigationController?.pushViewController(next, animated: false)
    rig.host.advance(by: 2.0 / 60)
    #expect(rig.color() == Shade.blue)
  }

  /// A container's own stack may change beneath, and has screens that nothing may picture.
  @Test(arguments: [true, false])
  func aStackInsideThePresenterIsKnown(isSensitive: Bool) {
    let rig = PushRig()
    rig.host.activate()
    let (a, b) = (ColorScreen("a", .blue), ColorScreen("b", .yellow))
    a.snapshotNavigation.isSensitive = isSensitive
    let stack = SnapshotNavigationController(rootViewController: a)
    rig.base.addChild(stack)
    stack.view.frame = rig.base.view.bounds
    rig.base.view.addSubview(stack.view)
    stack.didMove(toParent: rig.base)
    rig.host.advance(by: 0.2)
    rig.present()
    if !isSensitive { stack.setViewControllers([b], animated: false) }
    rig.grab(moving: 140)
    // The live screen, not what was covered.
    let color = rig.color(x: 60)
    #expect(isSensitive ? color[2] > 200 : color[0] > 200 && color[1] > 200 && color[2] < 50)
    let pictures = rig.host.window.descendants.filter(\.isSnapshot)
    #expect(pictures.isEmpty)
    rig.letGo(at: 160)
    #expect(!rig.isPresented)
  }

  /// As a stack is presented, its coordinator is that of the presentation.
  @Test(arguments: [true, false])
  func aStackThatIsPresentedReportsNoTransitionOfItsOwn(asPush: Bool) {
    let rig = PushRig(.navigation)
    rig.host.activate()
    var told: [String] = []
    let observation = rig.inner.observeTransitions {
      if $0.phase == .willBegin { told.append("\($0.operation) \($0.isPresentation)") }
    }
    if asPush { rig.present() } else { rig.base.present(rig.inner, animated: true) }
    rig.host.advance(by: 1)
    #expect(told == (asPush ? ["push true"] : []))
    observation.cancel()
  }
}

extension Pixels {
  /// The part of the picture that lies in `rect`, in pixels.
  fileprivate func cut(_ rect: CGRect) -> Pixels {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let rect = rect.intersection(whole).integral
    var part = Data(capacity: Int(rect.width * rect.height) * 4)
    for y in Int(rect.minY)..<Int(rect.maxY) {
      let start = (y * width + Int(rect.minX)) * 4
      part.append(bytes[start..<start + Int(rect.width) * 4])
    }
    return Pixels(width: Int(rect.width), height: Int(rect.height), bytes: part)
  }

  /// Whether both are the same to the left and to the right of `rect`.
  fileprivate func equals(_ other: Pixels, outside rect: CGRect) -> Bool {
    let sides = [
      CGRect(x: 0, y: 0, width: rect.minX, height: CGFloat(height)),
      CGRect(x: rect.maxX, y: 0, width: CGFloat(width) - rect.maxX, height: CGFloat(height)),
    ]
    return sides.allSatisfy { $0.width < 1 || cut($0) == other.cut($0) }
  }
}
