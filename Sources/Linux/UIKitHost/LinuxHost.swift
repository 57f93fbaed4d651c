@_exported import CoreGraphics
import Foundation
import QuartzCore
@_exported import UIKit

/// A device without a display: UIKit's screen, finger and clock, moved by a test or a script.
///
///     let host = LinuxHost(size: CGSize(width: 390, height: 844), scale: 2)
///     host.window.rootViewController = controller
///     host.window.makeKeyAndVisible()
///     host.advance(by: 0.5)
@MainActor
open class LinuxHost {
  package let runtime: HostRuntime

  /// A window of the whole screen; it is seen after `makeKeyAndVisible`.
  public let window: UIWindow

  /// Makes a device and makes it the current one.
  ///
  /// - Parameters:
  ///   - size: The screen in points.
  ///   - scale: Pixels per point.
  ///   - safeArea: What the device's edges cover; the status bar and the home indicator by default.
  ///   - style: Light or dark.
  ///   - layoutDirection: The direction of the user's language.
  ///   - idiom: `mac` for a Mac; a phone or a tablet, by its size, for all others.
  public init(
    size: CGSize, scale: CGFloat,
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
    style: UIUserInterfaceStyle = .light,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    idiom: UIUserInterfaceIdiom = .phone
  ) {
    runtime = HostRuntime(
      size: size, scale: scale, safeArea: safeArea, style: style, layoutDirection: layoutDirection,
      idiom: idiom)
    HostRuntime.current = runtime
    window = UIWindow(windowScene: runtime.scene)
  }

  /// The constants of UIKit that Apple does not document.
  package var settings: HostSettings {
    get { runtime.settings }
    set {
      activate()
      runtime.settings = newValue
    }
  }

  /// UIKit's warnings, verbatim.
  public var log: [String] { runtime.warnings.read() }

  /// The host's clock, in seconds.
  public var now: TimeInterval { runtime.clock.now }

  // MARK: Time

  /// Lets time pass, in seconds, frame by frame; the last frame is shorter if need be.
  ///
  /// No time at all is one frame at the same instant: the clock never goes back.
  public func advance(by seconds: TimeInterval, frame: TimeInterval = 1.0 / 60) {
    activate()
    let start = runtime.clock.now
    let seconds = max(seconds, 0)
    let count = frame > 0 ? max(Int((seconds / frame - 1e-6).rounded(.up)), 1) : 1
    for index in 1...count {
      runtime.step(to: start + (index == count ? seconds : Double(index) * frame))
    }
  }

  /// The main thread is busy for so many seconds: display links miss their frames, animations that
  /// were committed before go on.
  public func stall(_ seconds: TimeInterval) {
    activate()
    runtime.stall(seconds)
  }

  // MARK: Pictures

  /// The screen as composed now; lays out and commits what has changed, without moving the clock.
  public func frame() -> CGImage {
    activate()
    runtime.commit()
    return runtime.server.image()
  }

  /// The color at a point of the screen, in points.
  public func pixel(
    at point: CGPoint
  ) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let scale = runtime.screen.scale
    return frame().color(x: Int(point.x * scale), y: Int(point.y * scale))
  }

  // MARK: The device

  /// Turns or resizes the screen.
  public func resize(to size: CGSize) {
    activate()
    runtime.resize(to: size)
  }

  /// Makes it a phone with a home button: the safe area is that of a status bar of 20 points, as
  /// long as it is shown; 24 points make it an iPad.
  public func addHomeButton(statusBarHeight: CGFloat = 20) {
    activate()
    runtime.addHomeButton(statusBarHeight: statusBarHeight)
  }

  /// Warns the app of low memory.
  public func sendMemoryWarning() {
    activate()
    runtime.sendMemoryWarning()
  }

  /// Sends the app to the background.
  public func enterBackground() {
    activate()
    runtime.enterBackground()
  }

  /// Brings the app back to the foreground.
  public func enterForeground() {
    activate()
    runtime.enterForeground()
  }

  /// Makes this device the current one, as every call of the driver does.
  package func activate() {
    if HostRuntime.current !== runtime { HostRuntime.current = runtime }
  }
}

extension CGImage {
  /// The color of one pixel, not premultiplied; clear outside of the image.
  package func color(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return (0, 0, 0, 0) }
    let start = y * bytesPerRow + x * 4
    let alpha = isOpaque ? 255 : Int(pixels[start + 3])
    func channel(_ offset: Int) -> UInt8 {
      guard alpha > 0 else { return 0 }
      return UInt8(min((Int(pixels[start + offset]) * 255 + alpha / 2) / alpha, 255))
    }
    return (channel(2), channel(1), channel(0), UInt8(alpha))
  }
}
