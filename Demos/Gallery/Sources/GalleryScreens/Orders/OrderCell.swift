import Foundation
import Roster

/// Shows who ordered, where, when and for how much.
public final class OrderCell: StackCell, ReusablePresenter {
  private let customer = UILabel(style: .body)
  private let details = UILabel(style: .footnote, color: .secondaryLabel)
  private let total = UILabel(style: .body, weight: .medium)

  override public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public func present(viewModel order: Order) {
    customer.text = order.customer
    details.text = [order.time, order.country, order.number].compactMap(\.self).joined(separator: " · ")
    write(order.total, in: .gallery)
  }

  /// Writes the total as people of a locale do.
  func write(_ amount: Money, in locale: Locale) { total.text = amount.formatted(in: locale) }

  private func setUp() {
    let texts = UIStackView(arrangedSubviews: [customer, details])
    texts.axis = .vertical
    texts.spacing = 2
    total.keepWidth()
    total.textAlignment = .right
    stack.addArrangedSubview(texts)
    stack.addArrangedSubview(total)
  }
}
