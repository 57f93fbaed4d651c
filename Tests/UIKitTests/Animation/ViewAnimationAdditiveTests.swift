import Testing
import UIKitHost

@testable import UIKit

/// Animations of a view that overlap.
@MainActor @Suite(.serialized, .warningsAreRead) struct ViewAnimationAdditiveTests {
  private let host = Host(size: CGSize(width: 200, height: 400), scale: 1)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  private func show() {
    host.activate()
    host.window.addSubview(view)
    host.window.makeKeyAndVisible()
    host.advance(by: 0.1)
  }

  private func animate(
    _ options: UIView.AnimationOptions = .curveLinear, _ changes: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: 1, delay: 0, options: options, animations: changes, completion: completion)
  }

  @Test func ofTwoMovesTheFirstRunsOnBeneathTheSecond() {
    show()
    var ends: [String] = []
    animate { [view] in
      view.center.x = 110
    } completion: {
      ends.append("first \($0)")
    }
    host.advance(by: 0.5)
    animate { [view] in
      view.center.x = 10
    } completion: {
      ends.append("second \($0)")
    }
    host.advance(by: 0.25)
    // The first is 25 points short of its end, the second has 75 of its 100 still to go.
    let x = view.layer.presentation()?.position.x ?? 0
    #expect(abs(x - (10 + 75 - 25)) < 2)
    #expect(view.layer.animationKeys()?.sorted() == ["position", "position-2"])
    host.advance(by: 0.3)
    #expect(ends == ["first true"])
    host.advance(by: 0.5)
    #expect(ends == ["first true", "second true"])
    #expect(view.layer.presentation()?.position.x == 10)
    #expect(view.layer.animationKeys()?.isEmpty != false)
  }

  @Test(arguments: ["bounds", "transform", "cornerRadius"])
  func whatElseIsAdded(property: String) {
    show()
    func change(_ isOn: Bool) {
      switch property {
      case "bounds": view.bounds.size.width = isOn ? 120 : 20
      case "transform":
        view.transform = isOn ? CGAffineTransform(translationX: 100, y: 0) : .identity
      default: view.layer.cornerRadius = isOn ? 100 : 0
      }
    }
    func value() -> CGFloat {
      guard let shown = view.layer.presentation() else { return -1 }
      switch property {
      case "bounds": return shown.bounds.width - 20
      case "transform": return shown.transform.m41
      default: return shown.cornerRadius
      }
    }
    var ends: [Bool] = []
    animate {
      change(true)
    } completion: {
      ends.append($0)
    }
    host.advance(by: 0.5)
    animate {
      change(false)
    } completion: {
      ends.append($0)
    }
    host.advance(by: 0.25)
    #expect(abs(value() - 50) < 2)
    host.advance(by: 1)
    #expect(value() == 0)
    #expect(ends == [true, true])
  }

  @Test func scalingToNothingAndBackEnds() {
    show()
    animate { [view] in view.transform = CGAffineTransform(scaleX: 0, y: 0) }
    host.advance(by: 0.5)
    animate { [view] in view.transform = .identity }
    host.advance(by: 1.2)
    #expect(CATransform3DIsIdentity(view.layer.presentation()?.transform ?? CATransform3D()))
  }

  @Test func bordersAndShadowsOfAViewsLayerJump() {
    show()
    animate { [view] in
      view.layer.borderWidth = 5
      view.layer.shadowOpacity = 1
    }
    host.advance(by: 0.1)
    #expect(view.layer.animationKeys()?.isEmpty != false)
    #expect(view.layer.presentation()?.borderWidth == 5)
  }
}
