import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

@MainActor @Suite(.warningsAreRead)
struct LibraryPopTests {
  @Test func aPopShowsThePictureOfTheTargetAndTrimsWhenItHasCommitted() {
    let rig = Rig()
    rig.push(ColorScreen("a", .green), ColorScreen("b", .blue))
    rig.navigation.configuration.timing = .curve(duration: 1, .linear)
    rig.navigation.popToRootViewController(animated: true)
    rig.host.advance(by: 0.5)
    #expect(rig.navigation.snapshot(for: rig.root) != nil)
    #expect(rig.color(x: 190) == Shade.blue)
    #expect(rig.color(x: 10)[0] > 200)
    #expect(rig.color(x: 10)[1] == 0)
    rig.host.advance(by: 2)
    #expect(rig.color() == Shade.red)
    #expect(rig.navigation.snapshotMemoryUsage == 0)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func nothingChangesVisiblyAsTheStageOfAPopGoesUp() {
    let rig = Rig()
    rig.push(ColorScreen("a", .green))
    let before = rig.host.frame()
    rig.navigation.popViewController(animated: true)
    #expect(rig.stages.count == 1)
    let after = rig.host.frame()
    #expect(before.pngData() == after.pngData())
    rig.host.advance(by: 1)
  }

  @Test func aPopAtTheRootReturnsNothingAndLeavesNothing() {
    let rig = Rig()
    #expect(rig.navigation.popViewController(animated: true) == nil)
    #expect(rig.navigation.popToRootViewController(animated: true)?.isEmpty != false)
    rig.host.advance(by: 0.5)
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: [0, 1.0 / 60, 0.1])
  func aPopDuringAPushCutsItAndGoesBack(after delay: TimeInterval) {
    let rig = Rig()
    rig.navigation.pushViewController(ColorScreen("a", .green), animated: true)
    if delay > 0 { rig.host.advance(by: delay) }
    rig.navigation.popViewController(animated: true)
    #expect(rig.titles == ["root"])
    rig.host.advance(by: 1)
    #expect(rig.color() == Shade.red)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func replacingTheStackKeepsWhatStaysBelowTheTop() {
    let rig = Rig()
    let (a, b) = (ColorScreen("a", .green), ColorScreen("b", .blue))
    rig.push(a)
    rig.navigation.setViewControllers([rig.root, a, b], animated: true)
    rig.host.advance(by: 1)
    #expect(rig.navigation.snapshot(for: a) != nil)
    #expect(rig.navigation.snapshot(for: rig.root) != nil)
    rig.navigation.viewControllers = [rig.root, b]
    rig.host.advance(by: 1)
    #expect(rig.navigation.snapshot(for: a) == nil)
    #expect(rig.navigation.snapshot(for: rig.root) != nil)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func eventsTellTheWholeOfATappedPop() throws {
    let rig = Rig()
    rig.push(ColorScreen("a", .green))
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    #expect(rig.ends == [.willBegin, .didFinish])
    let coverages: [CGFloat] = rig.events.dropFirst().dropLast().compactMap {
      if case .progress(let coverage) = $0 { coverage } else { nil }
    }
    #expect(coverages.count == rig.events.count - 2)
    #expect(zip(coverages, coverages.dropFirst()).allSatisfy { 0..<0.2 ~= $0 - $1 })
    #expect(try #require(coverages.first) > 0.8)
    #expect(try #require(coverages.last) < 0.05)
  }

  @Test func completionsAreCalledOnceWhenTheWorkIsDone() {
    let rig = Rig()
    var done: [String] = []
    rig.navigation.pushViewController(ColorScreen("a", .green), animated: true) {
      done.append("push")
    }
    #expect(done.isEmpty)
    rig.host.advance(by: 1)
    #expect(done == ["push"])
    rig.navigation.popViewController(animated: true) { done.append("pop") }
    rig.host.advance(by: 1)
    rig.navigation.pushViewController(ColorScreen("b", .blue), animated: false) { done.append("b") }
    rig.host.advance(by: 0.1)
    rig.navigation.popToRootViewController(animated: false) { done.append("root") }
    rig.host.advance(by: 0.1)
    rig.navigation.popViewController(animated: true) { done.append("nothing") }
    #expect(done == ["push", "pop", "b", "root", "nothing"])
  }

  @Test func withReduceMotionScreensFade() {
    let rig = Rig()
    rig.host.runtime.accessibility.isReduceMotionEnabled = true
    rig.push(ColorScreen("a", .green))
    rig.navigation.configuration.timing = .curve(duration: 1, .linear)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.5)
    #expect(rig.color(x: 10) == rig.color(x: 190))
    #expect(rig.color(x: 10)[0] > 50)
    #expect(rig.color(x: 10)[1] > 50)
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
  }

  /// The bar has its answer, and the library pops in the next frame.
  @Test func aScreenThatComesAfterTheBackButtonsTapStays() {
    let rig = Rig().push(ColorScreen("a", .green))
    let bar = rig.navigation.navigationBar
    guard let item = bar.topItem else { return #expect(Bool(false), "no item") }
    #expect(!rig.navigation.navigationBar(bar, shouldPop: item))
    rig.navigation.pushViewController(ColorScreen("b", .blue), animated: false)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a", "b"])
    #expect(rig.leftovers.isEmpty)
  }
}
