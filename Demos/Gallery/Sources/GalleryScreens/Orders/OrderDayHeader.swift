import Foundation
import Roster

/// Shows a day, the number of its orders and their totals, which wrap where there are many currencies.
public final class OrderDayHeader: UITableViewHeaderFooterView, ReusablePresenter {
  private let day = UILabel(style: .headline)
  private let count = UILabel(style: .footnote, color: .secondaryLabel)
  private let totals = UILabel(style: .footnote, color: .secondaryLabel, lines: 0)
  private let stack = UIStackView()

  override public init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public func present(viewModel: OrderDay) {
    day.text = viewModel.day.formatted(in: viewModel.locale)
    count.text =
      viewModel.count == 1 ? "1 order" : "\(viewModel.count.formatted(.number.locale(viewModel.locale))) orders"
    totals.text = viewModel.totals.map { $0.formatted(in: viewModel.locale) }.joined(separator: " · ")
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
    var background = UIBackgroundConfiguration.listPlainHeaderFooter()
    background.backgroundColor = .secondarySystemBackground
    backgroundConfiguration = background
    let line = UIStackView(arrangedSubviews: [day, count])
    line.alignment = .firstBaseline
    count.keepWidth()
    stack.axis = .vertical
    stack.spacing = 2
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    stack.addArrangedSubview(line)
    stack.addArrangedSubview(totals)
    contentView.addSubview(stack)
  }
}
