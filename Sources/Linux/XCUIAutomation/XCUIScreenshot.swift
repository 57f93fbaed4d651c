import UIKitHost

/// A picture of an element.
@MainActor
open class XCUIScreenshot: NSObject {
  open private(set) var image: UIImage

  init(of element: XCUIElement) {
    guard let host = XCUIApplication.host else {
      image = UIImage()
      super.init()
      return
    }
    let whole = host.frame()
    let scale = host.window.screen.scale
    let frame = element.frame
    let pixels = CGRect(
      x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
      height: frame.height * scale)
    image = UIImage(cgImage: whole.cropping(to: pixels) ?? whole, scale: scale, orientation: .up)
    super.init()
  }

  open var pngRepresentation: Data { image.pngData() ?? Data() }
}
