import QuartzCore
import Testing

@MainActor @Suite(.warningsAreRead)
struct LayerCaptureTests {
  private let box = CGRect(x: 10, y: 10, width: 20, height: 20)

  @Test func theCommittedImageShowsAnimationsUnderWay() {
    let stage = LayerStage()
    let child = stage.add(CGRect(x: 0, y: 0, width: 10, height: 100), color: Ink.red)
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 5
    move.toValue = 85
    move.duration = 1
    child.add(move, forKey: "move")
    stage.step()
    stage.step(0.5)
    let image = stage.root.committedImage(scale: 1, opaque: true)
    #expect(LayerStage.pixel(of: image, 45, 50) == [255, 0, 0, 255])
    #expect(LayerStage.pixel(of: image, 5, 50) == [0, 0, 0, 255])
  }

  @Test func aPictureOfAScreenIsTheScreen() {
    let stage = LayerStage(scale: 3)
    let screen = stage.add(CGRect(x: 0.2, y: 0, width: 90.5, height: 100), color: Ink.green)
    for index in 0..<7 {
      let side = CGFloat(index) * 7.3
      stage.add(CGRect(x: side, y: side, width: 5.1, height: 5.2), color: Ink.red, to: screen)
    }
    stage.step()
    let image = screen.committedImage(scale: 3, opaque: true)
    for spot in [(0, 0), (22, 22), (66, 65), (131, 132), (45, 10)] {
      #expect(LayerStage.pixel(of: image, spot.0, spot.1) == stage.pixel(spot.0 + 1, spot.1))
    }
  }

  @Test func aPictureAtAnotherScaleIsDrawnAnew() {
    let stage = LayerStage()
    let group = stage.add(box, color: Ink.red)
    stage.add(CGRect(x: 10, y: 0, width: 10, height: 20), color: Ink.green, to: group)
    group.opacity = 0.5
    stage.step()
    _ = stage.server.image()
    let image = group.committedImage(scale: 3, opaque: false)
    #expect(LayerStage.pixel(of: image, 29, 30) == [255, 0, 0, 255])
    #expect(LayerStage.pixel(of: image, 31, 30) == [0, 255, 0, 255])
  }
}
