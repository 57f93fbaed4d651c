import CSDL2
import CoreGraphics
import Foundation

/// A window of the desktop that shows pictures; SDL's part of the matter.
@MainActor
final class WindowSurface {
  enum Input: Equatable {
    case pressed(CGPoint)
    case moved(CGPoint)
    case released(CGPoint)
    case left
    case typed(String)
    case deleted
    case closed
  }

  let scale: CGFloat
  private var width: Int32
  private var height: Int32
  private let window: OpaquePointer
  private let renderer: OpaquePointer
  private var texture: OpaquePointer

  /// A window for `size` points, with as many pixels a point as the display has room for.
  init(title: String, size: CGSize, scale wish: CGFloat?) throws {
    let environment = ProcessInfo.processInfo.environment
    let names = ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"]
    guard names.contains(where: { !(environment[$0] ?? "").isEmpty }) else {
      throw WindowFailure.noDisplay
    }
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw Self.refusal() }
    scale = wish ?? Self.roomiestScale(for: size)
    width = Int32((size.width * scale).rounded())
    height = Int32((size.height * scale).rounded())
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear")
    let center = Int32(SDL_WINDOWPOS_CENTERED_MASK)
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    guard let window = SDL_CreateWindow(title, center, center, width, height, flags) else {
      throw Self.refusal()
    }
    guard
      let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC.rawValue)
        ?? SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue),
      let texture = Self.texture(for: renderer, width, height)
    else {
      SDL_DestroyWindow(window)
      throw Self.refusal()
    }
    self.window = window
    self.renderer = renderer
    self.texture = texture
    // A window of another size shows the whole picture, scaled; pointer positions follow.
    SDL_RenderSetLogicalSize(renderer, width, height)
  }

  func close() {
    SDL_DestroyTexture(texture)
    SDL_DestroyRenderer(renderer)
    SDL_DestroyWindow(window)
    SDL_Quit()
  }

  private static func texture(
    for renderer: OpaquePointer, _ width: Int32, _ height: Int32
  ) -> OpaquePointer? {
    SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
      width, height)
  }

  /// The device has been turned: the window turns about its middle and keeps its scale.
  private func fit(_ image: CGImage) {
    let size = (Int32(image.width), Int32(image.height))
    guard size != (width, height),
      let fitting = Self.texture(for: renderer, size.0, size.1)
    else { return }
    SDL_DestroyTexture(texture)
    texture = fitting
    var shown: (width: Int32, height: Int32) = (0, 0)
    SDL_GetWindowSize(window, &shown.width, &shown.height)
    let share = min(
      Double(shown.width) / Double(width), Double(shown.height) / Double(height))
    let center = Int32(SDL_WINDOWPOS_CENTERED_MASK)
    SDL_SetWindowSize(
      window, Int32(Double(size.0) * share), Int32(Double(size.1) * share))
    SDL_SetWindowPosition(window, center, center)
    (width, height) = size
    SDL_RenderSetLogicalSize(renderer, width, height)
  }

  func show(_ image: CGImage) {
    fit(image)
    _ = image.withPixels { pixels, bytesPerRow in
      SDL_UpdateTexture(texture, nil, pixels, Int32(bytesPerRow))
    }
    SDL_SetRenderDrawColor(renderer, 0, 0, 0, 255)
    SDL_RenderClear(renderer)
    SDL_RenderCopy(renderer, texture, nil, nil)
    SDL_RenderPresent(renderer)
  }

  /// What has happened since the last call, in points of the picture.
  func inputs() -> [Input] {
    var inputs: [Input] = []
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      switch SDL_EventType(rawValue: event.type) {
      case SDL_QUIT: inputs.append(.closed)
      case SDL_MOUSEBUTTONDOWN where event.button.button == SDL_BUTTON_LEFT:
        SDL_CaptureMouse(SDL_TRUE)
        inputs.append(.pressed(point(event.button.x, event.button.y)))
      case SDL_MOUSEBUTTONUP where event.button.button == SDL_BUTTON_LEFT:
        SDL_CaptureMouse(SDL_FALSE)
        inputs.append(.released(point(event.button.x, event.button.y)))
      case SDL_MOUSEMOTION where event.motion.state & 1 != 0:
        inputs.append(.moved(point(event.motion.x, event.motion.y)))
      case SDL_TEXTINPUT: inputs.append(.typed(Self.text(of: &event)))
      case SDL_KEYDOWN where event.key.keysym.sym == Int32(SDLK_BACKSPACE.rawValue):
        inputs.append(.deleted)
      case SDL_KEYDOWN where event.key.keysym.sym == Int32(SDLK_RETURN.rawValue):
        inputs.append(.typed("\n"))
      case SDL_WINDOWEVENT
      where event.window.event == UInt8(SDL_WINDOWEVENT_FOCUS_LOST.rawValue):
        inputs.append(.left)
      default: break
      }
    }
    return inputs
  }

  private static func text(of event: inout SDL_Event) -> String {
    withUnsafeBytes(of: &event.text.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  private func point(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale)
  }

  private static func refusal() -> WindowFailure {
    .refused(SDL_GetError().map { String(cString: $0) } ?? "no reason given")
  }

  private static func roomiestScale(for size: CGSize) -> CGFloat {
    var room = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &room) == 0 else { return 1 }
    let fits: [CGFloat] = [3, 2].filter { scale in
      size.width * scale <= CGFloat(room.w) && size.height * scale <= CGFloat(room.h)
    }
    return fits.first ?? 1
  }
}
