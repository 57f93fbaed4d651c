import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A screen without a background: one half transparent mark.
private final class ClearScreen: UIViewController {
  private let mark: CGRect
  private let color: UIColor

  init(_ color: UIColor, in mark: CGRect) {
    (self.color, self.mark) = (color, mark)
    super.init(nibName: nil, bundle: nil)
    snapshotNavigation.navigationBar = .hidden
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let view = UIView(frame: mark)
    view.backgroundColor = color.withAlphaComponent(0.5)
    self.view.addSubview(view)
  }
}

/// A motion along the horizontal axis without what is black in it.
private struct Unshaded: Choreography {
  let motion: any Choreography

  func layout(at coverage: CGFloat, in size: CGSize, for trigger: TransitionTrigger)
    -> TransitionLayout
  {
    var layout = motion.layout(at: coverage, in: size, for: trigger)
    layout.shade = 0
    layout.upper.shadow.opacity = 0
    layout.lower.shadow.opacity = 0
    return layout
  }
}

/// Where the stack is; behind it is magenta.
private enum ClearPlace: CaseIterable {
  case window, coloredController, tabs, sheet, popover, column
}

/// A clear stack over a wallpaper.
@MainActor
private final class ClearRig {
  let host: Host
  let root = ClearScreen(.red, in: CGRect(x: 40, y: 60, width: 60, height: 20))
  let screen = ClearScreen(.blue, in: CGRect(x: 30, y: 110, width: 70, height: 20))
  let navigation: SnapshotNavigationController
  private let ground = UIViewController()

  init(_ place: ClearPlace = .window, under setting: UnsureSetting = .asUsual) {
    let isPad = [.sheet, .popover, .column].contains(place)
    host = Host(
      size: isPad ? CGSize(width: 800, height: 500) : CGSize(width: 200, height: 300), scale: 1,
      idiom: isPad ? .pad : .phone)
    setting.change(&host.settings)
    navigation = SnapshotNavigationController(rootViewController: root)
    navigation.configuration.timing = .curve(duration: 0.3, .linear)
    navigation.configuration.choreography = Unshaded(motion: .parallax)
    host.window.backgroundColor = .magenta
    ground.view.backgroundColor = .magenta
    host.window.rootViewController = ground
    switch place {
    case .window, .coloredController:
      if place == .coloredController { navigation.view.backgroundColor = .magenta }
      host.window.rootViewController = navigation
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      host.window.rootViewController = tabs
    case .sheet, .popover: break
    case .column:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(navigation, for: .primary)
      split.setViewController(ground, for: .secondary)
      host.window.rootViewController = split
    }
    host.window.makeKeyAndVisible()
    host.advance(by: 0.3)
    if place == .sheet { navigation.modalPresentationStyle = .formSheet }
    if place == .popover { navigation.modalPresentationStyle = .popover }
    guard [.sheet, .popover].contains(place) else { return }
    navigation.preferredContentSize = CGSize(width: 240, height: 240)
    navigation.popoverPresentationController?.sourceView = ground.view
    navigation.popoverPresentationController?.sourceRect = CGRect(
      x: 390, y: 100, width: 9, height: 9)
    ground.present(navigation, animated: false)
    host.advance(by: 0.5)
  }

  func push() {
    navigation.pushViewController(screen, animated: true)
    host.advance(by: 1)
  }

  private var frame: CGRect { navigation.view.convert(navigation.view.bounds, to: nil) }

  func touch(_ phase: UITouch.Phase, at x: CGFloat) {
    host.touch(phase, at: CGPoint(x: frame.minX + x, y: frame.minY + 150))
  }

  /// Below are the tab bar, which isn't clear, and nothing else.
  var complaint: String? {
    let frame = frame.insetBy(dx: 1, dy: 1).integral
    return Pixels(host.frame()).complaintOfClearMarks(
      in: Int(frame.minX)..<Int(frame.maxX),
      rows: stride(from: Int(frame.minY), to: Int(frame.minY) + 205, by: 6))
  }

