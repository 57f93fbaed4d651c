import Foundation
import Testing

/// The judge is judged first: it must find what is there and refuse what is not.
@Suite(.warningsAreRead) struct TwoPicturesTests {
  private static let width = 60
  private static let height = 30
  private let lower = Self.picture { x, y in (x * 4, 255 - y * 5, (x * y) % 256) }
  private let upper = Self.picture { x, y in (255 - x * 3, (x * 7 + y * 11) % 256, y * 8) }
  private var judge: TwoPictures { TwoPictures(lower: lower, upper: upper, shadowReach: 4) }

  @Test(arguments: [(60, 0, 0.0), (45, -4, 0.1), (30, -9, 0.25), (7, -16, 0.6)])
  func findsTheOffsetsAndTheShade(upperOffset: Int, lowerOffset: Int, shade: Double) throws {
    let frame = still(upperOffset: upperOffset, lowerOffset: lowerOffset, shade: shade)
    let fit = try judge.fit(frame).get()
    #expect(fit.upperOffset == upperOffset)
    #expect(fit.lowerOffset == lowerOffset)
    #expect(abs(fit.shade - shade) < 0.02)
  }

  @Test func aBarThatFadesOnItsOwnIsNotAPairOfPictures() {
    var frame = still(upperOffset: 30, lowerOffset: -9, shade: 0.1)
    frame = Self.picture(from: frame) { x, y, value in y < 4 ? value / 2 + 60 : value }
    #expect(throws: TwoPictures.Misfit.self) { try judge.fit(frame).get() }
  }

  @Test func aBrighterBandIsNotAShadow() {
    let frame = Self.picture(from: still(upperOffset: 30, lowerOffset: -9, shade: 0.4)) {
      x, _, value in
      (26..<30).contains(x) ? min(255, value + 40) : value
    }
    #expect(throws: TwoPictures.Misfit.self) { try judge.fit(frame).get() }
  }

  @Test func aPictureMovedDownIsNotMovedRigidlySideways() {
    let frame = Self.picture { x, y in
      let row = max(0, y - 1)
      return (upper.value(x, row, 0), upper.value(x, row, 1), upper.value(x, row, 2))
    }
    #expect(throws: TwoPictures.Misfit.self) { try judge.fit(frame).get() }
  }

  private func still(upperOffset: Int, lowerOffset: Int, shade: Double) -> Pixels {
    Self.picture { x, y in
      func channel(_ index: Int) -> Int {
        guard x < upperOffset else { return upper.value(x - upperOffset, y, index) }
        let shadow = x >= upperOffset - 4 && upperOffset < Self.width ? 0.9 : 1
        return Int(Double(lower.value(x - lowerOffset, y, index)) * (1 - shade) * shadow)
      }
      return (channel(0), channel(1), channel(2))
    }
  }

  private static func picture(_ color: (Int, Int) -> (Int, Int, Int)) -> Pixels {
    var bytes = Data()
    for y in 0..<height {
      for x in 0..<width {
        let (first, second, third) = color(x, y)
        bytes += [first, second, third, 255].map { UInt8(max(0, min(255, $0))) }
      }
    }
    return Pixels(width: width, height: height, bytes: bytes)
  }

  private static func picture(
    from source: Pixels, _ change: (Int, Int, Int) -> Int
  ) -> Pixels {
    picture { x, y in
      (
        change(x, y, source.value(x, y, 0)), change(x, y, source.value(x, y, 1)),
        change(x, y, source.value(x, y, 2))
      )
    }
  }
}
