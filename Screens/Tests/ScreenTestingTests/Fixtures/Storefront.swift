import HeadlessUIKit
import ScreenTesting

/// A mistake of the storefront.
enum StorefrontBug: String, CaseIterable {
  /// An app's cell keeps the star of the app before.
  case keptStar
  /// A shelf that is used again shows the apps that it had.
  case keptApps
  /// A shelf that is used again has the apps that it had.
  case keptSource
  /// An app is hidden in the list and not in the model.
  case hiddenInListAlone
  /// A download's cell keeps the checkmark of the one before.
  case keptCheckmark
  /// A text of a header is cut off.
  case lowHeader
}

/// Shelves of apps that scroll sideways, and below them a second table.
final class StorefrontViewController: UIViewController {
  private let bug: StorefrontBug?
  private let shelves = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 520), style: .plain)
  private let downloads = UITableView(frame: CGRect(x: 0, y: 520, width: 390, height: 320), style: .plain)
  var apps = (0..<12).map { shelf in (0..<15).map { "App \(shelf)-\($0)" } }
  var stars: Set<String> = ["App 0-0", "App 1-3"]
  var files = (0..<30).map { "File \($0)" }

  init(_ bug: StorefrontBug?) {
    self.bug = bug
    super.init(nibName: nil, bundle: nil)
    // So few shelves are never used again, so that only scrolling sideways shows what an app's cell keeps.
    if bug == .keptStar { apps.removeLast(8) }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for table in [shelves, downloads] {
      table.dataSource = self
      table.delegate = self
      view.addSubview(table)
    }
    shelves.rowHeight = 120
    shelves.register(ShelfCell.self, forCellReuseIdentifier: "shelf")
    downloads.rowHeight = 44
    downloads.register(UITableViewCell.self, forCellReuseIdentifier: "file")
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { [weak refresh] _ in refresh?.endRefreshing() }, for: .valueChanged)
    downloads.refreshControl = refresh
  }

  private func configure(_ shelf: ShelfCell, at row: Int) {
    shelf.bug = bug
    if bug != .keptSource || shelf.apps.isEmpty { shelf.show(apps[row]) }
    shelf.isStarred = { [weak self] app in self?.stars.contains(app) ?? false }
    shelf.onTap = { [weak self] app in self?.stars.formSymmetricDifference([app]) }
    shelf.onHide = { [weak self] app in self?.apps[row].removeAll { $0 == app } }
  }
}

extension StorefrontViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView === shelves ? apps.count : files.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard tableView === shelves else {
      let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
      cell.textLabel?.text = files[indexPath.row]
      let isDone = indexPath.row % 9 == 0
      if isDone || bug != .keptCheckmark { cell.accessoryType = isDone ? .checkmark : .none }
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath)
    if let shelf = cell as? ShelfCell { configure(shelf, at: indexPath.row) }
    return cell
  }

  // A shelf takes all of its row, so that no finger gets here.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    precondition(tableView === downloads, "A row was tapped that a list covers")
    return true
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard tableView === downloads else { return nil }
    let remove = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, completion in
      self?.files.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .none)
      // The rest has other checkmarks.
      tableView.reloadData()
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [remove])
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { tableView === downloads ? ["F"] : nil }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard tableView === downloads else { return nil }
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let label = UILabel(frame: CGRect(x: 16, y: 0, width: 200, height: bug == .lowHeader ? 12 : 24))
    label.numberOfLines = 0
    label.text = "Downloads"
    header.contentView.addSubview(label)
    return header
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView === downloads ? 24 : 0
  }
}

private final class ShelfCell: UITableViewCell, UICollectionViewDataSource, UICollectionViewDelegate {
  var bug: StorefrontBug?
  private(set) var apps: [String] = []
  var isStarred: (String) -> Bool = { _ in false }
  var onTap: (String) -> Void = { _ in }
  var onHide: (String) -> Void = { _ in }

  private lazy var collection: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    return UICollectionView(frame: contentView.bounds, collectionViewLayout: layout)
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    collection.register(AppCell.self, forCellWithReuseIdentifier: "app")
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.dataSource = self
    collection.delegate = self
    contentView.addSubview(collection)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ apps: [String]) {
    self.apps = apps
    if bug != .keptApps { collection.reloadData() }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { apps.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "app", for: indexPath)
    guard let app = cell as? AppCell else { return cell }
    app.label.text = apps[indexPath.item]
    let isStarred = isStarred(apps[indexPath.item])
    if isStarred || bug != .keptStar { app.star.isHidden = !isStarred }
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    onTap(apps[indexPath.item])
    collectionView.reloadItems(at: [indexPath])
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let app = apps[indexPath.item]
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(children: [UIAction(title: "Hide") { _ in self?.hide(app) }])
    }
  }

  private func hide(_ app: String) {
    guard let item = apps.firstIndex(of: app) else { return }
    if bug != .hiddenInListAlone {
      onHide(app)
      apps.remove(at: item)
    }
    collection.deleteItems(at: [[0, item]])
  }
}

private final class AppCell: UICollectionViewCell {
  let label = UILabel(frame: CGRect(x: 0, y: 30, width: 100, height: 24))
  let star = UIImageView(frame: CGRect(x: 40, y: 4, width: 20, height: 20))

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 13)
    star.image = UIImage(systemName: "star.fill")
    star.isHidden = true
    contentView.addSubview(label)
    contentView.addSubview(star)
  }

  required init?(coder: NSCoder) { nil }
}
