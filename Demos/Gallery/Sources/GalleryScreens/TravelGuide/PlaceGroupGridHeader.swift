import Foundation
import Roster

/// Shows the title of a group of places above its tiles.
final class PlaceGroupGridHeader: UICollectionReusableView {
  private static let measured = UILabel(style: .headline)
  private let label = UILabel(style: .headline)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(label)
  }

  /// As high as a title in the size of text that the collection has, and not less than a finger needs.
  static func height(of title: String, in collectionView: UICollectionView) -> CGFloat {
    measured.text = title
    measured.font = .preferredFont(forTextStyle: .headline, compatibleWith: collectionView.traitCollection)
    let room = CGSize(width: collectionView.bounds.width - 32, height: .greatestFiniteMagnitude)
    return max(44, measured.sizeThatFits(room).height.rounded(.up) + 16)
  }

  func show(_ title: String) {
    label.text = title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 16, dy: 8)
  }
}
