import CoreGraphics
import Foundation

/// The constants of touch handling that Apple does not document, each with its source.
package struct GestureSettings: Equatable, Sendable {
  /// How far, in points, a finger travels before a pan begins; 10 by default.
  ///
  /// Measured by developers on devices; Apple says only "has moved enough to be considered a pan".
  package var panHysteresis: CGFloat = 10

  /// Whether a pan's translation counts the way to where it began; true by default (unsure).
  ///
  /// Apple says only that the translation is that of "the pan gesture".
  package var panTranslationIncludesHysteresis = true

  /// How far, in points, from an edge a screen-edge pan may start; 20 by default (unsure).
  ///
  /// Measured by developers on devices; Apple says only "near an edge".
  package var screenEdgeWidth: CGFloat = 20

  /// How far, in points, a finger may stray and still be a tap; 45 by default (unsure).
  ///
  /// Measured by developers; Apple names no distance.
  package var tapMovement: CGFloat = 45

  /// How long, in seconds, a finger may rest and still be one tap of several; 0.75 by default (unsure).
  ///
  /// Measured by developers; Apple names no time.
  package var tapDuration: TimeInterval = 0.75

  /// The longest time, in seconds, between two taps of one gesture; 0.35 by default (unsure).
  ///
  /// Measured by developers; Apple names no time.
  package var tapInterval: TimeInterval = 0.35

  /// How far back, in seconds, a pan looks to tell its velocity; 0.1 by default (unsure).
  ///
  /// Apple says nothing of its filter: nobody may depend on it.
  package var velocityWindow: TimeInterval = 0.1

  /// Whether the momentum of a trackpad goes on moving a pan when its fingers have left; false by
  /// default (unsure).
  ///
  /// Apple says nothing of it.
  package var scrollMomentumReachesPans = false

  /// How long, in seconds, a scroll view keeps a touch from its content; 0.15 by default.
  ///
  /// Apple says "a short period" of `delaysContentTouches`; the time was measured by developers.
  package var contentTouchDelay: TimeInterval = 0.15

  /// How far, in points, the finger may leave a control and still be inside; 70 by default.
  ///
  /// Measured by developers; Apple names no distance.
  package var controlDragSlop: CGFloat = 70

  package init() {}
}
