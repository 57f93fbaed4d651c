/// Leaves acts out of a list that goes wrong, half of them at a time at first and one by one at last.
///
/// Whoever plays them tries what comes `next`, and tells what has become of it.
package struct Shortening<Act> {
  /// What is known to go wrong.
  package private(set) var shortest: [Act]
  private var start = 0
  private var size: Int
  private var tries: Int
  private var isShorter = false

  package init(_ acts: [Act], tries: Int = 150) {
    shortest = acts
    size = (acts.count + 1) / 2
    self.tries = tries
  }

  /// What to try, or nil at the end.
  package var next: [Act]? {
    guard size > 0, tries > 0 else { return nil }
    var fewer = shortest
    fewer.removeSubrange(start..<min(start + size, fewer.count))
    return fewer
  }

  /// What was tried goes wrong in the same way after so many acts, or nil, it doesn't.
  package mutating func note(_ count: Int?) {
    if let count, let fewer = next {
      shortest = Array(fewer.prefix(count))
      isShorter = true
    } else {
      start += size
    }
    tries -= 1
    guard start >= shortest.count else { return }
    start = 0
    // What has gone may be why something else was needed.
    if size > 1 || !isShorter { size /= 2 }
    size = min(size, shortest.count)
    isShorter = false
  }

  /// The shortest list; `play` says after how many acts one goes wrong.
  package static func shortest(
    of acts: [Act], tries: Int = 150, _ play: ([Act]) -> Int?
  ) -> [Act] {
    var shortening = Shortening(acts, tries: tries)
    while let fewer = shortening.next { shortening.note(play(fewer)) }
    return shortening.shortest
  }
}
