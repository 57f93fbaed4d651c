import UIKit

// Stores a screen's options in an associated object if there's an Objective-C runtime, or else in a
// weak table.
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
  @MainActor private let optionsOfScreens = WeakTable<ScreenOptions>()

  extension UIViewController {
    var storedScreenOptions: ScreenOptions? {
      get { optionsOfScreens[self] }
      set { optionsOfScreens[self] = newValue }
    }
  }
#endif
