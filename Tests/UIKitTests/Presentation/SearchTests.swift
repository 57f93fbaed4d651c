import Testing
import UIKit
import UIKitHost

/// What a search controller reports to those who look for results.
@MainActor @Suite(.serialized, .warningsAreRead) struct SearchTests {
  private final class Finder: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    var calls: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
      calls.append("update \(searchController.searchBar.text ?? "")")
    }

    func willPresentSearchController(_ searchController: UISearchController) {
      calls.append("will present \(searchController.isActive)")
    }

    func didPresentSearchController(_ searchController: UISearchController) {
      calls.append("did present")
    }

    func willDismissSearchController(_ searchController: UISearchController) {
      calls.append("will dismiss \(searchController.isActive)")
    }

    func didDismissSearchController(_ searchController: UISearchController) {
      calls.append("did dismiss")
    }
  }

  @Test func whoeverUpdatesResultsIsCalledAsEditingBeginsAndForEachChange() {
    let scene = NavigationScene("A")
    let finder = Finder()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = finder
    search.delegate = finder
    search.searchBar.frame = CGRect(x: 0, y: 100, width: 390, height: 56)
    scene.screens[0].view.addSubview(search.searchBar)
    scene.host.advance(by: 0.1)
    search.searchBar.searchTextField.becomeFirstResponder()
    scene.host.advance(by: 0.5)
    #expect(finder.calls == ["will present false", "update ", "did present"])
    finder.calls = []
    search.searchBar.searchTextField.insertText("n")
    search.searchBar.searchTextField.insertText("o")
    #expect(finder.calls == ["update n", "update no"])
    finder.calls = []
    search.isActive = false
    scene.host.advance(by: 0.5)
    #expect(finder.calls == ["will dismiss true", "update ", "did dismiss"])
  }

  @Test(arguments: [true, false])
  func theCancelButtonComesBySelfOnlyWhereItMay(automatic: Bool) {
    let scene = NavigationScene("A")
    let search = UISearchController(searchResultsController: nil)
    search.automaticallyShowsCancelButton = automatic
    scene.screens[0].navigationItem.searchController = search
    search.isActive = true
    scene.host.advance(by: 0.5)
    #expect(search.searchBar.showsCancelButton == automatic)
  }

  @Test(arguments: [true, false])
  func whatIsNotObscuredCanBeTapped(obscures: Bool) {
    let scene = NavigationScene("A")
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = obscures
    scene.screens[0].navigationItem.searchController = search
    var taps = 0
    let button = UIButton(primaryAction: UIAction { _ in taps += 1 })
    button.frame = CGRect(x: 100, y: 300, width: 100, height: 60)
    scene.screens[0].view.addSubview(button)
    search.isActive = true
    scene.host.advance(by: 0.5)
    scene.host.tap(at: CGPoint(x: 150, y: 330))
    scene.host.advance(by: 0.5)
    #expect(taps == (obscures ? 0 : 1))
  }
}
