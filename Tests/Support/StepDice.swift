/// A generator whose sequence is the same on every machine.
package struct StepDice {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493
  }

  package mutating func roll(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }

  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[roll(elements.count)]
  }
}
