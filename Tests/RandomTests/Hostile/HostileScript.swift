/// The acts of a seed.
enum HostileScript {
  static func acts(_ count: Int, seed: UInt64) -> [HostileAct] {
    var dice = StepDice(seed: seed)
    return (0..<count).map { _ in dice.hostileAct() }
  }
}

extension StepDice {
  /// Of each four acts three come from the test, so that the fourth has something to be called by.
  mutating func hostileAct() -> HostileAct {
    let call = hostileCall()
    // A person's finger and the system aren't called by an app.
    let place = roll(4) > 0 || call.isByHand ? .test : pick(HostileAct.Place.allCases)
    return HostileAct(call, from: place, then: pick(HostileAct.Pause.allCases))
  }

  private mutating func hostileCall() -> HostileCall {
    switch roll(12) {
    case 0...4: roll(3) == 0 ? .completing(stackCall()) : stackCall()
    case 5, 6: surroundings()
    case 7: settings()
    case 8: roll(2) == 0 ? pages() : .elsewhere(stackCall())
    default: person()
    }
  }

  private mutating func flag() -> Bool { roll(3) > 0 }

  private mutating func stackCall() -> HostileCall {
    switch roll(16) {
    case 0...5: .push(pick(HostileScreen.Kind.played), animated: flag())
    case 6: .pushAgain(animated: flag())
    case 7, 8: .pop(animated: flag())
    case 9: .popTo(roll(3), animated: flag())
    case 10: .popToRoot(animated: flag())
    case 11, 12: .set(pick(Operation.Rebuilding.allCases), animated: flag())
    case 13: .goForward(animated: flag())
    case 14: pick([.remember, .popToRemembered(animated: true), .popToRemembered(animated: false)])
    default: .settle
    }
  }

  private mutating func surroundings() -> HostileCall {
    switch roll(14) {
    case 0, 1: .present(pick(HostileModal.allCases), animated: flag())
    case 2, 3: .presentAsPush(animated: flag())
    case 4: .presentAgain
    case 5, 6: .dismiss(animated: flag())
    case 7: .selectTab(roll(2))
    case 8: .tapTab(roll(2))
    case 9: .replaceRoot
    case 10: pick([.leaveWindow, .returnToWindow])
    case 11: pick([.resize(width: 160, height: 300), .resize(width: 240, height: 400), .turn])
    case 12: .resizeContainer(pick([120, 160, 200]))
    default: .takeForwardElsewhere
    }
  }

  private mutating func settings() -> HostileCall {
    switch roll(12) {
    case 0, 1: .animations(roll(2) == 0)
    case 2: .background
    case 3: .resignActive
    case 4: .memoryWarning
    case 5: .invalidateSnapshots
    case 6, 7: .bar(hidden: roll(2) == 0, animated: flag())
    case 8: .toolbar(hidden: roll(2) == 0, animated: flag())
    case 9: .option(hidesBar: roll(2) == 0, covered: roll(2) == 0)
    case 10: .overrides(pick(HostileOverride.allCases))
    default: pick([.sensitive, .endEditing])
    }
  }

  private mutating func pages() -> HostileCall {
    switch roll(5) {
    case 0, 1: .pushPage(animated: flag())
    case 2: .pushPages
    case 3: .popPage(animated: flag())
    default: .setPages
    }
  }

  private mutating func person() -> HostileCall {
    switch roll(12) {
    case 0...4:
      .drag(
        from: pick([2, 30, 50]), to: pick([20, 45, 70, 95]), at: pick([30, 55, 80]),
        time: pick([5, 15, 40]), roll(2) == 0 ? .lifts : pick(HostileFinger.allCases))
    case 5: .drag(from: 98, to: pick([70, 10]), at: 55, time: 15, pick(HostileFinger.allCases))
    case 6: .scroll(to: pick([40, 90]), pick(HostileFinger.allCases))
    case 7: .thumb(roll(2) == 0)
    case 8: .tap(x: roll(101), y: roll(101))
    case 9: .tapBack
    case 10: .key(pick(["[", "]", "left"]))
    default: .escape
    }
  }
}
