import CoreGraphics
import UIKit

/// A handful of frames side by side, each with its time, to see a whole story at once.
struct ContactSheet {
  var stills: [(time: TimeInterval, image: UIImage)]
  var columns = 6
  var rows = 2
  var thumbnailWidth: CGFloat = 180

  /// The sheet; nil if there is nothing to show.
  func image() -> CGImage? {
    guard let first = stills.first?.image, first.size.width > 0 else { return nil }
    let count = min(columns * rows, stills.count)
    let gap: CGFloat = 12
    let caption: CGFloat = 20
    let height = (first.size.height * thumbnailWidth / first.size.width).rounded()
    let cell = CGSize(width: thumbnailWidth + gap, height: height + caption + gap)
    let used = min(columns, count)
    let size = CGSize(
      width: CGFloat(used) * cell.width + gap,
      height: CGFloat((count + used - 1) / used) * cell.height + gap)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let sheet = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor(white: 0.94, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      for index in 0..<count {
        let still = stills[count == 1 ? 0 : index * (stills.count - 1) / (count - 1)]
        let x = gap + CGFloat(index % used) * cell.width
        let y = gap + CGFloat(index / used) * cell.height
        still.image.draw(in: CGRect(x: x, y: y, width: thumbnailWidth, height: height))
        draw("\(Self.seconds(still.time)) s", at: CGPoint(x: x, y: y + height + 3))
      }
    }
    return sheet.cgImage
  }

  private func draw(_ caption: String, at point: CGPoint) {
    let font = UIFont.systemFont(ofSize: 12)
    caption.draw(
      at: point, withAttributes: [.font: font, .foregroundColor: UIColor(white: 0.35, alpha: 1)])
  }

  private static func seconds(_ time: TimeInterval) -> String {
    let hundredths = Int((time * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
