import SampleScreens
import Testing
import UIKit
import UIKitHost

@testable import SnapshotNavigation

@MainActor @Suite(.serialized)
struct TempDebugTests {
  @Test func caseA() {
    let device = AppDevice(.reader)
    let acts: [PersonAct] = [
      PersonAct(kind: .call(.replace), pause: .none),
      PersonAct(kind: .drag(CGPoint(x: 0.5, y: 0.745), CGPoint(x: 1.0, y: 0.745), duration: 0.15, isLifted: true), pause: .none),
      PersonAct(kind: .callback(.ends, .push), pause: .none),
      PersonAct(kind: .tap(CGPoint(x: 0.9, y: 0.57)), pause: .moment),
      PersonAct(kind: .drag(CGPoint(x: 0.01, y: 0.3), CGPoint(x: 0.41, y: 0.3), duration: 0.15, isLifted: true), pause: .rest),
    ]
    let nav = device.stack as? SnapshotNavigationController
    let o = nav?.observeTransitions { e in
      if case .progress = e.phase { return }
      print("EV", e.operation, e.phase, e.isAnimated, e.from?.title ?? "-", e.to?.title ?? "-")
    }
    for act in acts {
      print("ACT", act)
      device.perform(act)
      print("  mode", nav?.transitions.state.mode as Any, "stack", nav?.viewControllers.map { $0.title ?? "?" } as Any, nav?.transitions.hasPicture as Any, nav?.transitions.drag as Any)
    }
    device.rest()
    print(device.complaintsAtRest, nav?.transitions.picture as Any)
    _ = o
  }
}
