import QuartzCore
import Testing

@testable import QuartzCore

/// "Adding Perspective to Your Animations", Core Animation Programming Guide.
@MainActor @Suite(.warningsAreRead)
struct LayerPerspectiveTests {
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  private static let black = [0, 0, 0, 255]

  /// Turns about the vertical axis, seen from 100 points.
  private func turn(_ angle: CGFloat) -> CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 100
    return CATransform3DRotate(perspective, angle, 0, 1, 0)
  }

  /// A red layer of 40 points in the middle, its right half blue.
  private func card(on stage: LayerStage, _ angle: CGFloat) -> CALayer {
    let card = stage.add(CGRect(x: 30, y: 30, width: 40, height: 40), color: Self.red)
    stage.add(CGRect(x: 20, y: 0, width: 20, height: 40), color: Self.blue, to: card)
    card.transform = turn(angle)
    return card
  }

  @Test(arguments: [1.0, -1.0] as [CGFloat])
  func theNearEdgeIsTallerAndTheFarOneShorter(side: CGFloat) {
    let stage = LayerStage()
    _ = card(on: stage, side * .pi / 4)
    stage.step()
    // 20 points from the axis the near edge is at -16.47 and 23.3 high, the far one at 12.39 and 17.5.
    func isCard(_ x: CGFloat, _ y: Int) -> Bool {
      stage.pixel(Int((50 + side * x).rounded(.down)), 50 + y) != Self.black
    }
    #expect(isCard(-15.5, 21) && isCard(-15.5, -22))
    #expect(!isCard(-15.5, 25) && !isCard(-18.5, 0))
    #expect(isCard(10.5, 15) && isCard(10.5, -16))
    #expect(!isCard(10.5, 19) && !isCard(10.5, -20) && !isCard(14.5, 0))
  }

  /// What is at the axis stays there; what is beside it goes where the formula says.
  @Test func sublayersAreSeenInThePlaneOfTheirLayer() {
    let stage = LayerStage()
    let card = card(on: stage, .pi / 4)
    // 10 to 15 points right of the axis: 6.6 to 9.6 on the screen.
    stage.add(
      CGRect(x: 30, y: 0, width: 5, height: 40), color: CGColor(gray: 1, alpha: 1), to: card)
    stage.step()
    #expect(stage.pixel(48, 50) == [255, 0, 0, 255])
    #expect(stage.pixel(51, 50) == [0, 0, 255, 255])
    #expect(stage.pixel(55, 50) == [0, 0, 255, 255])
    #expect(stage.pixel(58, 50) == [255, 255, 255, 255])
    #expect(stage.pixel(61, 50) == [0, 0, 255, 255])
  }

  @Test func seenFromItsSideNothingIsDrawn() {
    let stage = LayerStage()
    _ = card(on: stage, .pi / 2)
    stage.step()
    for x in 0..<100 { #expect(stage.pixel(x, 50) == Self.black) }
  }

  @Test func withoutATurnPerspectiveShowsWhatLiesInThePlaneAsItIs() {
    let stage = LayerStage()
    let card = card(on: stage, 0)
    let picture = LayerStage.picture(width: 40, height: 40)
    card.contents = picture
    card.sublayers = nil
    stage.step()
    for (x, y) in [(0, 0), (39, 0), (7, 21), (39, 39)] {
      #expect(stage.pixel(30 + x, 30 + y) == LayerStage.pixel(of: picture, x, y))
    }
  }

  @Test func opacityClippingAndPlaceAreThoseOfAnyLayer() {
    let stage = LayerStage()
    let window = stage.add(CGRect(x: 40, y: 40, width: 20, height: 30))
    window.masksToBounds = true
    let card = card(on: stage, .pi / 4)
    card.position = CGPoint(x: 10, y: 10)
    card.opacity = 0.5
    window.addSublayer(card)
    stage.step()
    #expect(abs(stage.pixel(45, 50)[0] - 128) <= 1)
    #expect(stage.pixel(38, 50) == Self.black)
    #expect(stage.pixel(45, 38) == Self.black)
  }

  @Test func itIsAnimated() {
    let stage = LayerStage()
    let card = card(on: stage, 0)
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = NSValue(caTransform3D: turn(.pi / 4))
    animation.toValue = NSValue(caTransform3D: turn(.pi / 4))
    animation.duration = 1
    card.add(animation, forKey: nil)
    stage.step()
    stage.step(0.5)
    #expect(stage.pixel(34, 72) != Self.black)
    stage.step(1)
    #expect(stage.pixel(34, 72) == Self.black)
    #expect(stage.pixel(32, 32) != Self.black)
  }

  /// A picture of a tree shows it as the screen does.
  @Test func picturesShowIt() {
    let stage = LayerStage()
    _ = card(on: stage, .pi / 4)
    stage.step()
    let picture = stage.root.committedImage(scale: 1, opaque: true)
    for (x, y) in [(35, 71), (48, 50), (58, 50), (64, 50)] {
      #expect(LayerStage.pixel(of: picture, x, y) == stage.pixel(x, y))
    }
  }
}
