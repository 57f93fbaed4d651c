/// One property of a layer as a value that animations can read and write.
struct LayerProperty {
  let get: (LayerState) -> Any?
  let set: (inout LayerState, AnimatedValue) -> Void

  static let animatable: Set<String> = Set(all.keys).subtracting([
    "name", "contentsGravity", "contentsScale", "masksToBounds",
  ])

  nonisolated(unsafe) static let all: [String: LayerProperty] = {
    var all: [String: LayerProperty] = [:]
    func number<Value: BinaryFloatingPoint>(
      _ name: String, _ path: WritableKeyPath<LayerState, Value>
    ) {
      all[name] = LayerProperty(get: { $0[keyPath: path] }) { state, value in
        if let number = value.number { state[keyPath: path] = Value(number) }
      }
    }
    func flag(_ name: String, _ path: WritableKeyPath<LayerState, Bool>) {
      all[name] = LayerProperty(get: { $0[keyPath: path] }) { state, value in
        if let number = value.number { state[keyPath: path] = number >= 0.5 }
      }
    }
    func point(_ name: String, _ path: WritableKeyPath<LayerState, CGPoint>) {
      all[name] = LayerProperty(get: { $0[keyPath: path] }) { state, value in
        if let v = value.vector { state[keyPath: path] = CGPoint(x: v.x, y: v.y) }
      }
    }
    func rect(_ name: String, _ path: WritableKeyPath<LayerState, CGRect>) {
      all[name] = LayerProperty(get: { $0[keyPath: path] }) { state, value in
        if let v = value.vector {
          state[keyPath: path] = CGRect(x: v.x, y: v.y, width: v.z, height: v.w)
        }
      }
    }
    func transform(_ name: String, _ path: WritableKeyPath<LayerState, CATransform3D>) {
      all[name] = LayerProperty(get: { $0[keyPath: path] }) { state, value in
        if case .transform(let transform) = value { state[keyPath: path] = transform }
      }
    }
    func color(_ name: String, _ path: WritableKeyPath<LayerState, CGColor?>) {
      all[name] = LayerProperty(get: { $0[keyPath: path] }) { state, value in
        if case .color(let color) = value { state[keyPath: path] = color }
      }
    }
    func path(_ name: String, _ path: WritableKeyPath<LayerState, CGPath?>) {
      all[name] = LayerProperty(get: { $0[keyPath: path] }) { state, value in
        if case .path(let shape) = value { state[keyPath: path] = shape }
      }
    }
    rect("bounds", \.bounds)
    point("position", \.position)
    point("anchorPoint", \.anchorPoint)
    number("zPosition", \.zPosition)
    transform("transform", \.transform)
    transform("sublayerTransform", \.sublayerTransform)
    flag("hidden", \.isHidden)
    flag("masksToBounds", \.masksToBounds)
    rect("contentsRect", \.contentsRect)
    rect("contentsCenter", \.contentsCenter)
    number("contentsScale", \.contentsScale)
    color("backgroundColor", \.backgroundColor)
    number("cornerRadius", \.cornerRadius)
    number("borderWidth", \.borderWidth)
    color("borderColor", \.borderColor)
    number("opacity", \.opacity)
    color("shadowColor", \.shadowColor)
    number("shadowOpacity", \.shadowOpacity)
    number("shadowRadius", \.shadowRadius)
    path("shadowPath", \.shadowPath)
    point("startPoint", \.gradient.startPoint)
    point("endPoint", \.gradient.endPoint)
    all["shadowOffset"] = LayerProperty(get: { $0.shadowOffset }) { state, value in
      if let v = value.vector { state.shadowOffset = CGSize(width: v.x, height: v.y) }
    }
    all["colors"] = LayerProperty(get: { $0.gradient.colors }) { state, value in
      if case .list(let list) = value { state.gradient.colors = list.compactMap(\.color) }
    }
    all["locations"] = LayerProperty(get: { $0.gradient.locations }) { state, value in
      guard case .list(let list) = value else { return }
      state.gradient.locations = list.compactMap { $0.number.map { NSNumber(value: $0) } }
    }
    all["contents"] = LayerProperty(get: { $0.contents }) { state, value in
      switch value {
      case .image(let image): state.contents = image
      case .fade(let from, let to, let progress):
        (state.contents, state.fadingContents) = (to, from)
        state.fadeProgress = CGFloat(progress)
      default: break
      }
    }
    return all
  }()
}

extension AnimatedValue {
  fileprivate var color: CGColor? {
    if case .color(let color) = self { color } else { nil }
  }
}
