import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Back through two hundred screens by drags, at the budget that every app has by default.
@MainActor
@Suite(.warningsAreRead) struct LibraryWalkBackTests {
  /// Nothing shades or shifts what the finger uncovers, so that it can be compared as it is.
  private struct Uncover: Choreography {
    func layout(at coverage: CGFloat, in size: CGSize, for trigger: TransitionTrigger)
      -> TransitionLayout
    {
      TransitionLayout(
        upper: ScreenPlacement(offset: CGPoint(x: (1 - coverage) * size.width, y: 0)))
    }
  }

  private let depth = 200
  /// So many columns the finger has uncovered for certain.
  private static let uncovered = 120
  private let picture = Int(Rig.size.width * Rig.size.height) * 4

  @Test func whatAFingerUncoversIsTheScreenThatThenAppears() {
    let worker = ManualWork()
    let rig = OwnMemory(worker: worker).hold {
      Rig {
        $0.configuration.choreography = Uncover()
        $0.configuration.timing = .curve(duration: 0.1, .linear)
      }
    }
    for index in 0..<depth {
      let screen = ColorScreen("\(index)", UIColor(step: index))
      rig.navigation.pushViewController(screen, animated: true)
      rig.host.advance(by: 0.3)
      worker.finish()
    }
    var last = Pixels(rig.host.frame())
    var pictures = 0
    var wrong: [String] = []
    for step in 0..<depth {
      rig.grab(moving: 170, duration: 0.1)
      let isPicture = rig.stages.first?.lower != nil
      let seen = Pixels(rig.host.frame())
      rig.host.touch(.ended, at: CGPoint(x: 190, y: 200))
      rig.host.advance(by: 0.8)
      worker.finish()
      let appeared = Pixels(rig.host.frame())

      pictures += isPicture ? 1 : 0
      // The nearest two were never compressed; JPEG at 0.9 rings a little at hard edges.
      let isExact = !isPicture || step < 2
      let difference = seen.difference(to: appeared, before: Self.uncovered)
      if difference.greatest > (isExact ? 0 : 64) || difference.mean > (isExact ? 0 : 1.5) {
        wrong.append("\(step): \(difference)")
      }
      // No two neighbors look alike: a wrong picture would be seen.
      if appeared.difference(to: last, before: Self.uncovered).mean < 10 {
        wrong.append("\(step) looks like the one before")
      }
      #expect(rig.navigation.snapshotMemoryUsage <= 3 * picture)
      last = appeared
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(3)) and others, \(wrong.count) in all")
    #expect(rig.titles == ["root"])
    // As many as the budget holds; below them the live screen stood beneath the finger.
    #expect(pictures > 20 && pictures < depth)
    #expect(rig.leftovers.isEmpty)
  }
}

extension Pixels {
  /// How far the channels of all pixels left of a column differ, from 0 to 255.
  fileprivate func difference(to other: Pixels, before column: Int) -> (
    greatest: Int, mean: Double
  ) {
    guard width == other.width, height == other.height else { return (255, 255) }
    var greatest = 0
    var sum = 0
    for y in 0..<height {
      let row = y * width * 4..<(y * width + column) * 4
      // Most rows are equal, and those are compared at once.
      if bytes[row] == other.bytes[row] { continue }
      for index in row where index % 4 != 3 {
        let distance = abs(Int(bytes[index]) - Int(other.bytes[index]))
        greatest = max(greatest, distance)
        sum += distance
      }
    }
    return (greatest, Double(sum) / Double(column * height * 3))
  }
}
