import CoreGraphics
import Foundation

/// A collection without items, because the host shows none: what it's asked for isn't there.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
}
