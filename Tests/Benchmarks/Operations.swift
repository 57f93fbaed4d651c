import SnapshotNavigation
import UIKit
import UIKitHost

/// What is measured of one operation, of each contestant.
private struct Results {
  var ours: Double
  var native: Double
  var plain: Double
  var kept: Double

  @MainActor init(rounds: Int, _ contestants: [() -> Double]) {
    let medians = interleaved(rounds: rounds, contestants)
    (ours, native, plain, kept) = (medians[0], medians[1], medians[2], medians[3])
  }

  func row(
    _ name: String, mostOfNative: Double? = nil, mostOfPlain: Double? = nil, debt: Debt? = nil
  ) -> Row {
    Row(
      name: name, unit: "ms", ours: ours, native: native, plain: plain, limit: kept,
      mostOfNative: mostOfNative, mostOfPlain: mostOfPlain, debt: debt)
  }
}

/// Frames of 1/60 second until a screen has moved; ten at most.
///
/// Bars are left out: UIKit changes a title before anything moves.
@MainActor
private func framesToMove<Navigation>(
  _ device: Device<Navigation>, _ step: (Int) -> Void
) -> Int {
  func picture() -> Data {
    let pixels = device.host.frame().pixels
    return pixels.withUnsafeBytes { Data($0[pixels.count / 4..<pixels.count / 4 * 3]) }
  }
  device.host.activate()
  let before = picture()
  for frame in 1...10 {
    step(frame)
    device.host.advance(by: 1.0 / 60)
    if picture() != before { return frame }
  }
  return 10
}

/// One operation of one contestant.
@MainActor
private struct Course<Navigation: UINavigationController> {
  let device: Device<Navigation>
  private let bystander: Bystander
  /// The same screen each time: drawing the app's own views for the first time is not measured.
  private let screen: UIViewController
  private var frames = (push: 0, pop: 0, drag: 0)

  init(_ navigation: Navigation, beside bystander: Bystander) {
    self.bystander = bystander
    device = Device(navigation)
    screen = device.screen(1)
    let (device, screen) = (device, screen)
    frames.push = framesToMove(device) { frame in
      if frame == 1 { device.navigation.pushViewController(screen, animated: true) }
    }
    device.rest()
    frames.pop = framesToMove(device) { frame in
      if frame == 1 { device.navigation.popViewController(animated: true) }
    }
    device.rest()
    push(animated: false)
    device.host.touch(.began, at: CGPoint(x: 10, y: 600))
    device.host.advance(by: 1.0 / 60)
    frames.drag = framesToMove(device) { frame in
      device.host.touch(.moved, at: CGPoint(x: 10 + 30 * CGFloat(frame), y: 600))
    }
    device.letGo()
    pop(animated: false)
  }

  private func push(animated: Bool) {
    device.host.activate()
    device.navigation.pushViewController(screen, animated: animated)
    device.rest()
  }

  private func pop(animated: Bool) {
    device.host.activate()
    device.navigation.popViewController(animated: animated)
    device.rest()
  }

  /// Of so many frames; the screen has been composed before, as on a device.
  private func milliseconds(frames: Int, _ step: (Int) -> Void) -> Double {
    _ = device.host.frame()
    bystander.compose()
    device.host.activate()
    return seconds {
      for frame in 1...frames {
        step(frame)
        device.host.advance(by: 1.0 / 60)
      }
    } * 1_000
  }

  /// The longest of so many frames.
  private func longest(frames: Int, while isOn: () -> Bool = { true }) -> Double {
    var longest = 0.0
    for _ in 0..<frames where isOn() {
      longest = max(longest, seconds { device.host.advance(by: 1.0 / 60) } * 1_000)
    }
    return longest
  }

  /// From the call of a push to the first moving frame.
  func pushes() -> Double {
    device.host.activate()
    let time = milliseconds(frames: frames.push) { frame in
      if frame == 1 { device.navigation.pushViewController(screen, animated: true) }
    }
    device.rest()
    pop(animated: false)
    return time
  }

