import SnapshotNavigation
import UIKit
import XCTest

/// The library beside UIKit's own controller: the same operations make the same calls.
final class BesideUIKitTests: XCTestCase {
  private enum Operation: String, CaseIterable {
    case push, pop, popToRoot, popToSecond, set

    @MainActor
    func run(on navigation: UINavigationController, _ name: String, _ calls: Calls, _ flag: Bool) {
      switch self {
      case .push: navigation.pushViewController(Screen(name, calls), animated: flag)
      case .pop: navigation.popViewController(animated: flag)
      case .popToRoot: navigation.popToRootViewController(animated: flag)
      case .popToSecond:
        if let second = navigation.viewControllers.dropFirst().first {
          navigation.popToViewController(second, animated: flag)
        }
      case .set:
        let root = navigation.viewControllers.prefix(1)
        navigation.setViewControllers(root + [Screen(name, calls)], animated: flag)
      }
    }
  }

  /// One controller of a pair.
  @MainActor private final class Side {
    let calls = Calls()
    let navigation: UINavigationController
    private let delegate: ShowDelegate

    init(_ navigation: UINavigationController) {
      self.navigation = navigation
      delegate = ShowDelegate(calls)
      navigation.delegate = delegate
      navigation.setViewControllers(["A", "B", "C"].map { Screen($0, calls) }, animated: false)
    }

    var stack: String { navigation.viewControllers.map { $0.title ?? "" }.joined() }
  }

  /// Both controllers in one window, one beside the other.
  @MainActor private func pair(_ phone: Phone) async -> [Side] {
    let sides = [Side(UINavigationController()), Side(SnapshotNavigationController())]
    let root = UIViewController()
    let half = phone.window.bounds.width / 2
    for (index, side) in sides.enumerated() {
      root.addChild(side.navigation)
      side.navigation.view.frame = CGRect(
        x: CGFloat(index) * half, y: 0, width: half, height: phone.window.bounds.height)
      root.view.addSubview(side.navigation.view)
      side.navigation.didMove(toParent: root)
    }
    await phone.show(root)
    return sides
  }

  /// Every sequence of up to three operations that begins with `first`.
  @MainActor private func compare(_ first: Operation, animated: Bool) async {
    let phone = await Phone()
    let all = Operation.allCases
    let twos = all.map { [first, $0] }
    let sequences = [[first]] + twos + twos.flatMap { two in all.map { two + [$0] } }
    for sequence in sequences {
      let sides = await pair(phone)
      for (step, operation) in sequence.enumerated() {
        for side in sides {
          _ = side.calls.take()
          operation.run(on: side.navigation, "\(step)", side.calls, animated)
        }
        await phone.wait(animated ? 0.7 : 0.05)
        let words = sequence.prefix(step + 1).map(\.rawValue).joined(separator: ", ")
        XCTAssertEqual(sides[1].calls.takeOrder(), sides[0].calls.takeOrder(), words)
        XCTAssertEqual(sides[1].stack, sides[0].stack, words)
      }
    }
  }

  /// After an animated push the calls are UIKit's.
  @MainActor func testAPushAndWhatFollows() async { await compare(.push, animated: true) }

  /// After an animated pop the calls are UIKit's.
  @MainActor func testAPopAndWhatFollows() async { await compare(.pop, animated: true) }

  /// After an animated pop to the root the calls are UIKit's.
  @MainActor func testPopToRootAndWhatFollows() async { await compare(.popToRoot, animated: true) }

  /// After an animated pop to a screen the calls are UIKit's.
  @MainActor func testPopToAScreenAndWhatFollows() async {
    await compare(.popToSecond, animated: true)
  }

  /// After an animated new stack the calls are UIKit's.
  @MainActor func testANewStackAndWhatFollows() async { await compare(.set, animated: true) }

  /// After a push without animation the calls are UIKit's.
  @MainActor func testAnUnanimatedPushAndWhatFollows() async {
    await compare(.push, animated: false)
  }

  /// After a pop without animation the calls are UIKit's.
  @MainActor func testAnUnanimatedPopAndWhatFollows() async { await compare(.pop, animated: false) }

  /// After a pop to the root without animation the calls are UIKit's.
  @MainActor func testAnUnanimatedPopToRootAndWhatFollows() async {
    await compare(.popToRoot, animated: false)
  }

  /// After a pop to a screen without animation the calls are UIKit's.
  @MainActor func testAnUnanimatedPopToAScreenAndWhatFollows() async {
    await compare(.popToSecond, animated: false)
  }

  /// After a new stack without animation the calls are UIKit's.
  @MainActor func testAnUnanimatedNewStackAndWhatFollows() async {
    await compare(.set, animated: false)
  }
}
