/// Key paths such as `position.x`, `bounds.size.width` and `transform.rotation.z`.
extension LayerState {
  func codedValue(at keyPath: String) -> Any? {
    if let property = LayerProperty.all[keyPath] { return property.get(self) }
    guard let part = part(of: keyPath), let value = animatedValue(at: keyPath) else { return nil }
    guard let vector = value.vector else { return nil }
    switch part.component {
    case "origin": return CGPoint(x: vector.x, y: vector.y)
    case "size", "translation": return CGSize(width: vector.x, height: vector.y)
    default: return CGFloat(vector.x)
    }
  }

  func animatedValue(at keyPath: String) -> AnimatedValue? {
    if let property = LayerProperty.all[keyPath] {
      return AnimatedValue(property.get(self)) ?? AnimatedValue.absent(for: keyPath)
    }
    guard let (property, component) = part(of: keyPath) else { return nil }
    switch AnimatedValue(property.get(self)) {
    case .vector(let vector): return Self.indices(component).map { vector.picked($0) }
    case .transform(let transform): return transform.component(component)
    default: return nil
    }
  }

  mutating func setAnimatedValue(_ value: AnimatedValue, at keyPath: String) {
    if let property = LayerProperty.all[keyPath] { return property.set(&self, value) }
    guard let (property, component) = part(of: keyPath), let parts = value.vector else { return }
    switch AnimatedValue(property.get(self)) {
    case .vector(var vector):
      guard let indices = Self.indices(component) else { return }
      for (source, target) in indices.enumerated() { vector[target] = parts[source] }
      property.set(&self, .vector(vector))
    case .transform(let transform):
      property.set(&self, .transform(transform.setting(component, to: parts)))
    default: break
    }
  }

  private func part(of keyPath: String) -> (property: LayerProperty, component: String)? {
    guard let dot = keyPath.firstIndex(of: "."),
      let property = LayerProperty.all[String(keyPath[..<dot])]
    else { return nil }
    return (property, String(keyPath[keyPath.index(after: dot)...]))
  }

  private static func indices(_ component: String) -> [Int]? {
    switch component {
    case "x", "origin.x": return [0]
    case "y", "origin.y": return [1]
    case "width", "size.width": return component == "width" ? [0] : [2]
    case "height", "size.height": return component == "height" ? [1] : [3]
    case "origin": return [0, 1]
    case "size": return [2, 3]
    default: return nil
    }
  }
}

extension SIMD4 where Scalar == Double {
  fileprivate func picked(_ indices: [Int]) -> AnimatedValue {
    var result = SIMD4<Double>()
    for (target, source) in indices.enumerated() { result[target] = self[source] }
    return .vector(result)
  }
}

extension AnimatedValue {
  /// What a property that is nil counts as: no color is a clear one.
  fileprivate static func absent(for key: String) -> AnimatedValue? {
    if key.hasSuffix("Color") { return .color(CGColor(gray: 0, alpha: 0)) }
    return .other(())
  }
}

extension CATransform3D {
  fileprivate func component(_ name: String) -> AnimatedValue? {
    guard let parts = TransformParts(self) else { return nil }
    let q = parts.rotation
    let number: Double
    switch name {
    case "translation":
      return .vector(SIMD4(parts.translation.x, parts.translation.y, parts.translation.z, 0))
    case "translation.x": number = parts.translation.x
    case "translation.y": number = parts.translation.y
    case "translation.z": number = parts.translation.z
    case "scale": number = parts.scale.sum() / 3
    case "scale.x": number = parts.scale.x
    case "scale.y": number = parts.scale.y
    case "scale.z": number = parts.scale.z
    case "rotation", "rotation.z":
      number = atan2(2 * (q.w * q.z + q.x * q.y), 1 - 2 * (q.y * q.y + q.z * q.z))
    case "rotation.x":
      number = atan2(2 * (q.w * q.x + q.y * q.z), 1 - 2 * (q.x * q.x + q.y * q.y))
    case "rotation.y": number = asin(max(-1, min(1, 2 * (q.w * q.y - q.z * q.x))))
    default: return nil
    }
    return .vector(SIMD4(number, 0, 0, 0))
  }