  /// What the render server takes to compose that frame.
  func composesPush() -> Double {
    device.host.activate()
    device.navigation.pushViewController(screen, animated: true)
    device.host.advance(by: Double(frames.push) / 60)
    let time = seconds { _ = device.host.runtime.server.image() } * 1_000
    device.rest()
    pop(animated: false)
    return time
  }

  func pops() -> Double {
    push(animated: false)
    let time = milliseconds(frames: frames.pop) { frame in
      if frame == 1 { device.navigation.popViewController(animated: true) }
    }
    device.rest()
    return time
  }

  /// From the first movement of a finger to the first frame that follows it.
  func drags() -> Double {
    push(animated: false)
    device.host.touch(.began, at: CGPoint(x: 10, y: 600))
    device.host.advance(by: 1.0 / 60)
    let time = milliseconds(frames: frames.drag) { frame in
      device.host.touch(.moved, at: CGPoint(x: 10 + 30 * CGFloat(frame), y: 600))
    }
    device.letGo()
    pop(animated: false)
    return time
  }

  /// The longest stretch from the end of a touch to rest, in a drag that pops.
  func settles() -> Double {
    push(animated: false)
    device.grab()
    for step in 1...70 where step.isMultiple(of: 5) {
      device.drag(to: step)
      device.host.advance(by: 1.0 / 60)
    }
    let lift = seconds { device.host.touch(.ended, at: CGPoint(x: 260, y: 600)) } * 1_000
    let time = max(lift, longest(frames: 90))
    device.rest()
    if device.navigation.viewControllers.count > 1 { pop(animated: false) }
    return time
  }

  /// The longest stretch in the second after a push to depth 2.
  func rests() -> Double {
    device.host.activate()
    device.navigation.pushViewController(screen, animated: true)
    device.host.advance(by: 0.1)
    _ = longest(frames: 120) { device.navigation.transitionCoordinator != nil }
    let time = longest(frames: 60)
    pop(animated: false)
    return time
  }
}

/// The main thread in each operation: this library, UIKit's own navigation controller, the plain
/// snapshots and, as the limit, a snapshot view kept per level.
@MainActor
func operations() async -> [Row] {
  let bystander = Bystander()
  let ours = Course(SnapshotNavigationController(), beside: bystander)
  let native = Course(UINavigationController(), beside: bystander)
  let plain = Course(PlainNavigation(), beside: bystander)
  let kept = Course(KeptViewsNavigation(), beside: bystander)
  let pushes = Results(rounds: 121, [ours.pushes, native.pushes, plain.pushes, kept.pushes])
  let pops = Results(rounds: 121, [ours.pops, native.pops, plain.pops, kept.pops])
  let drags = Results(rounds: 21, [ours.drags, native.drags, plain.drags, kept.drags])
  let settles = Results(
    rounds: 11, [ours.settles, native.settles, plain.settles, kept.settles])
  let rests = Results(rounds: 11, [ours.rests, native.rests, plain.rests, kept.rests])
  let composing = Results(
    rounds: 11,
    [ours.composesPush, native.composesPush, plain.composesPush, kept.composesPush])
  return [
    pushes.row(
      "Push, from the call to the first moving frame", mostOfNative: 1.3, mostOfPlain: 0.6,
      debt: Debt(
        most: 1.6,
        reason: "The call makes the snapshot view and the views of the transition, and UIKit's "
          + "cross-fade of the bar ends in the second frame.")),
    pops.row(
      "Pop, from the call to the first moving frame", mostOfNative: 1.5,
      debt: Debt(
        most: 1.8,
        reason:
          "The call makes the snapshot view and the views of the transition, and the median differs "
          + "from run to run by a sixth.")),
    drags.row("Drag, from the finger's first movement to the first moving frame"),
    composing.row("Composing the first moving frame of a push (render server)"),
    settles.row("Longest stretch from touch-up to rest, a drag that pops"),
    Row(
      name: "Longest stretch in the second after a push to depth 2; limit: UIKit's and 1 ms",
      unit: "ms", ours: rests.ours, native: rests.native, plain: rests.plain,
      limit: rests.native + 1, mostOfLimit: 1),
  ]
}
