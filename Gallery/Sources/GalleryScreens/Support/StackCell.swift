import Foundation
import Roster

/// A cell whose content is one stack view, and which is as high as the stack.
open class StackCell: UITableViewCell {
  /// Arranges the content inside of its own layout margins.
  public let stack = UIStackView()

  override public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    stack.frame = contentView.bounds
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    layoutIfNeeded()
    // Accessories and editing controls take what the content view does not have of the width.
    let width = size.width - (bounds.width - contentView.bounds.width)
    let fitted = stack.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return CGSize(width: size.width, height: max(44, fitted.height))
  }

  private func setUp() {
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    stack.spacing = 12
    stack.alignment = .center
    contentView.addSubview(stack)
  }
}
