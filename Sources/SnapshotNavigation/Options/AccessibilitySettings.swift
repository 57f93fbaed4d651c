import UIKit

/// Accessibility settings that affect transitions.
extension UIAccessibility {
  /// Whether screens fade in place of moving.
  @MainActor package static var prefersFades: Bool {
    isReduceMotionEnabled || prefersCrossFadeTransitions
  }

  /// Whether touches come from an assistive technology, which aims at final positions.
  @MainActor package static var isAssisted: Bool { isVoiceOverRunning || isSwitchControlRunning }
}
