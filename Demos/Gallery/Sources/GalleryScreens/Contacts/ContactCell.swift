import Foundation
import Roster

/// Shows a contact; as high as its note needs.
final class ContactCell: StackCell, ReusablePresenter {
  private let avatar = AvatarView()
  private let name = UILabel(style: .headline)
  private let role = UILabel(style: .subheadline, color: .secondaryLabel)
  private let note = UILabel(style: .footnote, color: .secondaryLabel, lines: 0)
  private let star = UIImageView(image: UIImage(systemName: "star.fill"))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func present(viewModel contact: Contact) {
    avatar.show(contact.initials, for: contact.name)
    name.text = contact.name
    role.text = contact.role
    note.text = contact.note
    note.isHidden = contact.note.isEmpty
    star.isHidden = !contact.isFavourite
  }

  private func setUp() {
    let texts = UIStackView(arrangedSubviews: [name, role, note])
    texts.axis = .vertical
    texts.spacing = 2
    texts.setCustomSpacing(6, after: role)
    star.tintColor = .systemYellow
    star.keepWidth()
    separatorInset = UIEdgeInsets(top: 0, left: 16 + AvatarView.side + 12, bottom: 0, right: 0)
    stack.alignment = .top
    stack.addArrangedSubview(avatar)
    stack.addArrangedSubview(texts)
    stack.addArrangedSubview(star)
  }
}
