import Foundation
import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

@MainActor
@Suite(.warningsAreRead) struct LibraryMemoryTests {
  private let encoding = CountingEncoding()
  private let worker = ManualWork()

  private func rig(budget: Int? = nil) -> Rig {
    let memory = OwnMemory.ofTheTest
    memory.limit = budget
    memory.use(encoding: encoding)
    memory.use(worker: worker)
    return Rig()
  }

  /// A rig whose encoder is done after every push.
  private func deepRig(_ depth: Int, budget: Int? = nil) -> Rig {
    let rig = rig(budget: budget)
    for index in 0..<depth {
      rig.push(ColorScreen("\(index)", UIColor(step: index)))
      worker.finish()
    }
    return rig
  }

  private let picture = Int(Rig.size.width * Rig.size.height) * 4

  @Test func nearPicturesAreFullAndFarOnesCompressed() {
    let rig = deepRig(6)
    let store = rig.navigation.stored
    let tiers = rig.navigation.viewControllers.reversed().map { store.form(of: $0) }
    #expect(tiers.prefix(3) == [.dropped, .full, .full])
    #expect(tiers.dropFirst(3).allSatisfy { $0 == .compressed })
    #expect(rig.navigation.snapshotMemoryUsage <= 3 * picture)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func atEveryDepthTheBudgetHolds() {
    let budget = picture + 20_000
    let rig = rig(budget: budget)
    for index in 0..<12 {
      rig.push(ColorScreen("\(index)", .blue))
      #expect(rig.navigation.snapshotMemoryUsage <= budget + picture)
      worker.finish()
      #expect(rig.navigation.snapshotMemoryUsage <= budget)
    }
    let store = rig.navigation.stored
    #expect(store.form(of: rig.root) == .dropped)
    #expect(store.count < 12)
  }

  /// Also while a push runs, and nothing can be arranged anew.
  @Test func aSnapshotThatIsTooMuchLeavesAtOnce() {
    let rig = rig(budget: picture * 3 / 2)
    // One is being compressed, which takes long.
    rig.push(ColorScreen("a", .green), ColorScreen("b", .blue), ColorScreen("c", .yellow))
    rig.navigation.pushViewController(ColorScreen("top", .green), animated: true)
    rig.host.advance(by: 0.1)
    #expect(!rig.navigation.isAtRest)
    #expect(rig.navigation.snapshotMemoryUsage <= 2 * picture)
  }

  /// Screens follow each other, so nothing is arranged between them.
  @Test func pushesInQuickSuccessionKeepTheBudgetToo() {
    let rig = rig(budget: 2 * picture)
    for index in 0..<8 {
      rig.navigation.pushViewController(ColorScreen("\(index)", .blue), animated: true)
      rig.host.advance(by: 0.1)
      #expect(rig.navigation.snapshotMemoryUsage <= 3 * picture)
    }
  }

