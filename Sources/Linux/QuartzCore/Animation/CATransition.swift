/// Fades a layer's new looks in over its old ones, or moves them in.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  override func blank() -> CAAnimation { CATransition() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }

  override func apply(to state: inout LayerState, at progress: Double, iteration: Int) {
    let span = Double(endProgress - startProgress)
    state.transition = TransitionState(
      type: type, subtype: subtype ?? .fromLeft,
      progress: CGFloat(Double(startProgress) + span * progress))
  }
}

/// How far a `CATransition` is.
struct TransitionState: Equatable {
  var type: CATransitionType
  var subtype: CATransitionSubtype
  var progress: CGFloat
}
