import UIKit

/// An ordinary app, whose author knows UIKit and nothing else.
///
/// The page Apps shows them; tests play them at random, over any kind of navigation controller.
public enum OrdinaryApp: String, CaseIterable, Sendable {
  /// Tabs, a cart with a toolbar, and a checkout that asks before it's left.
  case shop
  /// Chapters whose bars go with a tap, pages to turn, and a picture to zoom.
  case reader
  /// Conversations with a search, row actions and an input bar.
  case chat
  /// Clear screens over a wallpaper, a sheet and a popover.
  case wallpaper
  /// Two columns on a tablet, one stack on a phone, and a letter to write.
  case mail
  /// A player below the stack, and one that is presented over it.
  case media

  /// Makes a stack around its root; an app makes all of its stacks so.
  public typealias MakeStack = @MainActor (UIViewController) -> UINavigationController

  /// A new app, ready to be the root of a window.
  @MainActor
  public func makeRoot(_ makeStack: @escaping MakeStack) -> UIViewController {
    switch self {
    case .shop: ShopViewController(makeStack)
    case .reader: makeStack(BooksViewController())
    case .chat: makeStack(ConversationsViewController(makeStack))
    case .wallpaper: WallpaperViewController(makeStack)
    case .mail: MailViewController(makeStack)
    case .media: MediaViewController(makeStack)
    }
  }
}