  @Test func aZeroBudgetKeepsNothingAndStillGoesBack() {
    let rig = deepRig(3, budget: 0)
    #expect(rig.navigation.snapshotMemoryUsage == 0)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    #expect(rig.titles.count == 3)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func theNextPopNeverWaitsForTheDecoder() {
    let rig = deepRig(8)
    for _ in 0..<8 {
      let target = rig.navigation.viewControllers[rig.navigation.viewControllers.count - 2]
      #expect(rig.navigation.stored.form(of: target) == .full)
      rig.grab(moving: 100)
      let before = encoding.now
      rig.letGo(at: 190)
      rig.host.advance(by: 1)
      #expect(encoding.now == before)
      worker.finish()
    }
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aDragOverACompressedPictureShowsTheLiveScreenAndDecodesNothing() {
    let rig = deepRig(6)
    let before = encoding.now
    for _ in 0..<5 { rig.dragBack() }
    #expect(rig.titles == ["root", "0"])
    #expect(encoding.now == before)
    #expect(rig.leftovers.isEmpty)
    worker.finish()
    #expect(rig.navigation.stored.form(of: rig.root) == .full)
  }

  @Test func aTappedJumpFarDownDecodesItsTarget() {
    let rig = deepRig(6)
    let before = encoding.now.restored
    rig.navigation.popToRootViewController(animated: true)
    #expect(encoding.now.restored == before + 1)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: [false, true])
  func aLateResultForAScreenThatLeftIsDiscarded(isDeaf: Bool) {
    let rig = rig()
    worker.isDeafToCancelling = isDeaf
    for index in 0..<4 { rig.push(ColorScreen("\(index)", .green)) }
    #expect(worker.count == 1)
    rig.navigation.popToRootViewController(animated: false)
    rig.host.advance(by: 0.5)
    #expect(worker.count == 0)
    worker.finish()
    #expect(rig.navigation.snapshotMemoryUsage == 0)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aPoppedScreenIsFreedWhileItsPictureIsBeingCompressed() {
    let rig = rig()
    weak var screen: ColorScreen?
    do {
      let first = ColorScreen("first", .green)
      screen = first
      rig.push(first, ColorScreen("second", .blue), ColorScreen("third", .yellow))
    }
    #expect(worker.count == 1)
    rig.navigation.popToRootViewController(animated: false)
    rig.host.advance(by: 0.5)
    #expect(screen == nil)
  }

  @Test func workOnOtherThreadsComesHome() async {
    let stack = (0..<4).map { ColorScreen("\($0)", .green) }
    let holder = RestingStack(stack)
    let work = WatchedWork()
    let memory = OwnMemory(worker: work, encoding: encoding)
    memory.join(holder)
    for screen in stack.dropLast() {
      holder.insert(UIGraphicsImageRenderer.picture(of: screen.color), for: screen)
    }
    memory.arrange()
    #expect(work.isUnderWay)
    #expect(holder.bytes == 3 * picture)
    // Compressing takes milliseconds, on another thread.
    for _ in 0..<2_000 where work.isUnderWay { try? await Task.sleep(for: .milliseconds(5)) }
    #expect(!work.isUnderWay)
    #expect(encoding.now == CountingEncoding.Counts(compressed: 1, restored: 0))
    #expect(holder.form(of: stack[0]) == .compressed)
    #expect(holder.bytes < 3 * picture)
  }

  @Test func aMemoryWarningLeavesTheNearestOnly() {
    let rig = deepRig(6)
    rig.host.sendMemoryWarning()
    #expect(rig.navigation.snapshotMemoryUsage <= 2 * picture)
    let nearest = rig.navigation.viewControllers[5]
    var store: StoredSnapshots { rig.navigation.stored }
    #expect(store.count == 1)
    // It's drawn at rest, because a snapshot view can't be purged, and compressed.
    rig.host.advance(by: 1)
    worker.finish()
    #expect(store.views.isEmpty)
    #expect(store.form(of: nearest) == .compressed)
    #expect(rig.navigation.snapshotMemoryUsage < picture / 4)
    // A finger that comes down may need it.
    rig.grab(moving: 0)
    worker.finish()
    #expect(store.form(of: nearest) == .full)
    rig.letGo(at: 20)
    rig.host.advance(by: 1)
    rig.dragBack()
    #expect(rig.titles.count == 6)
    #expect(rig.leftovers.isEmpty)
  }

  /// The drag may still go either way: what lies beneath each of the two screens stays.
  @Test(arguments: [true, false])
  func aMemoryWarningInADragLeavesWhatTheNextPopShows(finishes: Bool) {
    let rig = deepRig(5)
    let stack = rig.navigation.viewControllers
    rig.grab(moving: finishes ? 150 : 50)
    rig.host.sendMemoryWarning()
    rig.letGo(at: finishes ? 170 : 70)
    rig.host.advance(by: 1)
    #expect(rig.navigation.viewControllers.count == (finishes ? 5 : 6))
    #expect(rig.navigation.snapshot(for: stack[finishes ? 3 : 4]) != nil)
  }

  @Test func theBackgroundLeavesWhatFits() {
    let rig = deepRig(6)
    rig.host.enterBackground()
    #expect(rig.navigation.stored.count == 6)
    rig.host.enterForeground()
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func theAppSeesACompressedPictureDecoded() throws {
    let rig = deepRig(6)
    let image = try #require(rig.navigation.snapshot(for: rig.root))
    #expect(image.size == Rig.size)
    rig.navigation.invalidateSnapshot(for: rig.root)
    #expect(rig.navigation.snapshot(for: rig.root) == nil)
  }

  @Test func aRestoredPictureIsTheScreenWithinTheCodecsTolerance() throws {
    let rig = deepRig(6)
    let restored = try #require(rig.navigation.snapshot(for: rig.root)?.cgImage)
    rig.navigation.popToRootViewController(animated: false)
    rig.host.advance(by: 1)
    let live = rig.host.frame()
    #expect(restored.width == live.width && restored.height == live.height)
    // JPEG at 0.9: hard edges of strong colors ring a little, everything else is as it was.
    let difference = restored.difference(to: live)
    #expect(difference.greatest <= 64)
    #expect(difference.mean <= 1.5)
  }
}

extension Rig {
  /// One drag all the way back.
  func dragBack() {
    grab(moving: 170, duration: 0.2)
    letGo(at: 190)
    host.advance(by: 1)
  }
}

extension UIGraphicsImageRenderer {
  /// A picture as large as the rig's screen.
  @MainActor static func picture(of color: UIColor) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    format.scale = 1
    return UIGraphicsImageRenderer(size: Rig.size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: Rig.size))
    }
  }
}

extension UIColor {
  convenience init(step: Int) {
    let hue = (CGFloat(step) * 0.37).truncatingRemainder(dividingBy: 1)
    self.init(hue: hue, saturation: 0.7, brightness: 0.9, alpha: 1)
  }
}

extension CGImage {
  /// How far the channels of all pixels differ; of images of one size.
  func difference(to other: CGImage) -> (greatest: Int, mean: Double) {
    var greatest = 0
    var sum = 0
    for y in 0..<height {
      for x in 0..<width {
        let (a, b) = (color(x: x, y: y), other.color(x: x, y: y))
        for (one, two) in [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)] {
          greatest = max(greatest, abs(Int(one) - Int(two)))
          sum += abs(Int(one) - Int(two))
        }
      }
    }
    return (greatest, Double(sum) / Double(max(1, width * height * 3)))
  }
}
