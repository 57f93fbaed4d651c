import CoreGraphics
import UIKit
import UIKitHost

/// Phones as a person sees them: one, or several side by side, each under a caption.
///
/// What's around them is clear, so that they can be shown on a page of any color.
@MainActor
final class Phones {
  private enum Measures {
    /// In points, as all of them.
    static let caption: CGFloat = 40
    static let gap: CGFloat = 26
    /// Legible on a white page and on a black one.
    static let captionColor = UIColor(white: 0.47, alpha: 1)
  }

  private let view = UIView()
  private let phones: [PhoneView]
  private let scale: CGFloat

  /// Without captions, one phone that fills the picture.
  ///
  /// The size is in points, of `scale` pixels each.
  init(_ captions: [String] = [], size: CGSize, scale: CGFloat) {
    self.scale = scale
    guard !captions.isEmpty else {
      phones = [PhoneView(size: size)]
      view.frame = phones[0].bounds
      phones.forEach(view.addSubview)
      return
    }
    phones = captions.map { _ in PhoneView(size: size) }
    var x = Measures.gap
    for (text, phone) in zip(captions, phones) {
      let caption = UILabel(
        frame: CGRect(x: x, y: 12, width: phone.bounds.width, height: Measures.caption))
      caption.text = text
      caption.font = .monospacedSystemFont(ofSize: 19, weight: .semibold)
      caption.textAlignment = .center
      caption.textColor = Measures.captionColor
      view.addSubview(caption)
      phone.frame.origin = CGPoint(x: x, y: Measures.caption + 18)
      view.addSubview(phone)
      x += phone.bounds.width + Measures.gap
    }
    let height = Measures.caption + 18 + size.height + 2 * PhoneView.edge + Measures.gap
    view.frame = CGRect(x: 0, y: 0, width: x, height: height)
  }

  /// What they show, one frame each.
  func picture(of frames: [StoryFrame]) -> CGImage? {
    for (phone, frame) in zip(phones, frames) { phone.show(frame) }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = false
    let renderer = UIGraphicsImageRenderer(size: view.bounds.size, format: format)
    return renderer.image { view.layer.render(in: $0.cgContext) }.cgImage
  }
}

/// A screen with what the system shows above the app: the status bar, the home indicator, and a finger.
private final class PhoneView: UIView {
  /// The width of the line around the screen, in points.
  static let edge: CGFloat = 3
  private static let corner: CGFloat = 46

  private let glass = UIView()
  private let screen = UIImageView()
  private let clock = UILabel()
  private let battery = UIView()
  private let home = UIView()
  private let finger = UIView()
  private let caption = UILabel()

  init(size: CGSize) {
    let edge = Self.edge
    super.init(
      frame: CGRect(x: 0, y: 0, width: size.width + 2 * edge, height: size.height + 2 * edge))
    // A line of this gray shows where the screen ends, on a white page and on a black one.
    backgroundColor = UIColor(white: 0.5, alpha: 1)
    layer.cornerRadius = Self.corner + edge
    glass.frame = bounds.insetBy(dx: edge, dy: edge)
    glass.clipsToBounds = true
    glass.layer.cornerRadius = Self.corner
    addSubview(glass)
    screen.frame = glass.bounds
    clock.frame = CGRect(x: 34, y: 14, width: 60, height: 22)
    clock.font = .systemFont(ofSize: 17, weight: .semibold)
    clock.text = "9:41"
    battery.frame = CGRect(x: size.width - 62, y: 19, width: 26, height: 12)
    battery.layer.cornerRadius = 4
    home.frame = CGRect(x: (size.width - 136) / 2, y: size.height - 13, width: 136, height: 5)
    home.layer.cornerRadius = 2.5
    finger.frame = CGRect(x: 0, y: 0, width: 46, height: 46)
    finger.backgroundColor = UIColor(white: 0, alpha: 0.35)
    finger.layer.cornerRadius = 23
    finger.layer.borderColor = UIColor(white: 1, alpha: 0.9).cgColor
    finger.layer.borderWidth = 2.5
    caption.backgroundColor = UIColor(white: 0, alpha: 0.75)
    caption.clipsToBounds = true
    caption.font = .systemFont(ofSize: 26, weight: .bold)
    caption.layer.cornerRadius = 26
    caption.textAlignment = .center
    caption.textColor = .white
    for part in [screen, clock, battery, home, caption, finger] { glass.addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ frame: StoryFrame) {
    screen.image = UIImage(cgImage: frame.image)
    let color: UIColor = frame.statusBar.isLight ? .white : .black
    clock.textColor = color
    battery.backgroundColor = color
    for part in [clock, battery] { part.isHidden = frame.statusBar.isHidden }
    home.backgroundColor = frame.image.isDark(above: 13 / glass.bounds.height) ? .white : .black
    caption.isHidden = frame.caption == nil
    caption.text = frame.caption
    let width = caption.sizeThatFits(glass.bounds.size).width + 48
    caption.frame = CGRect(
      x: (glass.bounds.width - width) / 2, y: glass.bounds.height * 0.7, width: width, height: 52)
    finger.isHidden = frame.finger == nil
    if let place = frame.finger {
      finger.center = CGPoint(x: place.x * glass.bounds.width, y: place.y * glass.bounds.height)
    }
  }
}

extension CGImage {
  /// Whether the middle of a row is dark, which is above the lower edge by a share of the height.
  fileprivate func isDark(above share: CGFloat) -> Bool {
    let color = color(x: width / 2, y: Int((CGFloat(height) * (1 - share)).rounded()))
    return Int(color.red) + Int(color.green) + Int(color.blue) < 3 * 128
  }
}
