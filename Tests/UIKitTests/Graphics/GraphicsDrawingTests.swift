import Testing
import UIKit

@Suite(.warningsAreRead) struct GraphicsDrawingTests {
  @Test func theOriginIsAtTheTopLeftAndCountsInPoints() {
    let image = drawn(4, 4, scale: 2) { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(image.size == CGSize(width: 4, height: 4) && image.cgImage?.width == 8)
    #expect(Pixel(image.cgImage, 1, 1) == .red && Pixel(image.cgImage, 2, 2) == .clear)
  }

  @Test func anOpaqueContextBeginsBlack() {
    #expect(Pixel(drawn(2, 2, opaque: true) { _ in }.cgImage, 0, 0) == .black)
    #expect(Pixel(drawn(2, 2) { _ in }.cgImage, 0, 0) == .clear)
  }

  @Test func restoringTheStateBringsColorTransformAndClipBack() {
    let image = drawn(4, 1) { context in
      context.setFillColor(UIColor.red.cgColor)
      context.saveGState()
      context.setFillColor(UIColor.blue.cgColor)
      context.translateBy(x: 2, y: 0)
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    }
    #expect((0..<4).allSatisfy { Pixel(image.cgImage, $0, 0) == .red })
  }

  @Test func coreGraphicsDrawsAnImageUpsideDownHereAndUIImageUpright() {
    let flag = drawn(1, 2) { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let rect = CGRect(x: 0, y: 0, width: 1, height: 2)
    let upright = drawn(1, 2) { _ in flag.draw(in: rect) }
    let flipped = drawn(1, 2) { context in flag.cgImage.map { context.draw($0, in: rect) } }
    #expect(Pixel(upright.cgImage, 0, 0) == .red && Pixel(upright.cgImage, 0, 1) == .clear)
    #expect(Pixel(flipped.cgImage, 0, 0) == .clear && Pixel(flipped.cgImage, 0, 1) == .red)
  }

  @Test func alphaAndBlendModeApplyToFills() {
    let image = drawn(2, 1) { context in
      context.setFillColor(UIColor.white.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.setFillColor(UIColor.red.cgColor)
      context.setAlpha(0.5)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setAlpha(1)
      context.setBlendMode(.multiply)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(Pixel(image.cgImage, 0, 0).green == 127 || Pixel(image.cgImage, 0, 0).green == 128)
    #expect(Pixel(image.cgImage, 1, 0) == .red)
  }

  @Test func noBlendModeReachesBeyondTheShape() {
    let image = drawn(2, 1) { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.setBlendMode(.sourceIn)
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(Pixel(image.cgImage, 0, 0) == .blue && Pixel(image.cgImage, 1, 0) == .red)
  }

  @Test func aTransparencyLayerIsFadedAsOne() {
    let image = drawn(1, 1) { context in
      context.setFillColor(UIColor.white.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      for color in [UIColor.red, .blue] {
        context.setFillColor(color.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      context.endTransparencyLayer()
    }
    let pixel = Pixel(image.cgImage, 0, 0)
    #expect(pixel.blue == 255 && pixel.red == pixel.green && abs(Int(pixel.red) - 127) <= 1)
  }

  @Test func aShadowFallsWhereItsOffsetSaysWhateverTheTransform() {
    let image = drawn(6, 2) { context in
      context.scaleBy(x: 2, y: 1)
      context.setShadow(
        offset: CGSize(width: 4, height: 0), blur: 0, color: UIColor.black.cgColor)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 0.5, height: 1))
    }
    #expect(Pixel(image.cgImage, 0, 0) == .red && Pixel(image.cgImage, 4, 0) == .black)
    #expect(Pixel(image.cgImage, 2, 0) == .clear && Pixel(image.cgImage, 4, 1) == .clear)
  }

  @Test func aGradientDrawsBeyondItsEndsOnlyIfTold() {
    let gradient = CGGradient(
      colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray,
      locations: nil)
    func strip(_ options: CGGradientDrawingOptions) -> CGImage? {
      drawn(30, 1) { context in
        guard let gradient else { return }
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0), options: options)
      }.cgImage
    }
    let inside = strip([])
    #expect(Pixel(inside, 5, 0) == .clear && Pixel(inside, 25, 0) == .clear)
    #expect(Pixel(inside, 10, 0).red > 230 && Pixel(inside, 19, 0).blue > 230)
    let beyond = strip([.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(Pixel(beyond, 5, 0) == .red && Pixel(beyond, 25, 0) == .blue)
  }

  @Test func strokedPathsAreAsWideAsTheirLineWidth() {
    let image = drawn(5, 5) { _ in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 2.5))
      path.addLine(to: CGPoint(x: 5, y: 2.5))
      path.lineWidth = 3
      UIColor.red.setStroke()
      path.stroke()
    }
    #expect((1...3).allSatisfy { Pixel(image.cgImage, 2, $0) == .red })
    #expect(Pixel(image.cgImage, 2, 0) == .clear && Pixel(image.cgImage, 2, 4) == .clear)
  }

  @Test func anOpaqueImageOnWholePixelsIsCopiedExactly() {
    let image = drawn(3, 3, scale: 3, opaque: true) { context in
      for step in 0..<9 {
        context.setFillColor(CGColor(gray: CGFloat(step) / 9, alpha: 1))
        context.fill(CGRect(x: CGFloat(step) / 3, y: 0, width: 1.0 / 3, height: 3))
      }
    }
    let copy = drawn(4, 4, scale: 3) { _ in image.draw(at: CGPoint(x: 1.0 / 3, y: 2.0 / 3)) }
    for x in 0..<9 {
      #expect(Pixel(copy.cgImage, x + 1, 2) == Pixel(image.cgImage, x, 0))
    }
  }
}
