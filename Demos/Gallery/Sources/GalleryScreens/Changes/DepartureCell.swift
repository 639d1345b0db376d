import Foundation
import Roster

/// Shows when a train leaves, where it goes and whether it is late.
public final class DepartureCell: StackCell, ReusablePresenter {
  private let time = UILabel(style: .headline)
  private let destination = UILabel(style: .body)
  private let train = UILabel(style: .footnote, color: .secondaryLabel)
  private let status = UILabel(style: .subheadline, weight: .medium)

  override public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public func present(viewModel departure: Departure) {
    time.text = departure.time.formatted
    destination.text = departure.destination
    train.text = departure.train
    switch departure.status {
    case .onTime:
      status.text = "on time"
      status.textColor = .systemGreen
    case .delayed(let minutes):
      status.text = "+\(minutes) min"
      status.textColor = .systemOrange
    case .cancelled:
      status.text = "cancelled"
      status.textColor = .systemRed
    }
  }

  private func setUp() {
    selectionStyle = .none
    let texts = UIStackView(arrangedSubviews: [destination, train])
    texts.axis = .vertical
    texts.spacing = 1
    time.keepWidth()
    status.keepWidth()
    stack.layoutMargins.top = 7
    stack.layoutMargins.bottom = 7
    stack.addArrangedSubview(time)
    stack.addArrangedSubview(texts)
    stack.addArrangedSubview(status)
  }
}
