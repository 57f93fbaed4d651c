import CoreGraphics
import Foundation

/// A view of a collection that is used again.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
}
