import SnapshotNavigation
import UIKit

/// The guide's tabs: each is a stack of its own, and all share one set of preferences.
///
/// The bar is opaque: where both screens show it, nothing shows through it.
public final class GuideController: UITabBarController {
  /// A tab, and the page it begins with.
  enum Tab: Int, CaseIterable {
    case guide, recipes, settings
  }

  /// What the settings screen has chosen.
  public private(set) var preferences: Preferences
  let device: DeviceControls

  init(_ preferences: Preferences, device: DeviceControls, showing pages: [Page]) {
    self.preferences = preferences
    self.device = device
    super.init(nibName: nil, bundle: nil)
    let first = pages.first.flatMap(Tab.init(of:)) ?? .guide
    viewControllers = Tab.allCases.map { tab in
      let pages = tab == first && !pages.isEmpty ? pages : [tab.page]
      let stack = Guide.navigationController(preferences, showing: pages)
      stack.tabBarItem = tab.item
      return stack
    }
    selectedIndex = first.rawValue
    tabBar.tintColor = Tone.brand.ink
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    tabBar.standardAppearance = appearance
    tabBar.scrollEdgeAppearance = appearance
  }

  required init?(coder: NSCoder) { nil }

  /// The stacks of all tabs.
  public var stacks: [UINavigationController] {
    (viewControllers ?? []).compactMap { $0 as? UINavigationController }
  }

  /// The stack that is seen.
  public var stack: UINavigationController? { selectedViewController as? UINavigationController }

  /// Changes the preferences and what depends on them, while the guide is in use.
  public func change(_ change: (inout Preferences) -> Void) {
    let old = preferences
    change(&preferences)
    if preferences.controller != old.controller { replaceStacks() }
    for stack in stacks { preferences.apply(to: stack) }
    if preferences.style != old.style {
      view.window?.overrideUserInterfaceStyle = preferences.style.interfaceStyle
    }
    if preferences.isRightToLeft != old.isRightToLeft {
      device.setRightToLeft?(preferences.isRightToLeft)
    }
    if preferences.reducesMotion != old.reducesMotion {
      device.setReduceMotion?(preferences.reducesMotion)
    }
  }

  /// Moves all screens to the other kind of controller.
  private func replaceStacks() {
    let selected = selectedIndex
    let contents = stacks.map { (screens: $0.viewControllers, item: $0.tabBarItem) }
    for stack in stacks { stack.setViewControllers([], animated: false) }
    viewControllers = contents.map { content in
      let stack = preferences.navigationController(around: content.screens)
      stack.tabBarItem = content.item
      return stack
    }
    selectedIndex = selected
  }
}

extension GuideController.Tab {
  init?(of page: Page) {
    guard let tab = Self.allCases.first(where: { $0.page == page }) else { return nil }
    self = tab
  }

  var page: Page {
    switch self {
    case .guide: .home
    case .recipes: .recipes
    case .settings: .settings
    }
  }

  @MainActor
  var item: UITabBarItem {
    switch self {
    case .guide: UITabBarItem(title: "Guide", image: UIImage(systemName: "map"), tag: rawValue)
    case .recipes:
      UITabBarItem(title: "Recipes", image: UIImage(systemName: "list.bullet"), tag: rawValue)
    case .settings:
      UITabBarItem(title: "Settings", image: UIImage(systemName: "gearshape"), tag: rawValue)
    }
  }
}

extension UIViewController {
  /// The guide that the screen is part of, also from a screen that is presented over it.
  var guide: GuideController? {
    tabBarController as? GuideController ?? presentingViewController as? GuideController
      ?? presentingViewController?.guide
  }
}