  fileprivate func setting(_ name: String, to value: SIMD4<Double>) -> CATransform3D {
    guard var parts = TransformParts(self) else { return self }
    switch name {
    case "translation": parts.translation = SIMD3(value.x, value.y, value.z)
    case "translation.x": parts.translation.x = value.x
    case "translation.y": parts.translation.y = value.x
    case "translation.z": parts.translation.z = value.x
    case "scale": parts.scale = SIMD3(repeating: value.x)
    case "scale.x": parts.scale.x = value.x
    case "scale.y": parts.scale.y = value.x
    case "scale.z": parts.scale.z = value.x
    case "rotation", "rotation.z": parts.rotation = .turn(value.x, about: SIMD3(0, 0, 1))
    case "rotation.x": parts.rotation = .turn(value.x, about: SIMD3(1, 0, 0))
    case "rotation.y": parts.rotation = .turn(value.x, about: SIMD3(0, 1, 0))
    default: break
    }
    return parts.transform
  }
}

extension SIMD4 where Scalar == Double {
  fileprivate static func turn(_ angle: Double, about axis: SIMD3<Double>) -> SIMD4<Double> {
    let side = axis * sin(angle / 2)
    return SIMD4(side.x, side.y, side.z, cos(angle / 2))
  }
}

extension CALayer {
  /// The frame is no property of its own: it is taken apart and put together as bounds are.
  private static func framePart(of path: String) -> String? {
    path == "frame" || path.hasPrefix("frame.") ? "bounds" + path.dropFirst(5) : nil
  }

  private var frameAsBounds: LayerState {
    var state = LayerState()
    state.bounds = frame
    return state
  }

  /// Known key paths change the layer as its properties do; other keys are kept, as documented.
  func setCodedValue(_ value: Any?, forKeyPath path: String) {
    if let part = Self.framePart(of: path), let known = AnimatedValue(value) {
      var moved = frameAsBounds
      moved.setAnimatedValue(known, at: part)
      frame = moved.bounds
      return
    }
    guard let known = AnimatedValue(value), state.animatedValue(at: path) != nil else {
      customValues[path] = value
      return
    }
    let key = String(path.prefix { $0 != "." })
    let action = pendingAction(forKey: key)
    let oldBounds = state.bounds
    state.setAnimatedValue(known, at: path)
    markChanged()
    action?.run(forKey: key, object: self, arguments: nil)
    boundsDidChange(from: oldBounds)
  }

  /// The model's value of an animatable property (or the sampled one, of a presentation layer).
  package func animatableValue(forKey key: String) -> Any? {
    state.codedValue(at: key)
  }

  /// Sets the model's value as its property would, actions included.
  package func setAnimatableValue(_ value: Any?, forKey key: String) {
    setCodedValue(value, forKeyPath: key)
  }

  /// The value between two others of one kind, as an animation would show it; nil if there is none.
  package static func interpolate(from: Any, to: Any, at progress: CGFloat) -> Any? {
    guard let start = AnimatedValue(from), let end = AnimatedValue(to) else { return nil }
    switch start.interpolated(to: end, at: Double(progress)) {
    case .vector(let v):
      switch to {
      case is CGPoint: return CGPoint(x: v.x, y: v.y)
      case is CGSize: return CGSize(width: v.x, height: v.y)
      case is CGVector: return CGVector(dx: v.x, dy: v.y)
      case is CGRect: return CGRect(x: v.x, y: v.y, width: v.z, height: v.w)
      case is Float: return Float(v.x)
      case is Double: return v.x
      default: return CGFloat(v.x)
      }
    case .transform(let transform):
      return to is CGAffineTransform ? CATransform3DGetAffineTransform(transform) : transform
    case .color(let color): return color
    case .path(let path): return path
    case .image(let image), .fade(_, let image, _): return image
    case .list, .other: return progress < 0.5 ? from : to
    }
  }
}
