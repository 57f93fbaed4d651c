import CoreGraphics
import Foundation

/// One item of a collection, as its look goes; the host has no collection view that shows it.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var isSelected = false
  open var isHighlighted = false
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isHighlighted: isHighlighted, isSelected: isSelected)
  }
}
