import UIKit

/// What the guide can show.
public indirect enum Page: Hashable, Sendable {
  /// No bar, a picture up to the upper edge.
  case home
  /// A translucent bar over a scrolling list.
  case places
  /// An opaque bar in the place's own color.
  case place(Place)
  /// No bar, no tab bar, a picture from edge to edge.
  case photo(Place)
  /// An opaque bar over text.
  case story(Place)
  /// A large title over grouped options.
  case settings
  /// A large title over what follows.
  case recipes
  /// A bar of each kind, one after the other.
  case bars
  /// Days with large pictures, each on top of the one before.
  case journey
  /// Chapters that a finger turns, forward and back.
  case chapters
  /// Legs of a route, and an overview of all that are on the stack.
  case trail
  /// Text fields, and a question before they are lost.
  case form
  /// Pictures to leaf through.
  case pager
  /// A table whose rows can be swiped.
  case saved
  /// No bar, a stack of panels over a map.
  case ride
  /// A card whose back is pushed over it.
  case postcard
  /// Pictures with animations of their own.
  case gallery
  /// An input bar in a window of its own.
  case chat
  /// Something that UIKit's coordinator moves under the finger.
  case progress
  /// No bar, and one line of code for it.
  case hiddenBar
  /// A drag that begins anywhere, at the edge or nowhere.
  case dragArea
  /// A canvas that is excluded from the drag.
  case sketch
  /// A view that watches touches, on which a drag may begin anyway.
  case ripples
  /// A choreography of its own.
  case letter
  /// Transitions, one after the other.
  case tour
  /// A screen that is never captured.
  case passcode
  /// Something that never stops moving.
  case live
  /// A list that reloads on the way back.
  case inbox
  /// An image that loads late on the way back.
  case poster
  /// A limit for snapshots, and what they use.
  case memory
  /// Reasons why a drag didn't begin.
  case diagnostics
  /// What is reported of a transition.
  case observation
  /// UIKit's own transition.
  case systemTransition
  /// A bar of a different color on each screen.
  case barColors
  /// An account, and a sign-in screen that replaces the whole stack.
  case logout
  /// A search that stays active under a pushed screen.
  case search
  /// Columns, each a stack of its own; presented rather than pushed.
  case split
  /// A screen of a storyboard.
  case ticket
  /// Ordinary apps, each presented full screen.
  case apps
  /// A recipe's page without the option that it shows.
  case without(Page)

  /// A new screen that shows the page.
  @MainActor
  public func makeScreen() -> UIViewController {
    switch self {
    case .home: HomeViewController(featured: .patagonia)
    case .places: PlacesViewController()
    case .place(let place): PlaceViewController(place: place)
    case .photo(let place): PhotoViewController(place: place)
    case .story(let place): StoryViewController(place: place)
    case .settings: SettingsViewController()
    case .recipes: RecipesViewController()
    case .bars: BarsViewController(picture: Self.pictures(of: [.lofoten]).first)
    case .barColors: BarColorsViewController()
    case .journey: JourneyViewController(pictures: Self.pictures(of: Place.all))
    case .chapters:
      ChapterViewController(
        pictures: Self.pictures(of: [.lofoten, .patagonia, .dolomites, .santorini]))
    case .trail: TrailViewController(pictures: Self.pictures(of: Place.all))
    case .form: FormViewController()
    case .pager: PagerViewController(pictures: Self.pictures(of: Place.all))
    case .saved: SavedViewController()
    case .ride: RideViewController()
    case .postcard: PostcardViewController(pictures: Self.pictures(of: [.santorini]))
    case .gallery:
      GalleryViewController(
        pictures: Self.pictures(of: [.lofoten, .santorini, .erg]))
    case .chat: ChatViewController()
    case .progress: ProgressViewController(pictures: Self.pictures(of: [.lofoten]))
    case .hiddenBar: HiddenBarViewController(picture: Self.pictures(of: [.lofoten]).first)
    case .dragArea: DragAreaViewController()
    case .sketch: SketchViewController()
    case .ripples: RippleViewController()
    case .letter: LetterViewController(pictures: Self.pictures(of: [.amalfi]))
    case .tour: TourViewController(pictures: Self.pictures(of: [.lofoten, .kyoto, .amalfi]))
    case .passcode: PasscodeViewController()
    case .live: LiveViewController()
    case .inbox: InboxViewController()
    case .poster: PosterViewController(picture: Self.pictures(of: [.lofoten]).first)
    case .memory: MemoryViewController()
    case .diagnostics: DiagnosticsViewController()
    case .observation: ObservationViewController()
    case .systemTransition: SystemTransitionViewController()
    case .logout: LogoutViewController(home: { RecipesViewController() })
    case .search: SearchViewController()
    case .split: SplitViewController()
    case .ticket: TicketViewController()
    case .apps: AppsViewController()
    case .without(.inbox): WithoutOptionViewController(InboxViewController())
    case .without(.poster):
      WithoutOptionViewController(
        PosterViewController(picture: Self.pictures(of: [.lofoten]).first))
    case .without(.passcode): WithoutOptionViewController(PasscodeViewController())
    case .without(let page): page.makeScreen()
    }
  }

  /// Shows a new screen on top of `navigation`: pushed or, as UIKit asks of split views, presented.
  @MainActor
  public func show(on navigation: UINavigationController?) {
    let screen = makeScreen()
    guard screen is UISplitViewController else {
      navigation?.pushViewController(screen, animated: true)
      return
    }
    screen.modalPresentationStyle = .fullScreen
    navigation?.present(screen, animated: true)
  }

  /// Landscapes as an app would have them, as images.
  @MainActor
  private static func pictures(of places: [Place]) -> [UIImage] {
    places.map { $0.landscape.image(size: CGSize(width: 390, height: 560)) }
  }
}
