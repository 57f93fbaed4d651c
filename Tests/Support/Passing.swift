import Testing
import UIKitHost

extension LinuxHost {
  /// Lets time pass frame by frame while something goes on, for five seconds at most.
  package func advance(
    while isGoingOn: () -> Bool, eachFrame: () -> Void = {},
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for _ in 0..<300 {
      guard isGoingOn() else { return }
      advance(by: 1.0 / 60)
      eachFrame()
    }
    Issue.record("It goes on after five seconds.", sourceLocation: sourceLocation)
  }
}
