/// A driver that applies a ``ListUpdater``'s changes to a table view.
@MainActor final class TableViewDriver: ListReferences<UITableView, TableViewDelegate>, ListViewAdapter {
  /// A Boolean value that indicates whether the table view shows header titles in upper case, as grouped ones do before iOS 26.
  /// It's detected from titles with lowercase letters.
  private var showsTitlesInUpperCase = false

  private var tableOptions: TableViewUpdateOptions { delegate?.dataSource.updateOptions ?? TableViewUpdateOptions() }

  func change(_ stage: ChangeStage, isAnimated: Bool) {
    guard let tableView = listView else { return }
    let insertion = isAnimated ? tableOptions.insertion : .none
    let deletion = isAnimated ? tableOptions.deletion : .none
    if !stage.items.deletes.isEmpty { tableView.deleteRows(at: stage.items.deletes.indexPaths, with: deletion) }
    if !stage.sections.deletes.isEmpty { tableView.deleteSections(IndexSet(stage.sections.deletes), with: deletion) }
    if !stage.sections.inserts.isEmpty { tableView.insertSections(IndexSet(stage.sections.inserts), with: insertion) }
    if !stage.items.inserts.isEmpty { tableView.insertRows(at: stage.items.inserts.indexPaths, with: insertion) }
    tableView.move(stage)
  }

  func reload(_ items: [IndexPath], isAnimated: Bool) {
    listView?.reloadRows(at: items, with: isAnimated ? tableOptions.reloading : .none)
  }

  func reloadSections(_ sections: IndexSet, isAnimated: Bool) {
    listView?.reloadSections(sections, with: isAnimated ? tableOptions.reloading : .none)
  }

  func sectionIndexDidChange() { listView?.reloadSectionIndexTitles() }

  // MARK: Headers and footers

  func supplementsWillRefresh(ofSections sections: [Int]) {
    guard let tableView = listView, let shownList = delegate?.dataSource.shown(in: tableView) else { return }
    for section in sections {
      guard let title = shownList.header(section)?.tableViewTitle, title != title.localizedUppercase,
        let shown = tableView.headerView(forSection: section)?.textLabel?.text
      else { continue }
      showsTitlesInUpperCase = shown == title.localizedUppercase
    }
  }

  func supplementsDidRefresh() {}

  func refreshSupplements(ofSection section: Int) -> Bool {
    guard let tableView = listView, let delegate else { return true }
    let content = delegate.dataSource.shown(in: tableView)
    return refresh(
      tableView.headerView(forSection: section),
      of: content.header,
      section,
      isOwn: !delegate.givesHeaderViews,
      isUppercased: showsTitlesInUpperCase,
      height: tableView.rectForHeader(inSection: section).height
    )
      && refresh(
        tableView.footerView(forSection: section),
        of: content.footer,
        section,
        isOwn: !delegate.givesFooterViews,
        isUppercased: false,
        height: tableView.rectForFooter(inSection: section).height
      )
  }

  private func refresh(
    _ view: UITableViewHeaderFooterView?,
    of supplement: (Int) -> (any TableViewHeaderFooterPresentable)?,
    _ section: Int,
    isOwn: Bool,
    isUppercased: Bool,
    height: CGFloat
  ) -> Bool {
    guard let view else { return supplement(section) == nil || height > 0 }
    guard isOwn, let tableView = listView, let dataSource = delegate?.dataSource else { return false }
    return dataSource.refresh(view, ofSection: section, in: tableView) {
      supplement(section)?.refresh(view, isUppercased: isUppercased) ?? false
    }
  }
}

extension TableViewHeaderFooterPresentable {
  /// Presents the view model on a view that shows another one, if the type matches.
  @MainActor fileprivate func refresh(_ view: UITableViewHeaderFooterView, isUppercased: Bool) -> Bool {
    if let erased = self as? AnyTableViewHeaderFooterPresentable {
      return erased.base.refresh(view, isUppercased: isUppercased)
    }
    if let title = tableViewTitle {
      guard type(of: view) == UITableViewHeaderFooterView.self else { return false }
      view.textLabel?.text = isUppercased ? title.localizedUppercase : title
      return true
    }
    guard type(of: view) == TableViewHeaderFooter.self, let view = view as? TableViewHeaderFooter else { return false }
    present(on: view)
    return true
  }
}
