/// Apple: how a bar gets smaller as content scrolls beneath it.
public struct UIBarMinimization: Equatable {
  public var minimizationBehavior = UIBarMinimizationBehavior.automatic
  public var safeAreaAdjustment = UIBarMinimizationSafeAreaAdjustment.automatic
  public var restorationBehavior = UIBarMinimizationRestorationBehavior.automatic

  public init() {}

  /// By default the safe area follows the bar.
  var followsBar: Bool { safeAreaAdjustment != .disabled }
}

public enum UIBarMinimizationBehavior: Int, Sendable {
  case automatic, never, onScrollDown, onScrollUp
}

public enum UIBarMinimizationSafeAreaAdjustment: Int, Sendable {
  case automatic, enabled, disabled
}

public enum UIBarMinimizationRestorationBehavior: Int, Sendable {
  case automatic, atScrollEdge
}

extension UINavigationBar {
  /// The host's choice; Apple names no height.
  static let minimizedHeight: CGFloat = 24

  private var minimization: UIBarMinimization? { topItem?.navigationBarMinimization }

  /// The bar gets smaller once the content is scrolled by its height, and comes back at the scroll edge.
  func updateMinimization() {
    guard minimization?.minimizationBehavior == .onScrollDown, contentScrollView != nil else {
      isMinimized = false
      return
    }
    let room = Self.compactHeight - Self.minimizedHeight
    let hidden = isMinimized && minimization?.followsBar == true ? room : 0
    let distance = scrolledDistance + hidden
    if distance > Self.compactHeight {
      isMinimized = true
    } else if distance <= 0 {
      isMinimized = false
    }
  }

  /// The height that counts as safe area.
  var insetHeight: CGFloat {
    isMinimized && minimization?.followsBar == false ? Self.compactHeight : preferredHeight
  }

  /// Whether a layout may change the safe area, and so the scroll view, and so the bar again.
  var mayMinimize: Bool {
    guard let minimization, minimization.followsBar else { return false }
    return [.onScrollDown, .onScrollUp].contains(minimization.minimizationBehavior)
  }
}
