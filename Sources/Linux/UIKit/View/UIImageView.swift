import CoreGraphics
import Foundation
import QuartzCore

/// Shows an image as its layer's contents, placed by the view's content mode.
@preconcurrency @MainActor open class UIImageView: UIView {
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    showImage()
  }

  open var image: UIImage? {
    didSet {
      showImage()
      guard oldValue?.size != image?.size else { return }
      invalidateIntrinsicContentSize()
      superview?.setNeedsLayout()
    }
  }

  open var highlightedImage: UIImage? { didSet { showImage() } }
  open var isHighlighted = false { didSet { showImage() } }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { showImage() } }
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  /// Zero for without end.
  open var animationRepeatCount = 0
  private var isRunning = false

  private var shownImage: UIImage? {
    let chosen = isHighlighted ? highlightedImage ?? image : image
    guard let preferredSymbolConfiguration else { return chosen }
    return chosen?.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? chosen
  }

  private func showImage() {
    guard let image = shownImage else {
      layer.contents = nil
      return
    }
    layer.contents = pixels(of: image)
    layer.contentsScale = scale(of: image)
    layer.contentsCenter = image.content.stretchableArea
    if isRunning { startAnimating() }
  }

  /// Symbols are drawn as finely as the screen shows them.
  private func scale(of image: UIImage) -> CGFloat {
    image.content.symbol == nil ? image.scale : traitCollection.drawingScale
  }

  /// Templates and symbols take the view's tint colour.
  private func pixels(of image: UIImage) -> CGImage? {
    var content = image.content
    content.scale = scale(of: image)
    if content.flipsForRightToLeft, effectiveUserInterfaceLayoutDirection == .rightToLeft {
      content = content.mirrored
    }
    var result: CGImage?
    traitCollection.performAsCurrent {
      result = content.isTemplate ? content.raster(tint: tintColor) : content.upright
    }
    return result
  }

  // MARK: Animated images

  open func startAnimating() {
    let frames = animationImages ?? image?.images ?? []
    guard !frames.isEmpty else { return }
    isRunning = true
    let given = animationDuration > 0 ? animationDuration : image?.duration ?? 0
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = frames.compactMap { pixels(of: $0) }
    animation.calculationMode = .discrete
    animation.duration = given > 0 ? given : TimeInterval(frames.count) / 30
    animation.repeatCount = animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity
    layer.add(animation, forKey: "images")
  }

  open func stopAnimating() {
    isRunning = false
    layer.removeAnimation(forKey: "images")
  }

  open var isAnimating: Bool { isRunning && layer.animation(forKey: "images") != nil }

  // MARK: Size, tint and traits

  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? .zero
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.content.isTemplate == true { showImage() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let content = shownImage?.content else { return }
    if content.isTemplate || content.tint != nil || content.symbol != nil { showImage() }
  }
}

extension ImageContent {
  /// The part between the caps, in parts of the whole, as a layer's `contentsCenter` counts.
  fileprivate var stretchableArea: CGRect {
    guard isResizable, size.width > 0, size.height > 0 else {
      return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    let width = max(0, size.width - capInsets.left - capInsets.right)
    let height = max(0, size.height - capInsets.top - capInsets.bottom)
    return CGRect(
      x: capInsets.left / size.width, y: capInsets.top / size.height, width: width / size.width,
      height: height / size.height)
  }

  /// The same picture as in a mirror.
  fileprivate var mirrored: ImageContent {
    guard let bitmap = upright else { return self }
    var result = self
    result.symbol = nil
    result.bitmap = bitmap
    result.orientation = .upMirrored
    if symbol != nil, renderingMode == .automatic { result.renderingMode = .alwaysTemplate }
    return result
  }
}
