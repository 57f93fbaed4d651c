import UIKit

/// Facts side by side, each under a small heading.
final class FactsView: UIView {
  private let columns: [(heading: UILabel, value: UILabel)]

  init(_ facts: [(heading: String, value: String)]) {
    columns = facts.map { fact in
      let heading = UILabel(
        fact.heading, font: .systemFont(ofSize: 12, weight: .semibold), color: .secondaryLabel)
      let value = UILabel(
        fact.value, font: .systemFont(ofSize: 14, weight: .semibold), color: .label)
      value.numberOfLines = 2
      return (heading, value)
    }
    super.init(frame: .zero)
    for column in columns {
      addSubview(column.heading)
      addSubview(column.value)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// What each column takes of the width.
  private static let shares: [CGFloat] = [0.28, 0.3, 0.42]

  func height(fitting width: CGFloat) -> CGFloat {
    let heights = zip(columns, Self.shares).map { $0.value.height(fitting: width * $1 - 8) }
    return 19 + (heights.max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for (column, share) in zip(columns, Self.shares) {
      let width = bounds.width * share - 8
      place(column.heading, x: x, y: 0, width: width, height: 16)
      let height = column.value.height(fitting: width)
      place(column.value, x: x, y: 19, width: width, height: height)
      x += bounds.width * share
    }
  }
}
