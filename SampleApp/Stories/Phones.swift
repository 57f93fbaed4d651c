import CoreGraphics
import UIKit
import UIKitHost

/// Phones as a person sees them: one, or several side by side, each under a caption.
@MainActor
final class Phones {
  private enum Measures {
    /// In points, as all of them.
    static let caption: CGFloat = 40
    static let gap: CGFloat = 26
    static let corner: CGFloat = 40
  }

  private let view = UIView()
  private let phones: [PhoneView]
  private let scale: CGFloat

  /// Without captions, one phone that fills the picture.
  ///
  /// The size is in points, of `scale` pixels each.
  init(_ captions: [String] = [], size: CGSize, scale: CGFloat) {
    self.scale = scale
    view.backgroundColor = UIColor(white: 0.93, alpha: 1)
    guard !captions.isEmpty else {
      phones = [PhoneView(size: size)]
      view.frame.size = size
      phones.forEach(view.addSubview)
      return
    }
    phones = captions.map { _ in PhoneView(size: size) }
    var x = Measures.gap
    for (text, phone) in zip(captions, phones) {
      let caption = UILabel(frame: CGRect(x: x, y: 12, width: size.width, height: Measures.caption))
      caption.text = text
      caption.font = .monospacedSystemFont(ofSize: 19, weight: .semibold)
      caption.textAlignment = .center
      caption.textColor = .black
      view.addSubview(caption)
      phone.frame.origin = CGPoint(x: x, y: Measures.caption + 18)
      phone.layer.cornerRadius = Measures.corner
      view.addSubview(phone)
      x += size.width + Measures.gap
    }
    let height = Measures.caption + 18 + size.height + Measures.gap
    view.frame = CGRect(x: 0, y: 0, width: x, height: height)
  }

  /// What they show, one frame each.
  func picture(of frames: [StoryFrame]) -> CGImage? {
    for (phone, frame) in zip(phones, frames) { phone.show(frame) }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = true
    let renderer = UIGraphicsImageRenderer(size: view.bounds.size, format: format)
    return renderer.image { view.layer.render(in: $0.cgContext) }.cgImage
  }
}

/// A screen with what the system shows above the app: the status bar, the home indicator, and a finger.
private final class PhoneView: UIView {
  private let screen = UIImageView()
  private let clock = UILabel()
  private let battery = UIView()
  private let home = UIView()
  private let finger = UIView()
  private let caption = UILabel()

  init(size: CGSize) {
    super.init(frame: CGRect(origin: .zero, size: size))
    clipsToBounds = true
    screen.frame = bounds
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
    for part in [screen, clock, battery, home, caption, finger] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ frame: StoryFrame) {
    screen.image = UIImage(cgImage: frame.image)
    let color: UIColor = frame.statusBar.isLight ? .white : .black
    clock.textColor = color
    battery.backgroundColor = color
    for part in [clock, battery] { part.isHidden = frame.statusBar.isHidden }
    home.backgroundColor = frame.image.isDark(above: 13 / bounds.height) ? .white : .black
    caption.isHidden = frame.caption == nil
    caption.text = frame.caption
    let width = caption.sizeThatFits(bounds.size).width + 48
    caption.frame = CGRect(
      x: (bounds.width - width) / 2, y: bounds.height * 0.7, width: width, height: 52)
    finger.isHidden = frame.finger == nil
    if let place = frame.finger {
      finger.center = CGPoint(x: place.x * bounds.width, y: place.y * bounds.height)
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
