import UIKit

/// The navigation bar that a screen wants above it.
enum Bar: Hashable, Sendable {
  case hidden
  case translucent
  case opaque
  case colored(Tone)

  var isHidden: Bool { self == .hidden }

  /// The colour of what can be tapped in the bar.
  var tint: UIColor {
    switch self {
    case .hidden, .colored: .white
    case .translucent, .opaque: Tone(0x2E5FA3).color
    }
  }

  var statusBarStyle: UIStatusBarStyle {
    switch self {
    case .hidden, .colored: .lightContent
    case .translucent, .opaque: .default
    }
  }

  @MainActor
  var appearance: UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    switch self {
    case .hidden: appearance.configureWithTransparentBackground()
    case .translucent: appearance.configureWithDefaultBackground()
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
