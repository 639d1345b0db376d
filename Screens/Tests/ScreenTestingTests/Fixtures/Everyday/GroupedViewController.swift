import HeadlessUIKit

/// Fruits in sections by letter or by colour, which a menu in the bar chooses; a section goes with its last fruit.
final class GroupedViewController: UITableViewController {
  private struct Fruit { var name: String, colour: String }

  private let mistake: EverydayMistake?
  private var fruits = [
    Fruit(name: "Apple", colour: "Red"), Fruit(name: "Apricot", colour: "Orange"),
    Fruit(name: "Banana", colour: "Yellow"),
    Fruit(name: "Lemon", colour: "Yellow"), Fruit(name: "Lime", colour: "Green"),
    Fruit(name: "Orange", colour: "Orange"),
  ]
  private var isByColour = false
  private var sections: [(title: String, fruits: [Fruit])] = []

  init(_ mistake: EverydayMistake?) {
    self.mistake = mistake
    super.init(style: .grouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fruits"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "title")
    let actions = [("By letter", false), ("By colour", true)].map { title, isByColour in
      UIAction(title: title) { [weak self] _ in self?.sort(byColour: isByColour) }
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", menu: UIMenu(children: actions))
    group()
  }

  private func group() {
    let groups = Dictionary(grouping: fruits) { isByColour ? $0.colour : String($0.name.prefix(1)) }
    sections = groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted { $0.name < $1.name }) }
  }

  private func sort(byColour isByColour: Bool) {
    self.isByColour = isByColour
    let count = sections.count
    group()
    guard mistake == .headerOfOldOrder, sections.count == count else { return tableView.reloadData() }
    // The rows alone, so that nothing moves that need not.
    let old = (0..<count).flatMap { section in
      (0..<tableView.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
    let new = sections.indices.flatMap { section in
      sections[section].fruits.indices.map { IndexPath(row: $0, section: section) }
    }
    tableView.performBatchUpdates {
      tableView.deleteRows(at: old, with: .fade)
      tableView.insertRows(at: new, with: .fade)
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].fruits.count
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "title")
    header?.textLabel?.text = sections[section].title
    return header
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section].fruits[indexPath.row].name
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let name = sections[indexPath.section].fruits[indexPath.row].name
    fruits.removeAll { $0.name == name }
    group()
    if sections.count < tableView.numberOfSections, mistake != .sectionWithoutRows {
      tableView.deleteSections([indexPath.section], with: .automatic)
    } else {
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }
}

extension EverydayScreen {
  static let grouped = EverydayScreen(name: "grouped", mistakes: [.sectionWithoutRows, .headerOfOldOrder]) {
    _,
    mistake in
    UINavigationController(rootViewController: GroupedViewController(mistake))
  }
}
