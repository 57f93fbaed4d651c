import UIKit

/// The snapshots of the whole app, within one budget.
///
/// The whole process shares this object, because memory belongs to the process. It holds everything weakly,
/// and each test has its own.
///
/// At most one snapshot is being compressed and one restored, both away from the main thread, and
/// one is drawn in an idle turn. The next work begins when a result arrives; a result for a
/// snapshot that is gone is discarded.
@MainActor
final class SnapshotMemory {
  static var app: SnapshotMemory { current.get() }
  static let current = TaskLocal(wrappedValue: SnapshotMemory())
  /// Seconds between checks for motion and fingers.
  private static let pause: TimeInterval = 0.1

  /// The limit in bytes; nil for the default.
  var limit: Int? {
    didSet {
      assert(limit ?? 0 >= 0, "snapshotMemoryLimit is in bytes: use 0 or more, or nil")
      arrange()
    }
  }
  var encoding: any SnapshotEncoding = ImageEncoding()
  var worker: any SnapshotWorking = BackgroundWork()
  /// Shared by all stacks, because where snapshot views can be drawn is the same for the whole process.
  let drawing = SnapshotDrawing()
  private var members: [Member] = []
  private var compression: Order?
  private var restoration: Order?
  /// Whether the system has asked for memory, and nothing was pushed or touched since, so snapshots stay
  /// compressed.
  private var isShort = false
  /// Frames left until the waiting views have been rendered and can be drawn; nil if none wait.
  private var framesToDrawing: Int?
  private let warnings = NotificationListener()

  /// A weakly held holder.
  private struct Member {
    weak var holder: (any SnapshotHolder)?
  }

  /// Work under way on a snapshot.
  private struct Order {
    weak var snapshot: Snapshot?
    let cancel: @MainActor () -> Void

    @MainActor var isObsolete: Bool { snapshot?.isEmpty ?? true }
  }

  private var holders: [any SnapshotHolder] { members.compactMap(\.holder) }
  private var snapshots: [Snapshot] { holders.flatMap(\.snapshots) }

  /// The memory of all snapshots, compressed ones included, in bytes.
  var usage: Int { snapshots.reduce(0) { $0 + $1.footprint.bytes } }

  /// Whether UIKit may be calling the screens of a stack about their appearance.
  var isCallingScreens: Bool { holders.contains(where: \.condition.isCallingScreens) }

  /// Adds a holder, which is served first among equals.
  func join(_ holder: any SnapshotHolder) {
    members.removeAll { $0.holder == nil || $0.holder === holder }
    members.insert(Member(holder: holder), at: 0)
    guard !warnings.isListening else { return }
    warnings.listen(to: UIApplication.didReceiveMemoryWarningNotification) { [weak self] in
      self?.warn()
    }
  }

  // MARK: Arranging

  /// Moves the snapshots of all stacks at rest to their tiers, and begins the work that remains.
  func arrange() {
    let budget = budget
    let (resting, tiers) = trim(within: budget)
    let work = budget.work(for: resting.map(\.stack), in: tiers)
    begin(work.restored, of: resting, as: \.restoration)
    begin(work.compressed, of: resting, as: \.compression)
    drawWhenIdle()
  }

  /// Makes room for a snapshot that a push has just inserted.
  func grow(_ holder: any SnapshotHolder) {
    isShort = false
    let budget = budget
    if usage > budget.limit { trim(within: budget, growing: holder) }
  }

  /// Restores the nearest snapshot, which a touch may need.
  func prepareForTouch() {
    guard isShort else { return }
    isShort = false
    arrange()
  }

  /// Drops all snapshots.
  func invalidate() {
    for holder in holders { holder.drop(for: .invalidation) }
  }

  private func warn() {
    isShort = true
    for holder in holders { holder.drop(for: .memoryWarning) }
    arrange()
  }

  private var budget: SnapshotBudget {
    let largest = (holders.map(\.condition.windowBytes) + snapshots.map(\.pixelBytes)).max()
    var budget = limit.map(SnapshotBudget.init(limit:)) ?? SnapshotBudget(fitting: largest ?? 0)
    budget.isShort = isShort
    return budget
  }

