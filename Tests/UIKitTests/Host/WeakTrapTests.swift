import Foundation
import Testing
import UIKit
import WeakTrap

/// What is being freed has no weak references, as in Objective-C's runtime.
@Suite(.warningsAreRead) struct WeakTrapTests {
  private final class Ending: UIResponder {
    nonisolated(unsafe) var mark: Mark?
    deinit { mark = Mark(self) }
  }

  private final class SwiftEnding {
    var mark: Mark?
    deinit { mark = Mark(self) }
  }

  private final class Mark {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  @Test func aWeakReferenceToWhatIsBeingFreedIsFatal() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Ending() }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("Cannot form weak reference to instance"), "\(said)")
    #expect(said.contains("Ending"), "\(said)")
  }

  @Test func anObjectThatOnlySwiftKnowsIsNil() async {
    await #expect(processExitsWith: .success) { _ = SwiftEnding() }
  }

  @Test func everyWeakReferenceIsLookedAt() {
    let before = weakReferencesFormed()
    let object = NSObject()
    let mark = Mark(object)
    mark.object = object
    #expect(weakReferencesFormed() >= before + 2)
  }
}
