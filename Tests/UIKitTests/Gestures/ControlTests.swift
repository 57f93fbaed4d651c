import Testing
import UIKitHost

@testable import UIKit

@MainActor final class ControlLog {
  private(set) var count = 0
  private(set) weak var sender: UIControl?

  func fired(_ sender: UIControl) {
    count += 1
    self.sender = sender
  }

  func firedWithoutSender() {
    count += 1
  }
}

@MainActor @Suite(.warningsAreRead) struct ControlTests {
  let stage = TouchStage()
  let log = ControlLog()

  private func makeButton() -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 500, width: 100, height: 44)
    stage.outer.addSubview(button)
    return button
  }

  @Test func aTapSendsTouchUpInsideWithTheSender() {
    let button = makeButton()
    button.addTarget(
      log, action: Selector("fired(_:)", ControlLog.fired), for: .touchUpInside)
    stage.host.tap(at: CGPoint(x: 60, y: 520))
    #expect(log.count == 1)
    #expect(log.sender === button)
  }

  @Test func aSubclassSeesTheActionsItSends() {
    final class Filter: UIControl {
      var sent: [String] = []
      override func sendAction(_ action: UIAction) {
        sent.append(action.identifier.rawValue)
        super.sendAction(action)
      }
    }
    let filter = Filter(frame: .zero)
    var runs = 0
    let id = UIAction.Identifier("one")
    filter.addAction(UIAction(identifier: id) { _ in runs += 1 }, for: .valueChanged)
    filter.sendActions(for: .valueChanged)
    #expect(filter.sent == ["one"])
    #expect(runs == 1)
    filter.removeAction(identifiedBy: id, for: .valueChanged)
    filter.sendActions(for: .valueChanged)
    #expect(runs == 1)
  }

  @Test func anActionWithoutSenderIsCalledToo() {
    let button = makeButton()
    button.addTarget(
      log, action: Selector("firedWithoutSender", ControlLog.firedWithoutSender),
      for: .touchDown)
    stage.down(60, 520)
    #expect(log.count == 1)
  }

  @Test func aFingerFarAwayIsOutside() {
    let button = makeButton()
    var events: [String] = []
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchDragExit, "exit"), (.touchDragEnter, "enter"),
      (.touchUpInside, "inside"), (.touchUpOutside, "outside"),
    ] {
      button.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    stage.down(60, 520)
    stage.move(60, 560)
    stage.move(60, 700)
    #expect(!button.isHighlighted)
    stage.move(60, 530)
    #expect(button.isHighlighted)
    stage.move(60, 700)
    stage.up(60, 700)
    #expect(events == ["down", "exit", "enter", "exit", "outside"])
  }

  @Test func aControlIsHighlightedWhileItsActionRunsAndLetsGoAfterIt() {
    let button = makeButton()
    var looks: [Bool] = []
    for event in [UIControl.Event.touchUpInside, .primaryActionTriggered] {
      button.addAction(
        UIAction { [unowned button] _ in looks.append(button.isHighlighted) }, for: event)
    }
    stage.down(60, 520)
    stage.up(60, 520)
    #expect(looks == [true, true])
    #expect(!button.isHighlighted && !button.isTracking)
  }

  @Test func aConfigurationIsUpdatedBeforeTheNextLayout() {
    let button = makeButton()
    button.configuration = .plain()
    var states: [Bool] = []
    button.configurationUpdateHandler = { states.append($0.isHighlighted) }
    button.layoutIfNeeded()
    #expect(states == [false])
    button.isHighlighted = true
    #expect(states == [false])
    button.layoutIfNeeded()
    #expect(states == [false, true])
  }

  @Test func thePrimaryActionOfAButtonIsATap() {
    var count = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in count += 1 })
    button.frame = CGRect(x: 20, y: 500, width: 100, height: 44)
    stage.outer.addSubview(button)
    stage.host.tap(at: CGPoint(x: 60, y: 520))
    #expect(count == 1)
    #expect(button.currentTitle == "Go")
  }

  @Test func aConfiguredButtonTakesTitleAndImageFromItsAction() {
    let image = UIImage(systemName: "plus")
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Go", image: image) { _ in })
    #expect(button.configuration?.title == "Go")
    #expect(button.configuration?.image === image)
  }

  @Test func aDisabledControlSendsNothing() {
    let button = makeButton()
    button.isEnabled = false
    button.addTarget(
      log, action: Selector("fired(_:)", ControlLog.fired), for: .allTouchEvents)
    stage.host.tap(at: CGPoint(x: 60, y: 520))
    #expect(log.count == 0)
    #expect(button.state == .disabled)
  }

  @Test func targetsAreNotKeptAlive() {
    let button = makeButton()
    weak var gone: ControlLog?
    do {
      let target = ControlLog()
      gone = target
      button.addTarget(
        target, action: Selector("fired(_:)", ControlLog.fired), for: .touchUpInside)
    }
    #expect(gone == nil)
    stage.host.tap(at: CGPoint(x: 60, y: 520))
  }

  @Test func aRemovedTargetIsNotCalled() {
    let button = makeButton()
    let action = Selector("fired(_:)", ControlLog.fired)
    button.addTarget(log, action: action, for: [.touchDown, .touchUpInside])
    button.removeTarget(log, action: action, for: .touchDown)
    stage.host.tap(at: CGPoint(x: 60, y: 520))
    #expect(log.count == 1)
  }

  @Test func aTapOnAButtonIsNotATapOnItsSuperview() {
    let button = makeButton()
    _ = stage.add(UITapGestureRecognizer(), to: stage.outer)
    button.addTarget(
      log, action: Selector("fired(_:)", ControlLog.fired), for: .touchUpInside)
    stage.host.tap(at: CGPoint(x: 60, y: 520))
    #expect(log.count == 1)
    #expect(stage.log.states.isEmpty)
  }

  @Test func aPanThatBeginsCancelsTheControl() {
    let button = makeButton()
    var cancelled = 0
    button.addAction(UIAction { _ in cancelled += 1 }, for: .touchCancel)
    _ = stage.add(UIPanGestureRecognizer(), to: stage.outer)
    stage.down(60, 520)
    stage.move(90, 520)
    stage.up(90, 520)
    #expect(cancelled == 1)
    #expect(!button.isTracking)
  }

  @Test func aTitleOfAStateFallsBackToNormal() {
    let button = UIButton(type: .custom)
    button.setTitle("A", for: .normal)
    #expect(button.title(for: .highlighted) == nil)
    button.isHighlighted = true
    #expect(button.currentTitle == "A")
    button.setTitle("B", for: .highlighted)
    #expect(button.currentTitle == "B")
  }

  @Test func aSwitchTurnsOnATap() {
    let toggle = UISwitch(frame: CGRect(x: 20, y: 500, width: 10, height: 10))
    stage.outer.addSubview(toggle)
    toggle.addTarget(log, action: Selector("fired(_:)", ControlLog.fired), for: .valueChanged)
    #expect(toggle.bounds.size == CGSize(width: 51, height: 31))
    stage.host.tap(at: CGPoint(x: 40, y: 515))
    #expect(toggle.isOn)
    #expect(log.count == 1)
  }

  @Test func settingAValueInCodeSendsNothing() {
    let slider = UISlider(frame: .zero)
    let toggle = UISwitch(frame: .zero)
    for control in [slider, toggle] as [UIControl] {
      control.addTarget(log, action: Selector("fired(_:)", ControlLog.fired), for: .allEvents)
    }
    slider.value = 7
    toggle.isOn = true
    #expect(slider.value == 1)
    #expect(log.count == 0)
  }

  @Test func aSegmentIsSelectedByATap() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 0, y: 500, width: 300, height: 32)
    stage.outer.addSubview(control)
    stage.host.advance(by: 0.1)
    control.addTarget(log, action: Selector("fired(_:)", ControlLog.fired), for: .valueChanged)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    stage.host.tap(at: CGPoint(x: 150, y: 515))
    #expect(control.selectedSegmentIndex == 1)
    #expect(log.count == 1)
  }

  @Test func aSelectedSegmentStandsOutInTheDarkToo() {
    let control = UISegmentedControl(items: ["", ""])
    control.frame = CGRect(x: 0, y: 500, width: 300, height: 32)
    control.selectedSegmentIndex = 0
    stage.outer.addSubview(control)
    stage.host.advance(by: 0.1)
    #expect(stage.host.pixel(at: CGPoint(x: 75, y: 516)).red == 255)
    control.overrideUserInterfaceStyle = .dark
    stage.host.advance(by: 0.1)
    #expect((80...120).contains(stage.host.pixel(at: CGPoint(x: 75, y: 516)).red))
  }
}
