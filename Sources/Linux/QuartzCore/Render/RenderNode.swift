/// A layer as it was committed, and as it was seen in the last frame.
final class RenderNode {
  weak var layer: CALayer?
  weak var parent: RenderNode?
  var state: LayerState
  /// `state` with the animations of the last rendered instant.
  var sampled: LayerState
  var children: [RenderNode] = []
  var mask: RenderNode?
  var animations: [AttachedAnimation] = []
  var keepsPictureForTransition = false
  /// What the transition leaves behind.
  var transitionPicture: CGImage?
  /// Whether an animation runs here, or anywhere below.
  var isAnimated = false
  var hasAnimatedDescendants = false
  /// Grows when looks (not the place) of this node or of a node below change.
  var version = 0
  var cache = NodeCache()

  init(_ layer: CALayer) {
    self.layer = layer
    state = layer.state
    sampled = layer.state
  }

  /// A copy of what is seen of the tree in the last frame.
  func frozen() -> RenderNode { RenderNode(copying: self) }

  private init(copying node: RenderNode) {
    state = node.state
    sampled = node.sampled
    transitionPicture = node.transitionPicture
    version = node.version
    cache = node.cache
    for child in node.children where !child.sampled.isHidden && child.sampled.opacity > 0 {
      let copy = child.frozen()
      copy.parent = self
      children.append(copy)
    }
    mask = node.mask?.frozen()
    mask?.parent = self
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