  func watch(_ what: String, frames: Int = 32) {
    for frame in 0..<frames {
      host.advance(by: 1.0 / 60)
      if let complaint { return #expect(Bool(false), "\(what), frame \(frame): \(complaint)") }
    }
  }
}

/// What is clear stays clear: over a wallpaper only the screens' own pixels are seen, each once.
@MainActor @Suite(.warningsAreRead)
struct LibraryClearTests {
  private static let choreographies: [any Choreography] = [
    .parallax, .reveal, .scale, .rise, .fade,
  ]

  /// Settings of UIKit that have a hand in it.
  nonisolated private static let settings = UnsureSetting.all.filter {
    [
      "as usual", "concealed views have empty pictures", "clipped snapshot views are empty",
      "snapshot views drawn with screen updates",
    ].contains($0.testDescription)
  }

  /// Pushes, pops and drags, given up and finished.
  private func walk(_ rig: ClearRig, _ name: String) {
    let rest = Pixels(rig.host.frame())
    #expect(rig.complaint == nil, "\(name)")
    for hasSnapshot in [true, false] {
      rig.navigation.pushViewController(rig.screen, animated: true)
      rig.watch("\(name) push")
      rig.host.advance(by: 0.5)
      let above = Pixels(rig.host.frame())
      if !hasSnapshot { rig.navigation.invalidateSnapshot(for: rig.root) }
      rig.touch(.began, at: 10)
      for x in stride(from: 20.0, through: 70, by: 5) {
        rig.touch(.moved, at: x)
        rig.watch("\(name) drag", frames: 1)
      }
      rig.watch("\(name) rest of the drag", frames: 20)
      rig.touch(.ended, at: 70)
      rig.watch("\(name) drag given up")
      #expect(Pixels(rig.host.frame()) == above, "\(name)")
      if !hasSnapshot { rig.navigation.invalidateSnapshot(for: rig.root) }
      rig.navigation.popViewController(animated: true)
      rig.watch("\(name) pop")
      rig.host.advance(by: 0.5)
      #expect(Pixels(rig.host.frame()) == rest, "\(name)")
      rig.push()
      if !hasSnapshot { rig.navigation.invalidateSnapshot(for: rig.root) }
      rig.touch(.began, at: 10)
      let far = rig.navigation.view.bounds.width * 0.85
      for x in stride(from: 20.0, through: far, by: 10) {
        rig.touch(.moved, at: x)
        rig.watch("\(name) drag", frames: 1)
      }
      rig.touch(.ended, at: far)
      rig.watch("\(name) drag finished")
      rig.host.advance(by: 0.5)
      #expect(Pixels(rig.host.frame()) == rest, "\(name)")
      #expect(rig.navigation.viewControllers.count == 1)
    }
  }

  @Test func withEveryChoreography() {
    for choreography in Self.choreographies {
      let rig = ClearRig()
      rig.navigation.configuration.choreography = Unshaded(motion: choreography)
      walk(rig, "\(choreography)")
    }
  }

  @Test(arguments: ClearPlace.allCases)
  fileprivate func wherever(place: ClearPlace) { walk(ClearRig(place), "\(place)") }

  @Test(arguments: settings)
  fileprivate func howeverUIKitDrawsWhatIsNotSeen(setting: UnsureSetting) {
    walk(ClearRig(under: setting), "\(setting)")
  }

  /// A touch ends UIKit's transition, and the picture moves on; a call cuts it.
  @Test(arguments: settings, [true, false])
  fileprivate func whatIsCutShort(setting: UnsureSetting, byTouch: Bool) {
    for hundredths in stride(from: 2, to: 40, by: 6) {
      let rig = ClearRig(under: setting)
      let third = ClearScreen(.red, in: CGRect(x: 20, y: 200, width: 50, height: 20))
      rig.push()
      rig.navigation.popViewController(animated: true)
      rig.host.advance(by: Double(hundredths) / 100, frame: 0.01)
      if byTouch {
        rig.touch(.began, at: 150)
        rig.watch("touched", frames: 3)
        rig.touch(.ended, at: 150)
      }
      rig.navigation.pushViewController(third, animated: true)
      rig.watch("push after \(hundredths)")
      rig.navigation.popViewController(animated: true)
      rig.watch("pop after \(hundredths)")
    }
  }

