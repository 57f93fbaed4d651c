/// How the app of a scenario is written.
enum ScenarioTrait: Hashable, Sendable {
  /// Where an app calls from.
  enum Moment: String, CaseIterable, Sendable {
    case viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
    case willShow, didShow
  }

  /// Snapshots have been invalidated, so that the lower screen is shown live.
  case lowerIsLive
  /// The same, because screens ask for it.
  case showsLiveContent
  case coordinated
  /// An animator of the app's, which drags drive.
  case animator
  /// Screens may be asked whether they're popped, and agree.
  case confirms
  /// Every other screen has no navigation bar, as its option says.
  case barOptions
  /// Every other screen has no navigation bar; each screen sees to that by a call.
  case barCalls(Moment)
  /// Every other screen has a toolbar.
  case toolbar
  case tabs
  /// Screens above the root hide the tab bar.
  case hidesTabBar
  /// The app hides the tab bar itself, for good.
  case appHidesTabBar
  /// The app sets the flag on the screen that pushes, and takes it back in the next line.
  case flagsPushingScreen
  /// The first screen that's pushed pushes another one in `viewDidAppear`.
  case pushesWhenShown
  /// A screen holds a stack of pages.
  case pages
}
