/// A swipe that pops, from its first movement to the end of the transition that it drives.
@MainActor struct InteractivePop {
  let interaction: UIPercentDrivenInteractiveTransition
  var release = PopRelease()
}
