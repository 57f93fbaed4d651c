/// Groups changes of layers.
///
/// What is outside of begin and commit belongs to the implicit transaction, which the host commits
/// once per step.
open class CATransaction: NSObject {
  static var stack: TransactionStack {
    get { HostClock.current.agenda.transactions }
    set { HostClock.current.agenda.transactions = newValue }
  }

  open class func begin() { stack.begin() }
  open class func commit() {
    stack.commit()
    HostClock.current.agenda.closeGroups()
  }
  /// Commits the implicit transaction at once, unless an explicit one is open.
  open class func flush() {
    if stack.isImplicit { HostClock.current.agenda.flush() }
  }

  open class func animationDuration() -> CFTimeInterval { stack.top.duration }
  open class func setAnimationDuration(_ dur: CFTimeInterval) { stack.top.duration = dur }
  open class func animationTimingFunction() -> CAMediaTimingFunction? { stack.top.pace }
  open class func disableActions() -> Bool { stack.top.disablesActions }
  open class func setDisableActions(_ flag: Bool) { stack.top.disablesActions = flag }
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    stack.setCompletion(block)
    HostClock.current.agenda.closeGroups()
  }
}

extension CATransaction {
  /// Keeps the completion of the transaction that is open from running until the answer is let go;
  /// nil if none waits.
  package static func holdCompletion() -> AnyObject? {
    stack.groupOfAnimations.map(HeldCompletion.init)
  }
}

private final class HeldCompletion {
  private let group: CompletionGroup

  init(_ group: CompletionGroup) {
    self.group = group
    group.enter()
  }

  deinit { group.leave() }
}

/// The animations of one transaction, and what happens when they have all ended.
final class CompletionGroup {
  let block: (() -> Void)?
  private let outer: CompletionGroup?
  private var pending = 1

  /// A group counts as one animation of the group around it.
  init(block: (() -> Void)?, outer: CompletionGroup?) {
    self.block = block
    self.outer = outer
    outer?.enter()
  }

  func enter() { pending += 1 }

  /// One animation has ended, or (`atOnce`) the transaction was committed.
  func leave(atOnce: Bool = false) {
    pending -= 1
    guard pending == 0 else { return }
    if let block, !HostClock.current.losesTransactionCompletions {
      if atOnce { block() } else { HostClock.current.agenda.completed.append(block) }
    }
    outer?.leave(atOnce: atOnce)
  }
}

struct TransactionStack {
  struct Frame {
    var duration: CFTimeInterval = 0.25
    var pace: CAMediaTimingFunction?
    var disablesActions = false
    /// The group of the completion block set in this very transaction.
    var group: CompletionGroup?
    /// Where animations added now are counted: `group`, or that of a transaction around this one.
    var counted: CompletionGroup?
  }

  private var frames = [Frame()]

  var top: Frame {
    get { frames[frames.count - 1] }
    set { frames[frames.count - 1] = newValue }
  }

  var isImplicit: Bool { frames.count == 1 }
  var groupOfAnimations: CompletionGroup? { top.counted }

  /// A nested transaction starts with the settings of the one around it.
  mutating func begin() {
    var frame = top
    frame.group = nil
    frames.append(frame)
  }

  mutating func commit() {
    guard frames.count > 1, let frame = frames.popLast() else { return }
    close(frame.group)
  }

  /// A block waits for the animations added after it was set, as documented.
  mutating func setCompletion(_ block: (() -> Void)?) {
    let outer = frames.count > 1 ? frames[frames.count - 2].counted : nil
    let earlier = top.group
    let group = CompletionGroup(block: block, outer: outer)
    top.group = group
    top.counted = group
    close(earlier)
  }

  /// The implicit transaction has been committed: its settings and block are used up.
  mutating func renew() {
    guard frames.count == 1 else { return }
    let group = top.group
    frames = [Frame()]
    close(group)
  }

  /// The block may begin transactions of its own, so it runs when the stack is at rest.
  private func close(_ group: CompletionGroup?) {
    guard let group else { return }
    HostClock.current.agenda.closing.append(group)
  }
}
