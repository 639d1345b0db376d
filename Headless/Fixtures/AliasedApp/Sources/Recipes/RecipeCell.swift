import UIKit

final class RecipeCell: UITableViewCell {
  static let reuseIdentifier = "RecipeCell"

  let titleLabel: UILabel = {
    let label = UILabel()
    label.font = UIFont.preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  let summaryLabel: UILabel = {
    let label = UILabel()
    label.font = UIFont.preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  let minutesLabel: UILabel = {
    let label = UILabel()
    label.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .systemFont(ofSize: 12, weight: .bold))
    label.adjustsFontForContentSizeCategory = true
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  private(set) lazy var favoriteButton: UIButton = {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.onFavorite?() }, for: .touchUpInside)
    button.translatesAutoresizingMaskIntoConstraints = false
    return button
  }()

  var onFavorite: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    [titleLabel, summaryLabel, minutesLabel, favoriteButton].forEach(contentView.addSubview)

    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: minutesLabel.leadingAnchor, constant: -8),

      minutesLabel.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
      minutesLabel.trailingAnchor.constraint(equalTo: favoriteButton.leadingAnchor, constant: -8),

      favoriteButton.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      favoriteButton.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      favoriteButton.widthAnchor.constraint(equalToConstant: 44),
      favoriteButton.heightAnchor.constraint(equalToConstant: 44),

      summaryLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
      summaryLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      summaryLabel.trailingAnchor.constraint(equalTo: favoriteButton.leadingAnchor, constant: -8),
      summaryLabel.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onFavorite = nil
  }

  func configure(with recipe: Recipe) {
    titleLabel.text = recipe.title
    summaryLabel.text = recipe.summary
    minutesLabel.text = "\(recipe.minutes) min"
    favoriteButton.setImage(UIImage(systemName: recipe.isFavorite ? "star.fill" : "star"), for: .normal)
    favoriteButton.accessibilityLabel = recipe.isFavorite ? "Remove from favorites" : "Add to favorites"
  }
}
