import UIKit

/// What a person has set that transitions depend on.
extension UIAccessibility {
  /// Whether screens fade in place of moving.
  @MainActor package static var prefersFades: Bool {
    isReduceMotionEnabled || prefersCrossFadeTransitions
  }

  /// Whether touches come from an assistive technology, which aims at the places of things.
  @MainActor static var isAssisted: Bool { isVoiceOverRunning || isSwitchControlRunning }
}
