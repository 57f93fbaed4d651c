import CoreGraphics
import Foundation
import QuartzCore

@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

/// The methods are optional: these are what happens without them.
extension UITextViewDelegate {
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}

  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

/// Many lines of text that scroll.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput {
  private var content = NSAttributedString(string: "")
  private let container: NSTextContainer
  private let page = TextPage()

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    container = NSTextContainer()
    super.init(coder: coder)
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  private func setUp() {
    page.isUserInteractionEnabled = false
    page.isOpaque = false
    page.contentMode = .redraw
    page.textView = self
    backgroundColor = .systemBackground
    addSubview(page)
  }

  open var text: String! {
    get { content.string }
    set {
      content = NSAttributedString(string: newValue ?? "")
      contentChanged()
    }
  }

  open var font: UIFont? { didSet { contentChanged() } }
  open var textColor: UIColor? { didSet { contentChanged() } }
  open var textAlignment = NSTextAlignment.natural { didSet { contentChanged() } }
  open var isEditable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentChanged() }
  }
  open var selectedRange = NSRange(location: 0, length: 0)
  open var selectedTextRange: UITextRange? {
    get { CharacterRange(selectedRange.length) }
    set { if newValue?.isEmpty != false { selectedRange.length = 0 } }
  }
  open var adjustsFontForContentSizeCategory = false

  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard super.becomeFirstResponder() else { return false }
    (delegate as? any UITextViewDelegate)?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard super.resignFirstResponder() else { return false }
    (delegate as? any UITextViewDelegate)?.textViewDidEndEditing(self)
    return true
  }

  open var hasText: Bool { content.length > 0 }

  open func insertText(_ text: String) {
    replace(NSRange(location: content.length, length: 0), with: text)
  }

  open func deleteBackward() {
    guard let last = content.string.last else { return }
    let length = String(last).utf16.count
    replace(NSRange(location: content.length - length, length: length), with: "")
  }

  private func replace(_ range: NSRange, with text: String) {
    let listener = delegate as? any UITextViewDelegate
    guard listener?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else {
      return
    }
    let changed = NSMutableAttributedString(attributedString: content)
    changed.replaceCharacters(in: range, with: text)
    content = changed
    selectedRange = NSRange(location: changed.length, length: 0)
    contentChanged()
    listener?.textViewDidChange(self)
  }

  // MARK: Layout and drawing

  private func contentChanged() {
    setNeedsLayout()
    page.setNeedsDisplay()
  }

  private func layout(width: CGFloat) -> TextLayout {
    var defaults = TextDefaults()
    defaults.font = font ?? .systemFont(ofSize: 12)
    defaults.color = textColor ?? .label
    defaults.paragraph.alignment = textAlignment
    defaults.paragraph.lineBreakMode = container.lineBreakMode
    defaults.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let sides =
      textContainerInset.left + textContainerInset.right + 2 * container.lineFragmentPadding
    let bounds = TextBounds(
      width: max(1, width - sides), lineLimit: container.maximumNumberOfLines)
    return TextLayout(content, defaults: defaults, bounds: bounds)
  }

  private func height(of layout: TextLayout) -> CGFloat {
    let line = (font ?? .systemFont(ofSize: 12)).lineHeight
    let text = max(layout.size.height, line)
    return (text + textContainerInset.top + textContainerInset.bottom).rounded(.up)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .infinity
    let layout = layout(width: width)
    let sides =
      textContainerInset.left + textContainerInset.right + 2 * container.lineFragmentPadding
    return CGSize(width: (layout.size.width + sides).rounded(.up), height: height(of: layout))
  }

  open override func layoutSubviews() {
    let size = CGSize(width: bounds.width, height: height(of: layout(width: bounds.width)))
    if contentSize != size { contentSize = size }
    let frame = CGRect(origin: .zero, size: size)
    if page.frame != frame { page.frame = frame }
    super.layoutSubviews()
  }

  fileprivate func drawPage() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    layout(width: bounds.width).draw(
      in: context,
      at: CGPoint(
        x: textContainerInset.left + container.lineFragmentPadding, y: textContainerInset.top))
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { font = font?.adjusted(to: traitCollection) }
    page.setNeedsDisplay()
  }
}

/// The part of a text view that scrolls.
private final class TextPage: UIView {
  weak var textView: UITextView?

  override func draw(_ rect: CGRect) {
    textView?.drawPage()
  }
}
