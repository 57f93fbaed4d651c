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

extension UIWindowScene {
  @available(iOS 16.0, *)
  func show(_ frame: CGRect) {
    #if targetEnvironment(macCatalyst)
      requestGeometryUpdate(.Mac(systemFrame: frame))
    #endif
  }
}
