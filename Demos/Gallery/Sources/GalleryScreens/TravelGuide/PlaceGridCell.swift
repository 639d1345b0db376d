import Foundation
import Roster

/// Shows a place as a tile: its picture with the name and two lines below.
final class PlaceGridCell: UICollectionViewCell {
  private static let textHeight: CGFloat = 72
  private let picture = UIImageView(frame: .zero)
  private let name = UILabel(style: .subheadline, weight: .semibold, lines: 1)
  private let detail = UILabel(style: .caption1, color: .secondaryLabel, lines: 2)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The size of a tile, in points.
  static func size(width: CGFloat) -> CGSize {
    CGSize(width: width, height: pictureHeight(width: width) + textHeight)
  }

  func show(_ place: Place) {
    picture.image = place.picture.image
    name.text = place.name
    detail.text = place.detail
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width
    picture.frame = CGRect(x: 0, y: 0, width: width, height: PlaceGridCell.pictureHeight(width: width))
    name.frame = CGRect(x: 10, y: picture.frame.maxY + 8, width: width - 20, height: 20)
    let height = detail.sizeThatFits(CGSize(width: width - 20, height: 34)).height
    detail.frame = CGRect(x: 10, y: name.frame.maxY + 2, width: width - 20, height: height)
  }

  private static func pictureHeight(width: CGFloat) -> CGFloat {
    (width * CityScene.placeSize.height / CityScene.placeSize.width).rounded()
  }

  private func setUp() {
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    for view in [picture, name, detail] { contentView.addSubview(view) }
  }
}
