import Roster

/// Cells, headers and footers on the screen, and their heights.
extension CompositeTableViewDataSource: UITableViewDelegate {
  // MARK: Display

  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    tellWillDisplay(cell, tableView, indexPath) { with(cell, $0.reachedDelegate?.tableView(_:willDisplay:forRowAt:)) }
  }

  public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  {
    tellDidEndDisplaying(cell, tableView, indexPath) {
      with(cell, $0.reachedDelegate?.tableView(_:didEndDisplaying:forRowAt:))
    }
  }

  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    tellWillDisplay(view, tableView, section) {
      with(view, $0.reachedDelegate?.tableView(_:willDisplayHeaderView:forSection:))
    }
  }

  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    tellDidEndDisplaying(view, tableView, section) {
      with(view, $0.reachedDelegate?.tableView(_:didEndDisplayingHeaderView:forSection:))
    }
  }

  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    tellWillDisplay(view, tableView, section) {
      with(view, $0.reachedDelegate?.tableView(_:willDisplayFooterView:forSection:))
    }
  }

  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    tellDidEndDisplaying(view, tableView, section) {
      with(view, $0.reachedDelegate?.tableView(_:didEndDisplayingFooterView:forSection:))
    }
  }

  // MARK: Heights and section views

  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    ask(tableView, indexPath, or: tableView.rowHeight) { $0.reachedDelegate?.tableView(_:heightForRowAt:) }
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    ask(tableView, indexPath, or: tableView.estimatedRowHeight) {
      $0.reachedDelegate?.tableView(_:estimatedHeightForRowAt:)
    }
  }

  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    serve { handlers.headerHeight?(section) }
      ?? ask(tableView, section, or: tableView.sectionHeaderHeight) {
        $0.reachedDelegate?.tableView(_:heightForHeaderInSection:)
      }
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    ask(tableView, section, or: tableView.estimatedSectionHeaderHeight) {
      $0.reachedDelegate?.tableView(_:estimatedHeightForHeaderInSection:)
    }
  }

  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    serve { handlers.headerView?(tableView, section) }
      ?? ask(tableView, section, or: nil) { $0.reachedDelegate?.tableView(_:viewForHeaderInSection:) }
  }

  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    serve { handlers.footerHeight?(section) }
      ?? ask(tableView, section, or: tableView.sectionFooterHeight) {
        $0.reachedDelegate?.tableView(_:heightForFooterInSection:)
      }
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    ask(tableView, section, or: tableView.estimatedSectionFooterHeight) {
      $0.reachedDelegate?.tableView(_:estimatedHeightForFooterInSection:)
    }
  }

  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    serve { handlers.footerView?(tableView, section) }
      ?? ask(tableView, section, or: nil) { $0.reachedDelegate?.tableView(_:viewForFooterInSection:) }
  }

  // MARK: Accessories and indentation

  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    tell(tableView, indexPath) { $0.reachedDelegate?.tableView(_:accessoryButtonTappedForRowWith:) }
  }

  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    ask(tableView, indexPath, or: 0) { $0.reachedDelegate?.tableView(_:indentationLevelForRowAt:) }
  }
}
