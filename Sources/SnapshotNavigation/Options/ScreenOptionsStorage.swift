import UIKit

// The seam for where a screen's options are stored: an associated object where the runtime has them,
// a weak table elsewhere.
#if canImport(ObjectiveC)
  @MainActor private let optionsKey = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  extension UIViewController {
    var storedScreenOptions: ScreenOptions? {
      get { objc_getAssociatedObject(self, optionsKey) as? ScreenOptions }
      set {
        objc_setAssociatedObject(self, optionsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
    }
  }
#else
  @MainActor private var optionsOfScreens = WeakTable<ScreenOptions>()

  extension UIViewController {
    var storedScreenOptions: ScreenOptions? {
      get { optionsOfScreens[self] }
      set { optionsOfScreens[self] = newValue }
    }
  }
#endif
