import Foundation
import Roster

/// Shows a scalar as a tile.
final class ScalarGridCell: UICollectionViewCell, ReusablePresenter {
  static let size = CGSize(width: 64, height: 64)
  private let glyph = UILabel(style: .title2, maximum: 28, lines: 1)
  private let codePoint = UILabel(style: .caption2, color: .secondaryLabel, maximum: 11, lines: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func present(viewModel scalar: NamedScalar) {
    glyph.text = scalar.glyph
    codePoint.text = scalar.codePoint
    accessibilityLabel = scalar.name
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    glyph.frame = CGRect(x: 2, y: 6, width: size.width - 4, height: 36)
    codePoint.frame = CGRect(x: 2, y: 44, width: size.width - 4, height: 14)
  }

  private func setUp() {
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 8
    glyph.textAlignment = .center
    codePoint.textAlignment = .center
    for view in [glyph, codePoint] { contentView.addSubview(view) }
  }
}
