import Foundation
import Roster

/// The buttons of the *Changes* screen, and what the last update consisted of.
final class ChangesBar: UIView {
  private let stack = UIStackView()
  private let changes = UILabel(style: .footnote)
  private let costs = UILabel(style: .footnote, color: .secondaryLabel)

  /// - Parameter rows: the buttons, in rows from top to bottom.
  init(_ rows: [[UIButton]]) {
    super.init(frame: .zero)
    setUp(rows)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp([])
  }

  func show(_ changes: String, _ costs: String) {
    self.changes.text = changes
    self.costs.text = costs
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    stack.frame = bounds
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    stack.systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  private func setUp(_ rows: [[UIButton]]) {
    stack.axis = .vertical
    stack.spacing = 8
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    for row in rows {
      let line = UIStackView(arrangedSubviews: row)
      line.distribution = .fillEqually
      line.spacing = 8
      line.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      stack.addArrangedSubview(line)
    }
    let status = UIStackView(arrangedSubviews: [changes, costs])
    status.axis = .vertical
    stack.addArrangedSubview(status)
    addSubview(stack)
  }
}
