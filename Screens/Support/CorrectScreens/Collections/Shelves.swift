import HeadlessUIKit

private final class BookCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 13)
    contentView.addSubview(label)
    contentView.backgroundColor = .systemGray5
  }

  required init?(coder: NSCoder) { nil }
}

private final class ShelfCell: UITableViewCell, UICollectionViewDataSource {
  private(set) lazy var collection: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 140)
    return UICollectionView(frame: contentView.bounds, collectionViewLayout: layout)
  }()
  var books: [String] = [] { didSet { collection.reloadData() } }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    collection.register(BookCell.self, forCellWithReuseIdentifier: "book")
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.dataSource = self
    contentView.addSubview(collection)
  }

  required init?(coder: NSCoder) { nil }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { books.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
    (cell as? BookCell)?.label.text = books[indexPath.item]
    return cell
  }
}

/// A table of shelves that scroll sideways, each of which keeps its place.
final class ShelvesViewController: UITableViewController {
  private let shelves = (0..<20).map { shelf in (0..<15).map { "Book \(shelf)-\($0)" } }
  private var offsets: [Int: CGFloat] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 160
    tableView.allowsSelection = false
    tableView.register(ShelfCell.self, forCellReuseIdentifier: "shelf")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shelves.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath)
    (cell as? ShelfCell)?.books = shelves[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    (cell as? ShelfCell)?.collection.contentOffset.x = offsets[indexPath.row] ?? 0
  }

  override func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    offsets[indexPath.row] = (cell as? ShelfCell)?.collection.contentOffset.x
  }
}

extension CorrectScreen {
  static let shelves = CorrectScreen("shelves") { _ in ShelvesViewController(style: .plain) }
}
