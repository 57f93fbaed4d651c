import Testing
import UIKit
import UIKitHost

/// What buttons and bar button items keep, and what follows from it.
@MainActor @Suite(.serialized, .warningsAreRead) struct ButtonValueTests {
  private final class Receiver: NSObject {
    var count = 0
    func fire() { count += 1 }
  }

  private let host = Host(size: CGSize(width: 100, height: 100), scale: 1)

  private func picture() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
  }

  @Test func theCurrentValuesAreThoseOfTheState() {
    host.activate()
    let button = UIButton(type: .custom)
    let (normal, selected) = (picture(), picture())
    button.setImage(normal, for: .normal)
    button.setImage(selected, for: .selected)
    button.setTitle("A", for: .normal)
    #expect(button.currentImage === normal)
    #expect(button.currentTitle == "A")
    button.isSelected = true
    #expect(button.currentImage === selected)
    #expect(button.currentTitle == "A")
  }

  @Test func aButtonCanTurnItsSelectionOnAndOff() {
    host.activate()
    let button = UIButton(frame: CGRect(x: 10, y: 60, width: 44, height: 30))
    var states: [Bool] = []
    button.addAction(
      UIAction { states.append(($0.sender as? UIButton)?.isSelected ?? false) },
      for: .primaryActionTriggered)
    button.changesSelectionAsPrimaryAction = true
    host.window.addSubview(button)
    host.window.makeKeyAndVisible()
    host.advance(by: 0.1)
    host.tap(at: button.center)
    host.tap(at: button.center)
    button.isEnabled = false
    host.tap(at: button.center)
    #expect(states == [true, false])
  }
}
