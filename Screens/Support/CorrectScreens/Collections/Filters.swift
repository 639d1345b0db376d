import HeadlessUIKit

/// A row of filters above a table, each in a list of its own.
final class FilteredViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate,
  UITableViewDataSource
{
  private let filters = ["All", "Red", "Green", "Blue"]
  private let things = (0..<40).map { ("Thing \($0)", ["Red", "Green", "Blue"][$0 % 3]) }
  private var filter = "All"
  private let table = UITableView()
  private lazy var chips: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 120, height: 44)
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    chips.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "chip")
    chips.dataSource = self
    chips.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "thing")
    table.dataSource = self
    for view in [chips, table] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      chips.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      chips.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      chips.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      chips.heightAnchor.constraint(equalToConstant: 60),
      table.topAnchor.constraint(equalTo: chips.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private var shown: [(String, String)] { things.filter { filter == "All" || $0.1 == filter } }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { filters.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "chip", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = filters[indexPath.item]
    content.textProperties.font = .systemFont(ofSize: 15, weight: filters[indexPath.item] == filter ? .bold : .regular)
    cell.contentConfiguration = content
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    filter = filters[indexPath.item]
    collectionView.reloadData()
    table.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "thing", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row].0
    return cell
  }
}

extension CorrectScreen {
  static let filtered = CorrectScreen("filtered") { _ in FilteredViewController() }
}
