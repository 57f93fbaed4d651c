// expect: 'Mac' is unavailable in iOS
import UIKit
@available(iOS 16.0, *) @MainActor func resize(_ scene: UIWindowScene) {
  scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.Mac())
}
