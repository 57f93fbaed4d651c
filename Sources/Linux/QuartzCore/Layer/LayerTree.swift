/// What a layer, or something below it, still has to do before the next frame.
struct LayerFlags: OptionSet {
  var rawValue: UInt8

  static let changed = LayerFlags(rawValue: 1)
  static let childChanged = LayerFlags(rawValue: 2)
  static let needsLayout = LayerFlags(rawValue: 4)
  static let childNeedsLayout = LayerFlags(rawValue: 8)
  static let needsDisplay = LayerFlags(rawValue: 16)
  static let childNeedsDisplay = LayerFlags(rawValue: 32)
  static let children = LayerFlags(rawValue: 2 + 8 + 32)
  static let layout = LayerFlags(rawValue: 4 + 8)
  static let change = LayerFlags(rawValue: 1 + 2)

  // Written out, since they run for every layer of every frame, and those of every option set are
  // slow where nothing is specialized.
  func contains(_ other: LayerFlags) -> Bool { rawValue & other.rawValue == other.rawValue }
  func isSuperset(of other: LayerFlags) -> Bool { contains(other) }
  func isDisjoint(with other: LayerFlags) -> Bool { rawValue & other.rawValue == 0 }
  mutating func insert(_ other: LayerFlags) { rawValue |= other.rawValue }
  mutating func formUnion(_ other: LayerFlags) { rawValue |= other.rawValue }
  mutating func remove(_ other: LayerFlags) { rawValue &= ~other.rawValue }
  mutating func subtract(_ other: LayerFlags) { rawValue &= ~other.rawValue }
}

extension CALayer {
  /// Marks the layer, and its ancestors as having a marked layer below them.
  func mark(_ own: LayerFlags, ancestors: LayerFlags) {
    flags.insert(own)
    var next = owner
    while let layer = next, !layer.flags.isSuperset(of: ancestors) {
      layer.flags.formUnion(ancestors)
      next = layer.owner
    }
  }

  func markChanged() {
    mark(.changed, ancestors: .childChanged)
  }

  /// The superlayer, or the layer whose mask this is.
  package var holder: CALayer? { owner }

  var parentInTree: CALayer? {
    if let presented { return presented.superlayer?.presentation() }
    guard let owner, owner.maskLayer !== self else { return nil }
    return owner
  }

  var sublayersInTree: [CALayer]? {
    let list = presented?.children.compactMap { $0.presentation() } ?? children
    return list.isEmpty ? nil : list
  }

  func detach() {
    guard let owner else { return }
    if owner.maskLayer === self { owner.maskLayer = nil }
    owner.children.removeAll { $0 === self }
    self.owner = nil
    owner.markChanged()
  }

  /// Apple: the action for leaving is looked for before and run after, as the one for entering is.
  func orderOut() {
    guard owner != nil else { return }
    let action = parentInTree == nil ? nil : pendingAction(forKey: kCAOnOrderOut)
    detach()
    action?.run(forKey: kCAOnOrderOut, object: self, arguments: nil)
  }

  /// Adding a layer that is in a tree takes it out of there first, as documented.
  func attach(_ layer: CALayer, at index: Int) {
    precondition(
      !isInside(layer), "CALayerInvalid: layer \(layer) is a part of cycle in its layer tree")
    let action = layer.pendingAction(forKey: kCAOnOrderIn)
    layer.detach()
    children.insert(layer, at: min(index, children.count))
    layer.owner = self
    mark([.changed, .needsLayout], ancestors: [.childChanged, .childNeedsLayout])
    layer.mark(.changed, ancestors: .children)
    action?.run(forKey: kCAOnOrderIn, object: layer, arguments: nil)
  }

  private func isInside(_ layer: CALayer) -> Bool {
    var next: CALayer? = self
    while let here = next {
      if here === layer { return true }
      next = here.owner
    }
    return false
  }

  func attach(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    guard layer !== sibling else { return }
    if layer.owner === self { layer.detach() }
    let place = sibling.flatMap { other in children.firstIndex { $0 === other } }
    attach(layer, at: place.map { $0 + offset } ?? (offset == 0 ? 0 : children.count))
  }

  func replaceSublayers(with layers: [CALayer]) {
    for layer in children where !layers.contains(where: { $0 === layer }) { layer.detach() }
    for layer in layers { attach(layer, at: .max) }
  }

  func changeMask(to layer: CALayer?) {
    guard layer !== maskLayer else { return }
    maskLayer?.detach()
    layer?.detach()
    maskLayer = layer
    layer?.owner = self
    layer?.mark(.changed, ancestors: .children)
    markChanged()
  }

  /// Back to front: by zPosition, and in order of addition where that is equal.
  static func paintOrder<Element>(
    _ list: [Element], by depth: (Element) -> CGFloat
  ) -> [Element] {
    guard list.contains(where: { depth($0) != 0 }) else { return list }
    return list.enumerated().sorted {
      (depth($0.element), $0.offset) < (depth($1.element), $1.offset)
    }.map(\.element)
  }
}
