import HeadlessUIKit

private final class PersonViewController: UIViewController {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let label = UILabel()
    label.text = name
    label.font = .preferredFont(forTextStyle: .title1)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.numberOfLines = 0
    label.backgroundColor = .systemBackground
    view = label
  }
}

/// People by first letters, with an index and a page for each.
final class AddressBookViewController: UITableViewController {
  private let sections: [(letter: String, names: [String])] = {
    let names = [
      "Ana", "Alice", "Bruno", "Beatriz", "Carlos", "Clara", "Diogo", "Eva", "Filipe", "Gabriel", "Helena", "Inês",
      "João", "Joana", "Katia", "Luís", "Maria Teresa da Conceição Albuquerque", "Nuno", "Olga", "Pedro", "Rita",
      "Sara",
    ]
    return Dictionary(grouping: names) { String($0.prefix(1)) }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "person")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].names.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].letter
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.map(\.letter) }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = sections[indexPath.section].names[indexPath.row]
    content.image = UIImage(systemName: "person.circle")
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let person = PersonViewController(sections[indexPath.section].names[indexPath.row])
    navigationController?.pushViewController(person, animated: true)
  }
}

extension CorrectScreen {
  static let addressBook = CorrectScreen("address-book") { _ in
    UINavigationController(rootViewController: AddressBookViewController(style: .plain))
  }
}
