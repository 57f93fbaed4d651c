import UIKit

/// The navigation bar that a screen wants above it.
enum Bar: Hashable, Sendable {
  case hidden
  case translucent
  case opaque
  case large
  case colored(Tone)

  var isHidden: Bool { self == .hidden }

  /// The color of the bar's controls.
  var tint: UIColor {
    switch self {
    case .hidden, .colored: .white
    case .translucent, .opaque, .large: Tone.brand.ink
    }
  }

  var statusBarStyle: UIStatusBarStyle {
    switch self {
    case .hidden, .colored: .lightContent
    case .translucent, .opaque, .large: .default
    }
  }

  /// At the top of the content, a large title has no background of its own.
  @MainActor
  var edgeAppearance: UINavigationBarAppearance {
    guard self == .large else { return appearance }
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    return appearance
  }

  @MainActor
  var appearance: UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    switch self {
    case .hidden: appearance.configureWithTransparentBackground()
    case .translucent, .large: appearance.configureWithDefaultBackground()
    case .opaque: appearance.configureWithOpaqueBackground()
    case .colored(let tone):
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = tone.color
      appearance.shadowColor = .clear
      appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    }
    return appearance
  }
}
