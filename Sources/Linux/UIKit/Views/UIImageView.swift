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
  }

  /// Symbols are drawn as finely as the screen shows them.
  private func scale(of image: UIImage) -> CGFloat {
    image.content.symbol == nil ? image.scale : traitCollection.drawingScale
  }

  /// Templates and symbols take the view's tint color.
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
