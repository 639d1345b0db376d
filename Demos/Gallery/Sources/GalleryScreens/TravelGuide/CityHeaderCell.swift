import Foundation
import Roster

/// Shows a city's picture and name in a table.
final class CityHeaderCell: UITableViewCell {
  let header = CityHeaderView(frame: .zero)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
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

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    header.sizeThatFits(size)
  }
}
