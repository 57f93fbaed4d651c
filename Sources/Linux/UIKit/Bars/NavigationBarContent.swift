/// The row of a navigation bar for one item: back button, items at both ends, title.
@MainActor final class NavigationBarContent: UIView {
  let item: UINavigationItem
  var backItem: UINavigationItem?
  private(set) weak var appearanceInUse: UINavigationBarAppearance?
  private weak var bar: UINavigationBar?
  private var back: BackButton?
  private var leading: [BarButton] = []
  private var trailing: [BarButton] = []
  private let title = UILabel(frame: .zero)
  /// Holds the app's title view, so that a fade changes nothing of the app's.
  private let titleHolder = UIView(frame: .zero)
  /// Holds the search bar below the row.
  private let searchHolder = UIView(frame: .zero)
  private var needsBuilding = true
  private var keptLook: UINavigationBarAppearance?

  var titleAlpha: CGFloat = 1 {
    didSet { if titleAlpha != oldValue { title.alpha = titleAlpha } }
  }

  init(item: UINavigationItem, backItem: UINavigationItem?, bar: UINavigationBar) {
    self.item = item
    self.backItem = backItem
    self.bar = bar
    super.init(frame: .zero)
    title.textAlignment = .center
    title.lineBreakMode = .byTruncatingTail
  }

  required init?(coder: NSCoder) {
    item = UINavigationItem()
    super.init(coder: coder)
  }

  func rebuild() {
    needsBuilding = true
    appearanceInUse = nil
    bar?.setNeedsLayout()
  }

  func place(in row: CGRect, look: UINavigationBarAppearance) {
    frame = row
    if needsBuilding || look !== keptLook { build(look) }
    keptLook = look
    appearanceInUse = look
    arrange()
  }

  /// The parts of the row in and out, the title and the back button moving a little.
  func fade(to alpha: CGFloat, shift: CGFloat) {
    for part in subviews { part.alpha = part === title ? alpha * titleAlpha : alpha }
    let move = CGAffineTransform(translationX: shift, y: 0)
    for part in [titleHolder, title] { part.transform = move }
    back?.transform = CGAffineTransform(translationX: shift / 2, y: 0)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  private func build(_ look: UINavigationBarAppearance) {
    needsBuilding = false
    for part in subviews { part.removeFromSuperview() }
    let tint = bar?.tintColor
    back = makeBackButton(look, tint: tint)
    if let back { addSubview(back) }
    let showsOwn = back == nil || item.leftItemsSupplementBackButton
    leading = makeButtons(showsOwn ? item.leftBarButtonItems : nil, look, tint: tint)
    trailing = makeButtons(item.rightBarButtonItems, look, tint: tint)
    for button in leading + trailing { addSubview(button) }
    if let bar = item.pinnedSearchBar {
      searchHolder.addSubview(bar)
      addSubview(searchHolder)
    }
    if let view = item.titleView {
      titleHolder.addSubview(view)
      addSubview(titleHolder)
    } else {
      let attributes = look.titleTextAttributes.merging(bar?.titleTextAttributes ?? [:]) { own, _ in
        own
      }
      let ink: UIColor = bar?.barStyle == .black ? .white : .label
      title.text = item.title
      title.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
      title.textColor = attributes[.foregroundColor] as? UIColor ?? ink
      addSubview(title)
    }
  }

  private func makeButtons(
    _ items: [UIBarButtonItem]?, _ look: UINavigationBarAppearance, tint: UIColor?
  ) -> [BarButton] {
    for item in items ?? [] { item.didChange = { [weak self] in self?.rebuild() } }
    return (items ?? []).filter { !$0.isHidden }.map { item in
      let style = item.style == .done ? look.doneButtonAppearance : look.buttonAppearance
      return BarButton(item: item, look: style, tint: tint)
    }
  }

  private func makeBackButton(
    _ look: UINavigationBarAppearance, tint: UIColor?
  ) -> BackButton? {
    guard let bar, let backItem, bar.showsBackButton(for: item) else { return nil }
    let custom = backItem.backBarButtonItem
    let full = custom?.title ?? backItem.backButtonTitle ?? backItem.title ?? "Back"
    let titles: [String]
    switch item.backButtonDisplayMode {
    case .default: titles = [full, "Back"]
    case .generic: titles = ["Back"]
    case .minimal: titles = []
    }
    let image = bar.backIndicatorImage ?? look.backIndicatorImage
    return BackButton(
      titles: titles, attributes: look.backButtonAppearance.normal.titleTextAttributes,
      tint: custom?.tintColor ?? tint, image: image
    ) { [weak bar, weak item] in
      guard let bar else { return }
      if let action = item?.backAction { return action.perform(sender: item) }
      if let controller = bar.owningController { return controller.backButtonTapped() }
      bar.popItem(animated: true)
    }
  }

  private func arrange() {
    let fitting = CGSize(width: bounds.width, height: bounds.height)
    let titlePart: UIView = item.titleView ?? title
    var titleSize = titlePart.sizeThatFits(fitting)
    if item.titleView != nil, titlePart.bounds.size != .zero { titleSize = titlePart.bounds.size }
    var layout = BarLayout(size: bounds.size)
    layout.isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    layout.leadingSizes = leading.map { $0.sizeThatFits(fitting) }
    layout.trailingSizes = trailing.map { $0.sizeThatFits(fitting) }
    layout.titleSize = CGSize(width: titleSize.width.rounded(.up), height: titleSize.height)
    if let back {
      let room = (bounds.width - layout.titleSize.width) / 2 - BarLayout.backMargin
      layout.backSize = back.fit(in: max(room, bounds.width * 0.25))
    }
    let frames = layout.frames
    if let frame = frames.back { back?.frame = frame }
    for (button, frame) in zip(leading, frames.leading) { button.frame = frame }
    for (button, frame) in zip(trailing, frames.trailing) { button.frame = frame }
    guard item.titleView != nil else {
      title.frame = frames.title
      return
    }
    titleHolder.frame = frames.title
    titlePart.frame = titleHolder.bounds
  }

  /// Puts the search bar at the bar's lower edge.
  func placeSearchBar(in place: CGRect) {
    searchHolder.frame = place
    item.pinnedSearchBar?.frame = searchHolder.bounds
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      || searchHolder.superview != nil && searchHolder.frame.contains(point)
  }
}
