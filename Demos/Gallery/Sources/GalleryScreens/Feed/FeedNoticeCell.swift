import Foundation
import Roster

/// Shows what the feed says of its loading.
final class FeedNoticeCell: UITableViewCell, ReusablePresenter {
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let notice = UILabel(style: .subheadline, color: .secondaryLabel, lines: 0)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func present(viewModel: FeedNotice) {
    notice.text = viewModel.text
    notice.textColor = viewModel.canRetry ? .systemBlue : .secondaryLabel
    spinner.isHidden = !viewModel.isLoading
    if viewModel.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    accessibilityTraits = viewModel.canRetry ? .button : .staticText
  }

  private func setUp() {
    let stack = UIStackView(arrangedSubviews: [spinner, notice])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    notice.textAlignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }
}
