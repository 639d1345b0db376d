import Foundation
import Roster

/// A coloured circle with a person's initials.
final class AvatarView: UIView {
  static let side: CGFloat = 40
  private static let colors: [UIColor] = [
    .systemBlue, .systemOrange, .systemGreen, .systemPurple, .systemPink, .systemTeal, .systemIndigo, .systemBrown,
  ]
  private let label = UILabel(style: .callout, weight: .semibold, color: .white)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: AvatarView.side, height: AvatarView.side)
  }

  /// Shows initials on a colour that is always the same for a name.
  func show(_ initials: String, for name: String) {
    label.text = initials
    let sum = name.unicodeScalars.reduce(0) { ($0 + Int($1.value)) % AvatarView.colors.count }
    backgroundColor = AvatarView.colors[sum]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 4, dy: 0)
  }

  private func setUp() {
    layer.cornerRadius = AvatarView.side / 2
    clipsToBounds = true
    label.textAlignment = .center
    label.numberOfLines = 1
    label.adjustsFontSizeToFitWidth = true
    keepWidth()
    addSubview(label)
  }
}
