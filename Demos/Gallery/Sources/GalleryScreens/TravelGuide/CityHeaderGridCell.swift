import Foundation
import Roster

/// Shows a city's picture and name in a collection.
final class CityHeaderGridCell: UICollectionViewCell {
  let header = CityHeaderView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(header)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.addSubview(header)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    header.frame = contentView.bounds
  }
}
