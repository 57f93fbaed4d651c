import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Keys and the escape gesture of a stack beside a modal.
@MainActor @Suite(.warningsAreRead)
struct LibraryBesideModalKeyTests {
  enum Focus: CaseIterable, Sendable {
    case nowhere, screen, sheet, screenInSheet, voiceOverOnScreen, voiceOverInSheet

    var isInSheet: Bool {
      self == .sheet || self == .screenInSheet || self == .voiceOverInSheet
    }
  }

  private final class Focusable: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
  }

  private func focus(_ focus: Focus, _ rig: BesideRig, _ modal: UIViewController) {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 80, height: 30))
    switch focus {
    case .nowhere: break
    case .screen:
      rig.top?.view.addSubview(field)
      #expect(field.becomeFirstResponder())
    case .sheet:
      modal.view.addSubview(field)
      #expect(field.becomeFirstResponder())
    case .screenInSheet:
      let child = Focusable()
      modal.addChild(child)
      modal.view.addSubview(child.view)
      child.didMove(toParent: modal)
      #expect(child.becomeFirstResponder())
    case .voiceOverOnScreen, .voiceOverInSheet:
      rig.host.runtime.accessibility.isVoiceOverRunning = true
      (focus == .voiceOverInSheet ? modal.view : rig.top?.view)?.addSubview(field)
      UIAccessibility.post(notification: .layoutChanged, argument: field)
    }
    rig.host.advance(by: 0.5)
  }

  @Test(arguments: Focus.allCases, [false, true])
  func theyGoBackUnlessFocusIsInTheModal(_ place: Focus, isEscape: Bool) {
    let rig = BesideRig("a", "b", isRoot: true)
    let sheet = rig.present(rig.sheet())
    focus(place, rig, sheet)
    if isEscape {
      #expect(rig.navigation.accessibilityPerformEscape() == !place.isInSheet)
    } else {
      let inputs = (rig.navigation.keyCommands ?? []).compactMap(\.input)
      #expect(inputs.contains("[") == !place.isInSheet)
      rig.host.press("[", modifiers: .command)
    }
    rig.host.advance(by: 1)
    #expect(rig.titles == (place.isInSheet ? ["a", "b"] : ["a"]))
    #expect(rig.box.presentedViewController === sheet)
  }

  enum Modal: CaseIterable, Sendable {
    case undimmed, atUndimmed, largerUndimmed, dimmed, aboveUndimmed, alertOverSheet, popover
    case unknownLimit, unknownDetent, presenting, dismissing

    var letsKeysThrough: Bool {
      self == .undimmed || self == .atUndimmed || self == .largerUndimmed
    }
  }

  @Test(arguments: Modal.allCases, [false, true])
  func theyGoBackOnlyWhereNothingDims(_ kind: Modal, isEscape: Bool) {
    let rig = BesideRig("a", "b", isRoot: true)
    switch kind {
    case .undimmed: rig.present(rig.sheet())
    case .atUndimmed: rig.present(rig.sheet(selected: .medium))
    case .largerUndimmed: rig.present(rig.sheet(undimmed: .large, selected: .medium))
    case .dimmed: rig.present(rig.sheet(undimmed: nil))
    case .aboveUndimmed: rig.present(rig.sheet(selected: .large))
    case .unknownLimit: rig.present(rig.sheet(undimmed: .init("unknown")))
    case .unknownDetent: rig.present(rig.sheet(selected: .init("unknown")))
    case .popover: rig.present(rig.modal(BesideRig.Beside.popover))
    case .alertOverSheet:
      rig.present(rig.sheet()).present(rig.modal(BesideRig.Covering.alert), animated: false)
      rig.host.advance(by: 1)
    case .presenting:
      rig.navigation.present(rig.sheet(), animated: true)
      rig.host.advance(by: 0.1)
    case .dismissing:
      rig.present(rig.sheet()).dismiss(animated: true)
      rig.host.advance(by: 0.1)
    }
    if isEscape {
      #expect(rig.navigation.accessibilityPerformEscape() == kind.letsKeysThrough)
    } else {
      rig.host.press("[", modifiers: .command)
    }
    rig.host.advance(by: 1)
    #expect(rig.titles == (kind.letsKeysThrough ? ["a"] : ["a", "b"]))
  }
}
