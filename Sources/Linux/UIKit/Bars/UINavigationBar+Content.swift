extension UINavigationBar {
  /// Shows the last of `items`, above those `kept` at the bottom; with animation the old content
  /// fades out while the new one fades in, moving a third of the bar along with the screens; its
  /// background fades in place.
  ///
  /// A duration of 0 is taken for none: the bar then takes its own, and until that is over it is busy,
  /// takes no touches and animates no other items.
  func show(
    _ items: [UINavigationItem], above kept: Int, animated: Bool, duration: TimeInterval?,
    forward: Bool
  ) {
    let oldTop = topItem
    let oldLook = currentAppearance
    setStoredItems(items, above: kept)
    guard topItem !== oldTop || content == nil else {
      content?.backItem = backItem
      itemsDidChange()
      return
    }
    let isAnimated = animated && !isBusy
    endTransition()
    let leaving = content
    let next = topItem.map { NavigationBarContent(item: $0, backItem: backItem, bar: self) }
    content = next
    if let next { insertSubview(next, aboveSubview: background) }
    setNeedsLayout()
    layoutContent()
    let settings = HostRuntime.current.settings
    var time = duration ?? settings.navigationDuration
    guard isAnimated, let leaving else {
      leaving?.removeFromSuperview()
      return
    }
    if time <= 0 {
      time = settings.barItemDuration
      busyUntil = CACurrentMediaTime() + time
    }
    leavingBackground.frame = background.frame
    leavingBackground.apply(
      oldLook, barTintColor: barTintColor, isTranslucent: isTranslucent, bar: self)
    insertSubview(leavingBackground, aboveSubview: background)
    crossFade(from: leaving, to: next, duration: time, forward: forward)
  }

  private func crossFade(
    from leaving: NavigationBarContent, to next: NavigationBarContent?, duration: TimeInterval,
    forward: Bool
  ) {
    leavingContent = leaving
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let shift = bounds.width * NavigationSlide.parallax * (forward == mirrored ? -1 : 1)
    contentScrubber.begin(duration: duration)
    contentScrubber.join(leaving.layer)
    contentScrubber.join(leavingBackground.layer)
    if let next { contentScrubber.join(next.layer) }
    UIView.performWithoutAnimation {
      next?.fade(to: 0, shift: shift)
      leaving.fade(to: 1, shift: 0)
      leavingBackground.alpha = 1
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
      animations: {
        next?.fade(to: 1, shift: 0)
        leaving.fade(to: 0, shift: -shift)
        self.leavingBackground.alpha = 0
      },
      completion: { [weak self, weak leaving] _ in
        leaving?.removeFromSuperview()
        guard let self, leavingContent === leaving else { return }
        leavingContent = nil
        leavingBackground.removeFromSuperview()
      })
  }

  /// Whether items change in the bar's own time.
  var isBusy: Bool { CACurrentMediaTime() < busyUntil }

  /// An interactive transition drives the cross-fade; the bar's own coming and going it does not.
  func scrubTransition(to percent: CGFloat) {
    guard leavingContent != nil else { return }
    contentScrubber.hold()
    contentScrubber.seek(to: percent)
  }

  func settleTransition(reversed: Bool, speed: CGFloat, curve: UIView.AnimationCurve) {
    guard contentScrubber.isScrubbing else { return }
    contentScrubber.play(reversed: reversed, speed: speed, curve: curve)
  }

  func endTransition() {
    contentScrubber.end()
    leavingContent?.removeFromSuperview()
    leavingBackground.removeFromSuperview()
    leavingContent = nil
  }

  func showLateItems() {
    guard itemsWait else { return }
    itemsWait = false
    itemsDidChange()
  }

  func itemsDidChange() {
    if itemsWait { return }
    content?.rebuild()
    barDidChange()
  }

  func barDidChange() {
    updateMinimization()
    setNeedsLayout()
    owningController?.viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Layout

  var showsLargeTitle: Bool {
    guard prefersLargeTitles, let item = topItem else { return false }
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never: return false
    case .automatic: return backItem == nil || isLargeTitleInherited
    }
  }

  private var isLargeTitleInherited: Bool {
    for item in (items ?? []).dropLast().reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// How much of the large title is left: the content scroll view pushes it away.
  var largeTitleExtent: CGFloat {
    guard showsLargeTitle else { return 0 }
    return min(max(Self.largeTitleHeight - scrolledDistance, 0), Self.largeTitleHeight)
  }

  /// How far the content has been scrolled away from the top, in points.
  var scrolledDistance: CGFloat {
    guard let scrollView = contentScrollView else { return 0 }
    return scrollView.contentOffset.y + scrollView.safeAreaInsets.top
      + (showsLargeTitle && hasStarted ? Self.largeTitleHeight - reportedExtent : 0)
  }

  /// Apple: the large title of a new screen begins expanded, whatever bar was there before; what
  /// its scroll view has reported counts from then on.
  private var hasStarted: Bool { topItem?.hasShownLargeTitle ?? true }

  private func noteStart() {
    guard showsLargeTitle, reportedExtent >= Self.largeTitleHeight else { return }
    topItem?.hasShownLargeTitle = true
  }

  private var reportedExtent: CGFloat { max(bounds.height - Self.compactHeight - searchExtent, 0) }

  private var searchExtent: CGFloat { topItem?.pinnedSearchBar == nil ? 0 : Self.searchHeight }

  var preferredHeight: CGFloat {
    isMinimized ? Self.minimizedHeight : Self.compactHeight + largeTitleExtent + searchExtent
  }

  func layoutContent() {
    noteStart()
    let look = currentAppearance
    background.frame = CGRect(
      x: 0, y: -topInset, width: bounds.width, height: bounds.height + topInset)
    background.apply(look, barTintColor: barTintColor, isTranslucent: isTranslucent, bar: self)
    let controls = HostRuntime.current.settings.windowControlsWidth
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let row = CGRect(
      x: isMirrored ? 0 : controls, y: 0, width: bounds.width - controls,
      height: Self.compactHeight)
    if let content, content.bounds.size != row.size || content.appearanceInUse !== look {
      content.place(in: row, look: look)
    }
    content?.placeSearchBar(
      in: CGRect(
        x: 0, y: bounds.height - searchExtent, width: bounds.width, height: searchExtent))
    let extent = reportedExtent
    largeTitle.isHidden = extent <= 0 || !showsLargeTitle
    content?.titleAlpha = showsLargeTitle && extent > 8 ? 0 : 1
    guard !largeTitle.isHidden else { return }
    largeTitle.frame = CGRect(
      x: 0, y: Self.compactHeight, width: bounds.width, height: extent)
    largeTitle.show(topItem?.title, look: look, legacy: largeTitleTextAttributes)
  }

  /// Apple: at the scroll edge the scroll edge appearance, else the standard one; without one of
  /// its own the scroll edge is transparent.
  ///
  /// The item's come before the bar's.
  var currentAppearance: UINavigationBarAppearance {
    let standard = topItem?.standardAppearance ?? standardAppearance
    guard scrolledDistance <= 0 else { return standard }
    if let edge = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
    guard isTranslucent else { return standard }
    if let clearAppearance, clearAppearance.source === standard { return clearAppearance.look }
    let look = UINavigationBarAppearance(barAppearance: standard)
    look.configureWithTransparentBackground()
    clearAppearance = (standard, look)
    return look
  }

  func showsBackButton(for item: UINavigationItem) -> Bool {
    guard backItem != nil, !item.hidesBackButton else { return false }
    return (item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton
  }

  func observeScrolling(insteadOf old: UIScrollView?) {
    old?.offsetDidChange = nil
    contentScrollView?.offsetDidChange = { [weak self] in self?.barDidChange() }
  }
}
