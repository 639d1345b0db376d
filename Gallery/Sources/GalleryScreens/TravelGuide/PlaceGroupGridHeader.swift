import Foundation
import Roster

/// Shows the title of a group of places above its tiles.
final class PlaceGroupGridHeader: UICollectionReusableView {
  static let height: CGFloat = 44
  private let label = UILabel(style: .headline)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(label)
  }

  func show(_ title: String) {
    label.text = title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 16, dy: 8)
  }
}
