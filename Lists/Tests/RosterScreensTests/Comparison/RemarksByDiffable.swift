import HeadlessUIKit

// A chat whose older messages are loaded page by page, by a diffable data source.

final class RemarksByDiffable: RemarksViewController, UITableViewDelegate {
  private let load: Load
  private var remarks: [Remark] = []
  private var hasOlder = true
  private var loading: Task<Void, Never>?
  private lazy var rows = UITableViewDiffableDataSource<Int, Remark.ID>(tableView: tableView) {
    [weak self] tableView, path, id in
    let cell = tableView.dequeueReusableCell(withIdentifier: "remark", for: path)
    var content = cell.defaultContentConfiguration()
    content.text = self?.remarks.first { $0.id == id }?.text
    cell.contentConfiguration = content
    return cell
  }

  init(_ load: @escaping Load) {
    self.load = load
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "remark")
    tableView.dataSource = rows
    tableView.delegate = self
    loadOlder()
  }

  private func loadOlder() {
    guard hasOlder, loading == nil else { return }
    loading = Task { [weak self, load, first = remarks.first?.id] in
      let page = try? await load(first)
      self?.loading = nil
      if let page { self?.prepend(page) }
    }
  }

  private func prepend(_ page: [Remark]) {
    hasOlder = page.first.map { $0.id > 1 } ?? false
    let wasAtEnd = remarks.isEmpty || isAtEnd
    let anchor = tableView.indexPathsForVisibleRows?.first
    let id = anchor.flatMap { rows.itemIdentifier(for: $0) }
    let distance = anchor.map { tableView.rectForRow(at: $0).minY - tableView.contentOffset.y } ?? 0
    remarks.insert(contentsOf: page, at: 0)
    show(animated: false)
    if wasAtEnd {
      scrollToEnd()
    } else if let id, let path = rows.indexPath(for: id) {
      tableView.scrollToRow(at: path, at: .top, animated: false)
      tableView.layoutIfNeeded()
      tableView.contentOffset.y = tableView.rectForRow(at: path).minY - distance
    }
  }

  override func append(_ text: String) {
    let wasAtEnd = isAtEnd
    remarks.append(Remark(id: (remarks.last?.id ?? 0) + 1, text: text))
    show(animated: true)
    if wasAtEnd { scrollToEnd() }
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Remark.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(remarks.map(\.id))
    rows.apply(snapshot, animatingDifferences: animated)
  }

  private var isAtEnd: Bool {
    tableView.contentOffset.y + tableView.bounds.height >= tableView.contentSize.height - 20
  }

  private func scrollToEnd() {
    guard !remarks.isEmpty else { return }
    tableView.scrollToRow(at: IndexPath(row: remarks.count - 1, section: 0), at: .bottom, animated: false)
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if indexPath.row < 10 { loadOlder() }
  }
}
