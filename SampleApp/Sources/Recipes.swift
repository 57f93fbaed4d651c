extension Recipe {
  /// All recipes, in the order of the list.
  static let sections: [Section] = [
    Section(title: "Bars", recipes: bars), Section(title: "Dragging", recipes: dragging),
    Section(title: "Motion", recipes: motion), Section(title: "Snapshots", recipes: snapshots),
    Section(title: "Following along", recipes: following),
    Section(title: "Beyond the stack", recipes: beyond),
  ]

  private static let bars = [
    Recipe(
      title: "Bars of every kind", summary: "Go through six bars, then drag back.",
      symbol: "menubar.rectangle", tint: Tone(0x2E5FA3), page: .bars,
      file: "BarsViewController.swift",
      lines: [
        "navigationItem.standardAppearance = appearance",
        "navigationItem.scrollEdgeAppearance = appearance",
        "snapshotNavigation.navigationBar = .hidden",
      ]),
    Recipe(
      title: "Bars of different colors", summary: "Change trains, then drag back.",
      symbol: "paintpalette", tint: Tone(0xB5487A), page: .barColors,
      file: "BarColorsViewController.swift",
      lines: [
        "appearance.backgroundColor = line.color",
        "navigationItem.standardAppearance = appearance",
        "navigationItem.scrollEdgeAppearance = appearance",
      ]),
    Recipe(
      title: "No bar", summary: "Drag back slowly: the bar returns with its screen.",
      symbol: "rectangle.portrait", tint: Tone(0x1F6F78), page: .hiddenBar,
      file: "HiddenBarViewController.swift",
      lines: ["snapshotNavigation.navigationBar = .hidden"]),
    Recipe(
      title: "A search", summary: "Search, open a harbor, then drag back twice.",
      symbol: "slider.horizontal.3", tint: Tone(0x7A4FA3), page: .search,
      file: "SearchViewController.swift",
      lines: [
        "search.hidesNavigationBarDuringPresentation = false", "definesPresentationContext = true",
      ]),
    Recipe(
      title: "UIKit's transition", summary: "Drag back, and compare the others.",
      symbol: "square.on.square", tint: Tone(0x5B6472), page: .systemTransition,
      file: "SystemTransitionViewController.swift",
      lines: ["snapshotNavigation.transition = .system"]),
  ]

  private static let dragging = [
    Recipe(
      title: "A form", summary: "Type, then drag back: it asks first.",
      symbol: "pencil", tint: Tone(0xB5487A), page: .form, file: "FormViewController.swift",
      lines: [
        "func shouldPop(for trigger: TransitionTrigger) -> Bool {", "return false",
        "navigationController?.popViewController(animated: true)",
      ]),
    Recipe(
      title: "Where a drag begins", summary: "Drag from the middle, then choose.",
      symbol: "arrow.left.and.right", tint: Tone(0x7A4FA3), page: .dragArea,
      file: "DragAreaViewController.swift",
      lines: ["snapshotNavigation.dragArea = .edge(24)"]),
    Recipe(
      title: "A sketch", summary: "Draw, then drag beside the paper.",
      symbol: "scribble", tint: Tone(0xA8742A), page: .sketch, file: "SketchViewController.swift",
      lines: ["snapshotNavigation.viewsExcludedFromDrag = [canvas]"]),
    Recipe(
      title: "Water", summary: "Drag back from the water, which watches the finger.",
      symbol: "circle.grid.2x2", tint: Tone(0x2F7F9E), page: .ripples,
      file: "RippleViewController.swift",
      lines: ["snapshotNavigation.viewsIncludedInDrag = [water]"]),
    Recipe(
      title: "Chapters", summary: "Swipe left for the next chapter, and right to go back.",
      symbol: "book", tint: Tone(0x1F6F78), page: .chapters, file: "ChapterViewController.swift",
      lines: [
        "func screenForInteractivePush() -> UIViewController? {",
        "snapshotNavigationController?.configuration.forwardHistory = 3",
      ]),
    Recipe(
      title: "A pager", summary: "Turn a few pages, then drag back from the edge.",
      symbol: "rectangle.split.3x1", tint: Tone(0xD1603D), page: .pager,
      file: "PagerViewController.swift", lines: ["pager.isPagingEnabled = true"]),
    Recipe(
      title: "Row actions", summary: "Swipe a row left, then drag right.",
      symbol: "bookmark", tint: Tone(0x3C7D4E), page: .saved, file: "SavedViewController.swift",
      lines: ["return UISwipeActionsConfiguration(actions: [remove])"]),
    Recipe(
      title: "A chat", summary: "Drag back: the input bar follows.",
      symbol: "bubble.left", tint: Tone(0x2E5FA3), page: .chat, file: "ChatViewController.swift",
      lines: [
        "override var canBecomeFirstResponder: Bool { true }",
        "override var inputAccessoryView: UIView? { input }", "becomeFirstResponder()",
      ]),
  ]

  private static let motion = [
    Recipe(
      title: "A motion of its own", summary: "Drag the card back and forth.",
      symbol: "envelope", tint: Tone(0xD1603D), page: .letter, file: "LetterViewController.swift",
      lines: [
        "return TransitionLayout(", "snapshotNavigation.pushChoreography = Cards()",
        "snapshotNavigation.popChoreography = Cards()",
      ]),
    Recipe(
      title: "From a storyboard", summary: "Open the ticket, then drag it back.",
      symbol: "rectangle.portrait", tint: Tone(0xA8742A), page: .ticket,
      file: "TicketViewController.swift",
      lines: [
        "super.init(coder: coder)", "snapshotNavigation.pushChoreography = .cover",
        "snapshotNavigation.popChoreography = .cover",
      ]),
    Recipe(
      title: "Gallery", summary: "Open a picture, then drag it back.",
      symbol: "photo.on.rectangle", tint: Tone(0x7A4FA3), page: .gallery,
      file: "GalleryViewController.swift",
      lines: ["UIAccessibility.isReduceMotionEnabled ? nil : CircleReveal(operation)"]),
    Recipe(
      title: "Alongside", summary: "Drag back slowly: a line follows you.",
      symbol: "slider.horizontal.3", tint: Tone(0x1F6F78), page: .progress,
      file: "ProgressViewController.swift",
      lines: [
        "snapshotNavigation.wantsCoordinatedDrag = true",
        "_ = transitionCoordinator?.animateAlongsideTransition(in: line) { [line] _ in",
        "line.transform = CGAffineTransform(scaleX: 0.01, y: 1)",
      ]),
  ]

  private static let snapshots = [
    Recipe(
      title: "A week away", summary: "Push seven days, then drag back.",
      symbol: "square.stack", tint: Tone(0x1F6F78), page: .journey,
      file: "JourneyViewController.swift",
      lines: ["let bytes = SnapshotNavigationController.snapshotMemoryUsage"]),
    Recipe(
      title: "A trail", summary: "Go on, then see the stack as cards.",
      symbol: "map", tint: Tone(0x3C7D4E), page: .trail, file: "TrailViewController.swift",
      lines: ["let picture = stack.snapshot(for: screen)"]),
    Recipe(
      title: "Memory", summary: "Set a limit, then fill it.",
      symbol: "memorychip", tint: Tone(0x3C7D4E), page: .memory,
      file: "MemoryViewController.swift",
      lines: [
        "let bytes = SnapshotNavigationController.snapshotMemoryUsage",
        "SnapshotNavigationController.snapshotMemoryLimit = bytes",
      ]),
    Recipe(
      title: "Passcode", summary: "Go on, then drag back: no picture of it was kept.",
      symbol: "lock", tint: Tone(0xB5487A), page: .passcode,
      file: "PasscodeViewController.swift", lines: ["snapshotNavigation.isSensitive = true"]),
    Recipe(
      title: "Logout", summary: "Sign out, then try to drag back.",
      symbol: "person", tint: Tone(0x5B6472), page: .logout, file: "LogoutViewController.swift",
      lines: [
        "stack.setViewControllers(Array(stack.viewControllers.prefix(1)), animated: false)",
        "navigation?.setViewControllers([signIn], animated: true)",
        "SnapshotNavigationController.invalidateSnapshots()",
      ]),
    Recipe(
      title: "A live screen", summary: "Go on, then drag back slowly: it never stops moving.",
      symbol: "play.circle", tint: Tone(0x2E5FA3), page: .live, file: "LiveViewController.swift",
      lines: ["snapshotNavigation.showsLiveContent = true"]),
    Recipe(
      title: "A list that reloads", summary: "Read a message, then drag back: no empty list.",
      symbol: "envelope", tint: Tone(0x7A4FA3), page: .inbox, file: "InboxViewController.swift",
      lines: [
        "snapshotNavigation.isReadyToShow = false",
        "snapshotNavigation.isReadyToShow = true",
      ]),
    Recipe(
      title: "An image that comes late", summary: "Go on, then drag back: no gap.",
      symbol: "photo", tint: Tone(0xD1603D), page: .poster, file: "PosterViewController.swift",
      lines: [
        "snapshotNavigation.isReadyToShow = false", "snapshotNavigation.isReadyToShow = true",
      ]),
  ]

  private static let following = [
    Recipe(
      title: "One after the other", summary: "Start the tour: each push waits for the one before.",
      symbol: "clock", tint: Tone(0x7A4FA3), page: .tour, file: "TourViewController.swift",
      lines: [
        "navigation?.pushViewController(screen, animated: true) { [weak self] in",
        "self?.show(rooms.dropFirst())",
      ]),
    Recipe(
      title: "Following a transition", summary: "Drag, let go, and read the events.",
      symbol: "list.bullet", tint: Tone(0xA8742A), page: .observation,
      file: "ObservationViewController.swift",
      lines: [
        "observation = navigation?.observeTransitions { [weak self] event in",
        "switch event.phase {",
      ]),
    Recipe(
      title: "Why a drag didn't begin", summary: "Drag the slider, then read why.",
      symbol: "exclamationmark.triangle", tint: Tone(0xD1603D), page: .diagnostics,
      file: "DiagnosticsViewController.swift",
      lines: [
        "snapshotNavigationController?.diagnosticHandler = { [weak self] diagnostic in",
        "guard case .dragRefused(let reason) = diagnostic else { return }",
      ]),
  ]

  private static let beyond = [
    Recipe(
      title: "A ride", summary: "Push panels, then drag them away.",
      symbol: "car", tint: Tone(0x1F6F5C), page: .ride, file: "RideViewController.swift",
      lines: [
        "choice.onAction = { [unowned self] in stack.push(small) }",
        "small.onOther = { [unowned self] in stack.replaceTop(with: large, from: .trailing) }",
        "trip.onAction = { [unowned self] in stack.popToRoot() }",
      ]),
    Recipe(
      title: "A postcard", summary: "Turn it: a view over a view.",
      symbol: "photo", tint: Tone(0xA8742A), page: .postcard,
      file: "PostcardViewController.swift",
      lines: [
        "card.pageOver.pop(timing: .curve(duration: 0.25, .easeOut))",
        "card.pageOver.push(PostcardBack(), choreography: .rise)",
      ]),
    Recipe(
      title: "Support", summary: "Open it, then drag it away.",
      symbol: "questionmark.circle", tint: Tone(0x5B6472), page: nil,
      file: "SupportViewController.swift",
      lines: [
        "navigation.presentAsPush(support)",
        "SnapshotNavigationController(rootViewController: SupportViewController())",
      ]),
    Recipe(
      title: "A split view", summary: "Open a note, then drag it back.",
      symbol: "rectangle.split.3x1", tint: Tone(0x2E5FA3), page: .split,
      file: "SplitViewController.swift",
      lines: [
        "setViewController(notebooks, for: .primary)", "setViewController(note, for: .secondary)",
        "setViewController(compact, for: .compact)",
      ]),
    Recipe(
      title: "Apps", summary: "Six ordinary apps to play with.", symbol: "square.grid.2x2",
      tint: Tone(0x3C7D4E), page: .apps),
  ]
}
