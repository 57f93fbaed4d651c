import SnapshotNavigation
import Testing
import UIKit

/// What a snapshot becomes as the memory brings it to its tier.
@MainActor
@Suite(.warningsAreRead) struct SnapshotTierTests {
  private let screens = (0..<5).map { _ in UIViewController() }
  private let worker = ManualWork()
  private let memory: OwnMemory
  private let stack: RestingStack
  private let picture = Int(Rig.size.width * Rig.size.height) * 4

  init() {
    stack = RestingStack(screens)
    for screen in screens.dropLast() {
      stack.insert(UIGraphicsImageRenderer.picture(of: .red), for: screen)
    }
    memory = OwnMemory(worker: worker)
    memory.limit = 3 * picture
    memory.join(stack)
  }

  private var tiers: [SnapshotForm] { screens.map(stack.form) }

  @Test func theNearestFarPictureIsCompressedFirst() throws {
    memory.arrange()
    #expect(worker.count == 1)
    worker.finishOne()
    #expect(tiers == [.full, .compressed, .full, .full, .dropped])
    #expect(stack.image(of: screens[1]) == nil)
    let data = try #require(stack.compressed(of: screens[1]))
    #expect(stack.bytes == 3 * picture + data.count)
  }

  @Test func aPopRestoresWhatTheNextPopNeedsAndKeepsItsCompressedForm() {
    memory.arrange()
    worker.finish()
    #expect(tiers == [.compressed, .compressed, .full, .full, .dropped])
    let data = stack.compressed(of: screens[1])
    stack.screens.removeLast()
    memory.arrange()
    worker.finish()
    #expect(tiers.prefix(3) == [.compressed, .full, .full])
    #expect(stack.compressed(of: screens[1]) == data)
  }

  @Test func aResultForAPictureThatIsGoneIsDiscarded() {
    memory.arrange()
    let other = UIGraphicsImageRenderer.picture(of: .green)
    stack.insert(other, for: screens[1])
    worker.finishOne()
    #expect(stack.image(of: screens[1]) === other)
    #expect(stack.compressed(of: screens[1]) == nil)
    stack.remove(screens[1])
    worker.finish()
    #expect(stack.form(of: screens[1]) == .dropped)
  }

  @Test(arguments: [true, false])
  func whatCannotBeCompressedIsDropped(isEmpty: Bool) {
    memory.use(encoding: EncodingDouble { _ in isEmpty ? Data() : nil })
    memory.arrange()
    worker.finish()
    #expect(tiers == [.dropped, .dropped, .full, .full, .dropped])
  }

  @Test func whatCannotBeRestoredIsDropped() {
    memory.use(encoding: EncodingDouble { _ in Data([1]) })
    memory.arrange()
    worker.finish()
    stack.screens.removeLast()
    memory.arrange()
    worker.finish()
    // The one behind it is the next then, and can't be restored, either.
    #expect(tiers.prefix(3) == [.dropped, .dropped, .full])
  }
}
