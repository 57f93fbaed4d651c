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

  override func layoutSubviews() {
    super.layoutSubviews()
    let shares: [CGFloat] = [0.28, 0.3, 0.42]
    var x: CGFloat = 0
    for (column, share) in zip(columns, shares) {
      let width = bounds.width * share - 8
      column.heading.frame = CGRect(x: x, y: 0, width: width, height: 16)
      let height = min(column.value.height(fitting: width), bounds.height - 18)
      column.value.frame = CGRect(x: x, y: 19, width: width, height: height)
      x += bounds.width * share
    }
  }
}
