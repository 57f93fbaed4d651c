/// Where a screen stands between the begin and the end of its appearance transitions.
///
///     disappeared --begin(true)--> appearing --end--> appeared
///     appeared --begin(false)--> disappearing --end--> disappeared
///     appearing <--begin--> disappearing       (a transition that turned round)
struct Appearance: Equatable, Sendable {
  enum Phase: Sendable {
    case disappeared, appearing, appeared, disappearing
  }

  enum Event: Sendable {
    case begin(appearing: Bool)
    case end
  }

  enum Effect: Sendable {
    case willAppear, willDisappear, didAppear, didDisappear, unbalanced, none
  }

  private(set) var phase = Phase.disappeared

  mutating func handle(_ event: Event) -> Effect {
    switch (event, phase) {
    case (.begin(appearing: true), .disappeared), (.begin(appearing: true), .disappearing):
      phase = .appearing
      return .willAppear
    case (.begin(appearing: false), .appeared), (.begin(appearing: false), .appearing):
      phase = .disappearing
      return .willDisappear
    case (.begin(appearing: true), .appearing), (.begin(appearing: false), .disappearing):
      return .unbalanced
    case (.begin(appearing: true), .appeared), (.begin(appearing: false), .disappeared):
      return .none
    case (.end, .appearing):
      phase = .appeared
      return .didAppear
    case (.end, .disappearing):
      phase = .disappeared
      return .didDisappear
    case (.end, .appeared), (.end, .disappeared):
      return .unbalanced
    }
  }
}
