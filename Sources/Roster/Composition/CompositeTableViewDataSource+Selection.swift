import Foundation

/// Highlighting, selection and focus.
extension CompositeTableViewDataSource {
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    guard let (route, local) = route(tableView, indexPath),
      let answer = route.delegate?.tableView(_:shouldHighlightRowAt:)
    else {
      notImplemented()
      return true
    }
    return answer(route.tableView, local)
  }

  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    guard let (route, local) = route(tableView, indexPath), let answer = route.delegate?.tableView(_:didHighlightRowAt:)
    else {
      return notImplemented()
    }
    answer(route.tableView, local)
  }

  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    guard let (route, local) = route(tableView, indexPath),
      let answer = route.delegate?.tableView(_:didUnhighlightRowAt:)
    else {
      return notImplemented()
    }
    answer(route.tableView, local)
  }

  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    guard let (route, local) = route(tableView, indexPath), let answer = route.delegate?.tableView(_:willSelectRowAt:)
    else {
      notImplemented()
      return indexPath
    }
    return answer(route.tableView, local).map { global($0, from: route) }
  }

  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    guard let (route, local) = route(tableView, indexPath), let answer = route.delegate?.tableView(_:willDeselectRowAt:)
    else {
      notImplemented()
      return indexPath
    }
    return answer(route.tableView, local).map { global($0, from: route) }
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let (route, local) = route(tableView, indexPath), let answer = route.delegate?.tableView(_:didSelectRowAt:)
    else {
      return notImplemented()
    }
    answer(route.tableView, local)
  }

  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    guard let (route, local) = route(tableView, indexPath), let answer = route.delegate?.tableView(_:didDeselectRowAt:)
    else {
      return notImplemented()
    }
    answer(route.tableView, local)
  }

  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    guard let (route, local) = route(tableView, indexPath),
      let answer = route.delegate?.tableView(_:canPerformPrimaryActionForRowAt:)
    else {
      notImplemented()
      return !tableView.isEditing
    }
    return answer(route.tableView, local)
  }

  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    guard let (route, local) = route(tableView, indexPath),
      let answer = route.delegate?.tableView(_:performPrimaryActionForRowAt:)
    else {
      return notImplemented()
    }
    answer(route.tableView, local)
  }

  #if !os(tvOS)
    public func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
      -> Bool
    {
      guard let (route, local) = route(tableView, indexPath),
        let answer = route.delegate?.tableView(_:shouldBeginMultipleSelectionInteractionAt:)
      else {
        notImplemented()
        return false
      }
      return answer(route.tableView, local)
    }

    public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
      guard let (route, local) = route(tableView, indexPath),
        let answer = route.delegate?.tableView(_:didBeginMultipleSelectionInteractionAt:)
      else {
        return notImplemented()
      }
      binding(for: tableView).multipleSelectionPart = route.part
      answer(route.tableView, local)
    }

    /// Tells the child in which the selection began; without one, all children.
    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
      let binding = binding(for: tableView)
      let parts = binding.multipleSelectionPart.map { [$0] } ?? binding.mapping.known.parts
      binding.multipleSelectionPart = nil
      for part in parts {
        _ = askSeparately("tableViewDidEndMultipleSelectionInteraction(_:)") {
          implemented(part.child.reachedDelegate?.tableViewDidEndMultipleSelectionInteraction(_:))?(part.proxy)
        }
      }
    }
  #endif

  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    guard let (route, local) = route(tableView, indexPath), let answer = route.delegate?.tableView(_:canFocusRowAt:)
    else {
      notImplemented()
      return true
    }
    return answer(route.tableView, local)
  }

  #if !os(tvOS)
    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
      guard let (route, local) = route(tableView, indexPath),
        let answer = route.delegate?.tableView(_:selectionFollowsFocusForRowAt:)
      else {
        notImplemented()
        return tableView.selectionFollowsFocus
      }
      return answer(route.tableView, local)
    }
  #endif
}
