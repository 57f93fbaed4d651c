import Foundation

@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
  public static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  public static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  public static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  public static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  public static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  var accessibility = AccessibilityAttributes()
  var traitRegistrations: [TraitRegistration] = []
  /// What a controller's `traitOverrides` has set.
  var ownTraitOverrides = Traits()

  public override init() {
    super.init()
  }

  open var next: UIResponder? { nil }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }

  open var canResignFirstResponder: Bool { true }

  /// The window whose first responder this object can be.
  var responderWindow: UIWindow? { next?.responderWindow }

  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Whether it becomes first responder as it comes to a window: apps ask in viewWillAppear.
  private var awaitsWindow = false

  /// A view or controller has come to a window.
  func arriveInWindow() {
    guard awaitsWindow, responderWindow != nil else { return }
    awaitsWindow = false
    becomeFirstResponder()
  }

  /// Apple: the old first responder has to agree to resign; without a window it happens later.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else {
      awaitsWindow = responderWindow == nil && canBecomeFirstResponder
      return false
    }
    if isFirstResponder { return true }
    if let current = window.firstResponder {
      window.changesFirstResponder = true
      let agrees = current.resignFirstResponder()
      window.changesFirstResponder = false
      guard agrees else { return false }
    }
    window.firstResponder = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    awaitsWindow = false
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open func reloadInputViews() {
    if isFirstResponder { responderWindow?.windowScene?.runtime?.keyboard.follow(self) }
  }

  // MARK: Events

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Actions

  /// Apple: whether the class implements the action, an extension of every responder's included; of the
  /// editing ones none by itself.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard action.isImplemented(by: self) else { return false }
    let name = action.description.prefix { $0 != "(" && $0 != ":" }
    return !Self.editing.contains(String(name)) || !action.isImplemented(by: Self.bystander)
  }

  /// Declared for every responder, and implemented by those that edit.
  private static let editing: Set = ["cut", "copy", "paste", "select", "selectAll", "delete"]
  /// A responder that implements nothing of its own.
  private static let bystander = UIResponder()

  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}

  // MARK: Accessibility

  // On iOS these belong to every object. Members of an extension cannot be overridden here, so
  // they are the responders'.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  open var accessibilityElementsHidden: Bool {
    get { accessibility.elementsHidden }
    set { accessibility.elementsHidden = newValue }
  }

  open var accessibilityViewIsModal: Bool {
    get { accessibility.viewIsModal }
    set { accessibility.viewIsModal = newValue }
  }

  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }

  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? (self as? UIView)?.frameOnScreen ?? .zero }
    set { accessibility.frame = newValue }
  }

  open func accessibilityPerformEscape() -> Bool { false }
}
