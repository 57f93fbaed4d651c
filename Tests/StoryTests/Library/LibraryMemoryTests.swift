import Foundation
import Synchronization
import Testing
import UIKit
import UIKitHost

@testable import SnapshotNavigation

/// An encoder that counts and, if told so, answers only when it is let.
final class CountingEncoding: SnapshotEncoding {
  struct Counts: Equatable {
    var compressed = 0
    var restored = 0
    var atOnce = 0
  }

  private let counts = Mutex(Counts())
  private let gate: Gate?
  private let inner = JPEGEncoding()

  init(gate: Gate? = nil) { self.gate = gate }

  var now: Counts { counts.withLock { $0 } }

  func data(of picture: UIImage) async -> Data? {
    counts.withLock { $0.compressed += 1 }
    await gate?.pass()
    return await inner.data(of: picture)
  }

  func picture(from data: Data, scale: CGFloat) async -> UIImage? {
    counts.withLock { $0.restored += 1 }
    await gate?.pass()
    return await inner.picture(from: data, scale: scale)
  }

  func pictureAtOnce(from data: Data, scale: CGFloat) -> UIImage? {
    counts.withLock { $0.atOnce += 1 }
    return inner.pictureAtOnce(from: data, scale: scale)
  }
}

/// Holds back everyone who comes until it is opened.
actor Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isOpen = false

  func pass() async {
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

@MainActor
@Suite struct LibraryMemoryTests {
  /// A rig that waits for the encoder after every push.
  private func deepRig(
    _ depth: Int, encoding: CountingEncoding = CountingEncoding(), budget: Int? = nil
  ) async -> Rig {
    let rig = Rig()
    rig.navigation.configuration.snapshotBudget = budget
    rig.navigation.director.archive.encoding = encoding
    for index in 0..<depth {
      let color = UIColor(hue: CGFloat(index) * 0.37.truncatingRemainder(dividingBy: 1))
      rig.push(ColorScreen("\(index)", color))
      await rig.settle()
    }
    return rig
  }

  private let picture = Int(Rig.size.width * Rig.size.height) * 4

  @Test func nearPicturesAreFullAndFarOnesCompressed() async {
    let rig = await deepRig(6)
    let store = rig.navigation.director.store
    let tiers = rig.navigation.viewControllers.reversed().map { store.tier(of: $0) }
    #expect(tiers.prefix(3) == [.dropped, .full, .full])
    #expect(tiers.dropFirst(3).allSatisfy { $0 == .compressed })
    #expect(rig.navigation.snapshotMemoryUsage <= 3 * picture)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func atEveryDepthTheBudgetHolds() async {
    let rig = Rig()
    let budget = picture + 20_000
    rig.navigation.configuration.snapshotBudget = budget
    for index in 0..<12 {
      rig.push(ColorScreen("\(index)", .blue))
      #expect(rig.navigation.snapshotMemoryUsage <= budget + picture)
      await rig.settle()
      #expect(rig.navigation.snapshotMemoryUsage <= budget)
    }
    let store = rig.navigation.director.store
    #expect(store.tier(of: rig.root) == .dropped)
    #expect(store.count < 12)
  }

  @Test func aZeroBudgetKeepsNothingAndStillGoesBack() async {
    let rig = await deepRig(3, budget: 0)
    #expect(rig.navigation.snapshotMemoryUsage == 0)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    #expect(rig.titles.count == 3)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func theNextPopNeverWaitsForTheDecoder() async {
    let encoding = CountingEncoding()
    let rig = await deepRig(8, encoding: encoding)
    for _ in 0..<8 {
      let target = rig.navigation.viewControllers[rig.navigation.viewControllers.count - 2]
      #expect(rig.navigation.director.store.tier(of: target) == .full)
      rig.dragBack()
      await rig.settle()
    }
    #expect(rig.titles == ["root"])
    #expect(encoding.now.atOnce == 0)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aDragOverACompressedPictureShowsTheLiveScreenAndDecodesNothing() async {
    let gate = Gate()
    let encoding = CountingEncoding()
    let rig = await deepRig(6, encoding: encoding)
    let slow = CountingEncoding(gate: gate)
    rig.navigation.director.archive.encoding = slow
    for _ in 0..<5 { rig.dragBack() }
    #expect(rig.titles == ["root", "0"])
    #expect(slow.now.atOnce == 0)
    #expect(rig.leftovers.isEmpty)
    await gate.open()
    await rig.settle()
    #expect(rig.navigation.director.store.tier(of: rig.root) == .full)
  }

  @Test func aTappedJumpFarDownDecodesItsTarget() async {
    let encoding = CountingEncoding()
    let rig = await deepRig(6, encoding: encoding)
    rig.navigation.popToRootViewController(animated: true)
    #expect(encoding.now.atOnce == 1)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aLateResultForAScreenThatLeftIsDiscarded() async {
    let gate = Gate()
    let encoding = CountingEncoding(gate: gate)
    let rig = Rig()
    rig.navigation.director.archive.encoding = encoding
    for index in 0..<4 { rig.push(ColorScreen("\(index)", .green)) }
    rig.navigation.popToRootViewController(animated: false)
    rig.host.advance(by: 0.5)
    await gate.open()
    await rig.settle()
    #expect(rig.navigation.snapshotMemoryUsage == 0)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aPoppedScreenIsFreedWhileItsPictureIsBeingCompressed() async {
    let gate = Gate()
    let rig = Rig()
    rig.navigation.director.archive.encoding = CountingEncoding(gate: gate)
    weak var screen: ColorScreen?
    do {
      let first = ColorScreen("first", .green)
      screen = first
      rig.push(first, ColorScreen("second", .blue), ColorScreen("third", .yellow))
    }
    rig.navigation.popToRootViewController(animated: false)
    rig.host.advance(by: 0.5)
    #expect(screen == nil)
    await gate.open()
  }

  @Test func aMemoryWarningLeavesTheNearestOnly() async {
    let rig = await deepRig(6)
    rig.host.sendMemoryWarning()
    #expect(rig.navigation.snapshotMemoryUsage <= 2 * picture)
    let store = rig.navigation.director.store
    #expect(store.count == 1)
    #expect(store.tier(of: rig.navigation.viewControllers[5]) == .full)
  }

  @Test(arguments: [(SnapshotRetention.all, 6), (.nearest, 1), (.nothing, 0)])
  func theBackgroundLeavesWhatTheConfigurationSays(retention: SnapshotRetention, count: Int) async {
    let rig = await deepRig(6)
    rig.navigation.configuration.backgroundRetention = retention
    rig.host.enterBackground()
    #expect(rig.navigation.director.store.count == count)
    rig.host.enterForeground()
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func theAppSeesACompressedPictureDecoded() async throws {
    let rig = await deepRig(6)
    let image = try #require(rig.navigation.snapshot(for: rig.root))
    #expect(image.size == Rig.size)
    rig.navigation.invalidateSnapshot(for: rig.root)
    #expect(rig.navigation.snapshot(for: rig.root) == nil)
  }

  @Test func aRestoredPictureIsTheScreenWithinTheCodecsTolerance() async throws {
    let rig = await deepRig(6)
    let restored = try #require(rig.navigation.snapshot(for: rig.root)?.cgImage)
    rig.navigation.popToRootViewController(animated: false)
    rig.host.advance(by: 1)
    let live = rig.host.frame()
    #expect(restored.width == live.width && restored.height == live.height)
    #expect(restored.greatestDifference(to: live) <= 24)
  }
}

extension Rig {
  /// Waits until every picture is in its tier.
  func settle() async { await navigation.director.archive.settled() }

  /// One drag all the way back.
  func dragBack() {
    grab(moving: 170, duration: 0.2)
    letGo(at: 190)
    host.advance(by: 1)
  }
}

extension UIColor {
  fileprivate convenience init(hue: CGFloat) {
    let part = hue.truncatingRemainder(dividingBy: 1)
    self.init(hue: part, saturation: 0.7, brightness: 0.9, alpha: 1)
  }
}

extension CGImage {
  /// The greatest difference of any channel of any pixel; the images are of the same size.
  func greatestDifference(to other: CGImage) -> Int {
    var greatest = 0
    for y in 0..<height {
      for x in 0..<width {
        let (a, b) = (color(x: x, y: y), other.color(x: x, y: y))
        greatest = max(
          greatest, abs(Int(a.red) - Int(b.red)), abs(Int(a.green) - Int(b.green)),
          abs(Int(a.blue) - Int(b.blue)))
      }
    }
    return greatest
  }
}
