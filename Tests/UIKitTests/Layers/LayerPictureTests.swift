import QuartzCore
import Testing

@MainActor @Suite(.warningsAreRead)
struct LayerPictureTests {
  private let box = CGRect(x: 10, y: 10, width: 20, height: 20)

  @Test func anOpaquePictureMovedByWholePixelsIsCopiedExactly() {
    let stage = LayerStage()
    let picture = LayerStage.picture(width: 40, height: 40)
    let layer = stage.add(CGRect(x: 0, y: 0, width: 40, height: 40))
    layer.contents = picture
    for x in [CGFloat(0), 13, 13.4] {
      layer.frame.origin.x = x
      layer.removeAllAnimations()
      stage.step()
      let left = Int(x)
      for spot in [(0, 0), (39, 39), (17, 5)] {
        let shown = stage.pixel(left + spot.0, spot.1)
        #expect(shown == LayerStage.pixel(of: picture, spot.0, spot.1))
      }
    }
  }

  @Test(arguments: [Float(0.1), 0.2, 0.5]) func aBlackShadeDarkensUniformly(_ alpha: Float) {
    let stage = LayerStage()
    let picture = LayerStage.picture(width: 100, height: 100)
    stage.add(stage.root.bounds).contents = picture
    let shade = stage.add(stage.root.bounds, color: CGColor(gray: 0, alpha: 1))
    shade.opacity = alpha
    stage.step()
    for (x, y) in [(0, 0), (50, 20), (99, 99), (31, 7)] {
      let bright = LayerStage.pixel(of: picture, x, y)
      let dark = stage.pixel(x, y)
      for channel in 0..<3 {
        #expect(abs(Float(bright[channel]) * (1 - alpha) - Float(dark[channel])) <= 1)
      }
    }
  }

  @Test func masksToBoundsClipsSublayers() {
    let stage = LayerStage()
    let parent = stage.add(box)
    stage.add(CGRect(x: 0, y: 0, width: 100, height: 100), color: Ink.red, to: parent)
    stage.step()
    #expect(stage.pixel(50, 50) == [255, 0, 0, 255])
    parent.masksToBounds = true
    stage.step()
    #expect(stage.pixel(50, 50) == [0, 0, 0, 255])
    #expect(stage.pixel(15, 15) == [255, 0, 0, 255])
  }

  @Test func roundedCornersClipSublayers() {
    let stage = LayerStage()
    let parent = stage.add(box)
    stage.add(CGRect(x: 0, y: 0, width: 100, height: 100), color: Ink.red, to: parent)
    parent.masksToBounds = true
    parent.cornerRadius = 10
    stage.step()
    #expect(stage.pixel(10, 10) == [0, 0, 0, 255])
    #expect(stage.pixel(20, 20) == [255, 0, 0, 255])
  }

  @Test func onlyMaskedCornersAreRounded() {
    let stage = LayerStage()
    let layer = stage.add(box, color: Ink.red)
    layer.cornerRadius = 10
    layer.maskedCorners = .layerMinXMinYCorner
    stage.step()
    #expect(stage.pixel(10, 10) == [0, 0, 0, 255])
    #expect(stage.pixel(29, 29) == [255, 0, 0, 255])
    #expect(stage.pixel(29, 10) == [255, 0, 0, 255])
  }

  @Test func groupOpacityFadesTheSubtreeAsOne() {
    let stage = LayerStage()
    let parent = stage.add(box, color: Ink.red)
    stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), color: Ink.green, to: parent)
    parent.opacity = 0.5
    stage.step()
    let pixel = stage.pixel(15, 15)
    #expect(pixel[0] == 0)
    #expect(abs(pixel[1] - 128) <= 1)
  }

  @Test func aMaskLetsThroughWhereItIsOpaque() {
    let stage = LayerStage()
    let layer = stage.add(box, color: Ink.red)
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    mask.backgroundColor = Ink.green
    layer.mask = mask
    stage.step()
    #expect(stage.pixel(12, 20) == [255, 0, 0, 255])
    #expect(stage.pixel(25, 20) == [0, 0, 0, 255])
  }

  @Test func aShadowIsSoftOutsideItsPath() {
    let stage = LayerStage()
    stage.root.backgroundColor = CGColor(gray: 1, alpha: 1)
    let layer = stage.add(CGRect(x: 40, y: 20, width: 60, height: 60), color: Ink.red)
    layer.shadowOpacity = 0.5
    layer.shadowRadius = 5
    layer.shadowOffset = .zero
    layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
    stage.step()
    let row = [39, 34, 30, 20].map { stage.pixel($0, 50)[0] }
    #expect(row == row.sorted())
    #expect((185...205).contains(row[0]))
    #expect(row[3] == 255)
    #expect(stage.pixel(41, 50) == [255, 0, 0, 255])
  }

  @Test func bordersLieAboveSublayersWithinTheBounds() {
    let stage = LayerStage()
    let layer = stage.add(box)
    layer.borderWidth = 2
    layer.borderColor = Ink.red
    stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), color: Ink.green, to: layer)
    stage.step()
    #expect(stage.pixel(10, 20) == [255, 0, 0, 255])
    #expect(stage.pixel(11, 20) == [255, 0, 0, 255])
    #expect(stage.pixel(12, 20) == [0, 255, 0, 255])
    #expect(stage.pixel(9, 20) == [0, 0, 0, 255])
  }

  @Test func contentsKeepTheirSizeAtTheCorner() {
    let stage = LayerStage()
    let picture = LayerStage.picture(width: 4, height: 4)
    let layer = stage.add(box)
    layer.contents = picture
    layer.contentsGravity = .center
    stage.step()
    #expect(stage.pixel(18, 18) == LayerStage.pixel(of: picture, 0, 0))
    #expect(stage.pixel(17, 18) == [0, 0, 0, 255])
    layer.contentsGravity = .bottomLeft
    stage.step()
    #expect(stage.pixel(10, 10) == LayerStage.pixel(of: picture, 0, 0))
  }

  @Test func gradientsDraw() {
    let stage = LayerStage()
    let gradient = CAGradientLayer()
    stage.add(gradient, CGRect(x: 0, y: 50, width: 100, height: 50))
    gradient.colors = [Ink.red, Ink.blue]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    stage.step()
    #expect(stage.pixel(1, 75)[0] > 240)
    #expect(stage.pixel(98, 75)[2] > 240)
  }

  @Test func aHigherZPositionIsInFront() {
    let stage = LayerStage()
    let below = stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), color: Ink.red)
    stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), color: Ink.blue)
    stage.step()
    #expect(stage.pixel(10, 10) == [0, 0, 255, 255])
    below.zPosition = 1
    stage.advance(by: 1)
    #expect(stage.pixel(10, 10) == [255, 0, 0, 255])
  }
}
