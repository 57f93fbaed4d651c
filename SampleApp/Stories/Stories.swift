import SampleScreens

extension Story {
  /// All stories, in the order in which they are listed and recorded.
  ///
  /// Hidden and visible speak of the navigation bar, of the screen that leaves and the screen that
  /// comes.
  public static let all: [Story] = [
    Story(
      name: "push-hidden-to-visible", summary: "a place, with a bar, slides over the first page",
      stack: [.home], steps: [.wait(0.2), .tap("place-lofoten"), .wait(0.8)]),
    Story(
      name: "push-visible-to-hidden", summary: "a full picture, without a bar, slides over a place",
      stack: [.home, .place(.amalfi)], steps: [.wait(0.2), .tap("photo"), .wait(0.8)]),
    Story(
      name: "pop-hidden-to-visible", summary: "a tap takes the full picture off a place",
      stack: [.home, .place(.amalfi), .photo(.amalfi)],
      steps: [.wait(0.2), .tap("back"), .wait(0.8)]),
    Story(
      name: "pop-visible-to-hidden", summary: "a tap takes a place off the first page",
      stack: [.home, .place(.lofoten)], steps: [.wait(0.2), .tapBack, .wait(0.8)]),
    Story(
      name: "drag-finish-hidden-to-visible", summary: "a finger drags the full picture off a place",
      stack: [.home, .place(.kyoto), .photo(.kyoto)],
      steps: [.wait(0.2), .drag(.across), .wait(0.8)]),
    Story(
      name: "drag-finish-visible-to-hidden", summary: "a finger drags a place off the first page",
      stack: [.home, .place(.lofoten)], steps: [.wait(0.2), .drag(.across), .wait(0.8)]),
    Story(
      name: "drag-finish-from-center",
      summary: "a finger in the middle of the full picture drags it off a place",
      stack: [.home, .place(.kyoto), .photo(.kyoto)],
      steps: [.wait(0.5), .drag(.fromTheCenter), .wait(1)]),
    Story(
      name: "drag-cancel-hidden-to-visible",
      summary: "a drag of the full picture is canceled",
      stack: [.home, .place(.kyoto), .photo(.kyoto)],
      steps: [.wait(0.2), .drag(.hesitant), .wait(0.8)]),
    Story(
      name: "drag-cancel-visible-to-hidden", summary: "a drag of a place is canceled",
      stack: [.home, .place(.lofoten)], steps: [.wait(0.2), .drag(.hesitant), .wait(0.8)]),
    Story(
      name: "pop-to-root", summary: "one tap takes three screens off the first page",
      stack: [.home, .places, .place(.santorini), .photo(.santorini)],
      steps: [.wait(0.2), .tap("home"), .wait(0.8)]),
    Story(
      name: "push-push-pop", summary: "two pushes and a pop, each in the middle of the one before",
      stack: [.home],
      steps: [
        .wait(0.2), .push(.places), .wait(0.15), .push(.place(.dolomites)), .wait(0.15), .pop,
        .wait(0.8),
      ]),
    Story(
      name: "tour", summary: "two pushes, two drags back, and one that's canceled",
      stack: [.home],
      steps: [
        .wait(0.4), .tap("place-lofoten"), .wait(0.9), .tap("photo"), .wait(0.9), .drag(.across),
        .wait(0.7), .drag(.hesitant), .wait(0.6), .drag(.across), .wait(0.8),
      ]),
    Story(
      name: "bars", summary: "a canceled drag, a drag back, two pushes, and another drag back",
      stack: [.home, .place(.lofoten)],
      steps: [
        .wait(0.5), .drag(.hesitant), .wait(0.9), .drag(.across), .wait(0.7),
        .tap("place-lofoten"), .wait(0.9), .tap("photo"), .wait(0.9), .drag(.across), .wait(0.7),
      ]),
    Story(
      name: "comparison",
      summary: "a finger drags the full picture off a place, and the place off a list",
      stack: [.places, .place(.lofoten), .photo(.lofoten)],
      steps: [
        .wait(0.3), .drag(.across), .wait(0.7), .tapIfShown("back"), .wait(0.9), .drag(.across),
        .wait(0.9),
      ]),
    Story(
      name: "page-stack", summary: "panels are pushed, replaced and dragged back over a map",
      stack: [.recipes, .ride],
      steps: [
        .wait(0.3), .tap("ride-choose"), .wait(0.7), .tap("ride-other"), .wait(0.7),
        .tap("ride-order"), .wait(0.7), .drag(.low), .wait(0.8),
      ], isTwoPictures: false),
    Story(
      name: "page-over", summary: "the back of a postcard is pushed over it, and popped again",
      stack: [.recipes, .postcard],
      steps: [
        .wait(0.3), .tap("postcard-write"), .wait(0.8), .tap("postcard-write"), .wait(0.8),
      ], isTwoPictures: false),
    Story(
      name: "present-as-push",
      summary: "support slides in like a push, is dragged, and is dragged away",
      stack: [.recipes],
      steps: [
        .wait(0.2), .tap("support"), .wait(0.8), .drag(.hesitant), .wait(0.6), .drag(.across),
        .wait(0.8),
      ], isTwoPictures: false),
    Story(
      name: "present-by-drag",
      summary: "a finger drags support in, lets it go, drags it in, and drags it away",
      stack: [.recipes],
      steps: [
        .wait(0.3), .drag(FingerPath.hesitant.mirrored), .wait(0.6),
        .drag(FingerPath.across.mirrored), .wait(0.9), .drag(.across), .wait(0.8),
      ], isTwoPictures: false),
    Story(
      name: "form-veto", summary: "a drag of a form asks first; the answer discards it",
      stack: [.recipes, .form],
      steps: [
        .wait(0.2), .tap("field-to"), .wait(0.6), .type("Maya"), .wait(0.3), .drag(.across),
        .wait(0.8), .tap("Keep writing"), .wait(0.8), .tapBack, .wait(0.8), .tap("Discard"),
        .wait(1.2),
      ], isTwoPictures: false),
    Story(
      name: "overview",
      summary: "four legs deep the stack becomes cards, and a tap on one of them goes back to it",
      stack: [.recipes, .trail],
      steps: [
        .wait(0.2), .tap("next-leg"), .wait(0.8), .tap("next-leg"), .wait(0.8), .tap("next-leg"),
        .wait(0.8), .tap("overview"), .wait(0.7), .drag(.fromTheMiddle), .wait(0.6),
        .drag(.fromTheMiddle), .wait(0.8), .tap("Amalfi, 3 of 5"), .wait(0.8),
      ], isTwoPictures: false),
    Story(
      name: "pager-edge", summary: "pages turn both ways; at the first page, a drag goes back",
      stack: [.recipes, .pager],
      steps: [
        .wait(0.2), .drag(FingerPath.across.mirrored), .wait(0.8), .drag(.fromTheMiddle),
        .wait(0.8), .drag(.fromTheMiddle), .wait(0.8),
      ], isTwoPictures: false),
    Story(
      name: "drag-edge-over-pager",
      summary: "on the second page a finger that comes from the edge goes back",
      stack: [.recipes, .pager],
      steps: [
        .wait(0.2), .drag(FingerPath.across.mirrored), .wait(0.8), .drag(.hesitant), .wait(0.6),
        .drag(.across), .wait(0.8),
      ], isTwoPictures: false),
    Story(
      name: "drag-trackpad", summary: "two fingers on a trackpad hesitate, and then go back",
      stack: [.home, .place(.kyoto), .photo(.kyoto)],
      steps: [
        .wait(0.2), .scroll(.hesitant), .wait(0.8), .scroll(.fromTheMiddle), .wait(0.8),
      ]),
    Story(
      name: "caught-push",
      summary: "a finger catches a place that's being pushed, and drags it back",
      stack: [.home],
      steps: [
        .wait(0.2), .push(.place(.kyoto)), .wait(0.15), .drag(.across), .wait(0.8),
      ]),
    Story(
      name: "two-swipes", summary: "two quick swipes pop two screens",
      stack: [.home, .place(.kyoto), .photo(.kyoto)],
      steps: [.wait(0.2), .drag(.swift), .wait(0.05), .drag(.swift), .wait(0.8)]),
    Story(
      name: "double-back", summary: "two taps on the back button, the second in mid-transition",
      stack: [.home, .place(.lofoten), .story(.lofoten)],
      steps: [.wait(0.2), .tapBack, .wait(0.1), .tapBack, .wait(0.8)]),
    Story(
      name: "back-key",
      summary: "Command-[ on a hardware keyboard takes a place off the first page",
      stack: [.home, .place(.lofoten)], steps: [.wait(0.2), .backKey, .wait(0.8)]),
    Story(
      name: "chat-input", summary: "a chat's input bar moves with its screen, by drag and by tap",
      stack: [.recipes, .chat],
      steps: [
        .wait(0.3), .drag(.hesitant), .wait(0.6), .drag(.across), .wait(0.8), .push(.chat),
        .wait(0.8), .tapBack, .wait(0.8),
      ], isTwoPictures: false),
    Story(
      name: "forward",
      summary: "a finger brings the next chapter in, takes it off, and brings it back",
      stack: [.recipes, .chapters],
      steps: [
        .wait(0.3), .drag(FingerPath.hesitant.mirrored), .wait(0.6),
        .drag(FingerPath.across.mirrored), .wait(0.9), .drag(.across), .wait(0.9),
        .drag(FingerPath.across.mirrored), .wait(0.8),
      ], isTwoPictures: false),
    Story(
      name: "alongside", summary: "what is animated alongside a pop follows the finger",
      stack: [.recipes, .progress],
      steps: [.wait(0.2), .drag(.hesitant), .wait(0.6), .drag(.across), .wait(0.8)],
      isTwoPictures: false),
    Story(
      name: "alike-bars", summary: "between alike bars UIKit pushes and pops, gesture included",
      stack: [.settings],
      steps: [
        .wait(0.2), .tap("system-use"), .wait(0.3), .tap("Recipes"), .wait(0.3), .push(.recipes),
        .wait(0.8), .drag(.across), .wait(0.8),
      ], isTwoPictures: false),
    Story(
      name: "row-swipe",
      summary: "a swipe to the left opens a row; one to the right goes back",
      stack: [.recipes, .saved],
      steps: [
        .wait(0.2), .drag(.rowOpening), .wait(0.6), .tap("Remove"), .wait(0.6),
        .drag(.fromTheMiddle), .wait(0.8),
      ], isTwoPictures: false),
    Story(
      name: "rtl-drag", summary: "right to left: a canceled drag, and one that pops",
      stack: [.home, .place(.kyoto)],
      steps: [.wait(0.2), .drag(.hesitant), .wait(0.6), .drag(.across), .wait(0.8)],
      isRightToLeft: true),
    Story(
      name: "dark-between",
      summary: "dark mode begins between push and drag: no stale snapshot",
      stack: [.home],
      steps: [
        .wait(0.2), .tap("place-lofoten"), .wait(0.8), .style(.dark), .wait(0.3), .drag(.across),
        .wait(0.8),
      ], isTwoPictures: false),
    Story(
      name: "rotate-mid-drag", summary: "the phone is turned in the middle of a drag",
      stack: [.home, .place(.lofoten)],
      steps: [.wait(0.2), .drag(.across, turnsAt: 0.35), .wait(0.8)]),
    Story(
      name: "settings-motion", summary: "another choreography is chosen, and used at once",
      stack: [.settings],
      steps: [
        .wait(0.2), .tap("motion-scale"), .wait(0.3), .tap("Guide"), .wait(0.3),
        .tap("place-lofoten"), .wait(0.8), .drag(.hesitant), .wait(0.6), .drag(.across),
        .wait(0.8),
      ], isTwoPictures: false),
    Story(
      name: "compare", summary: "there and back with snapshots, then with plain UIKit",
      stack: [.home],
      steps: [
        .wait(0.3), .tap("place-lofoten"), .wait(0.8), .tapBack, .wait(0.8), .tap("kind", at: 0.75),
        .wait(0.5), .tap("place-lofoten"), .wait(0.8), .tapBack, .wait(0.8),
      ], isTwoPictures: false),
    Story(
      name: "hidden-bar", summary: "a screen without a bar is dragged off one that has a bar",
      stack: [.recipes, .barColors],
      steps: [
        .wait(0.3), .push(.hiddenBar), .wait(0.8), .drag(.hesitant), .wait(0.6), .drag(.across),
        .wait(0.8),
      ]),
    Story(
      name: "bar-colors", summary: "bars of three colors are pushed, dragged, and dragged back",
      stack: [.recipes],
      steps: [
        .wait(0.3), .push(.barColors), .wait(0.8), .tap("change-Yellow Line"), .wait(0.8),
        .tap("change-Red Line"), .wait(0.8), .drag(.hesitant), .wait(0.6), .drag(.across),
        .wait(0.8), .drag(.across), .wait(0.8),
      ]),
    Story(
      name: "logout", summary: "signing out replaces the stack: no drag leads back",
      stack: [.recipes],
      steps: [
        .wait(0.3), .push(.logout), .wait(0.8), .tap("sign-out"), .wait(1), .drag(.across),
        .wait(0.6), .tap("sign-in"), .wait(1),
      ], isTwoPictures: false),
    Story(
      name: "drag-area", summary: "near the edge only: a drag from the middle is refused",
      stack: [.recipes, .dragArea],
      steps: [
        .wait(0.5), .drag(.fromTheMiddle), .wait(0.6),
        .drag(.across), .wait(0.8),
      ], isTwoPictures: false),
    Story(
      name: "excluded-view", summary: "a canvas keeps its finger; beside it a drag goes back",
      stack: [.recipes, .sketch],
      steps: [.wait(0.3), .drag(.scribble), .wait(0.6), .drag(.across), .wait(0.8)],
      isTwoPictures: false),
    Story(
      name: "included-view", summary: "a drag begins on a view that watches the finger",
      stack: [.recipes, .ripples],
      steps: [.wait(0.3), .drag(.fromTheMiddle), .wait(0.8)], isTwoPictures: false),
    Story(
      name: "own-choreography", summary: "a screen comes and goes like a card on a pile",
      stack: [.recipes],
      steps: [
        .wait(0.3), .push(.letter), .wait(0.8), .drag(.hesitant), .wait(0.6), .drag(.across),
        .wait(0.8),
      ], isTwoPictures: false),
    Story(
      name: "completion", summary: "three pushes, each when the one before has ended",
      stack: [.recipes, .tour],
      steps: [.wait(0.3), .tap("start-tour"), .wait(2.2)], isTwoPictures: false),
    Story(
      name: "sensitive", summary: "a drag back to a screen that is never captured",
      stack: [.recipes, .passcode],
      steps: [.wait(0.3), .tap("go-on"), .wait(1.6), .drag(.across), .wait(0.8)],
      isTwoPictures: false, option: "isSensitive"),
    Story(
      name: "live-content", summary: "what moves on the lower screen moves during the drag, too",
      stack: [.recipes, .live],
      steps: [
        .wait(0.3), .tap("go-on"), .wait(0.8), .drag(.hesitant), .wait(0.6), .drag(.across),
        .wait(0.8),
      ], isTwoPictures: false),
    Story(
      name: "reloading-list", summary: "a list reloads on the way back, and is never seen empty",
      stack: [.recipes, .inbox],
      steps: [.wait(0.3), .tap("message-1"), .wait(0.8), .drag(.across), .wait(2.2)],
      isTwoPictures: false, option: "isReadyToShow"),
    Story(
      name: "late-image", summary: "an image comes late on the way back, and is never missing",
      stack: [.recipes, .poster],
      steps: [.wait(0.3), .tap("go-on"), .wait(0.8), .drag(.across), .wait(2.2)],
      isTwoPictures: false, option: "isReadyToShow"),
    Story(
      name: "search", summary: "from what was found, and from the active search, drags go back",
      stack: [.recipes, .search],
      steps: [
        .wait(0.3), .tap("search"), .wait(0.6), .type("port"), .wait(0.4),
        .tap("harbor-Portofino"), .wait(0.9), .drag(.across), .wait(0.9), .drag(.across),
        .wait(0.8),
      ], isTwoPictures: false),
    Story(
      name: "split-view", summary: "on a phone, a split view pushes, and is dragged back",
      stack: [.recipes],
      steps: [
        .wait(0.3), .push(.split), .wait(0.9), .tap("note-2"), .wait(0.8), .drag(.hesitant),
        .wait(0.6), .drag(.across), .wait(0.8),
      ], isTwoPictures: false),
    Story(
      name: "storyboard", summary: "a screen of a storyboard slides over the list, and off it",
      stack: [.recipes],
      steps: [
        .wait(0.3), .push(.ticket), .wait(0.8), .drag(.hesitant), .wait(0.6), .drag(.across),
        .wait(0.8),
      ], isTwoPictures: false),
    Story(
      name: "memory-limit", summary: "a limit is chosen, and snapshots keep to it",
      stack: [.recipes, .memory],
      steps: [
        .wait(0.3), .tap("push-another"), .wait(0.8), .tap("push-another"), .wait(0.8),
        .tap("limit-2"), .wait(0.4), .tap("push-another"), .wait(0.8),
      ], isTwoPictures: false),
    Story(
      name: "diagnostics", summary: "a slider keeps its finger, and the reason is shown",
      stack: [.recipes, .diagnostics],
      steps: [
        .wait(0.3), .drag(.alongSlider), .wait(0.8), .drag(FingerPath.fromTheMiddle.mirrored),
        .wait(0.8), .drag(.across), .wait(0.8),
      ], isTwoPictures: false),
    Story(
      name: "observation", summary: "a canceled drag, and what was reported of it",
      stack: [.recipes, .observation],
      steps: [.wait(0.3), .drag(.hesitant), .wait(1.2)], isTwoPictures: false),
    Story(
      name: "system-transition", summary: "UIKit pushes and pops a screen, gesture included",
      stack: [.places],
      steps: [.wait(0.3), .push(.systemTransition), .wait(0.8), .drag(.across), .wait(0.8)],
      isTwoPictures: false),
    Story(
      name: "choreographies", summary: "the same push and pop, in five choreographies",
      stack: [.home],
      steps: [.parallax, .cover, .scale, .sideways, .cards].flatMap {
        motion -> [Story.Step] in
        [.motion(motion), .wait(0.3), .push(.place(.kyoto)), .wait(0.6), .pop, .wait(0.4)]
      } + [.wait(0.4)], isTwoPictures: false),
    Story(
      name: "gallery-reveal", summary: "a picture is revealed from a circle, by tap and by finger",
      stack: [.recipes, .gallery],
      steps: [
        .wait(0.2), .tap("Santorini"), .wait(0.8), .drag(.hesitant), .wait(0.6), .drag(.across),
        .wait(0.8),
      ], isTwoPictures: false),
    Story(
      name: "motion-reveal", summary: "a place is uncovered by a tap, and covered under a finger",
      stack: [.settings],
      steps: [
        .wait(0.2), .tap("motion-reveal"), .wait(0.3), .tap("Guide"), .wait(0.3),
        .tap("place-lofoten"), .wait(0.8), .drag(.hesitant), .wait(0.6), .drag(.across),
        .wait(0.8),
      ], isTwoPictures: false),
  ]

  /// The story of that name.
  public static func named(_ name: String) -> Story? {
    all.first { $0.name == name }
  }
}
