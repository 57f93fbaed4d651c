import CPangoCairo

/// Everything a layer shows, as a value: the model has one, so has each node of the render tree.
struct LayerState {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var zPosition: CGFloat = 0
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var isHidden = false
  var masksToBounds = false

  var contents: Any?
  /// While contents cross-fade: what is faded out, and how far.
  var fadingContents: CGImage?
  var fadeProgress: CGFloat = 1
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var isOpaque = false

  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var maskedCorners = CACornerMask.all
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  var opacity: Float = 1

  var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?

  var timing = MediaTiming(duration: .infinity)
  var kind = LayerKind.plain
  var transition: TransitionState?
  var isReplicant = false
  /// Whether it is a material, which may not show under an opacity below 1.
  var isMaterial = false
  /// Whether another process draws it: seen on the screen, but in no picture.
  var isForeign = false
}

/// What the subclass adds.
enum LayerKind {
  case plain
  case gradient(GradientState)
}

struct GradientState {
  var colors: [Any]?
  var locations: [NSNumber]?
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
}

extension LayerState {
  var gradient: GradientState {
    get { if case .gradient(let state) = kind { state } else { GradientState() } }
    set { kind = .gradient(newValue) }
  }

  var image: CGImage? { contents as? CGImage }

  /// The point of the layer's own coordinates that stands at `position`.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// The layer's coordinates to its parent's, the parent's sublayer transform left out.
  var placement: CGAffineTransform {
    let anchor = self.anchor
    if transform.isPlaneTranslation {
      return CGAffineTransform(
        translationX: position.x + transform.m41 - anchor.x,
        y: position.y + transform.m42 - anchor.y)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform.planeTransform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The sublayer transform, about the anchor point; nil for the identity.
  var childTransform: CGAffineTransform? {
    if CATransform3DIsIdentity(sublayerTransform) { return nil }
    let anchor = self.anchor
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(sublayerTransform.planeTransform)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }

  /// The bounds in the parent's coordinates, as `frame` documents it.
  var frame: CGRect { bounds.applying(placement) }
}
