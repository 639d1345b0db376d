import HeadlessUIKit
import ScreenTesting

/// The mistakes that folders can be made with.
enum FoldersBug: String, CaseIterable, Codable, Sendable {
  case foldByIndex, staleMenuPath, stateKeptByReuse, dragByFirstIndex, leak, loadTwice, narrowText, endlessRefresh
}

/// A cell with a name and a badge.
final class FileCell: UICollectionViewCell {
  let label = UILabel()
  let badge = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [label, badge] { contentView.addSubview(view) }
    label.numberOfLines = 0
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 4, y: 4, width: contentView.bounds.width - 8, height: contentView.bounds.height - 30)
    badge.frame = CGRect(x: 4, y: contentView.bounds.height - 24, width: contentView.bounds.width - 8, height: 20)
  }
}

/// Folders with files in a grid: a folder opens and closes with a tap on its first item.
final class FoldersViewController: UICollectionViewController {
  struct Folder: Hashable, Sendable {
    var name: String
    var files: [String]
    var isOpen = true
  }

  private let server: SimulatedServer
  private let bug: FoldersBug?
  private(set) var folders = [
    Folder(name: "Letters", files: (0..<6).map { "letter \($0)" }),
    Folder(name: "Pictures", files: (0..<9).map { "picture \($0)" }),
    Folder(name: "Bills", files: (0..<40).map { "bill \($0)" }),
  ]
  private var deleting: Set<String> = []
  private var closedIndexes: Set<Int> = []
  private var draggedItem: Int?
  private var nextFile = 100
  private var isRefreshing = false

  init(_ server: SimulatedServer, _ bug: FoldersBug? = nil) {
    self.server = server
    self.bug = bug
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = bug == .narrowText ? CGSize(width: 60, height: 54) : CGSize(width: 110, height: 80)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  /// What the items show, in order.
  var names: [String] {
    folders.indices.flatMap { [folders[$0].name] + (isOpen($0) ? folders[$0].files : []) }
  }

  private func isOpen(_ section: Int) -> Bool {
    bug == .foldByIndex ? !closedIndexes.contains(section) : folders[section].isOpen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(FileCell.self, forCellWithReuseIdentifier: "file")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Archive",
      primaryAction: UIAction { [weak self] _ in self.map { $0.removeFolder(named: $0.folders[0].name) } }
    )
    collectionView.refreshControl = UIRefreshControl()
    collectionView.refreshControl?.addAction(
      UIAction { [weak self] _ in self?.refresh() },
      for: .valueChanged
    )
    guard bug == .leak else { return }
    Task { [self] in
      while true {
        try? await Task.sleep(for: .seconds(5))
        _ = folders.count
      }
    }
  }

  // MARK: Changes

  /// A file comes into the first folder.
  func receive() {
    nextFile += 1
    folders[0].files.insert("file \(nextFile)", at: 0)
    if isOpen(0) { collectionView.insertItems(at: [[0, 1]]) }
  }

  private func refresh() {
    guard bug == .loadTwice || !isRefreshing else { return }
    isRefreshing = true
    if bug == .loadTwice { collectionView.refreshControl?.endRefreshing() }
    Task { [weak self, server] in
      let answer: Void? = try? await server.answer("all") {}
      self?.isRefreshing = false
      if self?.bug != .endlessRefresh || answer != nil { self?.collectionView.refreshControl?.endRefreshing() }
    }
  }

  private func toggle(_ section: Int) {
    let wasOpen = isOpen(section)
    folders[section].isOpen = !wasOpen
    closedIndexes.formSymmetricDifference([section])
    let paths = folders[section].files.indices.map { IndexPath(item: $0 + 1, section: section) }
    if wasOpen { collectionView.deleteItems(at: paths) } else { collectionView.insertItems(at: paths) }
  }

  private func removeFolder(named name: String) {
    guard folders.count > 1, let section = folders.firstIndex(where: { $0.name == name }) else { return }
    folders.remove(at: section)
    collectionView.deleteSections(IndexSet(integer: section))
  }

  private func delete(_ file: String, at path: IndexPath) {
    if bug == .staleMenuPath {
      guard folders.indices.contains(path.section), folders[path.section].files.indices.contains(path.item - 1),
        isOpen(path.section)
      else { return }
      folders[path.section].files.remove(at: path.item - 1)
      collectionView.deleteItems(at: [path])
      return
    }
    for section in folders.indices {
      guard let index = folders[section].files.firstIndex(of: file) else { continue }
      folders[section].files.remove(at: index)
      if isOpen(section) { collectionView.deleteItems(at: [[section, index + 1]]) }
    }
  }

  // MARK: The collection view

  override func numberOfSections(in collectionView: UICollectionView) -> Int { folders.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    isOpen(section) ? folders[section].files.count + 1 : 1
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "file", for: indexPath)
    guard let cell = cell as? FileCell else { return cell }
    let folder = folders[indexPath.section]
    let name = indexPath.item == 0 ? folder.name : folder.files[indexPath.item - 1]
    cell.label.text = bug == .narrowText ? "The name is " + name : name
    if (name.last?.wholeNumberValue ?? 0) % 4 == 1 {
      cell.badge.text = "shared"
    } else if bug != .stateKeptByReuse {
      cell.badge.text = nil
    }
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    if indexPath.item == 0 { toggle(indexPath.section) }
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let folder = folders[indexPath.section]
    if indexPath.item == 0 {
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Remove") { [weak self] _ in self?.removeFolder(named: folder.name) }])
      }
    }
    let file = folder.files[indexPath.item - 1]
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      let delete = UIAction(title: "Delete", attributes: .destructive) { [weak self, server = self.server] _ in
        guard let self, deleting.insert(file).inserted else { return }
        Task { [weak self] in
          let isGone: Void? = try? await server.answer("delete \(file)") {}
          self?.deleting.remove(file)
          if isGone != nil { self?.delete(file, at: indexPath) }
        }
      }
      return UIMenu(children: [delete])
    }
  }

  // MARK: Moving

  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    if draggedItem == nil { draggedItem = indexPath.item }
    return indexPath.item > 0
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    guard proposedIndexPath.section == originalIndexPath.section, proposedIndexPath.item > 0 else {
      return originalIndexPath
    }
    return proposedIndexPath
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let source = bug == .dragByFirstIndex ? draggedItem ?? sourceIndexPath.item : sourceIndexPath.item
    draggedItem = nil
    let file = folders[sourceIndexPath.section].files.remove(at: max(source, 1) - 1)
    folders[sourceIndexPath.section].files.insert(file, at: destinationIndexPath.item - 1)
  }
}
