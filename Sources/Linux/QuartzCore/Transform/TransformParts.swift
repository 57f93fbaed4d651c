/// A transform taken apart, so that rotations are interpolated as rotations.
struct TransformParts {
  var translation = SIMD3<Double>()
  var scale = SIMD3<Double>(repeating: 1)
  /// Shear of x by y, x by z and y by z.
  var shear = SIMD3<Double>()
  /// A unit quaternion.
  var rotation = SIMD4<Double>(0, 0, 0, 1)

  /// Nil for perspective and for transforms that flatten space.
  init?(_ t: CATransform3D) {
    guard t.m14 == 0, t.m24 == 0, t.m34 == 0, t.m44 == 1 else { return nil }
    translation = SIMD3(Double(t.m41), Double(t.m42), Double(t.m43))
    var x = SIMD3(Double(t.m11), Double(t.m12), Double(t.m13))
    var y = SIMD3(Double(t.m21), Double(t.m22), Double(t.m23))
    var z = SIMD3(Double(t.m31), Double(t.m32), Double(t.m33))
    scale.x = length(x)
    guard scale.x > 0 else { return nil }
    x /= scale.x
    shear.x = (x * y).sum()
    y -= x * shear.x
    scale.y = length(y)
    guard scale.y > 0 else { return nil }
    y /= scale.y
    shear.x /= scale.y
    shear.y = (x * z).sum()
    z -= x * shear.y
    shear.z = (y * z).sum()
    z -= y * shear.z
    scale.z = length(z)
    guard scale.z > 0 else { return nil }
    z /= scale.z
    shear.y /= scale.z
    shear.z /= scale.z
    let cross = SIMD3(y.y * z.z - y.z * z.y, y.z * z.x - y.x * z.z, y.x * z.y - y.y * z.x)
    if (x * cross).sum() < 0 {
      // A mirror image: turning one axis over is the smallest change in the plane.
      scale.y = -scale.y
      y = -y
      shear.x = -shear.x
      shear.z = -shear.z
    }
    rotation = Self.quaternion(x, y, z)
  }

  private func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }

  private static func quaternion(
    _ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>
  ) -> SIMD4<Double> {
    let qx = max(0, 1 + x.x - y.y - z.z).squareRoot() / 2
    let qy = max(0, 1 - x.x + y.y - z.z).squareRoot() / 2
    let qz = max(0, 1 - x.x - y.y + z.z).squareRoot() / 2
    let qw = max(0, 1 + x.x + y.y + z.z).squareRoot() / 2
    if qw > 1e-6 {
      return SIMD4(
        copysign(qx, y.z - z.y), copysign(qy, z.x - x.z), copysign(qz, x.y - y.x), qw)
    }
    if qx >= qy, qx >= qz { return SIMD4(qx, copysign(qy, x.y), copysign(qz, x.z), 0) }
    if qy >= qz { return SIMD4(copysign(qx, x.y), qy, copysign(qz, y.z), 0) }
    return SIMD4(copysign(qx, x.z), copysign(qy, y.z), qz, 0)
  }

  func blended(with other: TransformParts, at t: Double) -> TransformParts {
    var result = self
    result.translation += (other.translation - translation) * t
    result.scale += (other.scale - scale) * t
    result.shear += (other.shear - shear) * t
    var target = other.rotation
    var cosine = (rotation * target).sum()
    if cosine < 0 { (target, cosine) = (-target, -cosine) }
    if cosine > 0.999_999 {
      result.rotation = rotation + (target - rotation) * t
    } else {
      let angle = acos(cosine)
      result.rotation =
        (rotation * sin((1 - t) * angle) + target * sin(t * angle)) / sin(angle)
    }
    return result
  }

  var transform: CATransform3D {
    let q = rotation / (rotation * rotation).sum().squareRoot()
    let (x, y, z, w) = (q.x, q.y, q.z, q.w)
    let r1 = SIMD4(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0)
    let r2 = SIMD4(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0)
    let r3 = SIMD4(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0)
    let second = (r2 + r1 * shear.x) * scale.y
    let third = (r3 + r1 * shear.y + r2 * shear.z) * scale.z
    return CATransform3D(
      rows: r1 * scale.x, second, third, SIMD4(translation.x, translation.y, translation.z, 1))
  }
}

extension CATransform3D {
  /// Straight for moves and scales; through the parts where something turns.
  func blended(with other: CATransform3D, at t: Double) -> CATransform3D {
    let (from, to) = (rows, other.rows)
    if isUpright, other.isUpright {
      let mixed = zip(from, to).map { $0 + ($1 - $0) * t }
      return CATransform3D(rows: mixed[0], mixed[1], mixed[2], mixed[3])
    }
    if let first = TransformParts(self), let second = TransformParts(other) {
      return first.blended(with: second, at: t).transform
    }
    let mixed = zip(from, to).map { $0 + ($1 - $0) * t }
    return CATransform3D(rows: mixed[0], mixed[1], mixed[2], mixed[3])
  }

  private var isUpright: Bool {
    m12 == 0 && m13 == 0 && m21 == 0 && m23 == 0 && m31 == 0 && m32 == 0
  }
}
