import Testing
import UIKit
import UIKitHost

/// When an animation block's completion comes, and what it says.
@MainActor @Suite(.warningsAreRead) struct ViewAnimationCompletionTests: DotSuite {
  let dot = Dot()

  @Test func theAnimationOfAViewThatLeavesStopsUnfinished() {
    host.activate()
    var finished: Bool?
    UIView.animate(withDuration: 0.3) {
      view.alpha = 0
    } completion: {
      finished = $0
    }
    host.advance(by: 0.1)
    view.removeFromSuperview()
    host.advance(by: 0.1)
    #expect(finished == false)
  }

  @Test func zeroAndNegativeDurationsJumpAndComplete() {
    host.activate()
    for duration in [0, -1, -Double.infinity] {
      let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
      var words: [Bool] = []
      UIView.animate(withDuration: duration) {
        view.center.x = 50
      } completion: {
        words.append($0)
      }
      #expect(words.isEmpty)
      host.advance(by: 1.0 / 60)
      #expect(view.shownX == 50)
      #expect(words == [true])
    }
  }

  @Test func aViewReparentedInTheMiddleCompletesOnce() {
    host.activate()
    let home = canvas.add(CGRect(x: 0, y: 50, width: 50, height: 50), .red)
    var words: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0.5
    } completion: {
      words.append($0)
    }
    host.advance(by: 0.2)
    home.addSubview(view)
    host.advance(by: 2)
    #expect(words.count == 1)
    #expect(view.superview === home)
    #expect(view.layer.presentation()?.opacity == 0.5)
  }

  @Test func aCompletionMayStartTheNextAnimation() {
    host.activate()
    var rounds = 0
    func again() {
      UIView.animate(withDuration: 0) {
        view.alpha = view.alpha == 1 ? 0 : 1
      } completion: { _ in
        rounds += 1
        if rounds < 200 { again() }
      }
    }
    again()
    host.advance(by: 0.5)
    #expect((28...31).contains(rounds))
  }
}
