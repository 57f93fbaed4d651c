import PageStack
import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Completions and delegates of a page stack that call in turn.
@MainActor @Suite(.warningsAreRead)
struct PageReentryTests {
  /// Calls that end what runs.
  enum Cut: CaseIterable, Sendable {
    case push, pop, setPages, replaceTop, insets, resize, background

    @MainActor func perform(on rig: PageRig) {
      switch self {
      case .push: rig.stack.push(ColorPage("d", .white))
      case .pop: rig.stack.pop()
      case .setPages: rig.stack.setPages([rig.root, ColorPage("d", .white)])
      case .replaceTop: rig.stack.replaceTop(with: ColorPage("d", .white))
      case .insets: rig.stack.insets = PageInsets(top: 10)
      case .resize: rig.host.resize(to: CGSize(width: 300, height: 400))
      case .background:
        NotificationCenter.default.post(
          name: UIApplication.didEnterBackgroundNotification, object: nil)
      }
    }
  }

  /// What a completion starts is ended by the next call, too, and completes once.
  @Test(arguments: Cut.allCases)
  func whatACompletionStartsIsCutAndCompletesOnce(_ cut: Cut) {
    let rig = PageRig()
    var completions: [String] = []
    rig.stack.push(ColorPage("b", .green)) { [unowned rig] in
      completions.append("b")
      rig.stack.push(ColorPage("c", .blue)) { completions.append("c") }
    }
    rig.host.advance(by: 0.1)
    cut.perform(on: rig)
    rig.rest()
    #expect(completions == ["b", "c"])
    switch cut {
    case .push: #expect(rig.names == ["root", "b", "c", "d"])
    case .pop: #expect(rig.names == ["root", "b"])
    case .setPages: #expect(rig.names == ["root", "d"])
    case .replaceTop: #expect(rig.names == ["root", "b", "d"])
    case .insets, .resize, .background: #expect(rig.names == ["root", "b", "c"])
    }
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  /// A completion that goes on for ever is no reason to hang.
  @Test(.timeLimit(.minutes(1)))
  func aCallEndsACarouselAndComesBack() {
    let rig = PageRig()
    var turns = 0
    @MainActor func turn() {
      turns += 1
      rig.stack.replaceTop(with: ColorPage("\(turns)", .green)) { turn() }
    }
    turn()
    rig.host.advance(by: 0.1)
    rig.stack.push(ColorPage("d", .white))
    #expect(turns < 10)
    #expect(rig.names.contains("d") || rig.names.last == "\(turns)")
    rig.host.advance(by: 3)
    #expect(turns < 30)
  }

  /// A delegate pushes as it's told that a drag has been put back or has finished.
  @Test(arguments: [40, 150], Cut.allCases)
  func whatADelegateStartsAsADragIsInterruptedIsCut(distance: CGFloat, _ cut: Cut) {
    let rig = PageRig()
    rig.push(ColorPage("a", .green), ColorPage("b", .blue))
    var completions = 0
    rig.whenShown = { [unowned rig] in
      rig.whenShown = nil
      rig.stack.push(ColorPage("c", .yellow)) { completions += 1 }
    }
    rig.grab(moving: distance, duration: 0.3)
    if distance > 100 {
      rig.letGo(at: 20 + distance)
      rig.host.advance(by: 0.05)
    }
    cut.perform(on: rig)
    #expect(rig.stack.isTransitioning == (cut != .insets && cut != .resize && cut != .background))
    #expect(completions == 1)
    rig.rest()
    if distance <= 100 { rig.host.touch(.ended, at: CGPoint(x: 20 + distance, y: 200)) }
    rig.rest()
    #expect(completions == 1)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  /// The delegate takes the stack off the screen as it animates alongside.
  @Test(arguments: [true, false])
  func aPageWhoseWindowGoesIsComplete(isFreed: Bool) async {
    var completions = 0
    var rig: PageRig? = PageRig()
    let host = rig?.host
    rig?.alongside = { [unowned host] in host?.window.rootViewController = UIViewController() }
    rig?.stack.push(ColorPage("b", .green)) { completions += 1 }
    if isFreed { rig = nil }
    host?.advance(by: 1)
    for _ in 0..<10 where completions == 0 { await Task.yield() }
    #expect(completions == 1)
    withExtendedLifetime(rig) {}
  }
}
