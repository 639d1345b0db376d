import Foundation

/// Cells, headers and footers on the screen, and their heights.
extension CompositeTableViewDataSource: UITableViewDelegate {
  // MARK: Display

  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    guard let (route, local) = route(tableView, indexPath) else { return notImplemented() }
    note(cell, route, tableView)
    guard let tell = route.delegate?.tableView(_:willDisplay:forRowAt:) else { return notImplemented() }
    tell(route.tableView, cell, local)
  }

  /// Tells the child that showed the cell, even if its sections are elsewhere or gone by now.
  public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  {
    guard let shown = take(cell, indexPath[0], tableView),
      let tell = shown.delegate?.tableView(_:didEndDisplaying:forRowAt:)
    else { return notImplemented() }
    tell(shown.tableView, cell, indexPath.inSection(shown.section))
  }

  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    guard let route = route(tableView, section) else { return notImplemented() }
    note(view, route, tableView)
    guard let tell = route.delegate?.tableView(_:willDisplayHeaderView:forSection:) else { return notImplemented() }
    tell(route.tableView, view, route.section)
  }

  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    guard let shown = take(view, section, tableView),
      let tell = shown.delegate?.tableView(_:didEndDisplayingHeaderView:forSection:)
    else { return notImplemented() }
    tell(shown.tableView, view, shown.section)
  }

  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    guard let route = route(tableView, section) else { return notImplemented() }
    note(view, route, tableView)
    guard let tell = route.delegate?.tableView(_:willDisplayFooterView:forSection:) else { return notImplemented() }
    tell(route.tableView, view, route.section)
  }

  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    guard let shown = take(view, section, tableView),
      let tell = shown.delegate?.tableView(_:didEndDisplayingFooterView:forSection:)
    else { return notImplemented() }
    tell(shown.tableView, view, shown.section)
  }

  private func note(_ view: UIView, _ route: TableViewRoute, _ tableView: UITableView) {
    ShownParts.note(view, part: route.part, section: route.section, in: binding(for: tableView).mapping)
  }

  private func take(_ view: UIView, _ section: Int, _ tableView: UITableView) -> TableViewRoute? {
    ShownParts.take(view, at: section, in: binding(for: tableView).mapping).map {
      TableViewRoute(part: $0.part, section: $0.section)
    }
  }

  // MARK: Heights and section views

  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let (route, local) = route(tableView, indexPath), let answer = route.delegate?.tableView(_:heightForRowAt:)
    else {
      notImplemented()
      return tableView.rowHeight
    }
    return answer(route.tableView, local)
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let (route, local) = route(tableView, indexPath),
      let answer = route.delegate?.tableView(_:estimatedHeightForRowAt:)
    else {
      notImplemented()
      return tableView.estimatedRowHeight
    }
    return answer(route.tableView, local)
  }

  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    guard let route = route(tableView, section), let answer = route.delegate?.tableView(_:heightForHeaderInSection:)
    else {
      notImplemented()
      return tableView.sectionHeaderHeight
    }
    return answer(route.tableView, route.section)
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    guard let route = route(tableView, section),
      let answer = route.delegate?.tableView(_:estimatedHeightForHeaderInSection:)
    else {
      notImplemented()
      return tableView.estimatedSectionHeaderHeight
    }
    return answer(route.tableView, route.section)
  }

  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let route = route(tableView, section), let answer = route.delegate?.tableView(_:viewForHeaderInSection:)
    else {
      notImplemented()
      return nil
    }
    return answer(route.tableView, route.section)
  }

  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    guard let route = route(tableView, section), let answer = route.delegate?.tableView(_:heightForFooterInSection:)
    else {
      notImplemented()
      return tableView.sectionFooterHeight
    }
    return answer(route.tableView, route.section)
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    guard let route = route(tableView, section),
      let answer = route.delegate?.tableView(_:estimatedHeightForFooterInSection:)
    else {
      notImplemented()
      return tableView.estimatedSectionFooterHeight
    }
    return answer(route.tableView, route.section)
  }

  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    guard let route = route(tableView, section), let answer = route.delegate?.tableView(_:viewForFooterInSection:)
    else {
      notImplemented()
      return nil
    }
    return answer(route.tableView, route.section)
  }

  // MARK: Accessories and indentation

  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    guard let (route, local) = route(tableView, indexPath),
      let answer = route.delegate?.tableView(_:accessoryButtonTappedForRowWith:)
    else {
      return notImplemented()
    }
    answer(route.tableView, local)
  }

  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    guard let (route, local) = route(tableView, indexPath),
      let answer = route.delegate?.tableView(_:indentationLevelForRowAt:)
    else {
      notImplemented()
      return 0
    }
    return answer(route.tableView, local)
  }
}
