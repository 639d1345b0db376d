import Foundation
import Roster

/// Shows a country as a tile.
final class CountryGridCell: UICollectionViewCell, ReusablePresenter {
  static let size = CGSize(width: 111, height: 122)
  private let flag = UIImageView(frame: .zero)
  private let name = UILabel(style: .subheadline, weight: .semibold, maximum: 17, lines: 1)
  private let capital = UILabel(style: .caption1, color: .secondaryLabel, maximum: 13, lines: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func present(viewModel country: Country) {
    flag.image = country.flag.image
    name.text = country.name
    capital.text = country.capital
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width
    flag.frame = CGRect(x: (width - 84) / 2, y: 14, width: 84, height: 56)
    name.frame = CGRect(x: 6, y: 78, width: width - 12, height: 20)
    capital.frame = CGRect(x: 6, y: 97, width: width - 12, height: 16)
  }

  private func setUp() {
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    name.textAlignment = .center
    capital.textAlignment = .center
    for view in [flag, name, capital] { contentView.addSubview(view) }
  }
}
