import Foundation
import Roster

/// Shows an app on a large card of its colour.
final class ShopCardCell: UICollectionViewCell, ReusablePresenter {
  private let name = UILabel(style: .title2, weight: .bold, color: .white)
  private let tagline = UILabel(style: .body, color: .white)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func present(viewModel app: ShopApp) {
    let color = app.color
    contentView.backgroundColor = UIColor(
      red: CGFloat(color >> 16 & 0xFF) / 255,
      green: CGFloat(color >> 8 & 0xFF) / 255,
      blue: CGFloat(color & 0xFF) / 255,
      alpha: 1
    )
    name.text = app.name
    tagline.text = app.tagline
  }

  private func setUp() {
    contentView.layer.cornerRadius = 16
    contentView.clipsToBounds = true
    let texts = UIStackView(arrangedSubviews: [name, tagline])
    texts.axis = .vertical
    texts.spacing = 4
    texts.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(texts)
    let height = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 150)
    NSLayoutConstraint.activate([
      texts.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      texts.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 16),
      texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16),
      height,
    ])
  }
}
