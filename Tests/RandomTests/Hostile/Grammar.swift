/// One rule of the language in which the library speaks.
protocol HostileRule {
  init()
  /// - Returns: What breaks the rule, or nil.
  mutating func hear(_ fact: HostileFact) -> String?
}

extension HostileRule {
  /// What breaks the rule in a whole history, or nil.
  static func verdict(on history: [HostileFact]) -> String? {
    var rule = Self()
    for fact in history {
      if let complaint = rule.hear(fact) { return complaint }
    }
    return nil
  }
}

/// All rules, for one stack and one observer.
struct HostileGrammar: HostileRule {
  private var rules: [any HostileRule] = [
    OneEnd(), EndTellsTop(), DragTellsStack(), CalledOnce(), SettledInTime(),
    IdleActor(),
  ]

  mutating func hear(_ fact: HostileFact) -> String? {
    var found: String?
    for index in rules.indices {
      let complaint = rules[index].hear(fact)
      found = found ?? complaint
    }
    return found
  }
}

/// Each beginning has one end, nothing comes between the two but progress of the same step, and a change
/// without animation has an end alone.
struct OneEnd: HostileRule {
  /// A presentation and a change of the stack below it are told apart.
  private var open: [Bool: HostileFact.Step] = [:]

  mutating func hear(_ fact: HostileFact) -> String? {
    switch fact {
    case .willBegin(let step):
      if let running = open[step.isPresentation] { return "\(step) begins before \(running) ends" }
      open[step.isPresentation] = step
      return step.isAnimated ? nil : "\(step) begins, and isn't animated"
    case .progress(let step): return checkIsOpen(step)
    case .didFinish(let step) where !step.isAnimated:
      return open[step.isPresentation].map { "\(step) comes before \($0) ends" }
    case .didFinish(let step), .didCancel(let step):
      let complaint = checkIsOpen(step)
      open[step.isPresentation] = nil
      return complaint
    case .rest:
      guard let step = open.values.first else { return nil }
      return "\(step) has no end"
    case .given, .called, .awaited, .settled, .turn, .frame, .dragged: return nil
    }
  }

  private func checkIsOpen(_ step: HostileFact.Step) -> String? {
    guard let running = open[step.isPresentation] else { return "\(step) has not begun" }
    return running.isTold(as: step) ? nil : "\(step) comes before \(running) ends"
  }
}

/// At rest the top is the screen that the last end names.
struct EndTellsTop: HostileRule {
  private var shown: String?

  mutating func hear(_ fact: HostileFact) -> String? {
    switch fact {
    case .didFinish(let step) where !step.isPresentation: shown = step.to
    case .didCancel(let step) where !step.isPresentation: shown = step.from
    case .rest(let top?):
      guard let shown, shown != top else { return nil }
      return "\(top) is on top, and the last event tells of \(shown)"
    default: break
    }
    return nil
  }
}

/// No change with animation is told twice in a row, as long as no callback calls.
struct ToldOnce: HostileRule {
  private var shown: String?

  mutating func hear(_ fact: HostileFact) -> String? {
    guard case .didFinish(let step) = fact, !step.isPresentation else { return nil }
    defer { shown = step.to }
    return step.isAnimated && step.to != nil && step.to == shown ? "\(step) is told twice" : nil
  }
}

/// A drag that is told finished has popped its screen; one that is told canceled hasn't.
struct DragTellsStack: HostileRule {
  func hear(_ fact: HostileFact) -> String? {
    guard case .dragged(let step, let isFinished, let isOnStack) = fact, isFinished == isOnStack
    else { return nil }
    return isFinished
      ? "a drag is told finished, and \(step) hasn't come"
      : "a drag is told canceled, and \(step) has come"
  }
}

/// A completion is called once, at rest at the latest.
struct CalledOnce: HostileRule {
  private var given: Set<Int> = []

  mutating func hear(_ fact: HostileFact) -> String? {
    switch fact {
    case .given(let completion): given.insert(completion)
    case .called(let completion):
      if given.remove(completion) == nil { return "completion \(completion) is called twice" }
    case .rest:
      if let first = given.min() { return "completion \(first) isn't called" }
    default: break
    }
    return nil
  }
}

/// `transitionsSettled()` returns at rest, within two frames.
struct SettledInTime: HostileRule {
  private var awaited: Set<Int> = []
  private var frames = 0

  mutating func hear(_ fact: HostileFact) -> String? {
    switch fact {
    case .awaited(let call):
      awaited.insert(call)
      frames = 0
    case .settled(let call, let isTransitioning):
      awaited.remove(call)
      return isTransitioning ? "transitionsSettled() returns in a transition" : nil
    case .frame(let isAtRest):
      frames = isAtRest ? frames + 1 : 0
      // The frame that comes to rest, and two more.
      if frames > 3, !awaited.isEmpty { return "transitionsSettled() doesn't return" }
    default: break
    }
    return nil
  }
}

/// No call of the library's resumes more than ten times in one frame.
struct IdleActor: HostileRule {
  static let limit = 10

  private var turns = 0
  private var awaited = 0
  private var isTold = false

  mutating func hear(_ fact: HostileFact) -> String? {
    switch fact {
    case .awaited: awaited += 1
    case .turn:
      turns += 1
      guard turns > Self.limit * max(awaited, 1), !isTold else { return nil }
      isTold = true
      return "the main actor is busy: \(turns) turns in one frame"
    case .frame: (turns, awaited) = (0, max(awaited, 1))
    default: break
    }
    return nil
  }
}
