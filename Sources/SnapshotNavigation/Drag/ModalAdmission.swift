/// The facts about a modal that decide whether the stack beneath it can still be navigated.
///
/// Detents and dimming don't matter for a finger: if it reaches the stack, UIKit let it through.
struct ModalAdmission: Equatable, Sendable {
  /// Whether the modal is being presented or dismissed.
  var isMoving = false
  /// Whether the modal was presented by what would leave, or its popover is anchored in it.
  var belongsToScreen = false
  /// Whether the finger came down while the modal was presented, and reached the stack.
  var letsFingerThrough = false
  var dims = true
  /// Whether the first responder or VoiceOver's focus is in the modal.
  var hasFocus = false

  var refusesDrag: Bool { isMoving || belongsToScreen || !letsFingerThrough }
  var refusesKeys: Bool { isMoving || belongsToScreen || dims || hasFocus }
}

/// The detents of a sheet, by their identifiers from the smallest.
struct SheetDimming: Equatable, Sendable {
  var detents: [String]
  /// Nil is the smallest.
  var selected: String?
  var largestUndimmed: String?

  var dims: Bool {
    guard let largestUndimmed, let limit = detents.firstIndex(of: largestUndimmed) else {
      return true
    }
    guard let selected else { return false }
    return detents.firstIndex(of: selected).map { $0 > limit } ?? true
  }
}
