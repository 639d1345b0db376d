import Foundation

/// A list whose cells can be focused.
@MainActor protocol FocusList: DraggingList, SwipedList {
  var focus: ListFocusState { get set }
  var allowsFocus: Bool { get set }
  var allowsFocusDuringEditing: Bool { get set }
  var remembersLastFocusedIndexPath: Bool { get set }
  var selectionFollowsFocus: Bool { get set }
  var isEditing: Bool { get set }
  /// The index paths on the screen, in order.
  var shownPaths: [IndexPath] { get }
  /// The titles beside the list.
  var shownIndexTitles: [String] { get }

  /// The context that the list and its delegate are given.
  func focusContext(_ step: FocusStep) -> UIFocusUpdateContext
  /// Lets a cell know whether it is focused.
  func setFocused(_ isFocused: Bool, at path: IndexPath)

  // The delegate; `nil` where it does not implement the requirement.
  func askCanFocus(_ path: IndexPath) -> Bool?
  func askSelectionFollowsFocus(_ path: IndexPath) -> Bool?
  func askPreferredFocus() -> IndexPath?

  /// Selects what has been focused, with the questions of a tap.
  func selectFocused(_ path: IndexPath, extendsSelection: Bool)
  /// Scrolls as little as is needed for a row or an item to be seen in full.
  func showForFocus(_ path: IndexPath)
  /// Does what a tap on the cell does.
  func activateFocused(_ path: IndexPath) -> Bool

  /// What arrow keys go to from a row or an item: the nearest that a closure takes.
  func neighbor(of path: IndexPath, _ heading: UIFocusHeading, where isTaken: (IndexPath) -> Bool) -> IndexPath?
  /// The first index path that belongs to an index title.
  func path(ofIndexTitleAt index: Int) -> IndexPath?
}

extension FocusList {
  /// Whether a row or an item can be focused; what the delegate says outranks the properties.
  func canFocus(_ path: IndexPath) -> Bool {
    guard contains(item: path), isUserInteractionEnabled else { return false }
    return askCanFocus(path) ?? (allowsFocus && (!isEditing || allowsFocusDuringEditing))
  }

  func followsFocus(_ path: IndexPath) -> Bool {
    selectionFollowsFocus && (askSelectionFollowsFocus(path) ?? true)
  }

  /// The index paths of the cells that what an update is about is in.
  func focusPaths(_ step: FocusStep) -> FocusPaths {
    // The focused cell may have been scrolled away.
    FocusPaths(
      previous: (step.previous as? UIView)?.path(in: self) ?? focus.focused,
      next: (step.next as? UIView)?.path(in: self)
    )
  }

  // MARK: Where focus comes in

  /// What is focused when focus comes to the list: where it was if that is remembered, what the delegate prefers, else
  /// what is visible and has the highest priority.
  func focusEntry() -> IndexPath? {
    if remembersLastFocusedIndexPath, let last = focus.last, canFocus(last) { return last }
    if let preferred = askPreferredFocus(), canFocus(preferred) { return preferred }
    layoutIfNeeded()
    let shown = shownPaths.filter(canFocus)
    guard let first = shown.first else { return firstFocusable(from: 0, by: 1) }
    return shown.dropFirst().reduce(first) { best, path in
      focusPriority(path).rawValue > focusPriority(best).rawValue ? path : best
    }
  }

  func focusPriority(_ path: IndexPath) -> UIFocusGroupPriority {
    let system: UIFocusGroupPriority =
      selectedItems.contains(path) ? .prioritized : focus.last == path ? .previouslyFocused : .ignored
    let own = cell(at: path)?.focusGroupPriority ?? .ignored
    return own.rawValue > system.rawValue ? own : system
  }

  /// The first row or item in order, from a position on, that can be focused.
  func firstFocusable(from start: Int, by step: Int) -> IndexPath? {
    let space = OrderedIndexSpace(counts: itemCounts)
    var ordinal = start
    while let path = space.indexPath(at: ordinal) {
      if canFocus(path) { return path }
      ordinal += step
    }
    return nil
  }

  /// The first or the last row or item that can be focused.
  func focusEnd(_ heading: UIFocusHeading) -> IndexPath? {
    heading == .last ? firstFocusable(from: itemCounts.reduce(0, +) - 1, by: -1) : firstFocusable(from: 0, by: 1)
  }

  /// What is as far away as the list shows, or else the end.
  func focusPage(from path: IndexPath, _ heading: UIFocusHeading) -> IndexPath? {
    let start = itemFrame(at: path)
    let room = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
    var current = path
    while let next = neighbor(of: current, heading, where: canFocus) {
      if current != path, abs(itemFrame(at: next).midY - start.midY) > room { break }
      current = next
    }
    return current == path ? nil : current
  }

  /// What a letter goes to: the first that can be focused from the last index title on that is not behind the letter.
  func focusPath(forLetter letter: Character) -> IndexPath? {
    let titles = shownIndexTitles
    let typed = letter.uppercased()
    let begins = titles.firstIndex { $0.uppercased().hasPrefix(typed) }
    let before = titles.lastIndex { $0 != UITableView.indexSearch && $0.uppercased() < typed }
    guard let index = begins ?? before, let path = path(ofIndexTitleAt: index),
      let start = OrderedIndexSpace(counts: itemCounts).ordinal(of: path)
    else { return nil }
    return firstFocusable(from: start, by: 1)
  }

  // MARK: Updates

  /// Follows a batch update: a focused item stays focused where it goes, and another is looked for when it is deleted.
  func followFocus(_ mapping: ListUpdateMapping) {
    focus.last = focus.last.flatMap(mapping.indexPath(after:))
    guard let path = focus.focused else { return }
    focus.focused = mapping.indexPath(after: path) ?? mapping.reloadedIndexPath(after: path)
    if focus.focused == nil { window?.focusEngine.focusedItemWasDeleted(from: self, at: path) }
  }

  /// Follows a reload.
  func reloadFocus() {
    // A choice: after a reload, focus is at the same index path.
    guard let path = focus.focused else { return }
    window?.focusEngine.focusedListWasReloaded(self, at: path)
  }

  /// What is focused instead of what was deleted.
  func focusReplacement(for path: IndexPath) -> IndexPath? {
    let space = OrderedIndexSpace(counts: itemCounts)
    // A choice: the item that takes the place of a deleted one is focused, or else the item before it.
    guard space.count > 0 else { return focusEntry() }
    let section = min(path.section, space.sectionCount - 1)
    let start = (0..<section).reduce(path.section == section ? path.item : 0) { $0 + space.count(inSection: $1) }
    let place = min(start, space.count - 1)
    return firstFocusable(from: place, by: 1) ?? firstFocusable(from: place, by: -1)
  }
}
