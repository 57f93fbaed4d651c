import UIKit
import UIKitHost

extension LinuxHost {
  package static let smallSize = CGSize(width: 200, height: 400)

  /// A phone of 200 by 400 points with a status bar of 20, a pixel a point.
  package static func small(
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    idiom: UIUserInterfaceIdiom = .phone
  ) -> LinuxHost {
    LinuxHost(
      size: smallSize, scale: 1, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      layoutDirection: direction, idiom: idiom)
  }

  /// Makes a controller the window's root, shows the window and lets so many seconds pass.
  package func show(_ controller: UIViewController, for seconds: TimeInterval) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    advance(by: seconds)
  }

  /// The color at a point of the screen.
  package func color(x: CGFloat, y: CGFloat) -> [UInt8] {
    let pixel = pixel(at: CGPoint(x: x, y: y))
    return [pixel.red, pixel.green, pixel.blue]
  }
}

extension UIView {
  /// The views below it, each before its own.
  package var descendants: [UIView] {
    var found: [UIView] = []
    func add(below view: UIView) {
      for subview in view.subviews {
        found.append(subview)
        add(below: subview)
      }
    }
    add(below: self)
    return found
  }
}
