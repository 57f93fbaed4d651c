import PageStack
import SnapshotNavigation
import UIKit
import UIKitHost

extension LinuxHost {
  /// What is wrong on a device on which nothing goes on, whatever it shows.
  var complaintsAtRest: [String] {
    var found: [String] = []
    if runtime.transitions.refused > 0 { found.append("a transition is completed twice") }
    for view in [window] + window.descendants {
      for recognizer in view.gestureRecognizers ?? [] where recognizer.state != .possible {
        found.append("a \(Swift.type(of: recognizer)) is \(recognizer.state)")
      }
      if view.isAnimated { found.append("\(Swift.type(of: view)) is animated") }
      // Pages judge what is in them.
      if view.isOfTransition, !sequence(first: view, next: \.superview).contains(where: \.isPages) {
        found.append("a \(Swift.type(of: view)) is left in the window")
      }
      if let pages = view as? PageStackView {
        found += pages.leftovers.map { "pages: \($0)" }
        if pages.topPage.window == nil { found.append("pages: the top isn't seen") }
      }
    }
    return found
  }

  /// What is seen at a place instead of a color, or nil.
  func complaint(at place: CGPoint, wanting color: UIColor) -> String? {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    let wanted = [red, green, blue].map { Int(($0 * 255).rounded()) }
    let pixel = pixel(at: place)
    let seen = [pixel.red, pixel.green, pixel.blue].map { Int($0) }
    let isSame = zip(wanted, seen).allSatisfy { abs($0 - $1) < 12 }
    return isSame ? nil : "\(seen) is seen, not \(wanted)"
  }
}

extension UIView {
  var isAnimated: Bool { layer.animationKeys()?.isEmpty == false }

  fileprivate var isPages: Bool { self is PageStackView }

  /// Of a view and those around it, what a transition has left hidden, moved or out of reach.
  var oddities: [String] {
    sequence(first: self, next: \.superview).filter(\.isOdd).map {
      "\(type(of: $0)) is hidden, moved or can't be touched"
    }
  }

  private var isOdd: Bool {
    let isMoved = transform != .identity || !CATransform3DIsIdentity(layer.transform)
    let isClear = alpha != 1 || layer.opacity != 1 || isHidden || layer.mask != nil
    return isMoved || isClear || !isUserInteractionEnabled
  }
}

extension SnapshotNavigationController {
  /// What is wrong with a stack where nothing goes on, and with what is seen of it.
  var complaintsAtRest: [String] {
    if !isAtRest || waitingCallCount > 0 || isTransitioning { return ["it never comes to rest"] }
    var found: [String] = []
    guard viewIfLoaded?.window != nil, let top = topViewController else { return found }
    if transitionCoordinator != nil { found.append("a coordinator is left") }
    if hasTrail { found.append("something still trails") }
    if !arePicturesTrimmed { found.append("a snapshot of a screen that isn't below the top") }
    for recognizer in dragRecognizers where recognizer.state != .possible {
      found.append("the drag is \(recognizer.state)")
    }
    guard top.viewIfLoaded?.window != nil else { return found + ["the top isn't seen"] }
    if !isNavigationBarHidden, navigationBar.topItem !== top.navigationItem {
      found.append("the bar shows the item of \(navigationBar.topItem?.title ?? "nothing")")
    }
    return found + top.view.oddities
  }
}
