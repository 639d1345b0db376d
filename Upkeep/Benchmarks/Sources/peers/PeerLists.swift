import Roster

/// Lists on the screen that show rows through one side or the other.
@MainActor enum PeerLists {
  private static let frame = CGRect(x: 0, y: 0, width: 390, height: 844)

  static func show(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: frame)
    window.isHidden = false
    window.addSubview(view)
    return window
  }

  static func table() -> UITableView {
    let table = UITableView(frame: frame, style: .plain)
    table.rowHeight = 44
    table.estimatedRowHeight = 0
    return table
  }

  private static func collection() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 44)
    return UICollectionView(frame: frame, collectionViewLayout: layout)
  }

  /// - Returns: what shows another content, and keeps the list.
  static func rosterTable(_ content: PeerContent) -> (PeerContent) -> Void {
    let (table, source) = (table(), FlatDataSource(content.rows))
    let window = show(table)
    table.attach(source)
    table.layoutIfNeeded()
    return { content in
      source.apply(content.rows)
      table.layoutIfNeeded()
      withExtendedLifetime(window) {}
    }
  }

  static func rosterCollection(_ content: PeerContent) -> (PeerContent) -> Void {
    let (collection, source) = (collection(), FlatDataSource(content.rows))
    let window = show(collection)
    collection.attach(source)
    collection.layoutIfNeeded()
    return { content in
      source.apply(content.rows)
      collection.layoutIfNeeded()
      withExtendedLifetime(window) {}
    }
  }

  static func diffableTable(_ content: PeerContent) -> (PeerContent) -> Void {
    let table = table()
    table.register(PeerCell.self, forCellReuseIdentifier: "row")
    var rows = content.rowsByID
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, id in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      if let row = rows[id] { (cell as? PeerCell)?.present(viewModel: row) }
      return cell
    }
    let window = show(table)
    func apply(_ content: PeerContent) {
      rows = content.rowsByID
      source.apply(content.snapshot)
      table.layoutIfNeeded()
      withExtendedLifetime(window) {}
    }
    apply(content)
    return apply
  }

  static func diffableCollection(_ content: PeerContent) -> (PeerContent) -> Void {
    let collection = collection()
    collection.register(PeerTile.self, forCellWithReuseIdentifier: "row")
    var rows = content.rowsByID
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { collection, path, id in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "row", for: path)
      if let row = rows[id] { (cell as? PeerTile)?.present(viewModel: row) }
      return cell
    }
    let window = show(collection)
    func apply(_ content: PeerContent) {
      rows = content.rowsByID
      source.apply(content.snapshot)
      collection.layoutIfNeeded()
      withExtendedLifetime(window) {}
    }
    apply(content)
    return apply
  }
}
