import Foundation

extension CompositeTableViewDataSource: UITableViewDataSource, UITableViewDataSourcePrefetching {
  // MARK: Routing

  /// The child that a row belongs to, and the row's index path in the child.
  func route(_ tableView: UITableView, _ indexPath: IndexPath) -> (TableViewRoute, IndexPath)? {
    guard let section = indexPath.first, let route = route(tableView, section) else { return nil }
    return (route, indexPath.inSection(route.section))
  }

  func route(_ tableView: UITableView, _ section: Int) -> TableViewRoute? {
    binding(for: tableView).route(section)
  }

  /// The composite's index path of one that a child returned.
  func global(_ indexPath: IndexPath, from route: TableViewRoute, _ function: StaticString = #function) -> IndexPath {
    guard let global = route.part.binding?.global(indexPath, of: route.part) else {
      trap(
        "CompositeTableViewDataSource: \(type(of: route.part.child.dataSource)) answered \(Array(indexPath)) to "
          + "\(function), which is not one of its own sections",
        cause: "the child counts sections as the whole table does",
        advice: "answer with index paths whose sections count from 0 in the child"
      )
    }
    return global
  }

  // MARK: Counts and cells

  public func numberOfSections(in tableView: UITableView) -> Int {
    let binding = binding(for: tableView)
    if let proxy = tableView as? TableViewProxy, proxy.part?.isAdopting != true { return binding.mapping.currentTotal }
    binding.adopt()
    return binding.mapping.known.total
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard let route = route(tableView, section) else { return 0 }
    return route.part.child.dataSource.tableView(route.tableView, numberOfRowsInSection: route.section)
  }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let (route, local) = route(tableView, indexPath) else {
      trap(
        "CompositeTableViewDataSource: there is no child for the cell at \(Array(indexPath))",
        cause: "a child changed its sections without telling the table that it was handed",
        advice: "insert and delete the sections there, or reload the data"
      )
    }
    return route.part.child.dataSource.tableView(route.tableView, cellForRowAt: local)
  }

  // MARK: Titles

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    guard let route = route(tableView, section),
      let answer = route.dataSource?.tableView(_:titleForHeaderInSection:)
    else {
      notImplemented()
      return nil
    }
    return answer(route.tableView, route.section)
  }

  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    guard let route = route(tableView, section),
      let answer = route.dataSource?.tableView(_:titleForFooterInSection:)
    else {
      notImplemented()
      return nil
    }
    return answer(route.tableView, route.section)
  }

  // MARK: Section index

  /// The titles of all children, one after the other.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    let titles = indexTitles(in: tableView).flatMap(\.titles)
    guard titles.isEmpty else { return titles }
    notImplemented()
    return nil
  }

  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    var index = index
    for (part, titles) in indexTitles(in: tableView) {
      guard index >= titles.count else { return section(ofIndexTitle: title, at: index, in: part) }
      index -= titles.count
    }
    notImplemented()
    return index
  }

  private func indexTitles(in tableView: UITableView) -> [(part: TableViewPart, titles: [String])] {
    binding(for: tableView).mapping.known.parts.map { part in
      let dataSource: (any UITableViewDataSource)? = part.child.reachedDataSource
      let titles: [String]?? = askSeparately("sectionIndexTitles(for:)") {
        implemented(dataSource?.sectionIndexTitles(for:))?(part.proxy)
      }
      return (part, (titles ?? nil) ?? [])
    }
  }

  private func section(ofIndexTitle title: String, at index: Int, in part: TableViewPart) -> Int {
    let dataSource: (any UITableViewDataSource)? = part.child.reachedDataSource
    let answer = askSeparately("tableView(_:sectionForSectionIndexTitle:at:)") {
      implemented(dataSource?.tableView(_:sectionForSectionIndexTitle:at:))?(part.proxy, title, index)
    }
    let section = answer ?? index
    let sections = part.binding?.mapping.known.sections(of: part) ?? 0..<0
    guard !sections.isEmpty else { return max(0, sections.lowerBound - 1) }
    return min(max(sections.lowerBound, sections.lowerBound + section), sections.upperBound - 1)
  }

  // MARK: Editing

  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    guard let (route, local) = route(tableView, indexPath), let answer = route.dataSource?.tableView(_:canEditRowAt:)
    else {
      notImplemented()
      return true
    }
    return answer(route.tableView, local)
  }

  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard let (route, local) = route(tableView, indexPath),
      let tell = route.dataSource?.tableView(_:commit:forRowAt:)
    else { return notImplemented() }
    tell(route.tableView, editingStyle, local)
  }

  // MARK: Prefetching

  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for (route, locals) in routes(tableView, indexPaths) {
      route.part.child.reachedPrefetchDataSource?.tableView(route.tableView, prefetchRowsAt: locals)
    }
  }

  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    for (route, locals) in routes(tableView, indexPaths) {
      let prefetching = route.part.child.reachedPrefetchDataSource
      _ = askSeparately("tableView(_:cancelPrefetchingForRowsAt:)") {
        implemented(prefetching?.tableView(_:cancelPrefetchingForRowsAt:))?(route.tableView, locals)
      }
    }
  }

  /// The children that rows belong to, with the rows in the order in which they came.
  private func routes(_ tableView: UITableView, _ indexPaths: [IndexPath]) -> [(TableViewRoute, [IndexPath])] {
    var routes: [(route: TableViewRoute, locals: [IndexPath])] = []
    var places: [ObjectIdentifier: Int] = [:]
    for indexPath in indexPaths {
      guard let (route, local) = route(tableView, indexPath) else { continue }
      if let place = places[ObjectIdentifier(route.part)] {
        routes[place].locals.append(local)
      } else {
        places[ObjectIdentifier(route.part)] = routes.count
        routes.append((route, [local]))
      }
    }
    return routes
  }
}
