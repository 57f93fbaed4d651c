import UIKit

/// What holds the one snapshot of what it covers: a presentation like a push.
@MainActor
protocol SnapshotCover: AnyObject {
  /// Memory of its pixels; 0 without a snapshot.
  var snapshotBytes: Int { get }
  func invalidateSnapshot()
}

/// The snapshots of all stacks of the app, within one budget.
///
/// This is the one piece of state that belongs to the process, because memory does. It holds everything
/// weakly, and each test has its own.
///
/// At most one snapshot is being compressed and one restored, both away from the main thread, and one is
/// drawn in an idle turn. The next work begins when a result has come home; one for a snapshot that has
/// gone since is discarded.
@MainActor
final class SnapshotMemory {
  static var app: SnapshotMemory { current.get() }
  static let current = TaskLocal(wrappedValue: SnapshotMemory())

  /// In bytes; nil for the default.
  var limit: Int? {
    didSet {
      assert(limit ?? 0 >= 0, "snapshotMemoryLimit is in bytes: use 0 or more, or nil")
      arrange()
    }
  }
  var encoding: any SnapshotEncoding = ImageEncoding()
  var worker: any SnapshotWorking = BackgroundWork()
  private var archives: [Weak<SnapshotArchive>] = []
  private var covers: [WeakCover] = []
  private var compression: Order?
  private var restoration: Order?
  /// Whether the system has asked for memory, and nothing has been pushed or touched since: what is left
  /// stays compressed.
  private var isShort = false
  private let idleTurn = IdleTurn()
  private let warnings = NotificationListener()

  private struct Order {
    weak var archive: SnapshotArchive?
    let generation: Int
    let cancel: @MainActor () -> Void

    @MainActor var isInVain: Bool { archive?.store.holds(generation) != true }
  }

  private struct WeakCover {
    weak var cover: (any SnapshotCover)?
  }

  private var members: [SnapshotArchive] { archives.compactMap(\.object) }

  /// Memory of all snapshots, compressed ones included, in bytes.
  var usage: Int { members.reduce(coverBytes) { $0 + $1.store.bytes } }

  /// Whether UIKit is telling the screens of a stack that they have disappeared.
  var isLeavingStack: Bool { members.contains { $0.owner?.isBeingLeft == true } }

  var isBusy: Bool { compression != nil || restoration != nil }

  /// The one that has joined last is served first among equals.
  func join(_ archive: SnapshotArchive) {
    leave(archive)
    archives.insert(Weak(object: archive), at: 0)
    guard !warnings.isListening else { return }
    warnings.listen(to: UIApplication.didReceiveMemoryWarningNotification) { [weak self] in
      self?.warn()
    }
  }

  func leave(_ archive: SnapshotArchive) {
    archives.removeAll { $0.object == nil || $0.object === archive }
  }

  /// What a presentation covers counts until it's gone.
  func join(_ cover: any SnapshotCover) {
    covers.removeAll { $0.cover == nil || $0.cover === cover }
    covers.append(WeakCover(cover: cover))
  }

  private var coverBytes: Int { covers.reduce(0) { $0 + ($1.cover?.snapshotBytes ?? 0) } }

  // MARK: Arranging

  /// Brings the snapshots of all stacks at rest to their tiers, and sets to work on what is left to be
  /// done.
  func arrange() {
    // A snapshot whose presenter has gone counts nothing.
    for entry in covers where entry.cover?.snapshotBytes == 0 { entry.cover?.invalidateSnapshot() }
    let budget = budget
    let (claims, tiers) = trim(within: budget)
    let work = budget.work(for: claims.map(\.stack), in: tiers)
    begin(work.restored, of: claims, as: \.restoration)
    begin(work.compressed, of: claims, as: \.compression)
    drawWhenIdle()
  }

  /// A push has inserted a snapshot, and its stack isn't at rest yet.
  func grow(_ archive: SnapshotArchive, to rest: SnapshotArchive.Rest) {
    isShort = false
    let budget = budget
    if usage > budget.limit { trim(within: budget, growing: archive, to: rest) }
  }

  /// A finger has come down, and may ask for the nearest snapshot.
  func prepareForTouch() {
    guard isShort else { return }
    isShort = false
    arrange()
  }

  /// Drops everything.
  func invalidate() {
    for archive in members { archive.owner?.drop(for: .invalidation) }
    for entry in covers { entry.cover?.invalidateSnapshot() }
  }

