import Foundation
import Roster

/// Shows a scalar as a row.
final class ScalarCell: UITableViewCell, ReusablePresenter {
  static let height: CGFloat = 56
  private let glyph = UILabel(style: .title2, maximum: 28, lines: 1)
  private let name = UILabel(style: .subheadline, maximum: 17, lines: 1)
  private let codePoint = UILabel(style: .footnote, color: .secondaryLabel, maximum: 14, lines: 1)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func present(viewModel scalar: NamedScalar) {
    glyph.text = scalar.glyph
    name.text = scalar.name.capitalized(with: .gallery)
    codePoint.text = scalar.codePoint
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    let width = size.width - 72 - 16
    glyph.frame = CGRect(x: 12, y: 8, width: 48, height: size.height - 16)
    name.frame = CGRect(x: 72, y: 9, width: width, height: 20)
    codePoint.frame = CGRect(x: 72, y: 30, width: width, height: 17)
  }

  private func setUp() {
    glyph.textAlignment = .center
    separatorInset = UIEdgeInsets(top: 0, left: 72, bottom: 0, right: 0)
    for view in [glyph, name, codePoint] { contentView.addSubview(view) }
  }
}
