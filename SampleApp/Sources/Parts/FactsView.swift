import UIKit

/// Facts side by side, each under a small heading; one below the other where text is very large.
final class FactsView: UIView {
  private let columns: [(heading: UILabel, value: UILabel)]

  init(_ facts: [(heading: String, value: String)]) {
    columns = facts.map { fact in
      let heading = UILabel(
        fact.heading, font: .text(12, .semibold, like: .caption1), color: .secondaryLabel)
      let value = UILabel(
        fact.value, font: .text(14, .semibold, like: .subheadline), color: .label)
      return (heading, value)
    }
    super.init(frame: .zero)
    for column in columns {
      addSubview(column.heading)
      addSubview(column.value)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Each column's share of the width.
  private static let shares: [CGFloat] = [0.28, 0.3, 0.42]

  private var isStacked: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  func height(fitting width: CGFloat) -> CGFloat {
    let heights = zip(columns, Self.shares).map { column, share in
      height(of: column, fitting: isStacked ? width : width * share - 8)
    }
    return isStacked ? heights.reduce(0) { $0 + $1 + 10 } - 10 : heights.max() ?? 0
  }

  private func height(
    of column: (heading: UILabel, value: UILabel), fitting width: CGFloat
  ) -> CGFloat {
    headingHeight(of: column, fitting: width) + 3 + column.value.height(fitting: width)
  }

  private func headingHeight(
    of column: (heading: UILabel, value: UILabel), fitting width: CGFloat
  ) -> CGFloat { max(16, column.heading.height(fitting: width)) }

  override func layoutSubviews() {
    super.layoutSubviews()
    var origin = CGPoint.zero
    for (column, share) in zip(columns, Self.shares) {
      let width = isStacked ? bounds.width : bounds.width * share - 8
      let heading = headingHeight(of: column, fitting: width)
      place(column.heading, x: origin.x, y: origin.y, width: width, height: heading)
      place(
        column.value, x: origin.x, y: origin.y + heading + 3, width: width,
        height: column.value.height(fitting: width))
      if isStacked {
        origin.y += height(of: column, fitting: width) + 10
      } else {
        origin.x += bounds.width * share
      }
    }
  }
}
