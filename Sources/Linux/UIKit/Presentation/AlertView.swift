import Foundation

/// The card of an alert or an action sheet.
@MainActor final class AlertView: UIView {
  struct Content {
    var title: String?
    var message: String?
    var actions: [UIAlertAction]
    var preferred: UIAlertAction?
    var isSheet: Bool
  }

  private let card = UIView(frame: .zero)
  private let cancelCard = UIView(frame: .zero)
  private let titleLabel = UILabel(frame: .zero)
  private let messageLabel = UILabel(frame: .zero)
  private var buttons: [AlertButton] = []
  private var lines: [UIView] = []

  var chosen: (UIAlertAction) -> Void = { _ in }
  var content = Content(title: nil, message: nil, actions: [], preferred: nil, isSheet: false) {
    didSet { rebuild() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for card in [card, cancelCard] {
      card.backgroundColor = .secondarySystemGroupedBackground
      card.layer.cornerRadius = 14
      card.clipsToBounds = true
      addSubview(card)
    }
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      card.addSubview(label)
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func rebuild() {
    titleLabel.text = content.title
    titleLabel.font = .systemFont(ofSize: content.isSheet ? 13 : 17, weight: .semibold)
    titleLabel.textColor = content.isSheet ? .secondaryLabel : .label
    messageLabel.text = content.message
    messageLabel.font = .systemFont(ofSize: 13)
    messageLabel.textColor = content.isSheet ? .secondaryLabel : .label
    for view in buttons + lines { view.removeFromSuperview() }
    buttons = content.actions.map { action in
      AlertButton(action, isPreferred: action === boldAction, isSheet: content.isSheet) {
        [weak self] in self?.chosen(action)
      }
    }
    lines = buttons.map { _ in UIView(frame: .zero) }
    for line in lines {
      line.backgroundColor = .separator
      card.addSubview(line)
    }
    for (index, button) in buttons.enumerated() {
      (isApart(index) ? cancelCard : card).addSubview(button)
    }
    cancelCard.isHidden = !hasSeparateCancel
    setNeedsLayout()
  }

  /// Apple: the preferred action is emphasized, or the cancel action when none is preferred.
  private var boldAction: UIAlertAction? {
    content.preferred ?? content.actions.first { $0.style == .cancel }
  }

  private var hasSeparateCancel: Bool {
    content.isSheet && content.actions.last?.style == .cancel && content.actions.count > 1
  }

  private func isApart(_ index: Int) -> Bool {
    hasSeparateCancel && index == content.actions.count - 1
  }

  func layout(in container: UIView) -> AlertLayout {
    var layout = AlertLayout(
      isSheet: content.isSheet, container: container.bounds, safeArea: container.safeAreaInsets,
      titleHeight: 0, messageHeight: 0, actionCount: content.actions.count,
      hasSeparateCancel: hasSeparateCancel)
    let room = CGSize(width: layout.contentWidth, height: .greatestFiniteMagnitude)
    if content.title?.isEmpty == false {
      layout.titleHeight = titleLabel.sizeThatFits(room).height.rounded(.up)
    }
    if content.message?.isEmpty == false {
      layout.messageHeight = messageLabel.sizeThatFits(room).height.rounded(.up)
    }
    return layout
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let container = superview else { return }
    let layout = layout(in: container)
    let last = layout.actionFrame(max(content.actions.count - 1, 0))
    card.frame = CGRect(
      x: 0, y: 0, width: bounds.width,
      height: hasSeparateCancel ? last.minY - AlertLayout.sheetMargin : bounds.height)
    cancelCard.frame = last
    titleLabel.frame = layout.titleFrame
    messageLabel.frame = layout.messageFrame
    let thickness = 1 / max(traitCollection.displayScale, 1)
    for (index, button) in buttons.enumerated() {
      let frame = layout.actionFrame(index)
      button.frame = isApart(index) ? cancelCard.bounds : frame
      lines[index].isHidden = isApart(index) || (index == 0 && layout.headHeight == 0)
      lines[index].frame =
        layout.arrangement == .sideBySide && index == 1
        ? CGRect(x: frame.minX, y: frame.minY, width: thickness, height: frame.height)
        : CGRect(
          x: 0, y: frame.minY, width: bounds.width, height: thickness)
      card.bringSubviewToFront(lines[index])
    }
  }
}

/// One action of an alert.
@MainActor final class AlertButton: UIControl {
  private let label = UILabel(frame: .zero)
  private let action: UIAlertAction

  init(
    _ action: UIAlertAction, isPreferred: Bool, isSheet: Bool,
    tapped: @escaping @MainActor () -> Void
  ) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    label.font = .systemFont(
      ofSize: isSheet ? 20 : 17, weight: isPreferred ? .semibold : .regular)
    label.adjustsFontSizeToFitWidth = true
    addSubview(label)
    accessibilityLabel = action.title
    addAction(UIAction { _ in tapped() }, for: .touchUpInside)
    action.didChange = { [weak self] in self?.show() }
    show()
  }

  required init?(coder: NSCoder) {
    action = UIAlertAction()
    super.init(coder: coder)
  }

  override var isHighlighted: Bool { didSet { show() } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  private func show() {
    if isEnabled != action.isEnabled { isEnabled = action.isEnabled }
    backgroundColor = isHighlighted ? .systemFill : .clear
    guard action.isEnabled else {
      label.textColor = .tertiaryLabel
      return
    }
    label.textColor = action.style == .destructive ? .systemRed : tintColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }
}
