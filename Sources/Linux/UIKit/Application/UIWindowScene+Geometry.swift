import CoreGraphics
import Foundation

extension UIWindowScene {
  /// How a scene wishes to be laid out.
  @MainActor
  public class GeometryPreferences: NSObject {
    /// The wish of a scene on a phone or tablet.
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    @MainActor
    public class iOS: GeometryPreferences {
      let orientations: UIInterfaceOrientationMask

      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init(interfaceOrientations)
      }

      private init(_ orientations: UIInterfaceOrientationMask) {
        self.orientations = orientations
        super.init()
      }
    }
  }

  /// Apple: turns the screen if the orientation at hand is not among the wished ones.
  ///
  /// Here it turns at once, as `LinuxHost.resize(to:)` does.
  public func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wish = geometryPreferences as? GeometryPreferences.iOS, let runtime else { return }
    let isLandscape = interfaceOrientation.isLandscape
    let fits =
      isLandscape
      ? wish.orientations.intersects(.landscape)
      : wish.orientations.intersects([.portrait, .portraitUpsideDown])
    guard !fits, !wish.orientations.isEmpty else { return }
    let size = screen.bounds.size
    runtime.resize(to: CGSize(width: size.height, height: size.width))
  }
}

extension UIInterfaceOrientationMask {
  fileprivate func intersects(_ other: UIInterfaceOrientationMask) -> Bool {
    !intersection(other).isEmpty
  }
}
