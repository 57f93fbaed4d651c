import CoreGraphics
import Foundation
import QuartzCore

@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  weak open var owningView: UIView?
  open var identifier = ""

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  /// The rectangle in the owning view's coordinates.
  ///
  /// There is no solver: only UIKit's own guides have one.
  open var layoutFrame: CGRect { owningView?.frame(ofGuide: identifier) ?? .zero }
}

@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  static let ownIdentifier = "UIViewKeyboardLayoutGuide"
}
