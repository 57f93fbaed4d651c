import Testing

@testable import SnapshotNavigation

@Suite struct EventQueueTests {
  private func all(_ queue: EventQueue<String>) -> [String] {
    var events: [String] = []
    while let event = queue.next() { events.append(event) }
    return events
  }

  @Test func withoutAHoldEventsComeInTheirOrder() {
    let queue = EventQueue<String>()
    queue.add("a")
    queue.add("b")
    #expect(all(queue) == ["a", "b"])
    #expect(queue.isEmpty)
  }

  @Test func whileHeldTheyWait() {
    let queue = EventQueue<String>()
    queue.hold()
    queue.add("a")
    #expect(all(queue) == [])
    queue.release()
    #expect(all(queue) == ["a"])
  }

  @Test func theEndOfAHoldComesBeforeWhatItKept() {
    let queue = EventQueue<String>()
    queue.hold()
    queue.add("before")
    queue.hold()
    queue.add("next begins")
    queue.release(after: "previous ends")
    #expect(all(queue) == [])
    queue.release()
    #expect(all(queue) == ["before", "previous ends", "next begins"])
  }

  @Test func aReleaseTooManyChangesNothing() {
    let queue = EventQueue<String>()
    queue.release(after: "a")
    #expect(queue.isEmpty && !queue.isHeld)
  }
}
