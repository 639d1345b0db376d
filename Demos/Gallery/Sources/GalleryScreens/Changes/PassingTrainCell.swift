import Foundation
import Roster

/// Shows when to stand back from the platform's edge.
public final class PassingTrainCell: StackCell, ReusablePresenter {
  private let time = UILabel(style: .headline, color: .secondaryLabel)
  private let text = UILabel(style: .body, color: .secondaryLabel)

  override public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public func present(viewModel: PassingTrain) {
    time.text = viewModel.time.formatted
    text.text = "Train passes"
  }

  private func setUp() {
    selectionStyle = .none
    time.keepWidth()
    stack.addArrangedSubview(time)
    stack.addArrangedSubview(text)
  }
}
