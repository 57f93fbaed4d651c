/// Every sequence of so many operations, each followed by nothing or by rest; after the last one
/// there is always rest.
struct Sequences {
  let length: Int
  private let seed: UInt64?
  private let stride: Int

  /// - Parameters:
  ///   - length: How many operations; 1 or more.
  ///   - seed: Shuffles them, each seed in its own way; nil leaves neighbors together.
  init(length: Int, shuffledBy seed: UInt64? = nil) {
    self.length = length
    self.seed = seed
    var count = Self.lasts.count
    for _ in 1..<length { count *= Self.steps.count }
    self.count = count
    var stride = 1
    if let seed {
      // A stride that has no divisor in common with the count comes by all of them once.
      stride = max(1, Int(Double(count) * 0.618_033_988) + Int(seed % 97))
      while Self.commonDivisor(stride, count) > 1 { stride += 1 }
    }
    self.stride = stride
  }

  let count: Int

  subscript(place: Int) -> [Step] {
    let start = seed.map { Int($0 % UInt64(count)) } ?? 0
    var rest = (start + place % count * stride) % count
    var steps = [Self.lasts[rest % Self.lasts.count]]
    rest /= Self.lasts.count
    for _ in 1..<length {
      steps.insert(Self.steps[rest % Self.steps.count], at: 0)
      rest /= Self.steps.count
    }
    return steps
  }

  private static let steps: [Step] = Operation.all.flatMap { operation in
    [Step(operation, .none), Step(operation, .rest)]
  }
  private static let lasts = Operation.all.map { Step($0, .none) }

  private static func commonDivisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : commonDivisor(other, one % other)
  }
}
