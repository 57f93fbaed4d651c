import SampleScreens
import SnapshotNavigation
import Testing
import UIKit

/// The path of a SwiftUI app and the stack that shows it, without SwiftUI.
@MainActor
@Suite(.warningsAreRead) struct SamplePathTests {
  // MARK: What a stack has to do

  @Test(
    arguments: [
      ([], [], .none),
      ([1, 2], [1, 2], .none),
      ([], [1], .push(1)),
      ([1, 2], [1, 2, 3], .push(3)),
      ([1, 2, 3], [1], .pop(to: 1)),
      ([1, 2], [], .pop(to: 0)),
      ([], [1, 2], .replace(keeping: 0, with: [1, 2])),
      ([1, 2], [1, 3], .replace(keeping: 1, with: [3])),
      ([1, 2, 3], [2], .replace(keeping: 0, with: [2])),
      ([1, 1], [1], .pop(to: 1)),
    ] as [([Int], [Int], PathChange<Int>)])
  func theDifferenceOfTwoPathsIsOneChange(old: [Int], new: [Int], change: PathChange<Int>) {
    #expect(PathChange(from: old, to: new) == change)
  }

  @Test func everyChangeLeadsToThePathThatIsWanted() {
    let paths = Self.paths(upTo: 4)
    for old in paths {
      for new in paths {
        #expect(Self.apply(PathChange(from: old, to: new), to: old) == new, "\(old) to \(new)")
      }
    }
  }

  // MARK: Who follows whom

  @Test func showingThePathAgainDuringAPopChangesNothing() {
    var tracker = tracker(at: [1, 2])
    #expect(tracker.set([1, 2], shown: [1]) == .none)
    #expect(tracker.rest(shown: [1]) == [1])
    #expect(tracker.path == [1])
  }

  @Test func aPopThatIsCanceledLeavesThePath() {
    var tracker = tracker(at: [1, 2])
    #expect(tracker.rest(shown: [1, 2]) == nil)
    #expect(tracker.path == [1, 2])
  }

  @Test func aPathThatIsSetDuringAPopOutranksIt() {
    var tracker = tracker(at: [1, 2])
    #expect(tracker.set([1, 2, 3], shown: [1]) == .replace(keeping: 1, with: [2, 3]))
    #expect(tracker.rest(shown: [1]) == nil)
    tracker.applied()
    #expect(tracker.rest(shown: [1, 2, 3]) == nil)
    #expect(tracker.path == [1, 2, 3])
  }

  @Test func aStackThatIsNoPartOfThePathIsNotTakenOver() {
    var tracker = tracker(at: [1, 2])
    #expect(tracker.rest(shown: [2]) == nil)
    #expect(tracker.rest(shown: [1, 2, 3]) == nil)
  }

  // MARK: With a stack

  @Test func changesOfThePathArePushesAndPops() {
    let app = App()
    app.path = [1]
    app.host.advance(by: 1)
    #expect(app.titles == ["root", "1"])
    app.path = [1, 2, 3]
    app.host.advance(by: 1)
    #expect(app.titles == ["root", "1", "2", "3"])
    let kept = app.navigation.viewControllers[1]
    app.path = [1, 4]
    app.host.advance(by: 1)
    #expect(app.titles == ["root", "1", "4"])
    #expect(app.navigation.viewControllers[1] === kept)
    app.path = []
    app.host.advance(by: 1)
    #expect(app.titles == ["root"])
  }

  @Test func aDragShortensThePathWhenItIsAtRest() {
    let app = App()
    app.path = [1, 2]
    app.host.advance(by: 1)
    let start = CGPoint(x: 40, y: 400)
    app.host.touch(.began, at: start)
    app.host.move(from: start, to: CGPoint(x: 340, y: 400), duration: 0.3)
    app.show()
    #expect(app.path == [1, 2])
    app.host.touch(.ended, at: CGPoint(x: 340, y: 400))
    #expect(app.path == [1, 2])
    app.host.advance(by: 1)
    #expect(app.path == [1] && app.titles == ["root", "1"])
  }

  @Test func aCanceledDragLeavesThePath() {
    let app = App()
    app.path = [1, 2]
    app.host.advance(by: 1)
    let start = CGPoint(x: 40, y: 400)
    app.host.touch(.began, at: start)
    app.host.move(from: start, to: CGPoint(x: 120, y: 400), duration: 0.3)
    app.host.move(from: CGPoint(x: 120, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.3)
    app.host.touch(.ended, at: CGPoint(x: 60, y: 400))
    app.host.advance(by: 1)
    #expect(app.path == [1, 2] && app.titles == ["root", "1", "2"])
  }

  @Test func thePathOfTheAppWinsOverAPopThatRuns() {
    let app = App()
    app.path = [1, 2]
    app.host.advance(by: 1)
    app.navigation.popViewController(animated: true)
    app.host.advance(by: 0.1)
    app.show()
    #expect(app.titles == ["root", "1"])
    app.path = [1, 2, 3]
    app.host.advance(by: 1)
    #expect(app.path == [1, 2, 3] && app.titles == ["root", "1", "2", "3"])
  }

  @Test func aScreenOfOtherCodeStaysOutOfThePath() {
    let app = App()
    app.path = [1]
    app.host.advance(by: 1)
    app.navigation.pushViewController(UIViewController(), animated: true)
    app.host.advance(by: 1)
    #expect(app.path == [1])
    app.navigation.popViewController(animated: true)
    app.host.advance(by: 1)
    #expect(app.path == [1])
    app.navigation.popViewController(animated: true)
    app.host.advance(by: 1)
    #expect(app.path == [] && app.titles == ["root"])
  }

  // MARK: Fixtures

  /// An app that shows its path whenever it changes, as SwiftUI does.
  @MainActor
  private final class App {
    let host = Host(size: CGSize(width: 390, height: 844), scale: 1)
    let navigation = SnapshotNavigationController(rootViewController: UIViewController())
    private let stack = PathStack<Int>()
    var path: [Int] = [] { didSet { show() } }

    init() {
      navigation.viewControllers.first?.title = "root"
      stack.watch(navigation)
      stack.pathDidShorten = { [weak self] in self?.path = $0 }
      host.show(navigation, for: 0.5)
    }

    var titles: [String] { navigation.viewControllers.map { $0.title ?? "" } }

    func show() {
      stack.set(path) { number in
        let screen = UIViewController()
        screen.title = "\(number)"
        return screen
      }
    }
  }

  private func tracker(at path: [Int]) -> PathTracker<Int> {
    var tracker = PathTracker<Int>()
    _ = tracker.set(path, shown: [])
    tracker.applied()
    return tracker
  }

  /// All paths over three routes that aren't longer than `length`.
  private static func paths(upTo length: Int) -> [[Int]] {
    (0..<length).reduce(into: [[]]) { paths, _ in
      paths = [[]] + paths.flatMap { path in [1, 2, 3].map { path + [$0] } }
    }
  }

  private static func apply(_ change: PathChange<Int>, to path: [Int]) -> [Int] {
    switch change {
    case .none: path
    case .push(let route): path + [route]
    case .pop(let count): Array(path.prefix(count))
    case .replace(let count, let added): Array(path.prefix(count)) + added
    }
  }
}
