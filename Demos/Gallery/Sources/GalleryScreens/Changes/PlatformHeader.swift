import Foundation
import Roster

/// Shows a platform's number and how many trains there are.
public final class PlatformHeader: UITableViewHeaderFooterView, ReusablePresenter {
  private let name = UILabel(style: .headline)
  private let count = UILabel(style: .footnote, color: .secondaryLabel)
  private let stack = UIStackView()

  override public init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public func present(viewModel head: PlatformHead) {
    name.text = "Platform \(head.id)"
    count.text = head.trains == 1 ? "1 train" : "\(head.trains) trains"
  }

  override public func layoutSubviews() {
    super.layoutSubviews()
    stack.frame = contentView.bounds
  }

  override public func sizeThatFits(_ size: CGSize) -> CGSize {
    stack.systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  private func setUp() {
    count.keepWidth()
    stack.alignment = .firstBaseline
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 6, right: 16)
    stack.addArrangedSubview(name)
    stack.addArrangedSubview(count)
    contentView.addSubview(stack)
  }
}