  private func warn() {
    isShort = true
    for archive in members { archive.owner?.drop(for: .memoryWarning) }
    arrange()
  }

  private var budget: SnapshotBudget {
    let most = members.map { max($0.owner?.condition.windowBytes ?? 0, $0.store.largest) }.max()
    var budget = limit.map(SnapshotBudget.init(limit:)) ?? SnapshotBudget(fitting: most ?? 0)
    budget.isShort = isShort
    return budget
  }

  /// - Returns: The stacks at rest; the snapshots of others are counted and stay as they are.
  @discardableResult
  private func trim(
    within budget: SnapshotBudget, growing: SnapshotArchive? = nil,
    to rest: SnapshotArchive.Rest? = nil
  ) -> ([SnapshotArchive.Claims], tiers: [[SnapshotBudget.Tier]]) {
    var claims: [SnapshotArchive.Claims] = []
    var taken = coverBytes
    for archive in members {
      if let claim = archive.claims(at: archive === growing ? rest : archive.owner?.rest) {
        claims.append(claim)
      } else {
        taken += archive.store.bytes
      }
    }
    let stacks = claims.map(\.stack)
    // What a stack holds in a transition, which it won't at its end, costs no other its snapshots, but for
    // what a push adds.
    let drops = growing != nil || claims.count == members.count
    func bring(isWorkedOn: Bool) -> [[SnapshotBudget.Tier]] {
      let tiers = budget.tiers(of: stacks, besides: taken, isWorkedOn: isWorkedOn)
      for (claim, tiers) in zip(claims, tiers) {
        claim.bring(to: tiers, dropping: drops)
      }
      return tiers
    }
    let tiers = bring(isWorkedOn: isWorkingInVain)
    return (claims, tiers: isWorkingInVain ? bring(isWorkedOn: true) : tiers)
  }

  // MARK: Work on other threads

  private var isWorkingInVain: Bool {
    [restoration, compression].contains { $0?.isInVain ?? false }
  }

  private func begin(
    _ place: SnapshotBudget.Place?, of claims: [SnapshotArchive.Claims],
    as kind: ReferenceWritableKeyPath<SnapshotMemory, Order?>
  ) {
    guard self[keyPath: kind] == nil, let place,
      let (archive, job) = claims[place.stack].job(at: place.distance)
    else { return }
    let (encoding, form, scale, generation) = (encoding, job.form, job.scale, job.generation)
    let cancel = worker.begin {
      switch form {
      case .image(let image): encoding.data(of: image).map { .compressed($0) }
      case .compressed(let data): encoding.image(from: data, scale: scale).map { .image($0) }
      }
    } then: { [weak self, weak archive, weak screen = job.screen] result in
      if let screen { archive?.take(result, for: screen, generation: generation) }
      guard let self else { return }
      self[keyPath: kind] = nil
      arrange()
    }
    self[keyPath: kind] = Order(archive: archive, generation: generation, cancel: cancel)
  }

  /// Work on a snapshot that has gone is canceled.
  func storeDidChange() {
    for case let order? in [restoration, compression] where order.isInVain { order.cancel() }
  }

  /// The image of a screen whatever the circumstances, restored here and now if need be.
  func image(of screen: UIViewController, in store: SnapshotStore<UIImage>) -> UIImage? {
    if let image = store.image(of: screen) { return image }
    guard let (data, scale) = store.compressed(of: screen) else { return nil }
    return encoding.image(from: data, scale: scale)
  }
}

// MARK: Drawing

extension SnapshotMemory: DrawingOwner {
  /// One image in each idle turn of the whole app.
  private func drawWhenIdle() {
    guard members.contains(where: { $0.undrawn != nil }) else { return }
    idleTurn.whenIdle(of: self) { [weak self] in
      guard let self else { return }
      trim(within: budget)
      if let archive = members.first(where: { $0.undrawn != nil && $0.owner?.mayDraw == true }),
        let screen = archive.undrawn
      {
        archive.owner?.draw(screen)
      }
      arrange()
    }
  }

  var mayDraw: Bool {
    // What was to be drawn may be gone: then there is nothing to wait for.
    guard members.contains(where: { $0.undrawn != nil }) else { return true }
    let idle = members.filter { $0.owner?.mayDraw == true }
    return idle.contains { $0.undrawn != nil }
      && members.allSatisfy { member in
        member.owner?.condition.isVisible != true || idle.contains { $0 === member }
      }
  }
}
