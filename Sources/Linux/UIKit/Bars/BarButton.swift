/// How a bar shows one item: its custom view, its picture, or its title, as a control.
@MainActor final class BarButton: UIControl {
  let item: UIBarButtonItem
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let touchPadding: CGFloat = 6

  init(item: UIBarButtonItem, look: UIBarButtonItemAppearance?, tint: UIColor?) {
    self.item = item
    super.init(frame: .zero)
    addTarget(self, action: Selector("perform", BarButton.perform), for: .touchUpInside)
    show(look: look, tint: tint)
  }

  required init?(coder: NSCoder) {
    item = UIBarButtonItem()
    super.init(coder: coder)
  }

  private func show(look: UIBarButtonItemAppearance?, tint: UIColor?) {
    isEnabled = item.isEnabled
    accessibilityLabel = item.title
    if let custom = item.customView { return addSubview(custom) }
    let state: UIControl.State = item.isEnabled ? .normal : .disabled
    let own = item.titleTextAttributes(for: state) ?? [:]
    let shared = (item.isEnabled ? look?.normal : look?.disabled)?.titleTextAttributes ?? [:]
    let attributes = own.merging(shared) { mine, _ in mine }
    let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
    if let image = item.image {
      picture.image =
        image.renderingMode == .alwaysOriginal
        ? image : image.withRenderingMode(.alwaysTemplate)
      picture.tintColor = item.tintColor ?? tint
      addSubview(picture)
    } else {
      label.text = item.title ?? item.systemItem?.text
      label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: weight)
      label.textColor = attributes[.foregroundColor] as? UIColor ?? item.tintColor ?? tint
      addSubview(label)
    }
    if !item.isEnabled { label.textColor = .tertiaryLabel }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let space = item.systemItem, space == .fixedSpace || space == .flexibleSpace {
      return CGSize(width: item.width, height: 0)
    }
    var fitted = CGSize.zero
    if let custom = item.customView {
      fitted = custom.bounds.size == .zero ? custom.sizeThatFits(size) : custom.bounds.size
    } else if let image = item.image {
      fitted = image.size
    } else {
      fitted = label.sizeThatFits(size)
    }
    if item.width > 0 { fitted.width = item.width }
    return CGSize(width: fitted.width.rounded(.up), height: max(fitted.height, 44))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let custom = item.customView {
      custom.center = CGPoint(x: bounds.midX, y: bounds.midY)
    } else {
      label.frame = bounds
      let size = picture.image?.size ?? .zero
      picture.frame = CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
    }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -touchPadding, dy: 0).contains(point)
  }

  override var isHighlighted: Bool {
    didSet { if item.customView == nil { alpha = isHighlighted ? 0.3 : 1 } }
  }

  private func perform() {
    if item.changesSelectionAsPrimaryAction { item.isSelected.toggle() }
    if let action = item.primaryAction {
      action.perform(sender: item)
    } else if let action = item.action {
      let start = window?.firstResponder ?? self
      guard let target = item.target ?? start.target(forAction: action, withSender: item) else {
        return
      }
      UIApplication.shared.sendAction(action, to: target, from: item, for: nil)
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The words and signs the host shows for the system's items.
  var text: String? {
    switch self {
    case .done: return "Done"
    case .cancel: return "Cancel"
    case .edit: return "Edit"
    case .save: return "Save"
    case .add: return "+"
    case .undo: return "Undo"
    case .redo: return "Redo"
    case .close: return "\u{2715}"
    case .flexibleSpace, .fixedSpace: return nil
    case .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .stop, .camera,
      .trash, .play, .pause, .rewind, .fastForward:
      return "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
    }
  }
}
