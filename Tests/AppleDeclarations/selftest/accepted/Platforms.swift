import UIKit

// What only some SDKs and platforms have, behind the conditions with which all of them compile.

extension UINavigationController {
  var popRecognizers: [UIGestureRecognizer] {
    var found = [interactivePopGestureRecognizer]
    #if compiler(>=6.2)
      if #available(iOS 26.0, *) { found.append(interactiveContentPopGestureRecognizer) }
    #endif
    return found.compactMap(\.self)
  }
}

extension UINavigationController {
  var keepsItsBar: Bool {
    #if canImport(ObjectiveC) && canImport(UIKit, _version: 9127.3)
      if #available(iOS 27.3, *) { return barContainerBehavior == .local }
    #endif
    return true
  }
}

extension UINavigationItem {
  var minimizes: Bool {
    #if compiler(>=6.4)
      if #available(iOS 27.0, *) { return navigationBarMinimization != UIBarMinimization() }
    #endif
    return false
  }
}

extension UITraitCollection {
  var standsBarsUpright: Bool {
    #if canImport(ObjectiveC) && canImport(UIKit, _version: 9127.0.85)
      #if !targetEnvironment(macCatalyst)
        if #available(iOS 27.1, *) { return verticalBarEdge != .unspecified }
      #endif
    #endif
    return false
  }
}

extension UIWindowScene {
  @available(iOS 16.0, *)
  func show(_ frame: CGRect) {
    #if targetEnvironment(macCatalyst)
      requestGeometryUpdate(.Mac(systemFrame: frame))
    #endif
  }
}
