import CoreGraphics
import Foundation

/// What a responder remembers for assistive technologies.
struct AccessibilityAttributes {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var elementsHidden = false
  var viewIsModal = false
  var identifier: String?
  var customActions: [UIAccessibilityCustomAction]?
  var frame: CGRect?
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public static let none = UIAccessibilityTraits([])
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)

  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }
}

@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}

/// What the user has switched on, as the driver sets it.
package struct AccessibilitySettings: Equatable, Sendable {
  package var isVoiceOverRunning = false
  package var isReduceMotionEnabled = false
  package var isSwitchControlRunning = false
  package var prefersCrossFadeTransitions = false
  package var isInvertColorsEnabled = false
  package var isReduceTransparencyEnabled = false
  package var buttonShapesEnabled = false

  package init() {}
}

public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public static let screenChanged = UIAccessibility.Notification(rawValue: 1000)
    public static let layoutChanged = UIAccessibility.Notification(rawValue: 1001)
    public static let announcement = UIAccessibility.Notification(rawValue: 1008)

    public var rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public static let notificationSwitchControl = UIAccessibility.AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    public static let notificationVoiceOver = UIAccessibility.AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")

    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  @preconcurrency @MainActor
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    HostRuntime.current.record(notification, argument: argument)
  }

  /// Of the technologies only VoiceOver has a focus here.
  @preconcurrency @MainActor
  public static func focusedElement(
    using assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?
  ) -> Any? {
    guard assistiveTechnologyIdentifier != .notificationSwitchControl else { return nil }
    return HostRuntime.current.focusedElement
  }

  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool {
    HostRuntime.current.accessibility.isVoiceOverRunning
  }
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
    HostRuntime.current.accessibility.isReduceMotionEnabled
  }
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    HostRuntime.current.baseTraits.accessibilityContrast == .high
  }
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool {
    HostRuntime.current.baseTraits.legibilityWeight == .bold
  }
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool {
    HostRuntime.current.accessibility.isReduceTransparencyEnabled
  }
  @preconcurrency @MainActor public static var buttonShapesEnabled: Bool {
    HostRuntime.current.accessibility.buttonShapesEnabled
  }
  @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool {
    HostRuntime.current.accessibility.isInvertColorsEnabled
  }
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool {
    HostRuntime.current.accessibility.isSwitchControlRunning
  }
  @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool { false }
  @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool { false }
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool {
    HostRuntime.current.accessibility.prefersCrossFadeTransitions
  }
}

extension UIResponder {
  /// The view in which an element is read.
  var accessibilityView: UIView? {
    if let view = self as? UIView { return view }
    let container = (self as? UIAccessibilityElement)?.accessibilityContainer
    return (container as? UIResponder)?.accessibilityView
  }
}
