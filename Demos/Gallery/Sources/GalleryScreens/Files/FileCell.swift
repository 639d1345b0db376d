import Foundation
import Roster

/// Shows a file or a folder, as far to the right as it is deep.
final class FileCell: StackCell, ReusablePresenter {
  private static let indentation: CGFloat = 20

  private let disclosure = UIImageView()
  private let icon = UIImageView()
  private let name = UILabel(style: .body)
  private let size = UILabel(style: .footnote, color: .secondaryLabel)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func present(viewModel file: FileRow) {
    let row = file.row
    let (text, isFile) = file.text
    stack.directionalLayoutMargins.leading = 16 + CGFloat(row.level) * FileCell.indentation
    // Both keep their room, so that names of one level begin below each other.
    disclosure.image = UIImage(systemName: row.isExpanded ? "chevron.down" : "chevron.right")
    disclosure.alpha = row.isExpandable ? 1 : 0
    icon.image = UIImage(systemName: row.node.isFolder ? "folder" : "doc")
    icon.alpha = isFile ? 1 : 0
    name.text = text
    name.textColor = isFile ? .label : .secondaryLabel
    size.text = isFile ? row.node.readableSize : nil
    size.isHidden = size.text == nil
    accessibilityValue = row.isExpandable ? row.isExpanded ? "open" : "closed" : nil
  }

  private func setUp() {
    for image in [disclosure, icon] {
      image.frame.size = CGSize(width: 20, height: 20)
      image.contentMode = .scaleAspectFit
      image.keepWidth()
      stack.addArrangedSubview(image)
    }
    disclosure.tintColor = .tertiaryLabel
    stack.spacing = 8
    stack.addArrangedSubview(name)
    stack.addArrangedSubview(size)
    size.keepWidth()
  }
}
