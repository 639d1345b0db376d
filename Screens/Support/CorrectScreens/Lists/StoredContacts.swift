import HeadlessUIKit
import ScreenTesting

/// What a controller of fetched results tells its delegate.
@MainActor protocol ContactStoreDelegate: AnyObject {
  func storeWillChange()
  func store(didInsert name: String, at index: Int)
  func store(didDelete index: Int)
  func store(didMove from: Int, to: Int)
  func store(didUpdate index: Int)
  func storeDidChange()
}

/// A sorted store that tells each change between the beginning and the end of a batch, as fetched results do.
@MainActor final class ContactStore {
  struct Contact: Hashable { let id: Int; var name: String; var isFavourite = false }
  weak var delegate: (any ContactStoreDelegate)?
  private(set) var contacts: [Contact] = []
  private var next = 0
  init(_ names: [String]) { for n in names { insert(n) } }
  private func index(for contact: Contact) -> Int {
    contacts.firstIndex { ($0.name, $0.id) > (contact.name, contact.id) } ?? contacts.count
  }
  func insert(_ name: String) {
    let contact = Contact(id: next, name: name); next += 1
    delegate?.storeWillChange()
    let index = index(for: contact)
    contacts.insert(contact, at: index)
    delegate?.store(didInsert: name, at: index)
    delegate?.storeDidChange()
  }
  func delete(_ id: Int) {
    guard let index = contacts.firstIndex(where: { $0.id == id }) else { return }
    delegate?.storeWillChange()
    contacts.remove(at: index)
    delegate?.store(didDelete: index)
    delegate?.storeDidChange()
  }
  func rename(_ id: Int, _ name: String) {
    guard let from = contacts.firstIndex(where: { $0.id == id }) else { return }
    delegate?.storeWillChange()
    var contact = contacts.remove(at: from)
    contact.name = name
    let to = index(for: contact)
    contacts.insert(contact, at: to)
    if from == to { delegate?.store(didUpdate: from) } else { delegate?.store(didMove: from, to: to) }
    delegate?.storeDidChange()
  }
  func toggle(_ id: Int) {
    guard let index = contacts.firstIndex(where: { $0.id == id }) else { return }
    delegate?.storeWillChange()
    contacts[index].isFavourite.toggle()
    delegate?.store(didUpdate: index)
    delegate?.storeDidChange()
  }
}

/// Contacts that are renamed in an alert with a field, which may have them move.
final class StoredContactsViewController: UITableViewController, ContactStoreDelegate {
  let store: ContactStore
  init() {
    store = ContactStore([
      "Ada", "Grace", "Alan", "Edsger", "Barbara", "Donald", "Tony", "Niklaus", "Leslie", "Margaret", "Radia",
      "Frances",
    ])
    super.init(style: .plain)
    store.delegate = self
    title = "Contacts"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.store.insert("New contact") }
    )
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { store.contacts.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
    configure(cell, indexPath.row)
    return cell
  }
  func configure(_ cell: UITableViewCell, _ index: Int) {
    let contact = store.contacts[index]
    var content = cell.defaultContentConfiguration()
    content.text = contact.name
    content.secondaryText = contact.isFavourite ? "Favourite" : nil
    cell.contentConfiguration = content
    cell.accessoryType = contact.isFavourite ? .checkmark : .none
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    store.toggle(store.contacts[indexPath.row].id)
  }
  override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    let id = store.contacts[indexPath.row].id
    let rename = UIContextualAction(style: .normal, title: "Rename") { [weak self] _, _, done in
      self?.askName(id)
      done(true)
    }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.store.delete(id)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete, rename])
  }
  func askName(_ id: Int) {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
        guard let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
        self?.store.rename(id, name)
      }
    )
    present(alert, animated: true)
  }
  func storeWillChange() { tableView.beginUpdates() }
  func store(didInsert name: String, at index: Int) { tableView.insertRows(at: [[0, index]], with: .fade) }
  func store(didDelete index: Int) { tableView.deleteRows(at: [[0, index]], with: .fade) }
  func store(didMove from: Int, to: Int) {
    tableView.deleteRows(at: [[0, from]], with: .fade)
    tableView.insertRows(at: [[0, to]], with: .fade)
  }
  func store(didUpdate index: Int) {
    if let cell = tableView.cellForRow(at: [0, index]) { configure(cell, index) }
  }
  func storeDidChange() { tableView.endUpdates() }
}

extension CorrectScreen {
  static let storedContacts = CorrectScreen(
    "stored contacts",
    events: [.arrival { $0.store.insert("Arrived \(Int.random(in: 0..<100, using: &$1))") }]
  ) { _ in StoredContactsViewController() }
}
