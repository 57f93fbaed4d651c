extension CALayer {
  /// The action is looked for before the change and runs after it, as documented.
  func change<Value>(
    _ path: WritableKeyPath<LayerState, Value>, to value: Value, _ key: String
  ) {
    let action = pendingAction(forKey: key)
    state[keyPath: path] = value
    markChanged()
    action?.run(forKey: key, object: self, arguments: nil)
  }

  func pendingAction(forKey key: String) -> (any CAAction)? {
    guard presented == nil, !CATransaction.disableActions() else { return nil }
    let action = action(forKey: key)
    return action is NSNull ? nil : action
  }

  /// The documented search.
  ///
  /// The delegate, the actions dictionary, the style's, the class: the first answer counts, and
  /// `NSNull` means none. Then comes the implicit animation.
  func documentedAction(forKey event: String) -> (any CAAction)? {
    if let delegate, let action = delegate.action(for: self, forKey: event) {
      return action is NSNull ? nil : action
    }
    let styled = style?["actions"] as? [String: any CAAction]
    let found = actions?[event] ?? styled?[event] ?? type(of: self).defaultAction(forKey: event)
    if let found { return found is NSNull ? nil : found }
    return implicitAnimation(forKey: event)
  }

  /// A bare layer animates its changes, but not before it has been seen.
  private func implicitAnimation(forKey key: String) -> (any CAAction)? {
    guard let node, LayerProperty.animatable.contains(key) else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = node.sampled.codedValue(at: key)
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  func attach(_ animation: CAAnimation, forKey key: String?) {
    guard presented == nil, let copy = animation.copy(with: nil) as? CAAnimation else { return }
    if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
    if let pace = CATransaction.animationTimingFunction() { copy.timingFunction = pace }
    if let node { copy.take(shown: node.sampled) }
    copy.isAttached = true
    if let key { detachAnimations { $0.key == key } }
    let group = CATransaction.stack.groupOfAnimations
    attached.append(AttachedAnimation(animation: copy, key: key, group: group))
    HostClock.current.agenda.animated.append(self)
    if let path = (copy as? CATransition).map({ _ in "transition" }) { noteTransition(path) }
    markChanged()
  }

  private func noteTransition(_ key: String) {
    node?.keepsPictureForTransition = true
  }

  /// Animations taken away before their end stop unfinished; the delegate hears of it in its turn.
  func detachAnimations(where isGone: (AttachedAnimation) -> Bool) {
    let gone = attached.filter(isGone)
    guard !gone.isEmpty else { return }
    attached.removeAll(where: isGone)
    for animation in gone { animation.stop(finished: false) }
    markChanged()
  }

  /// Draws into new contents, unless the delegate displays the layer itself.
  func displayContents() {
    if let delegate {
      LayerDrawing.wasLeftOut = false
      delegate.display(self)
      if !LayerDrawing.wasLeftOut { return }
      delegate.layerWillDraw(self)
    }
    guard bounds.width > 0, bounds.height > 0,
      let context = CGContext(size: bounds.size, scale: contentsScale, isOpaque: isOpaque)
    else {
      state.contents = nil
      markChanged()
      return
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    LayerDrawing.wasLeftOut = false
    draw(in: context)
    if LayerDrawing.wasLeftOut { return }
    state.contents = context.takeImage()
    markChanged()
  }

  func presentationCopy() -> CALayer? {
    if presented != nil { return self }
    guard let node else { return nil }
    let copy = Self.make(presenting: self)
    copy.state = node.sampled
    copy.presented = self
    return copy
  }
}

/// Calls the initializers of a class known only at run time.
///
/// Swift wants them `required` for that,
/// which would ask more of an app's subclasses than Apple does; the call is the same.
private class LayerMaker: CALayer {
  required override init() {
    super.init()
  }

  required override init(layer: Any) {
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Keeps the compiler from taking ``LayerMaker``'s initializers for the only ones.
private final class OtherLayerMaker: LayerMaker {
  required init() {
    super.init()
  }

  required init(layer: Any) {
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension CALayer {
  /// A layer of this class, as `layerClass` asks for.
  package static func make() -> CALayer {
    unsafeBitCast(self as CALayer.Type, to: LayerMaker.Type.self).init()
  }

  static func make(presenting layer: CALayer) -> CALayer {
    unsafeBitCast(type(of: layer) as CALayer.Type, to: LayerMaker.Type.self).init(layer: layer)
  }
}
