import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  /// Apple: the view as it was turns into the view as the block leaves it.
  ///
  /// All transitions are cross-dissolves here; flips and curls are not drawn.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard options.hasTransition, duration > 0, areAnimationsEnabled, view.window != nil,
      let image = view.backingLayer.committedImage(
        scale: view.backingLayer.contentsScale, opaque: false)
    else {
      return animate(
        withDuration: duration, delay: 0, options: options, animations: animations ?? {},
        completion: completion)
    }
    if options.contains(.allowAnimatedContent) {
      animate(withDuration: duration, delay: 0, options: options, animations: animations ?? {})
    } else {
      performWithoutAnimation { animations?() }
    }
    dissolve(image, over: view, duration: duration, options: options, completion: completion)
  }

  private class func dissolve(
    _ image: CGImage, over view: UIView, duration: TimeInterval, options: AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    let picture = CALayer()
    picture.frame = view.bounds
    picture.contents = image
    picture.zPosition = .greatestFiniteMagnitude
    view.backingLayer.addSublayer(picture)
    let tally = AnimationTally { [picture] finished in
      picture.removeFromSuperlayer()
      completion?(finished)
    }
    let fade = AnimationShape.curve(options.curve).animation(
      keyPath: "opacity", duration: duration)
    fade.fromValue = Float(1)
    fade.toValue = Float(0)
    fade.fillMode = .both
    fade.isRemovedOnCompletion = false
    tally.count(fade)
    picture.add(fade, forKey: "opacity")
    tally.close()
  }
}
