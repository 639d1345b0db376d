import HeadlessUIKit

/// What all lists of an app have in common: it is the data source and the delegate, and asks subclasses for the rest.
class BaseListViewController<Item, Cell: UITableViewCell>: UIViewController, UITableViewDataSource, UITableViewDelegate
{
  let tableView = UITableView(frame: .zero, style: .grouped)
  var items: [[Item]] = [] { didSet { tableView.reloadData() } }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(Cell.self, forCellReuseIdentifier: "\(Cell.self)")
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }

  func configure(_ cell: Cell, _ item: Item, at path: IndexPath) {}
  func select(_ item: Item, at path: IndexPath) {}

  func numberOfSections(in tableView: UITableView) -> Int { items.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "\(Cell.self)", for: indexPath)
    if let cell = cell as? Cell { configure(cell, items[indexPath.section][indexPath.row], at: indexPath) }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    select(items[indexPath.section][indexPath.row], at: indexPath)
  }
}

/// Not private: optimised code has several names for private classes, of which `"\(Cell.self)"` is any.
final class TrackCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    textLabel?.numberOfLines = 0
    detailTextLabel?.numberOfLines = 0
  }

  required init?(coder: NSCoder) { nil }
}

final class TracksViewController: BaseListViewController<(title: String, plays: Int), TrackCell> {
  override func viewDidLoad() {
    super.viewDidLoad()
    items = (0..<4).map { album in (0..<6).map { ("Track \(album + 1).\($0 + 1)", 0) } }
  }

  override func configure(_ cell: TrackCell, _ item: (title: String, plays: Int), at path: IndexPath) {
    cell.textLabel?.text = item.title
    cell.detailTextLabel?.text = item.plays == 0 ? "Not played yet" : "Played \(item.plays) times"
  }

  override func select(_ item: (title: String, plays: Int), at path: IndexPath) {
    items[path.section][path.row].plays += 1
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 24 }
}

extension CorrectScreen {
  static let baseClass = CorrectScreen("base-class") { _ in TracksViewController() }
}
