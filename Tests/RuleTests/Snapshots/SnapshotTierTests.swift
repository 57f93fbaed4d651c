import Testing
import UIKit

@testable import SnapshotNavigation

/// What a snapshot becomes as the memory brings it to its tier.
@MainActor
@Suite(.warningsAreRead) struct SnapshotTierTests {
  private let screens = (0..<5).map { _ in UIViewController() }
  private let worker = ManualWork()
  private let memory = SnapshotMemory()
  private let stack: RestingStack
  private let picture = Int(Rig.size.width * Rig.size.height) * 4

  init() {
    stack = RestingStack(screens)
    for screen in screens.dropLast() {
      stack.insert(UIGraphicsImageRenderer.picture(of: .red), for: screen)
    }
    memory.worker = worker
    memory.limit = 3 * picture
    memory.join(stack)
  }

  private var tiers: [SnapshotBudget.Tier] { screens.map { stack.store.tier(of: $0) } }

  @Test func theNearestFarPictureIsCompressedFirst() throws {
    memory.arrange()
    #expect(worker.count == 1)
    worker.finishOne()
    #expect(tiers == [.full, .compressed, .full, .full, .dropped])
    #expect(stack.store[screens[1]]?.image == nil)
    let data = try #require(stack.store[screens[1]]?.compressed)
    #expect(stack.store.bytes == 3 * picture + data.count)
  }

  @Test func aPopRestoresWhatTheNextPopNeedsAndKeepsItsCompressedForm() {
    memory.arrange()
    worker.finish()
    #expect(tiers == [.compressed, .compressed, .full, .full, .dropped])
    let data = stack.store[screens[1]]?.compressed
    stack.screens.removeLast()
    memory.arrange()
    worker.finish()
    #expect(tiers.prefix(3) == [.compressed, .full, .full])
    #expect(stack.store[screens[1]]?.compressed == data)
  }

  @Test func aResultForAPictureThatIsGoneIsDiscarded() {
    memory.arrange()
    let other = UIGraphicsImageRenderer.picture(of: .green)
    stack.insert(other, for: screens[1])
    worker.finishOne()
    #expect(stack.store[screens[1]]?.image === other)
    #expect(stack.store[screens[1]]?.compressed == nil)
    stack.remove(screens[1])
    worker.finish()
    #expect(stack.store[screens[1]] == nil)
  }

  @Test(arguments: [true, false])
  func whatCannotBeCompressedIsDropped(isEmpty: Bool) {
    struct Failing: SnapshotEncoding {
      let data: Data?
      func data(of image: UIImage) -> Data? { data }
      func image(from data: Data, scale: CGFloat) -> UIImage? { nil }
    }
    memory.encoding = Failing(data: isEmpty ? Data() : nil)
    memory.arrange()
    worker.finish()
    #expect(tiers == [.dropped, .dropped, .full, .full, .dropped])
  }

  @Test func whatCannotBeRestoredIsDropped() {
    struct Forgetful: SnapshotEncoding {
      func data(of image: UIImage) -> Data? { Data([1]) }
      func image(from data: Data, scale: CGFloat) -> UIImage? { nil }
    }
    memory.encoding = Forgetful()
    memory.arrange()
    worker.finish()
    stack.screens.removeLast()
    memory.arrange()
    worker.finish()
    // The one behind it is the next then, and can't be restored, either.
    #expect(tiers.prefix(3) == [.dropped, .dropped, .full])
  }
}
