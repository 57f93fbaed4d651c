import Foundation
import Testing
import UIKit

@Suite(.warningsAreRead) struct GraphicsImageTests {
  /// Two points wide and one high: red, then blue.
  private var pair: UIImage {
    drawn(2, 1) { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
  }

  private func oriented(_ orientation: UIImage.Orientation) -> UIImage {
    guard let pixels = pair.cgImage else { return UIImage() }
    return UIImage(cgImage: pixels, scale: 1, orientation: orientation)
  }

  /// The red pixel is drawn first, from the left or from the top.
  @Test(arguments: [
    (UIImage.Orientation.up, false, true), (.down, false, false), (.upMirrored, false, false),
    (.downMirrored, false, true), (.right, true, true), (.left, true, false),
    (.leftMirrored, true, false), (.rightMirrored, true, true),
  ])
  func anOrientationTurnsThePixelsAndSwapsTheSides(
    orientation: UIImage.Orientation, isSideways: Bool, redFirst: Bool
  ) {
    let image = oriented(orientation)
    let size = isSideways ? CGSize(width: 1, height: 2) : CGSize(width: 2, height: 1)
    #expect(image.size == size)
    let seen = drawn(size.width, size.height) { _ in image.draw(at: .zero) }.cgImage
    let pixels = [Pixel(seen, 0, 0), isSideways ? Pixel(seen, 0, 1) : Pixel(seen, 1, 0)]
    #expect(pixels == (redFirst ? [.red, .blue] : [.blue, .red]))
  }

  @Test func aPNGFileKeepsEveryPixel() throws {
    let image = drawn(3, 1) { context in
      for (index, alpha) in [1.0, 0.5, 0].enumerated() {
        context.setFillColor(UIColor(red: 1, green: 0.5, blue: 0, alpha: CGFloat(alpha)).cgColor)
        context.fill(CGRect(x: CGFloat(index), y: 0, width: 1, height: 1))
      }
    }
    let data = try #require(image.pngData())
    let read = try #require(UIImage(data: data, scale: 2))
    #expect(read.size == CGSize(width: 1.5, height: 0.5))
    for x in 0..<3 {
      let (old, new) = (Pixel(image.cgImage, x, 0), Pixel(read.cgImage, x, 0))
      #expect(abs(Int(old.green) - Int(new.green)) <= 1 && old.alpha == new.alpha)
    }
  }

  @Test func dataThatIsNoImageGivesNone() {
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
  }

  @Test(arguments: [
    "chevron.left", "chevron.right", "plus", "xmark", "heart", "star", "magnifyingglass",
    "gearshape", "map", "person", "photo", "square.and.arrow.up", "ellipsis", "heart.fill",
    "info.circle", "questionmark.circle", "exclamationmark.triangle", "checkmark.circle",
    "arrow.up.circle", "play.circle", "clock", "circle.grid.2x2", "square.grid.2x2",
    "square.on.square", "square.stack", "rectangle.portrait", "rectangle.split.3x1",
    "photo.on.rectangle", "menubar.rectangle", "envelope", "lock", "memorychip",
    "slider.horizontal.3", "pencil", "scribble", "trash", "book", "bubble.left",
    "arrow.left.and.right", "paintpalette", "car", "cart", "music.note", "airplane",
  ])
  func symbolsDrawSomething(name: String) throws {
    let image = try #require(UIImage(systemName: name))
    #expect(image.size.width > 10 && image.size.width < 40)
    let pixels = try #require(image.cgImage)
    #expect(pixels.pixels.contains { $0 != 0 })
  }

  @Test func cropsAreCountedInPixelsFromTheTopLeft() {
    let crop = pair.cgImage?.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 5))
    #expect(crop?.width == 1 && crop?.height == 1 && Pixel(crop, 0, 0) == .blue)
    #expect(pair.cgImage?.cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
  }

  @Test func theRendererDrawsFromItsBoundsOrigin() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let bounds = CGRect(x: 10, y: 20, width: 2, height: 2)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 20, width: 1, height: 1))
      #expect(context.currentImage.size == CGSize(width: 2, height: 2))
    }
    #expect(Pixel(image.cgImage, 0, 0) == .red && Pixel(image.cgImage, 1, 1) == .clear)
  }
}
