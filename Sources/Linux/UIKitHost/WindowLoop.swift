import CSDL2
import CoreGraphics
import Foundation
import UIKit

/// A host's screen in a window of the desktop, where a mouse drag is a finger and keys type.
///
/// This is the one place where real time moves a host's clock.
@MainActor
public final class HostWindow {
  /// Pixels a point.
  public var scale: CGFloat { surface.scale }

  private let surface: WindowSurface
  private var isPressed = false

  /// Opens a window for `size` points.
  ///
  /// - Parameters:
  ///   - title: What stands above the window.
  ///   - size: The size of the host that will be shown, in points.
  ///   - scale: Pixels a point; by default 3, 2 or 1, what the display has room for.
  /// - Throws: `WindowFailure` where there is no display, or none that SDL can use.
  public init(title: String, size: CGSize, scale: CGFloat? = nil) throws {
    surface = try WindowSurface(title: title, size: size, scale: scale)
  }

  /// Shows `host`, sixty frames a second, until the window is closed.
  public func run(_ host: LinuxHost) {
    let frame = 1.0 / 60
    var last = SDL_GetPerformanceCounter()
    var owed = frame
    var isOpen = true
    while isOpen {
      for input in surface.inputs() where !deliver(input, to: host) { isOpen = false }
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      if owed >= frame {
        // After a pause (a laptop that slept) time goes on from here instead of catching up.
        let steps = min(Int(owed / frame), 15)
        host.advance(by: Double(steps) * frame)
        owed = min(owed - Double(steps) * frame, frame)
        surface.show(host.frame())
      } else {
        SDL_Delay(1)
      }
      let now = SDL_GetPerformanceCounter()
      owed += Double(now - last) / Double(SDL_GetPerformanceFrequency())
      last = now
    }
    surface.close()
  }

  /// False if the window is to be closed.
  private func deliver(_ input: WindowSurface.Input, to host: LinuxHost) -> Bool {
    switch input {
    case .pressed(let point):
      isPressed = true
      host.touch(.began, at: point)
    case .moved(let point):
      if isPressed { host.touch(.moved, at: point) }
    case .released(let point):
      if isPressed { host.touch(.ended, at: point) }
      isPressed = false
    case .left:
      if isPressed { host.touch(.cancelled, at: .zero) }
      isPressed = false
    case .typed(let text): host.type(text)
    case .deleted: host.deleteBackward()
    case .closed: return false
    }
    return true
  }
}
