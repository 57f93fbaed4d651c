import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A list with a search, a row of which opens a detail.
@MainActor @Suite(.warningsAreRead)
struct LibrarySearchTests {
  private let rig = Rig()
  private let list = ColorScreen("list", .green)
  private let search = UISearchController(searchResultsController: nil)

  init() {
    list.navigationItem.searchController = search
    list.definesPresentationContext = true
    search.obscuresBackgroundDuringPresentation = false
    rig.push(list)
    search.searchBar.frame = CGRect(x: 0, y: 30, width: 200, height: 56)
    list.view.addSubview(search.searchBar)
  }

  private func activate() {
    search.isActive = true
    rig.host.advance(by: 0.5)
  }

  @Test(arguments: [true, false])
  func anActiveSearchThatHidesTheBarKeepsItsScreen(hidesBar: Bool) {
    search.hidesNavigationBarDuringPresentation = hidesBar
    activate()
    rig.grab(moving: 160)
    rig.letGo(at: 180)
    rig.host.advance(by: 1)
    #expect(rig.titles == (hidesBar ? ["root", "list"] : ["root"]))
    #expect(rig.refusals == (hidesBar ? [.activeSearch] : []))
    guard hidesBar else { return }
    #expect(search.isActive)
    search.isActive = false
    rig.host.advance(by: 0.5)
    rig.grab(moving: 160)
    rig.letGo(at: 180)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
  }

  /// From its results to a detail and back by a finger, and the search works as before.
  @Test func aSearchIsUsableAfterEachWayBack() {
    activate()
    let field = search.searchBar.searchTextField
    for round in 1...2 {
      rig.push(ColorScreen("detail", .blue))
      rig.grab(moving: 160)
      rig.letGo(at: 180)
      rig.host.advance(by: 1)
      #expect(rig.titles == ["root", "list"], "round \(round)")
      #expect(rig.refusals.isEmpty, "round \(round)")
      #expect(search.isActive, "round \(round)")
      field.becomeFirstResponder()
      field.insertText("\(round)")
      #expect(field.isFirstResponder)
    }
    #expect(search.searchBar.text == "12")
    search.isActive = false
    rig.host.advance(by: 0.5)
    #expect(!rig.navigation.isNavigationBarHidden)
    #expect(rig.leftovers.isEmpty)
  }
}
