import UIKit

extension Landscape {
  /// The picture at `size` points, with as many pixels a point as the screen has.
  @MainActor
  func image(size: CGSize) -> UIImage {
    image(size: size, scale: UIScreen.main.scale)
  }
}
