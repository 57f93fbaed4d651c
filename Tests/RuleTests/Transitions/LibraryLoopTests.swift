import SnapshotNavigation
import Synchronization
import Testing
import UIKit
import UIKitHost

/// A loop that never lets the main actor go: no task of its own starts, and no result comes home.
@MainActor @Suite(.warningsAreRead)
struct LibraryLoopTests {
  /// Every picture and snapshot view there has been, and how many of them are still held.
  private final class Witness: Sendable {
    private struct Entry: @unchecked Sendable {
      weak var object: AnyObject?
    }

    private let entries = Mutex<[ObjectIdentifier: Entry]>([:])
    private let inner = StandardEncoding()

    func note(_ object: AnyObject) {
      let entry = Entry(object: object)
      entries.withLock { $0[ObjectIdentifier(object)] = entry }
    }

    var held: Int { entries.withLock { $0.values.count { $0.object != nil } } }

    func data(of image: UIImage) -> Data? {
      note(image)
      return inner.data(of: image)
    }

    func image(from data: Data, scale: CGFloat) -> UIImage? {
      let picture = inner.image(from: data, scale: scale)
      if let picture { note(picture) }
      return picture
    }
  }

  private let picture = Int(Rig.size.width * Rig.size.height) * 4

  /// What is really held, the pictures under work and the views that are to be drawn included.
  @Test(arguments: [true, false], [0, 1.0 / 60, 0.1, 0.6])
  func theLimitAndOnePictureHoldAtAllTimes(animated: Bool, pause: TimeInterval) async {
    let rig = Rig()
    let stored = rig.navigation.stored
    let witness = Witness()
    let work = WatchedWork()
    OwnMemory.ofTheTest.use(
      encoding: EncodingDouble(witness.data, restoring: witness.image(from:scale:)))
    OwnMemory.ofTheTest.use(worker: work)
    var most = (held: 0, bytes: 0)
    func note() {
      for view in stored.views { witness.note(view) }
      for screen in rig.navigation.viewControllers {
        if let picture = stored.image(of: screen) { witness.note(picture) }
      }
      most = (max(most.held, witness.held), max(most.bytes, rig.navigation.snapshotMemoryUsage))
    }
    func step(_ call: () -> Void) {
      call()
      note()
      rig.host.advance(by: pause)
      note()
    }
    for index in 0..<100 {
      step {
        rig.navigation.pushViewController(
          ColorScreen("\(index)", UIColor(step: index)), animated: animated)
      }
    }
    for _ in 0..<100 { step { rig.navigation.popViewController(animated: animated) } }
    #expect(most.held <= 4)
    #expect(most.bytes <= 4 * picture)
    #expect(most.held > 0 || pause == 0)
    rig.host.advance(by: 1)
    #expect(witness.held <= 1)
    // The other thread lets go a moment after the result has come home.
    for _ in 0..<100_000 where work.isUnderWay || witness.held > 0 { await Task.yield() }
    #expect(rig.titles == ["root"])
    #expect(witness.held == 0)
    #expect(rig.leftovers.isEmpty)
  }
}