  /// - Returns: The stacks at rest; the snapshots of others are counted and stay as they are.
  @discardableResult
  private func trim(
    within budget: SnapshotBudget, growing: (any SnapshotHolder)? = nil
  ) -> (resting: [SnapshotCondition], tiers: [[SnapshotBudget.Tier]]) {
    let holders = holders
    let resting = holders.compactMap { $0.trim(isGrowing: $0 === growing) }
    let stacks = resting.map(\.stack)
    let taken = usage - stacks.flatMap(\.footprints).reduce(0) { $0 + $1.bytes }
    // A stack's extra snapshots during a transition don't displace other stacks' snapshots, except for
    // those of a push.
    let drops = growing != nil || resting.count == holders.count
    func bring(isWorkedOn: Bool) -> [[SnapshotBudget.Tier]] {
      let tiers = budget.tiers(of: stacks, besides: taken, isWorkedOn: isWorkedOn)
      for (stack, tiers) in zip(resting, tiers) { stack.bring(to: tiers, dropping: drops) }
      cancelObsoleteWork()
      return tiers
    }
    let tiers = bring(isWorkedOn: isWorkingInVain)
    return (resting, isWorkingInVain ? bring(isWorkedOn: true) : tiers)
  }

  // MARK: Work on other threads

  private var isWorkingInVain: Bool {
    [restoration, compression].contains { $0?.isObsolete ?? false }
  }

  private func begin(
    _ place: SnapshotBudget.Place?, of stacks: [SnapshotCondition],
    as kind: ReferenceWritableKeyPath<SnapshotMemory, Order?>
  ) {
    guard self[keyPath: kind] == nil, let place else { return }
    let snapshot = stacks[place.stack].claimed[place.distance]
    guard let source = snapshot.source else { return }
    let (encoding, scale) = (encoding, snapshot.stamp.scale)
    let cancel = worker.begin {
      switch source {
      case .image(let image): encoding.data(of: image).map { .compressed($0) }
      case .compressed(let data): encoding.image(from: data, scale: scale).map { .image($0) }
      }
    } then: { [weak self, weak snapshot] result in
      if let snapshot, !snapshot.isEmpty { snapshot.take(result) }
      guard let self else { return }
      self[keyPath: kind] = nil
      arrange()
    }
    self[keyPath: kind] = Order(snapshot: snapshot, cancel: cancel)
  }

  /// Cancels work on snapshots that are gone.
  func cancelObsoleteWork() {
    for case let order? in [restoration, compression] where order.isObsolete { order.cancel() }
  }

  /// A snapshot's image, decoded now if necessary; nil while the snapshot is a view.
  func image(of snapshot: Snapshot) -> UIImage? {
    if let image = snapshot.image { return image }
    guard case .compressed(let data) = snapshot.source else { return nil }
    return encoding.image(from: data, scale: snapshot.stamp.scale)
  }

  /// A snapshot's look, restored now if necessary.
  func look(of snapshot: Snapshot) -> Snapshot.Look? {
    if snapshot.look == nil, let image = image(of: snapshot) { snapshot.take(.image(image)) }
    return snapshot.look
  }

  // MARK: Drawing

  /// Draws one image in each idle turn of the whole app, after the waiting views have been rendered.
  private func drawWhenIdle() {
    guard snapshots.contains(where: \.isDue) else { return }
    let isWaiting = framesToDrawing != nil
    framesToDrawing = 2
    if !isWaiting { awaitFrames() }
  }

  private func awaitFrames() {
    guard framesToDrawing != 0 else { return drawIfIdle() }
    FrameClock.run(whileScrolling: false) { [weak self] _ in
      guard let self, let left = framesToDrawing else { return false }
      framesToDrawing = left - 1
      if left > 1 { return true }
      drawIfIdle()
      return false
    }
  }

  /// Draws in this turn, or else looks again after a pause, which requests no frames while a finger rests.
  private func drawIfIdle() {
    guard mayDrawNext else {
      return FrameClock.after(seconds: Self.pause) { [weak self] in self?.awaitFrames() }
    }
    framesToDrawing = nil
    trim(within: budget)
    for holder in holders where holder.isIdle {
      guard let snapshot = holder.snapshots.first(where: \.isDue) else { continue }
      holder.draw(snapshot)
      break
    }
    arrange()
  }

  /// Whether a stack that's due to draw, and all visible ones, are idle.
  private var mayDrawNext: Bool {
    // If no snapshot is due any longer, the wait is over.
    guard snapshots.contains(where: \.isDue) else { return true }
    return holders.contains { $0.isIdle && $0.snapshots.contains(where: \.isDue) }
      && holders.allSatisfy { $0.isIdle || !$0.condition.isVisible }
  }
}
