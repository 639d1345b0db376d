import Foundation
import Roster

/// Contacts in alphabetical sections, below settings that change what is shown.
public final class ContactsViewController: UITableViewController {
  private typealias Section = ContentSection<String, AnyTableViewPresentable, String>

  private var contacts = Contact.all
  private let content = NestedDataSource<String, AnyTableViewPresentable, String>()
  private var showsNotes = true { didSet { content.apply(sections()) } }
  private var showsFavouritesOnly = false { didSet { content.apply(sections()) } }

  public init() {
    super.init(style: .insetGrouped)
    title = "Contacts"
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    content.apply(sections())
    tableView.estimatedRowHeight = 80
    tableView.attach(content)
      .configure(SettingCell.self) { [weak self] cell, setting, _ in
        cell.onChange = { isOn in self?.change(setting, to: isOn) }
      }
      .leadingSwipeActions(for: Contact.self) { [weak self] contact, _ in
        let title = contact.isFavourite ? "Remove" : "Favourite"
        let action = UIContextualAction(style: .normal, title: title) { _, _, completion in
          self?.toggleFavourite(contact)
          completion(true)
        }
        action.image = UIImage(systemName: "star.fill")
        action.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [action])
      }
      .trailingSwipeActions(for: Contact.self) { [weak self] contact, _ in
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
          self?.delete(contact)
          completion(true)
        }
        let call = UIContextualAction(style: .normal, title: "Call") { _, _, completion in completion(true) }
        call.backgroundColor = .systemGreen
        return UISwipeActionsConfiguration(actions: [delete, call])
      }
  }

  private func change(_ setting: Setting, to isOn: Bool) {
    if setting.title == "Notes" {
      showsNotes = isOn
    } else {
      showsFavouritesOnly = isOn
    }
  }

  private func toggleFavourite(_ contact: Contact) {
    guard let index = contacts.firstIndex(where: { $0.id == contact.id }) else { return }
    contacts[index].isFavourite.toggle()
    content.apply(sections())
  }

  private func delete(_ contact: Contact) {
    contacts.removeAll { $0.id == contact.id }
    content.apply(sections())
  }

  private func sections() -> [Section] {
    let settings = Section(
      header: nil,
      items: [
        Setting(title: "Notes", isOn: showsNotes).tableViewPresentable,
        Setting(title: "Favourites only", isOn: showsFavouritesOnly).tableViewPresentable,
      ],
      footer: "Swipe a contact for actions, or press it for its menu."
    )
    let shown = contacts.filter { $0.isFavourite || !showsFavouritesOnly }
    let byLetter = Dictionary(grouping: shown) { String($0.name.prefix(1)) }.sorted { $0.key < $1.key }
    var sections = byLetter.map { letter, contacts in
      let items = contacts.sorted { $0.name < $1.name }.map { contact in
        var contact = contact
        if !showsNotes { contact.note = "" }
        return contact.tableViewPresentable
      }
      return Section(header: letter, items: items, footer: nil, indexTitle: letter)
    }
    if !sections.isEmpty {
      sections[sections.count - 1].footer = shown.count == 1 ? "1 contact" : "\(shown.count) contacts"
    }
    return [settings] + sections
  }
}
