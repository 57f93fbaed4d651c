import CoreGraphics
import Foundation
import QuartzCore

/// One line of text to be edited at its end.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput {
  public enum BorderStyle: Int, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }

  public enum ViewMode: Int, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always
  }

  private var content = NSAttributedString(string: "")
  private var editing = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentMode = .redraw
  }

  // MARK: Text

  /// Never nil: an empty field says an empty string.
  open var text: String? {
    get { content.string }
    set {
      content = NSAttributedString(string: newValue ?? "")
      contentChanged()
    }
  }

  open var textColor: UIColor? { didSet { setNeedsDisplay() } }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { contentChanged() } }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }

  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  open var attributedPlaceholder: NSAttributedString? { didSet { contentChanged() } }

  open var borderStyle = UITextField.BorderStyle.none {
    didSet {
      layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
      layer.borderWidth = borderStyle == .none ? 0 : 1
      layer.borderColor = UIColor.systemGray4.cgColor
      contentChanged()
    }
  }

  open weak var delegate: (any UITextFieldDelegate)?
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var adjustsFontForContentSizeCategory = false
  open var selectedTextRange: UITextRange?

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

  private func contentChanged() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // MARK: Editing

  open var clearsOnBeginEditing = false

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Asks the delegate first; editing has begun once the field is first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    editing = true
    if clearsOnBeginEditing { text = nil }
    setNeedsLayout()
    setNeedsDisplay()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    editing = false
    setNeedsLayout()
    setNeedsDisplay()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  open var hasText: Bool { content.length > 0 }

  /// A line feed is the return key: the delegate hears of it and no text is added.
  open func insertText(_ text: String) {
    if text == "\n" {
      _ = delegate?.textFieldShouldReturn(self)
      sendActions(for: .editingDidEndOnExit)
      return
    }
    replace(NSRange(location: content.length, length: 0), with: text)
  }

  open func deleteBackward() {
    guard let last = content.string.last else { return }
    let length = String(last).utf16.count
    replace(NSRange(location: content.length - length, length: length), with: "")
  }

  private func replace(_ range: NSRange, with text: String) {
    let allowed = delegate?.textField(
      self, shouldChangeCharactersIn: range, replacementString: text)
    guard allowed ?? true else { return }
    let changed = NSMutableAttributedString(attributedString: content)
    changed.replaceCharacters(in: range, with: text)
    content = changed
    contentChanged()
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let place = touches.first?.location(in: self), bounds.contains(place) {
      becomeFirstResponder()
    }
  }

  // MARK: Layout

  open var leftView: UIView? { didSet { sideViewChanged(from: oldValue, to: leftView) } }
  open var leftViewMode = UITextField.ViewMode.never { didSet { setNeedsLayout() } }
  open var rightView: UIView? { didSet { sideViewChanged(from: oldValue, to: rightView) } }
  open var rightViewMode = UITextField.ViewMode.never { didSet { setNeedsLayout() } }

  private func sideViewChanged(from old: UIView?, to new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func shows(_ mode: UITextField.ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: editing
    case .unlessEditing: !editing
    case .always: true
    }
  }

  private func width(of view: UIView?, _ mode: UITextField.ViewMode) -> CGFloat {
    view.map { shows(mode) ? $0.bounds.width : 0 } ?? 0
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !shows(leftViewMode)
    rightView?.isHidden = !shows(rightViewMode)
    leftView?.center = CGPoint(x: (leftView?.bounds.width ?? 0) / 2, y: bounds.midY)
    let right = rightView?.bounds.width ?? 0
    rightView?.center = CGPoint(x: bounds.maxX - right / 2, y: bounds.midY)
  }

  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let margin: CGFloat = borderStyle == .none ? 0 : 7
    let left = margin + width(of: leftView, leftViewMode)
    let right = margin + width(of: rightView, rightViewMode)
    return CGRect(
      x: bounds.minX + left, y: bounds.minY, width: max(0, bounds.width - left - right),
      height: bounds.height)
  }

  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open override var intrinsicContentSize: CGSize {
    let shown = hasText ? content : attributedPlaceholder ?? content
    let text = TextLayout(shown, defaults: defaults(.label), bounds: TextBounds(lineLimit: 1)).size
    let line = (font ?? .systemFont(ofSize: 17)).lineHeight
    let frame: CGFloat = borderStyle == .none ? 0 : 14
    let sides = width(of: leftView, leftViewMode) + width(of: rightView, rightViewMode)
    return CGSize(
      width: (text.width + frame + sides).rounded(.up),
      height: (line + (borderStyle == .none ? 2 : 14)).rounded(.up))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Drawing

  private func defaults(_ color: UIColor) -> TextDefaults {
    var defaults = TextDefaults()
    defaults.font = font ?? .systemFont(ofSize: 17)
    defaults.color = color
    defaults.paragraph.alignment = textAlignment
    defaults.paragraph.lineBreakMode = .byTruncatingTail
    defaults.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return defaults
  }

  open override func draw(_ rect: CGRect) {
    if hasText {
      let shown =
        isSecureTextEntry
        ? NSAttributedString(string: String(repeating: "\u{2022}", count: content.string.count))
        : content
      let area = editing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
      draw(shown, in: area, color: textColor ?? .label)
    } else if let attributedPlaceholder {
      draw(
        attributedPlaceholder, in: placeholderRect(forBounds: bounds), color: .placeholderText)
    }
  }

  private func draw(_ text: NSAttributedString, in area: CGRect, color: UIColor) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = TextLayout(
      text, defaults: defaults(color), bounds: TextBounds(width: area.width, lineLimit: 1))
    let scale = traitCollection.drawingScale
    let top = area.minY + ((area.height - layout.size.height) / 2 * scale).rounded() / scale
    layout.draw(in: context, at: CGPoint(x: area.minX, y: top))
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { font = font?.adjusted(to: traitCollection) }
    layer.borderColor = UIColor.systemGray4.resolvedColor(with: traitCollection).cgColor
    setNeedsDisplay()
  }
}
