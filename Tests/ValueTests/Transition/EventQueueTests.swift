import Testing

@testable import SnapshotNavigation

@Suite struct EventQueueTests {
  private func all(_ queue: inout EventQueue<String>) -> [String] {
    var events: [String] = []
    while let event = queue.next() { events.append(event) }
    return events
  }

  @Test func withoutAHoldEventsComeInTheirOrder() {
    var queue = EventQueue<String>()
    queue.add("a")
    queue.add("b")
    #expect(all(&queue) == ["a", "b"])
    #expect(queue.isEmpty)
  }

  @Test func whileHeldTheyWait() {
    var queue = EventQueue<String>()
    queue.hold()
    queue.add("a")
    #expect(all(&queue) == [])
    queue.release()
    #expect(all(&queue) == ["a"])
  }

  @Test func theEndOfAHoldComesBeforeWhatItKept() {
    var queue = EventQueue<String>()
    queue.hold()
    queue.add("before")
    queue.hold()
    queue.add("next begins")
    queue.release(after: "previous ends")
    #expect(all(&queue) == [])
    queue.release()
    #expect(all(&queue) == ["before", "previous ends", "next begins"])
  }

  @Test func aReleaseTooManyChangesNothing() {
    var queue = EventQueue<String>()
    queue.release(after: "a")
    #expect(queue.isEmpty && !queue.isHeld)
  }
}
