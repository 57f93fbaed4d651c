import UIKit

/// What the guide can show.
public enum Page: Hashable, Sendable {
  /// No bar, a picture up to the upper edge.
  case home
  /// A translucent bar over a scrolling list.
  case places
  /// An opaque bar in the place's own colour.
  case place(Place)
  /// No bar, a picture from edge to edge.
  case photo(Place)
  /// An opaque bar over text.
  case story(Place)
  /// A translucent bar over grouped options.
  case settings
  /// No bar, a stack of panels over a map.
  case ride
  /// A translucent bar, a card whose back is pushed over it.
  case postcard
  /// A translucent bar over pictures with animations of their own.
  case gallery

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
    case .ride: RideViewController()
    case .postcard: PostcardViewController()
    case .gallery: GalleryViewController()
    }
  }
}
