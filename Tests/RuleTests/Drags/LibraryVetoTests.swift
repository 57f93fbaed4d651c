import Foundation
import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// The screen of the recipe in the documentation of `shouldPop`.
@MainActor
private final class FormScreen: UIViewController, PopConfirming {
  var hasUnsavedChanges = true

  // The recipe.
  func shouldPop(for trigger: TransitionTrigger) -> Bool {
    guard hasUnsavedChanges else { return true }
    let alert = UIAlertController(
      title: "Discard changes?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep editing", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
        self?.navigationController?.popViewController(animated: true)
      })
    present(alert, animated: true)
    return false
  }
  // Its end.
}

/// A screen asks its user before it lets itself be popped, as the documentation shows.
@MainActor @Suite(.warningsAreRead)
struct LibraryVetoTests {
  /// What asks; code never does.
  nonisolated static let asking = [
    TransitionTrigger.drag, .backButton, .escape, .keyboard,
  ]

  /// The recipe stands in the documentation, letter for letter.
  @Test func theRecipeIsTheOneThatIsPlayedHere() throws {
    let here = try SourceTree.text(of: "Tests/RuleTests/Drags/LibraryVetoTests.swift")
    let start = try #require(here.range(of: "// The recipe.\n"))
    let end = try #require(here.range(of: "  // Its end."))
    let page = try SourceTree.text(
      of: "Sources/SnapshotNavigation/SnapshotNavigation.docc/Articles/ConfirmingPops.md")
    #expect(page.contains(here[start.upperBound..<end.lowerBound]))
  }

  private func rig() -> (Rig, FormScreen) {
    let rig = Rig()
    let form = FormScreen()
    form.title = "form"
    form.loadViewIfNeeded()
    form.view.backgroundColor = .green
    rig.navigation.pushViewController(form, animated: true)
    rig.host.advance(by: 1)
    rig.events = []
    return (rig, form)
  }

  /// Where the alert shows a text.
  private func place(of text: String, _ rig: Rig) -> CGPoint? {
    let label = rig.host.window.descendants.lazy.compactMap { $0 as? UILabel }
      .first { $0.text == text }
    return label.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
  }

  @Test(arguments: Self.asking, [true, false])
  func theUserIsAskedAndDecides(_ trigger: TransitionTrigger, discards: Bool) throws {
    let (rig, form) = rig()
    rig.goBack(by: trigger)
    #expect(rig.titles == ["root", "form"])
    #expect(form.presentedViewController is UIAlertController)
    #expect(rig.stages.isEmpty)
    #expect(rig.events.isEmpty)
    #expect(rig.refusals == (trigger == .drag ? [.vetoed] : []))
    let button = try #require(place(of: discards ? "Discard" : "Keep editing", rig))
    rig.host.tap(at: button)
    rig.host.advance(by: 2)
    #expect(form.presentedViewController == nil)
    #expect(rig.titles == (discards ? ["root"] : ["root", "form"]))
    #expect(rig.color() == (discards ? Shade.red : Shade.green))
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: Self.asking)
  func aFormWithoutChangesIsLeftWithoutAQuestion(_ trigger: TransitionTrigger) {
    let (rig, form) = rig()
    form.hasUnsavedChanges = false
    rig.goBack(by: trigger)
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }

  /// It is not asked twice while the alert stands, nor once it has been kept.
  @Test func afterKeepingTheNextDragAsksAgain() throws {
    let (rig, form) = rig()
    for _ in 0..<2 {
      rig.goBack(by: .drag)
      rig.goBack(by: .drag)
      #expect(form.presentedViewController is UIAlertController)
      rig.host.tap(at: try #require(place(of: "Keep editing", rig)))
      rig.host.advance(by: 1)
      #expect(form.presentedViewController == nil)
      #expect(rig.titles == ["root", "form"])
    }
    form.hasUnsavedChanges = false
    rig.goBack(by: .drag)
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }

  // MARK: Asked and popped

  enum Deed: CaseIterable, Sendable { case pop, popAtOnce, popToRoot, push, set }

  /// A screen that does in its answer what it's asked about, and says yes all the same.
  @Test(arguments: Self.asking, Deed.allCases)
  func neverMoreThanOneScreenGoesByOneWish(_ trigger: TransitionTrigger, deed: Deed) {
    let rig = Rig(root: ColorScreen("root", .red, hidesBar: false))
    let top = ColorScreen("c", .blue)
    rig.push(ColorScreen("a", .green), ColorScreen("b", .yellow), top)
    top.whenAsked = { [weak rig, weak top] in
      top?.whenAsked = nil
      guard let rig, let top else { return }
      switch deed {
      case .pop: rig.navigation.popViewController(animated: true)
      case .popAtOnce: rig.navigation.popViewController(animated: false)
      case .popToRoot: rig.navigation.popToRootViewController(animated: true)
      case .push: rig.navigation.pushViewController(ColorScreen("d", .cyan), animated: true)
      case .set: rig.navigation.setViewControllers([rig.root, top], animated: true)
      }
    }
    rig.goBack(by: trigger)
    rig.host.advance(by: 1)
    let titles: [[String]] =
      switch deed {
      case .pop, .popAtOnce: [["root", "a", "b"]]
      case .popToRoot: [["root"]]
      case .push: [["root", "a", "b", "c", "d"]]
      // The top is still the one that was asked.
      case .set: [["root"], ["root", "c"]]
      }
    #expect(titles.contains(rig.titles), "\(rig.titles)")
    #expect(rig.leftovers.isEmpty)
  }

  enum Modal: CaseIterable, Sendable { case alert, sheet, fullScreen, push }

  /// What it presents in its answer would cover the drag, or be in UIKit's way.
  @Test(arguments: Modal.allCases, [true, false])
  func aScreenThatPresentsAsItsAskedIsNotDragged(_ modal: Modal, isLive: Bool) {
    let rig = Rig(root: ColorScreen("root", .red, hidesBar: false))
    let top = ColorScreen("b", .blue)
    rig.push(ColorScreen("a", .green), top)
    if isLive { SnapshotNavigationController.invalidateSnapshots() }
    rig.events = []
    top.whenAsked = { [weak top] in
      top?.whenAsked = nil
      let screen = UINavigationController(rootViewController: UIViewController())
      switch modal {
      case .alert:
        top?.present(
          UIAlertController(title: "?", message: nil, preferredStyle: .alert), animated: true)
      case .sheet, .fullScreen:
        screen.modalPresentationStyle = modal == .sheet ? .pageSheet : .fullScreen
        top?.present(screen, animated: true)
      case .push: top?.presentAsPush(screen)
      }
    }
    rig.goBack(by: .drag)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a", "b"])
    #expect(top.presentedViewController != nil)
    #expect(rig.refusals == [.modalPresented])
    #expect(!rig.events.contains(.didCancel))
    #expect(rig.navigation.isTransitioning == false)
  }

  /// The same for a presentation like a push: the presenter's own modal isn't dismissed with it.
  @Test(arguments: [true, false])
  func aPresentationThatDismissesItselfAsItsAskedGoesAlone(animated: Bool) {
    let rig = PushRig(.navigation)
    rig.host.activate()
    rig.present()
    rig.root.whenAsked = { [weak rig] in
      rig?.root.whenAsked = nil
      rig?.inner.dismiss(animated: animated)
    }
    let ancestors = sequence(first: rig.root.view as UIResponder, next: \.next)
    #expect(ancestors.contains { $0.accessibilityPerformEscape() })
    rig.host.advance(by: 1)
    #expect(!rig.isPresented)
    #expect(rig.leftovers.isEmpty)
  }
}
