import Foundation
import Roster

/// Shows a plant on a card: a picture, a name with the bed behind it on the same base line, a note, and a badge.
final class PlantCell: UITableViewCell, ReusablePresenter {
  private let picture = UIImageView()
  private let name = UILabel(style: .headline, lines: 0)
  private let bed = UILabel(style: .footnote, color: .secondaryLabel)
  private let note = UILabel(style: .subheadline, lines: 0)
  private let badge = UILabel(style: .caption1, weight: .semibold, color: .white, lines: 0)
  private let badgeBack = UIView()
  private var badgeHeight: NSLayoutConstraint?
  private var badgeGap: NSLayoutConstraint?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func present(viewModel: Plant) {
    picture.image = .drawing([.circle(28, 28, 24, viewModel.color)], size: CGSize(width: 56, height: 56))
    name.text = viewModel.name
    bed.text = viewModel.bed
    note.text = viewModel.note
    badge.text = "Water today"
    badgeBack.isHidden = !viewModel.isThirsty
    badgeHeight?.isActive = !viewModel.isThirsty
    badgeGap?.constant = viewModel.isThirsty ? 8 : 0
  }

  private func setUp() {
    badgeBack.backgroundColor = .systemTeal
    badgeBack.layer.cornerRadius = 8
    badgeBack.clipsToBounds = true
    for view in [picture, name, bed, note, badgeBack, badge] { view.translatesAutoresizingMaskIntoConstraints = false }
    for view in [picture, name, bed, note, badgeBack] { contentView.addSubview(view) }
    badgeBack.addSubview(badge)
    bed.setContentHuggingPriority(.required, for: .horizontal)
    bed.setContentCompressionResistancePriority(.required, for: .horizontal)
    let margins = contentView.layoutMarginsGuide
    let badgeGap = badgeBack.topAnchor.constraint(equalTo: note.bottomAnchor, constant: 8)
    badgeHeight = badgeBack.heightAnchor.constraint(equalToConstant: 0)
    self.badgeGap = badgeGap
    let badgeInside = badge.bottomAnchor.constraint(equalTo: badgeBack.bottomAnchor, constant: -3)
    badgeInside.priority = .defaultHigh
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      picture.widthAnchor.constraint(equalToConstant: 56),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      picture.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -12),
      name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      name.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      bed.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
      bed.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
      bed.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      note.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
      note.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      badgeGap,
      badgeBack.leadingAnchor.constraint(equalTo: note.leadingAnchor),
      badgeBack.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      badgeBack.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -12),
      badge.topAnchor.constraint(equalTo: badgeBack.topAnchor, constant: 3),
      badge.leadingAnchor.constraint(equalTo: badgeBack.leadingAnchor, constant: 8),
      badge.trailingAnchor.constraint(equalTo: badgeBack.trailingAnchor, constant: -8),
      badgeInside,
    ])
  }
}
