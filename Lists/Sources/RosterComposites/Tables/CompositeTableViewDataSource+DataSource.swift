import Roster

extension CompositeTableViewDataSource: UITableViewDataSource, UITableViewDataSourcePrefetching {
  // MARK: Counts and cells

  public func numberOfSections(in tableView: UITableView) -> Int {
    tableView.noteCountReading()
    return children.binding(for: tableView).numberOfSections()
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    route(tableView, section).map { $0.child.dataSource.tableView($0.view, numberOfRowsInSection: $1) } ?? 0
  }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let (route, local) = cellRoute(tableView, indexPath)
    return route.child.dataSource.tableView(route.view, cellForRowAt: local)
  }

  // MARK: Titles

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ask(tableView, section, or: nil) { $0.reachedDataSource?.tableView(_:titleForHeaderInSection:) }
  }

  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    ask(tableView, section, or: nil) { $0.reachedDataSource?.tableView(_:titleForFooterInSection:) }
  }

  // MARK: Section index

  /// The titles of all children, one after the other.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    indexTitles(tableView) { implemented($0.reachedDataSource?.sectionIndexTitles(for:))?($1) ?? nil }
  }

  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    let found = part(ofIndexTitleAt: index, in: tableView, "sectionIndexTitles(for:)") {
      implemented($0.reachedDataSource?.sectionIndexTitles(for:))?($1) ?? nil
    }
    guard let (part, index) = found else {
      notImplemented()
      return index
    }
    let answer = askSeparately("tableView(_:sectionForSectionIndexTitle:at:)") {
      implemented(part.child.reachedDataSource?.tableView(_:sectionForSectionIndexTitle:at:))?(part.proxy, title, index)
    }
    let sections = part.binding?.knownSections(of: part) ?? 0..<0
    guard !sections.isEmpty else { return max(0, sections.lowerBound - 1) }
    return min(max(sections.lowerBound, sections.lowerBound + (answer ?? index)), sections.upperBound - 1)
  }

  // MARK: Editing

  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    ask(tableView, indexPath, or: true) { $0.reachedDataSource?.tableView(_:canEditRowAt:) }
  }

  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    tell(tableView, indexPath) { with(editingStyle, $0.reachedDataSource?.tableView(_:commit:forRowAt:)) }
  }

  // MARK: Prefetching

  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    tellEach(tableView, indexPaths) { $0.reachedPrefetchDataSource?.tableView(_:prefetchRowsAt:) }
  }

  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    tellEach(tableView, indexPaths) {
      implemented($0.reachedPrefetchDataSource?.tableView(_:cancelPrefetchingForRowsAt:))
    }
  }
}
