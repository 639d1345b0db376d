import Foundation
import Roster

/// Files and folders as an outline: folders open by a tap, load what is in them when they are opened first, and can be
/// searched.
public final class FilesViewController: UITableViewController {
  private let outline: OutlineDataSource<File>
  private var isSorted = false

  /// - Parameters:
  ///   - tree: what is in the folders.
  ///   - expanded: the paths of folders that are open from the start.
  public init(_ tree: FileTree, expanded: Set<String> = []) {
    outline = OutlineDataSource(tree.roots, expanded: expanded) { tree.childrenOf($0) }
    super.init(style: .insetGrouped)
    title = tree.title
  }

  public required init?(coder: NSCoder) {
    outline = OutlineDataSource(FileTree.sample.roots) { FileTree.sample.childrenOf($0) }
    super.init(coder: coder)
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    tableView.estimatedRowHeight = 44
    let searchBar = SearchBar(placeholder: "Search open folders")
    searchBar.onChange = { [weak self] text in self?.search(for: text) }
    tableView.tableHeaderView = searchBar
    tableView.attach(outline.map { FileRow(row: $0) })
      .onSelect(FileRow.self) { [weak self] file in self?.open(file.row) }
      .reorder(FileRow.self) { [outline] _, destination in outline.move(to: destination) }
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Sort",
      primaryAction: UIAction { [weak self] _ in self?.toggleOrder() }
    )
    navigationItem.rightBarButtonItem = editButtonItem
  }

  /// Shows what has a text in its name, with the folders that it is in; all files if the text is empty.
  public func search(for text: String) {
    let text = text.lowercased()
    outline.filter(text.isEmpty ? nil : { $0.name.lowercased().contains(text) })
  }

  private func open(_ row: OutlineRow<File>) {
    switch row.role {
    case .item: outline.toggle(row.node.id)
    case .failed: outline.retry(row.node.id)
    case .loading: break
    }
  }

  private func toggleOrder() {
    isSorted.toggle()
    outline.sort(by: isSorted ? { $0.name < $1.name } : nil)
  }
}