  /// A call puts a drag back and pushes in the same turn.
  @Test(arguments: settings)
  fileprivate func aPushDuringADragTakesTheScreen(setting: UnsureSetting) throws {
    let rig = ClearRig(under: setting)
    rig.push()
    rig.touch(.began, at: 10)
    for x in stride(from: 20.0, through: 70, by: 5) {
      rig.touch(.moved, at: x)
      rig.host.advance(by: 1.0 / 60)
    }
    rig.navigation.pushViewController(
      ClearScreen(.red, in: CGRect(x: 20, y: 200, width: 50, height: 20)), animated: true)
    rig.watch("push")
    rig.touch(.ended, at: 70)
    rig.host.advance(by: 1)
    guard rig.host.settings.clippedSnapshotViewsAreDrawn else {
      // What can't be drawn unseen isn't drawn.
      return #expect(rig.navigation.snapshot(for: rig.screen) == nil)
    }
    let image = try #require(rig.navigation.snapshot(for: rig.screen)?.cgImage)
    #expect(image.color(x: 60, y: 120).alpha == 128)
  }

  /// Over an opaque screen of the wallpaper's color.
  @Test(arguments: [true, false])
  func whatAFingerBringsBackIsSeenOnce(isReady: Bool) {
    let rig = ClearRig()
    rig.root.view.backgroundColor = .magenta
    rig.navigation.configuration.forwardHistory = 1
    rig.push()
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    rig.touch(.began, at: 190)
    for x in stride(from: 180.0, through: 30, by: -10) {
      rig.touch(.moved, at: x)
      rig.watch("drag forward", frames: 1)
    }
    rig.screen.snapshotNavigation.isReadyToShow = isReady
    rig.touch(.ended, at: 30)
    rig.watch("finished", frames: 60)
    #expect(rig.navigation.topViewController === rig.screen)
    #expect(rig.navigation.isCoveredUntilReady != isReady)
    rig.screen.snapshotNavigation.isReadyToShow = true
    rig.watch("ready")
  }

  // MARK: What is stored

  /// What makes a view with an opaque background show what is behind it.
  enum Opening: CaseIterable, Sendable { case roundedCorners, alpha, mask }

  /// The lower screen's left edge is blue; at the corner it's seen where its snapshot is.
  @Test(arguments: Opening.allCases)
  func beneathAnUpperScreenThatDoesntCoverAllTheLowerIsSeenOnce(_ opening: Opening) {
    let rig = Rig(root: ColorScreen("root", .red, hidesBar: true))
    let edge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 400))
    edge.backgroundColor = .blue
    rig.root.view.addSubview(edge)
    rig.host.advance(by: 0.1)
    rig.navigation.configuration.timing = .curve(duration: 1, .linear)
    let upper = ColorScreen("upper", .green, hidesBar: true)
    switch opening {
    case .roundedCorners: upper.view.layer.cornerRadius = 80
    case .alpha: upper.view.alpha = 0.5
    case .mask:
      let mask = UIView(frame: CGRect(x: 20, y: 0, width: 180, height: 400))
      mask.backgroundColor = .black
      upper.view.mask = mask
    }
    rig.navigation.pushViewController(upper, animated: true)
    rig.host.advance(by: 0.5)
    let color = rig.color(x: 109, y: 398)
    #expect(color[0] > 90 && color[2] < 30, "\(color)")
    rig.host.advance(by: 1.5)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aStoredImageIsAsClearAsItsScreen() throws {
    let rig = ClearRig()
    rig.push()
    let image = try #require(rig.navigation.snapshot(for: rig.root)?.cgImage)
    #expect(image.color(x: 10, y: 10).alpha == 0)
    #expect(image.color(x: 60, y: 70).alpha == 128)
  }

