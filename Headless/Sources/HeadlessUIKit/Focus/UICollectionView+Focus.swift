import Foundation

extension UICollectionView: FocusList {
  var shownPaths: [IndexPath] { indexPathsForVisibleItems }

  func focusContext(_ step: FocusStep) -> UIFocusUpdateContext {
    UICollectionViewFocusUpdateContext(step, focusPaths(step))
  }

  func setFocused(_ isFocused: Bool, at path: IndexPath) {
    cellForItem(at: path)?.showsFocus = isFocused
  }

  func showForFocus(_ path: IndexPath) {
    layoutIfNeeded()
    guard contains(path) else { return }
    scrollToItem(at: path, at: [], animated: false)
    _ = headlessShowItem(at: path)
  }

  // MARK: The delegate

  func askCanFocus(_ path: IndexPath) -> Bool? {
    guard let delegate else { return nil }
    return headlessEvents.ask(of: delegateAnswers, "collectionView(_:canFocusItemAt:)", "canFocusItem", [path]) {
      delegate.collectionView(self, canFocusItemAt: path)
    }
  }

  func askSelectionFollowsFocus(_ path: IndexPath) -> Bool? {
    guard let delegate else { return nil }
    return headlessEvents.ask(
      of: delegateAnswers,
      "collectionView(_:selectionFollowsFocusForItemAt:)",
      "selectionFollowsFocusForItem",
      [path]
    ) {
      delegate.collectionView(self, selectionFollowsFocusForItemAt: path)
    }
  }

  func askPreferredFocus() -> IndexPath? {
    guard let delegate else { return nil }
    return headlessEvents.ask(
      of: delegateAnswers,
      "indexPathForPreferredFocusedView(in:)",
      "indexPathForPreferredFocusedView"
    ) {
      delegate.indexPathForPreferredFocusedView(in: self)
    } ?? nil
  }

  func askShouldUpdateFocus(_ context: UIFocusUpdateContext) -> Bool {
    guard let delegate, let context = context as? UICollectionViewFocusUpdateContext else { return true }
    return headlessEvents.ask(
      of: delegateAnswers,
      "collectionView(_:shouldUpdateFocusIn:)",
      "shouldUpdateFocus",
      context.listPaths.all
    ) {
      delegate.collectionView(self, shouldUpdateFocusIn: context)
    } ?? true
  }

  func tellDidUpdateFocus(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    guard let delegate, let context = context as? UICollectionViewFocusUpdateContext else { return }
    _ = headlessEvents.ask(
      of: delegateAnswers,
      "collectionView(_:didUpdateFocusIn:with:)",
      "didUpdateFocus",
      context.listPaths.all
    ) {
      delegate.collectionView(self, didUpdateFocusIn: context, with: coordinator)
    }
  }

  // MARK: Keys

  func selectFocused(_ path: IndexPath, extendsSelection: Bool) {
    guard selectionIsAllowed, !selected.contains(path) else { return }
    let extends = extendsSelection && multipleSelectionIsAllowed
    _ = userSelect(path, extendsSelection: extends)
  }

  func activateFocused(_ path: IndexPath) -> Bool {
    guard headlessShowItem(at: path), let cell = cellForItem(at: path) else { return false }
    let togglesOutline = (cell as? UICollectionViewListCell)?.tapTogglesOutline ?? false
    let reacted = togglesOutline ? headlessTapOutlineDisclosure(at: path) : tap(path, cell)
    layoutIfNeeded()
    return reacted
  }

  func path(ofIndexTitleAt index: Int) -> IndexPath? {
    askIndexPath(ofIndexTitle: shownIndexTitles[index], at: index)
  }

  /// What is nearest in the direction of the key: first among what a screen shows there, then screen by screen.
  func neighbor(of path: IndexPath, _ heading: UIFocusHeading, where isTaken: (IndexPath) -> Bool) -> IndexPath? {
    prepareLayout()
    guard let attributes = storedLayout.layoutAttributesForItem(at: path) else { return nil }
    // A choice: left and right move focus one by one through the cells of an orthogonally scrolling section.
    if let section = attributes.scrollingSection.flatMap(storedLayout.orthogonalSection),
      section.axis == .horizontal ? heading == .left || heading == .right : heading == .up || heading == .down
    {
      return neighborInScrollingSection(path, heading, where: isTaken)
    }
    let start = seenFrame(of: attributes)
    let heading = flipsContent ? heading.mirrored : heading
    let search = FocusSearch(from: start, heading)
    for band in bands(from: start, heading) {
      let candidates = (storedLayout.layoutAttributesForElements(in: band) ?? []).filter { candidate in
        candidate.representedElementCategory == .cell && candidate.indexPath != path && !candidate.isHidden
          && (candidate.scrollingSection == nil || isSeen(candidate))
      }
      let ordered = search.ordered(candidates.map(seenFrame(of:)))
      if let found = ordered.first(where: { isTaken(candidates[$0].indexPath) }) { return candidates[found].indexPath }
    }
    return nil
  }

  /// Whether an item of a section that scrolls by itself is on the screen.
  private func isSeen(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    seenFrame(of: attributes).intersects(
      CGRect(x: bounds.minX, y: seenFrame(of: attributes).minY, width: bounds.width, height: 1)
    )
  }

  private func neighborInScrollingSection(
    _ path: IndexPath,
    _ heading: UIFocusHeading,
    where isTaken: (IndexPath) -> Bool
  ) -> IndexPath? {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isForward = heading == .down || heading == (isMirrored ? .left : .right)
    var next = path
    repeat { next.item += isForward ? 1 : -1 } while contains(next) && !isTaken(next)
    return contains(next) ? next : nil
  }

  /// Parts of the content in the direction of a key, each as long as the view, the nearest first.
  private func bands(from start: CGRect, _ heading: UIFocusHeading) -> some Sequence<CGRect> {
    let content = CGRect(origin: .zero, size: storedLayout.collectionViewContentSize)
    let isVertical = heading == .up || heading == .down
    let isForward = heading == .down || heading == .right
    let length = max(isVertical ? bounds.height : bounds.width, 1)
    let edge = isVertical ? (isForward ? start.maxY : start.minY) : (isForward ? start.maxX : start.minX)
    let end = isVertical ? (isForward ? content.maxY : content.minY) : (isForward ? content.maxX : content.minX)
    let distances = stride(from: 0, to: max(isForward ? end - edge : edge - end, 0), by: length)
    return distances.lazy.map { distance in
      let low = isForward ? edge + distance : edge - distance - length
      return isVertical
        ? CGRect(x: content.minX, y: low, width: content.width, height: length)
        : CGRect(x: low, y: content.minY, width: length, height: content.height)
    }
  }
}
