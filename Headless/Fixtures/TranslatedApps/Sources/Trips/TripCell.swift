import UIKit

@objc protocol TripCellDelegate: AnyObject {
  func tripCellDidToggleFavorite(_ cell: TripCell)
  @objc optional func tripCellDidLongPress(_ cell: TripCell)
}

class TripCell: UICollectionViewListCell {
  weak var delegate: TripCellDelegate?

  private let titleLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }()
  private let subtitleLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    return label
  }()
  private let routeView = RouteView()
  private lazy var favoriteButton: UIButton = {
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(favoriteTapped(_:)), for: .touchUpInside)
    return button
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let texts = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel, routeView])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [texts, favoriteButton])
    row.alignment = .center
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    favoriteButton.setContentHuggingPriority(.required, for: .horizontal)
    favoriteButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      row.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      favoriteButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      favoriteButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    let press = UILongPressGestureRecognizer(target: self, action: #selector(longPressed(_:)))
    contentView.addGestureRecognizer(press)
  }

  func configure(with trip: Trip) {
    titleLabel.text = trip.title
    subtitleLabel.text = trip.subtitle
    routeView.stops = trip.stops.count
    favoriteButton.setImage(UIImage(systemName: trip.isFavorite ? "star.fill" : "star"), for: .normal)
    favoriteButton.accessibilityLabel = trip.isFavorite ? "Remove favorite" : "Add favorite"
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    delegate = nil
  }

  @objc private func favoriteTapped(_ sender: UIButton) {
    delegate?.tripCellDidToggleFavorite(self)
  }

  @objc private func longPressed(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began else { return }
    delegate?.tripCellDidLongPress?(self)
  }
}
