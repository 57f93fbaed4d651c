import CoreGraphics
import Foundation
import QuartzCore

@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  var size: CGSize
  private let pixelsPerPoint: CGFloat
  var currentTraits: UITraitCollection
  weak var runtime: HostRuntime?

  init(size: CGSize, scale: CGFloat, traits: UITraitCollection) {
    self.size = size
    pixelsPerPoint = scale
    currentTraits = traits
    super.init()
  }

  open class var main: UIScreen { HostRuntime.current.screen }
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  open var scale: CGFloat { pixelsPerPoint }
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }
  open var traitCollection: UITraitCollection { currentTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let runtime = runtime ?? .current
    if afterUpdates { runtime.commitForPicture() }
    if runtime.settings.hostile.snapshotViews == .blank {
      return ReplicantView(nil, rect: bounds, of: bounds)
    }
    let image =
      runtime.settings.screenSnapshotsHoldKeyboard
      ? runtime.server.image() : imageWithoutKeyboard(of: runtime.scene)
    return ReplicantView(image, rect: bounds, of: bounds)
  }

  private func imageWithoutKeyboard(of scene: UIWindowScene) -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let windows = scene.visibleWindows.filter { !($0 is KeyboardWindow) }
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in
      for window in windows {
        guard let image = window.backingLayer.committedImage(scale: scale, opaque: false) else {
          continue
        }
        UIImage(cgImage: image, scale: scale, orientation: .up).draw(in: window.frame)
      }
    }.cgImage
  }
}

/// The screen as a coordinate space.
@MainActor
final class ScreenSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView).map { GeometryPath.down(rect, to: $0) } ?? rect
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView).map { GeometryPath.onto(screen: rect, from: $0) } ?? rect
  }
}
