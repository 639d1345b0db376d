import Foundation
import Roster

/// Shows an announcement, as high as its text.
public final class AnnouncementCell: StackCell, ReusablePresenter {
  private let icon = UIImageView(image: UIImage(systemName: "info.circle"))
  private let text = UILabel(style: .subheadline, lines: 0)

  override public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public func present(viewModel: Announcement) {
    text.text = viewModel.text
  }

  private func setUp() {
    selectionStyle = .none
    icon.tintColor = .systemOrange
    icon.keepWidth()
    stack.addArrangedSubview(icon)
    stack.addArrangedSubview(text)
  }
}
