/// The tree of committed layers of one host, and the picture made of it.
package final class RenderServer {
  /// The screen in points; a new size takes effect with the next frame.
  package var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      frame = FrameBuffer(size: size, scale: scale)
      composed = nil
    }
  }
  package let scale: CGFloat
  /// The outermost layers, back to front.
  package var roots: [CALayer] = []
  package var counters = RenderCounters()
  /// Whether materials do not show under an opacity below 1.
  package var materialsVanish = true {
    didSet { composed = nil }
  }

  private let clock: HostClock
  private var nodes: [RenderNode] = []
  /// Nodes with animations that have no begin yet.
  private var starting: [RenderNode] = []
  private var frame: FrameBuffer
  /// The instant of the last frame.
  private var sampledAt: CFTimeInterval?
  /// What the last picture shows; nil if it has to be made anew.
  private var composed: [RootLook]?

  package init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
    clock = HostClock.current
    frame = FrameBuffer(size: size, scale: scale)
    clock.agenda.register(self)
  }

  package var needsLayout: Bool { roots.contains { $0.needsLayoutPass } }

  package func layoutIfNeeded() {
    var passes = 0
    while passes < 100, needsLayout {
      passes += 1
      for layer in roots { layer.layoutPass() }
    }
  }

  /// Ends the implicit transaction: draws what needs it and copies what changed to the render tree.
  package func commit() {
    HostClock.current = clock
    for layer in roots { displayTree(layer) }
    let before = nodes
    nodes = roots.map { layer in
      let node = commitTree(layer)
      node.parent = nil
      return node
    }
    for node in before where !nodes.contains(where: { $0 === node }) { discard(node) }
    startAnimations()
    CATransaction.stack.renew()
    clock.agenda.closeGroups()
  }

  private func displayTree(_ layer: CALayer) {
    if layer.flags.contains(.needsDisplay) {
      counters.layersRedrawn += 1
      layer.displayIfNeeded()
    }
    guard layer.flags.contains(.childNeedsDisplay) else { return }
    layer.flags.remove(.childNeedsDisplay)
    for child in layer.children { displayTree(child) }
    if let mask = layer.maskLayer { displayTree(mask) }
  }

  private func commitTree(_ layer: CALayer) -> RenderNode {
    let node = layer.node ?? RenderNode(layer)
    let isNew = layer.node == nil
    layer.node = node
    if isNew {
      takeAnimations(of: layer, to: node)
    } else if layer.flags.contains(.changed) {
      copy(layer, to: node)
    }
    if isNew || !layer.flags.isDisjoint(with: .change) {
      updateChildren(of: node, from: layer)
    }
    layer.flags.subtract(.change)
    return node
  }

  private func takeAnimations(of layer: CALayer, to node: RenderNode) {
    counters.layersCopied += 1
    node.animations = layer.attached
    if node.animations.contains(where: { !$0.isStarted }) { starting.append(node) }
  }

  private func copy(_ layer: CALayer, to node: RenderNode) {
    // An animation may have shown anything else.
    let looksSame = node.animations.isEmpty && node.state.looksSame(as: layer.state)
    if node.keepsPictureForTransition {
      node.keepsPictureForTransition = false
      node.transitionPicture = picture(of: node)
    }
    node.commit(layer.state, isAnimated: !layer.attached.isEmpty)
    takeAnimations(of: layer, to: node)
    if looksSame { node.parent?.touch() } else { node.touch() }
  }

  private func updateChildren(of node: RenderNode, from layer: CALayer) {
    let before = node.children
    node.children = layer.children.map { child in
      let childNode = commitTree(child)
      childNode.parent = node
      return childNode
    }
    let mask = layer.maskLayer.map { commitTree($0) }
    mask?.parent = node
    if node.mask !== mask {
      if let old = node.mask { discard(old) }
      node.mask = mask
      node.touch()
    }
    if !before.elementsEqual(node.children, by: ===) {
      node.touch()
      for old in before where old.layer?.owner !== layer { discard(old) }
    }
  }

  /// Layers that left the tree lose their animations, unfinished.
  private func discard(_ node: RenderNode) {
    if let layer = node.layer, layer.node === node {
      guard !isInTree(layer) else { return }
      layer.node = nil
      layer.flags.insert(.changed)
      layer.removeAllAnimations()
    } else if node.layer == nil {
      for animation in node.animations { animation.stop(finished: false) }
    }
    for child in node.children { discard(child) }
    if let mask = node.mask { discard(mask) }
  }

  private func isInTree(_ layer: CALayer) -> Bool {
    var top = layer
    while let owner = top.owner { top = owner }
    return roots.contains { $0 === top }
  }

  private func startAnimations() {
    for node in starting {
      let time = node.localTime(at: clock.now)
      for animation in node.animations { animation.start(at: time) }
    }
    starting = []
    let layers = clock.agenda.animated
    clock.agenda.animated = []
    // Without a place in the tree there is no time to begin at, and nothing to be seen.
    for layer in layers where layer.node == nil { layer.removeAllAnimations() }
  }

  // MARK: Time

  package func tickDisplayLinks(frame: CFTimeInterval = 1.0 / 60) {
    HostClock.current = clock
    for link in clock.agenda.links { link.tick(at: clock.now, frame: frame) }
  }

  /// Takes ended animations away, tells their delegates, then calls the completion blocks.
  package func finishAnimations() {
    HostClock.current = clock
    var ended: [(layer: CALayer?, node: RenderNode, animation: AttachedAnimation)] = []
    for node in nodes { collectEnded(node, into: &ended) }
    ended.sort { $0.animation.end < $1.animation.end }
    for entry in ended {
      if entry.animation.animation.isRemovedOnCompletion {
        entry.node.animations.removeAll { $0 === entry.animation }
        entry.node.transitionPicture = nil
        entry.layer?.attached.removeAll { $0 === entry.animation }
        entry.layer?.markChanged()
        entry.node.touch()
      }
      entry.animation.stop(finished: true)
    }
    let calls = clock.agenda.stopped
    clock.agenda.stopped = []
    for call in calls { call() }
    let blocks = clock.agenda.completed
    clock.agenda.completed = []
    for block in blocks { block() }
  }

  private func collectEnded(
    _ node: RenderNode,
    into list: inout [(layer: CALayer?, node: RenderNode, animation: AttachedAnimation)]
  ) {
    if !node.animations.isEmpty {
      let time = node.localTime(at: clock.now)
      for animation in node.animations where !animation.hasEnded && animation.isOver(at: time) {
        list.append((node.layer, node, animation))
      }
    }
    for child in node.children { collectEnded(child, into: &list) }
    if let mask = node.mask { collectEnded(mask, into: &list) }
  }

  // MARK: Frames

  /// Samples the animations at the clock's time: this instant is the last frame from now on.
  package func render() {
    sampledAt = clock.now
    for node in nodes { node.sample(at: clock.now) }
  }

  /// The last frame.
  package func image() -> CGImage {
    let looks = nodes.map(RootLook.init)
    if let composed, composed.elementsEqual(looks, by: { $0.isSame(as: $1) }) { return frame.image }
    composed = looks
    frame.compose(displayList(), counters: &counters)
    return frame.image
  }

  private func displayList() -> [DisplayItem] {
    var flattening = Flattening(scale: scale)
    flattening.counters = counters
    flattening.materialsVanish = materialsVanish
    defer { counters = flattening.counters }
    return flattening.items(of: nodes)
  }

  private func picture(of node: RenderNode) -> CGImage? {
    node.picture(scale: scale, opaque: false)
  }
}

/// One of the outermost layers as a picture shows it.
private struct RootLook {
  private let node: RenderNode
  private let version: Int
  private let state: LayerState

  init(_ node: RenderNode) { (self.node, version, state) = (node, node.version, node.sampled) }

  func isSame(as other: RootLook) -> Bool {
    node === other.node && version == other.version && state.isPlacedSame(as: other.state)
  }
}
