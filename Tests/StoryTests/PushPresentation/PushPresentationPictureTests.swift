import SampleScreens
import Testing
import UIKit
import UIKitHost

@testable import SnapshotNavigation

/// Every frame is two pictures, moved rigidly: bars and tab bars go with their screens.
@MainActor
struct PushPresentationPictureTests {
  enum Course: CaseIterable {
    case present
    case dismiss
    case dragged
    case givenUp
  }

  @Test(arguments: Course.allCases)
  func everyFrameIsTwoPictures(course: Course) {
    let host = UIKitHost.Host(size: CGSize(width: 390, height: 844), scale: 1)
    let base = Guide.navigationController(showing: [.home])
    let tabs = UITabBarController()
    tabs.viewControllers = [base, UIViewController()]
    host.window.rootViewController = tabs
    host.window.makeKeyAndVisible()
    host.advance(by: 0.5)
    let inner = Guide.navigationController(showing: [.settings])
    let lower = Pixels(host.frame())
    tabs.presentAsPush(inner, animated: false)
    host.advance(by: 0.5)
    let upper = Pixels(host.frame())
    var frames: [Pixels] = []
    func film(_ seconds: TimeInterval) {
      for _ in 0..<Int(seconds * 60) {
        host.advance(by: 1.0 / 60)
        frames.append(Pixels(host.frame()))
      }
    }
    switch course {
    case .present:
      inner.dismiss(animated: false)
      host.advance(by: 0.5)
      tabs.presentAsPush(inner)
      film(0.6)
    case .dismiss:
      inner.dismiss(animated: true)
      film(0.8)
    case .dragged, .givenUp:
      let way: CGFloat = course == .dragged ? 300 : 120
      host.touch(.began, at: CGPoint(x: 10, y: 760))
      for step in 1...20 {
        film(1.0 / 60)
        host.touch(.moved, at: CGPoint(x: 10 + way * CGFloat(step) / 20, y: 760))
      }
      film(0.2)
      host.touch(.ended, at: CGPoint(x: 10 + way, y: 760))
      film(0.8)
    }
    let judge = TwoPictures(lower: lower, upper: upper, shadowReach: 14)
    var moving = 0
    for (index, frame) in frames.enumerated() where frame != lower && frame != upper {
      moving += 1
      if case .failure(let misfit) = judge.fit(frame) {
        Issue.record("\(course), frame \(index): \(misfit)")
        return
      }
    }
    #expect(moving > 10)
    #expect(frames.last == (course == .present || course == .givenUp ? upper : lower))
  }
}
