import PixelJudge
import SnapshotNavigation
import UIKitHost

@testable import UIKit

/// Records a device as a session replay does: in each frame, it covers views by their class.
///
/// It covers labels, text fields, text views, images, and views of the masked classes, subclasses included.
/// Each cover is where the view is in the presentation tree, whatever lies in front of the view.
@MainActor
package struct ReplayRecorder {
  /// The color of private text, which nothing else has.
  package static let secret = UIColor(red: 1, green: 0, blue: 1, alpha: 1)

  private static let known: [UIView.Type] = [
    UILabel.self, UITextField.self, UITextView.self, UIImageView.self,
  ]

  private let host: LinuxHost
  private let masked: [UIView.Type]
  private var count = 0
  /// The frames that show private text, counted from 1.
  package private(set) var leaks: [Int] = []
  /// The frames with a picture of a screen outside of the library's class.
  package private(set) var strays: [Int] = []

  package init(of host: LinuxHost, masking classes: [UIView.Type]) {
    self.host = host
    masked = classes
  }

  package mutating func record(for seconds: TimeInterval) {
    for _ in 0..<Int((seconds * 60).rounded()) {
      host.advance(by: 1.0 / 60)
      count += 1
      if hasSecret { leaks.append(count) }
      if windows.contains(where: { $0.descendants.contains(where: \.isStray) }) {
        strays.append(count)
      }
    }
  }

  /// Moves a finger that is down.
  package mutating func record(
    moving from: CGPoint, to end: CGPoint, duration: TimeInterval
  ) {
    let steps = Int((duration * 60).rounded())
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      host.touch(
        .moved,
        at: CGPoint(x: from.x + (end.x - from.x) * part, y: from.y + (end.y - from.y) * part))
      record(for: 1.0 / 60)
    }
  }

  /// Whether the frame shows private text beside the covers.
  package var hasSecret: Bool {
    let pixels = Pixels(host.frame())
    let scale = CGFloat(pixels.width) / host.window.bounds.width
    let covers = covers(of: Self.known + masked)
    return pixels.bytes.withUnsafeBytes { bytes in
      for pixel in 0..<(pixels.width * pixels.height) {
        let (blue, green, red) = (
          Int(bytes[pixel * 4]), Int(bytes[pixel * 4 + 1]), Int(bytes[pixel * 4 + 2])
        )
        // A shade or a fade changes how strong the color is, not what it is.
        guard min(blue, red) - green > 60 else { continue }
        let point = CGPoint(
          x: (CGFloat(pixel % pixels.width) + 0.5) / scale,
          y: (CGFloat(pixel / pixels.width) + 0.5) / scale)
        if !covers.contains(where: { $0.contains(point) }) { return true }
      }
      return false
    }
  }

  /// The visible parts of the screen where views of some classes are.
  package func covers(of classes: [UIView.Type]) -> [CGRect] {
    windows.flatMap { window in
      var found: [CGRect] = []
      cover(window, of: classes, in: window, &found)
      return found.map { $0.intersection(window.bounds) }.filter { !$0.isEmpty }
    }
  }

  /// A device's frame shows the keyboard's window too, so its labels are covered like those of the app.
  private var windows: [UIWindow] { host.runtime.scene.allWindows }

  private func cover(
    _ view: UIView, of classes: [UIView.Type], in window: UIWindow, _ found: inout [CGRect]
  ) {
    let layer = view.layer.presentation() ?? view.layer
    guard !layer.isHidden, layer.opacity > 0 else { return }
    if classes.contains(where: { view.isKind(of: $0) }) {
      let root = window.layer.presentation() ?? window.layer
      found.append(layer.convert(layer.bounds, to: root).integral)
    }
    for subview in view.subviews { cover(subview, of: classes, in: window, &found) }
  }
}

extension UIView {
  /// Whether the view shows a picture of other views, and isn't inside the library's class.
  fileprivate var isStray: Bool {
    let isPicture = self is ReplicantView || type(of: self) == UIView.self && layer.contents != nil
    return isPicture
      && !sequence(first: self, next: \.superview).contains { $0 is SnapshotNavigationStageView }
  }
}
