import Testing
import UIKitHost

@testable import UIKit

/// The points at which the host is another UIKit: each is there, does what it says, and traps nowhere.
@MainActor @Suite(.serialized, .warningsAreRead) struct HostPointTests {
  @Test func everyPointHasANameOfItsOwnAndChangesTheHost() {
    let names = HostPoint.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(HostPoint.all.map(\.about)).count == names.count)
    for point in HostPoint.all {
      #expect(point.settings != HostSettings(), "\(point)")
      #expect(HostPoint.named(point.name)?.about == point.about)
      #expect(point.name.wholeMatch(of: /[a-z][A-Za-z]+/) != nil, "\(point)")
    }
    #expect(HostPoint.named("") == nil)
  }

  /// Two points say different things exactly where they are levels of one property.
  @Test func levelsOfOnePropertyExcludeEachOther() throws {
    let late = try #require(HostPoint.named("startsATurnLate"))
    let later = try #require(HostPoint.named("startsTwelveFramesLate"))
    let blank = try #require(HostPoint.named("capturesAreBlank"))
    #expect(late.excludes(later) && later.excludes(late))
    #expect(!late.excludes(late) && !late.excludes(blank) && !blank.excludes(late))
  }

  @Test(arguments: HostPoint.all)
  func nothingTraps(under point: HostPoint) {
    for vends in [false, true] {
      let scene = HostPointScene(point).show()
      if !vends { scene.stack.delegate = nil }
      _ = scene.push()
      scene.host.advance(by: 0.7)
      scene.stack.setNavigationBarHidden(true, animated: true)
      scene.stack.popViewController(animated: true)
      scene.stack.setNavigationBarHidden(false, animated: true)
      scene.host.advance(by: 0.7)
      _ = scene.push()
      scene.host.advance(by: 0.7)
      scene.swipe(to: 60)
      scene.swipe(to: 360)
      let modal = UIViewController()
      modal.modalPresentationStyle = vends ? .fullScreen : .pageSheet
      scene.tabs.present(modal, animated: true)
      scene.host.advance(by: 0.7)
      scene.tabs.dismiss(animated: true)
      scene.host.advance(by: 0.7)
      // An animator that animates twice ends twice.
      #expect(scene.host.log.isEmpty || point.name == "animatesTwice")
      #expect(scene.host.runtime.clock.displayLinks == 0)
      guard point.name != "neverAnimates" else { continue }
      #expect(scene.titles == (point.name == "hasNoPopGestures" ? "AB" : "A"))
      #expect(scene.tabs.presentedViewController == nil)
    }
  }

  @Test func everyPointIsSeen() {
    var seen: [String] = []
    for claim in HostPointClaim.all {
      #expect(claim.look(HostPointScene(nil)) == claim.usual, "\(claim.points)")
      for (name, changed) in zip(claim.points, claim.changed) {
        seen.append(name)
        #expect(changed != claim.usual, "\(name)")
        #expect(claim.look(HostPointScene(.named(name))) == changed, "\(name)")
      }
    }
    #expect(seen.sorted() == HostPoint.all.map(\.name).sorted())
  }
}
