import Foundation
import PixelJudge
import SnapshotNavigation
import UIKit

/// A small spot of its own color on each screen, by which a picture tells whose pixels it shows.
@MainActor
package final class ScreenMarks {
  private var screens: [Weak<UIViewController>] = []

  /// Marks the screens of a stack that have a view by now.
  package func mark(_ stack: UINavigationController) {
    for screen in stack.viewControllers where number(of: screen) == nil {
      guard let view = screen.viewIfLoaded else { continue }
      screens.append(Weak(object: screen))
      let spot = CALayer()
      spot.frame = CGRect(x: 4, y: 240, width: 14, height: 14)
      spot.zPosition = 1_000
      let blue = CGFloat(color(screens.count - 1)) / CGFloat(Glance.colors + 1)
      spot.backgroundColor = UIColor(red: 0, green: 1, blue: blue, alpha: 1).cgColor
      view.layer.addSublayer(spot)
    }
  }

  /// The screens whose spots are seen though they may not be, as far as colors tell them apart.
  package func strangers(in picture: Glance, allowed: [UIViewController]) -> [String] {
    let known = Set(allowed.compactMap(number).map(color))
    return picture.spots.subtracting(known).sorted().map { spot in
      let owner = screens.indices.last { color($0) == spot }.flatMap { screens[$0].object }
      return owner.map { $0.title ?? "\(type(of: $0))" } ?? "a screen that has gone"
    }
  }

  private func number(of screen: UIViewController) -> Int? {
    screens.lastIndex { $0.object === screen }
  }

  private func color(_ number: Int) -> Int { number % Glance.colors + 1 }
}
