import Foundation

/// Changes a table for a ``ListUpdater``.
@MainActor final class TableViewDriver: ListDriver {
  private(set) weak var listView: UITableView?
  private(set) weak var delegate: TableViewDelegate?
  /// Whether the table shows titles of headers in upper case, as grouped ones do before iOS 26: which is seen where a
  /// title has a lower case.
  private var showsTitlesInUpperCase = false

  init(_ delegate: TableViewDelegate, _ tableView: UITableView) {
    listView = tableView
    self.delegate = delegate
  }

  var options: ListUpdateOptions { tableOptions.list }
  private var tableOptions: TableViewUpdateOptions { delegate?.dataSource.updateOptions ?? TableViewUpdateOptions() }

  func change(_ stage: ChangeStage, isAnimated: Bool) {
    guard let tableView = listView else { return }
    let insertion = isAnimated ? tableOptions.insertion : .none
    let deletion = isAnimated ? tableOptions.deletion : .none
    if !stage.items.deletes.isEmpty { tableView.deleteRows(at: stage.items.deletes.indexPaths, with: deletion) }
    if !stage.sections.deletes.isEmpty { tableView.deleteSections(IndexSet(stage.sections.deletes), with: deletion) }
    if !stage.sections.inserts.isEmpty { tableView.insertSections(IndexSet(stage.sections.inserts), with: insertion) }
    if !stage.items.inserts.isEmpty { tableView.insertRows(at: stage.items.inserts.indexPaths, with: insertion) }
    for move in stage.sections.moves { tableView.moveSection(move.from, toSection: move.to) }
    for move in stage.items.moves { tableView.moveRow(at: move.from.indexPath, to: move.to.indexPath) }
  }

  func refresh(_ items: [IndexPath], _ refresh: ItemRefresh, isAnimated: Bool) {
    switch refresh {
    case .reconfigure: listView?.reconfigureRows(at: items)
    case .reload: listView?.reloadRows(at: items, with: isAnimated ? tableOptions.reloading : .none)
    }
  }

  func reloadSections(_ sections: IndexSet, isAnimated: Bool) {
    listView?.reloadSections(sections, with: isAnimated ? tableOptions.reloading : .none)
  }

  func sectionIndexDidChange() { listView?.reloadSectionIndexTitles() }

  // MARK: Headers and footers

  func supplementsWillRefresh(ofSections sections: [Int]) {
    guard let tableView = listView, let titles = delegate?.dataSource.content.header.title else { return }
    for section in sections {
      guard let title = titles(section), title != title.localizedUppercase,
        let shown = tableView.headerView(forSection: section)?.textLabel?.text
      else { continue }
      showsTitlesInUpperCase = shown == title.localizedUppercase
    }
  }

  func supplementsDidRefresh() {}

  func refreshSupplements(ofSection section: Int) -> Bool {
    guard let tableView = listView, let delegate else { return true }
    let content = delegate.dataSource.content
    return refresh(
      tableView.headerView(forSection: section),
      of: content.header,
      section,
      isOwn: delegate.headerView == nil,
      isUppercased: showsTitlesInUpperCase,
      height: tableView.rectForHeader(inSection: section).height
    )
      && refresh(
        tableView.footerView(forSection: section),
        of: content.footer,
        section,
        isOwn: delegate.footerView == nil,
        isUppercased: false,
        height: tableView.rectForFooter(inSection: section).height
      )
  }

  private func refresh(
    _ view: UITableViewHeaderFooterView?,
    of supplements: TableViewSupplements,
    _ section: Int,
    isOwn: Bool,
    isUppercased: Bool,
    height: CGFloat
  ) -> Bool {
    guard let view else { return !supplements.exists(section) || height > 0 }
    return isOwn && supplements.exists(section) && supplements.refresh(view, section, isUppercased)
  }
}