  @Test func compressedItIsStillClear() throws {
    let rig = ClearRig()
    rig.push()
    let image = try #require(rig.navigation.snapshot(for: rig.root))
    let data = try #require(StandardEncoding().data(of: image))
    let restored = try #require(StandardEncoding().image(from: data, scale: 1)?.cgImage)
    #expect(restored.color(x: 10, y: 10).alpha == 0)
    #expect(restored.color(x: 60, y: 70).alpha == 128)
  }

  /// Few bytes where nothing is lost by it.
  @Test func whatIsOpaqueIsCompressedAsJPEG() throws {
    let rig = Rig()
    rig.push(ColorScreen("a", .green))
    let image = try #require(rig.navigation.snapshot(for: rig.root))
    let data = try #require(StandardEncoding().data(of: image))
    #expect(data.prefix(2).elementsEqual([0xFF, 0xD8]))
  }

  /// A screen that shows nothing at all says nothing about snapshot views.
  @Test func aScreenThatShowsNothingProvesNothing() {
    let rig = Rig()
    let nothing = UIViewController()
    nothing.snapshotNavigation.navigationBar = .hidden
    rig.push(nothing, ColorScreen("a", .green))
    rig.host.advance(by: 1)
    #expect(rig.navigation.trustsSnapshotViews)
  }

  // MARK: What waits

  /// However long a finger rests: over it nothing is drawn.
  @Test(arguments: [true, false])
  func whatWaitsToBeDrawnIsNotSeen(isDrawn: Bool) {
    let rig = ClearRig()
    rig.host.settings.clippedSnapshotViewsAreDrawn = isDrawn
    rig.push()
    rig.navigation.pushViewController(
      ClearScreen(.red, in: CGRect(x: 20, y: 200, width: 50, height: 20)), animated: true)
    rig.host.advance(by: 0.1)
    rig.touch(.began, at: 190)
    rig.watch("the finger rests", frames: 120)
    #expect(rig.navigation.stored.views.count == 2)
    rig.touch(.ended, at: 190)
    rig.watch("the finger is gone")
    #expect(rig.navigation.stored.views.count == 1)
    #expect((rig.navigation.snapshot(for: rig.root) != nil) == isDrawn)
  }

  /// An opaque screen hides what waits behind it, where it has to be there to be drawn.
  @Test func whereClippedViewsArentDrawnTheyWaitBehindAnOpaqueScreen() {
    let rig = Rig()
    rig.host.settings.clippedSnapshotViewsAreDrawn = false
    rig.push(ColorScreen("a", .green), ColorScreen("b", .blue))
    #expect(rig.navigation.snapshot(for: rig.root) != nil)
    #expect(rig.navigation.trustsSnapshotViews)
    let before = rig.host.runtime.captures.withScreenUpdates
    rig.push(ColorScreen("c", .yellow))
    #expect(rig.host.runtime.captures.withScreenUpdates == before)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aPresentationLikeAPushOverAWallpaper() {
    let rig = ClearRig()
    let inner = SnapshotNavigationController(rootViewController: rig.screen)
    inner.configuration = rig.navigation.configuration
    let rest = Pixels(rig.host.frame())
    rig.root.presentAsPush(inner)
    rig.watch("present")
    rig.host.advance(by: 0.5)
    rig.touch(.began, at: 10)
    for x in stride(from: 20.0, through: 70, by: 5) {
      rig.touch(.moved, at: x)
      rig.watch("drag", frames: 1)
    }
    rig.host.advance(by: 0.3)
    rig.touch(.ended, at: 70)
    rig.watch("drag given up")
    inner.dismiss(animated: true)
    rig.watch("dismiss")
    rig.host.advance(by: 0.5)
    #expect(Pixels(rig.host.frame()) == rest)
  }
}
