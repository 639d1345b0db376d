import UIKit

/// A cell as it is written everywhere.
final class ConstraintCell: UITableViewCell {
  private let title = UILabel()
  private var height = NSLayoutConstraint()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.translatesAutoresizingMaskIntoConstraints = false
    title.setContentHuggingPriority(.required, for: .vertical)
    contentView.addSubview(title)
    height = title.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    height.priority = UILayoutPriority(999)
    let guide = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor, constant: -8),
      title.topAnchor.constraint(equalToSystemSpacingBelow: guide.topAnchor, multiplier: 1),
      title.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 0.5),
      height,
    ])
    contentView.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[title]-|",
        options: [.alignAllLeading],
        metrics: nil,
        views: ["title": title]
      )
    )
    NSLayoutConstraint(
      item: title,
      attribute: .centerY,
      relatedBy: .equal,
      toItem: contentView,
      attribute: .centerY,
      multiplier: 1,
      constant: 0
    ).isActive = true
  }

  required init?(coder: NSCoder) { fatalError() }

  override func updateConstraints() {
    height.constant = isSelected ? 60 : 44
    super.updateConstraints()
  }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
}
