/// A layer as it was committed, and as it was seen in the last frame.
final class RenderNode {
  weak var layer: CALayer?
  weak var parent: RenderNode?
  private var committed: SharedState
  private var shown: SharedState
  var children: [RenderNode] = []
  var mask: RenderNode?
  var animations: [AttachedAnimation] = []
  var keepsPictureForTransition = false
  /// What the transition leaves behind.
  var transitionPicture: CGImage?
  /// Whether an animation runs here, or anywhere below.
  var isAnimated = false
  /// Grows when looks (not the place) of this node or of a node below change.
  var version = 0
  var cache = NodeCache()

  init(_ layer: CALayer) {
    self.layer = layer
    committed = SharedState(layer.state)
    shown = committed
  }

  var state: LayerState {
    _read { yield committed.value }
    _modify { yield &committed.value }
  }

  /// `state` with the animations of the last rendered instant.
  var sampled: LayerState {
    _read { yield shown.value }
    _modify { yield &shown.value }
  }

  /// Takes a layer's values over; without animations they're what is seen.
  func commit(_ state: LayerState, isAnimated: Bool) {
    committed = SharedState(state)
    if !isAnimated { shown = committed }
  }

  /// Takes an instant of the animations, at `time` of the layer.
  ///
  /// - Returns: What was seen before.
  func take(_ animations: [AttachedAnimation], at time: CFTimeInterval) -> SharedState {
    let before = shown
    shown = committed
    for animation in animations { animation.animation.apply(to: &shown.value, at: time) }
    return before
  }

  /// A copy of what is seen of the tree in the last frame, whose nodes know no parents.
  func frozen() -> RenderNode { RenderNode(copying: self) }

  private init(copying node: RenderNode) {
    committed = node.committed
    shown = node.shown
    transitionPicture = node.transitionPicture
    version = node.version
    cache = node.cache
    children = node.children.compactMap {
      $0.sampled.isHidden || $0.sampled.opacity <= 0 ? nil : $0.frozen()
    }
    mask = node.mask?.frozen()
  }

  /// The time of this layer, through all its ancestors.
  func localTime(at now: CFTimeInterval) -> CFTimeInterval {
    state.timing.local(parent?.localTime(at: now) ?? now)
  }

  /// Whether a layer of the tree, masks aside, is as `test` says.
  func contains(_ test: (LayerState) -> Bool) -> Bool {
    test(sampled) || children.contains { $0.contains(test) }
  }

  /// Looks changed: what was drawn of this node and of its ancestors is stale.
  func touch() {
    var next: RenderNode? = self
    while let node = next {
      node.version &+= 1
      next = node.parent
    }
  }
}

/// Bitmaps kept for a node as long as it looks the same.
struct NodeCache {
  var flattened: FlattenedPicture?
  var shadow: ShadowPicture?
}

/// Values that nodes share until one of them changes its own: a snapshot view copies a whole tree.
struct SharedState {
  private final class Box {
    var value: LayerState

    init(_ value: LayerState) { self.value = value }
  }

  private var box: Box

  init(_ value: LayerState) { box = Box(value) }

  var value: LayerState {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}
