import Foundation
import Roster

/// Shows an app: its picture, its name, what it is for, and whether it is installed.
final class ShopAppView: UIView {
  private static let picture = CGSize(width: 44, height: 44)
  private let picture = UIImageView()
  private let name = UILabel(style: .headline)
  private let tagline = UILabel(style: .subheadline, color: .secondaryLabel)
  private let state = UILabel(style: .footnote, weight: .semibold)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func show(_ app: ShopApp) {
    let size = ShopAppView.picture
    picture.image = .drawing(
      [
        .rect(0, 0, size.width, size.height, app.color), .circle(22, 22, 13, 0xFFFFFF), .circle(26, 18, 9, app.color),
      ],
      size: size
    )
    name.text = app.name
    tagline.text = app.tagline
    state.text = app.isInstalled ? "Installed" : "Get"
  }

  private func setUp() {
    picture.layer.cornerRadius = 10
    picture.clipsToBounds = true
    let texts = UIStackView(arrangedSubviews: [name, tagline, state])
    texts.axis = .vertical
    texts.spacing = 2
    for view in [picture, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let bottom = texts.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      picture.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      picture.widthAnchor.constraint(equalToConstant: ShopAppView.picture.width),
      picture.heightAnchor.constraint(equalToConstant: ShopAppView.picture.height),
      texts.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      texts.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      texts.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      bottom,
    ])
  }
}
