/// The anchoring of a table or collection view to its reader's place, in updates and between them.
///
/// Between updates, estimated heights become known, cells grow, keyboards appear, and views rotate. All of these end in a layout,
/// which compares the previous layout's anchor with its current place.
@MainActor package final class AnchoredList {
  /// The maximum number of offset corrections, because each can measure more items above an anchor at the end.
  private static let maximumNumberOfCorrections = 8
  /// The invisible difference of two places, in points.
  private static let precision: CGFloat = 0.01

  private(set) weak var view: (any ListView)?
  let list: ListReading
  /// The anchor of the last layout or, in an update, from before it.
  private var anchor: ListAnchor?
  private(set) var news = NewItems()
  private var known: Geometry
  private var knownOffset: CGPoint
  private var observation: GeometryObservation?
  /// The distance that the reader has scrolled since the last layout, without the view's own moves as far as known.
  private var scrolled = CGPoint.zero
  /// The last part of that before the content's or view's size changed.
  private var lastScroll = CGPoint.zero
  private var hasOtherGeometry = false
  /// A Boolean value that indicates whether the content's or view's size changed since the last layout.
  private var hasOtherSize = false
  private var isUpdating = false
  /// A Boolean value that indicates whether the update inserts a page, whose neighbors stay in place even at the list's start.
  private var keepsRowsOfPages = false
  private var isRestoring = false
  /// The number of batches with unfinished animations.
  private var runningBatches = 0
  /// The offsets before and after the anchor scrolled during a batch's animation.
  private var correction: (from: CGPoint, to: CGPoint)?
  /// A Boolean value that indicates whether the view has undone that in this main-actor turn.
  private var wasUndone = false
  /// A Boolean value that indicates whether a batch's animation delays scrolling to the anchor.
  private var isLate = false
  /// A Boolean value that indicates whether the view is about to update its content size after a batch, before a layout.
  private var awaitsSize = false
  /// A Boolean value that indicates whether the update inserted items that may need selection.
  var hasOtherItems = false
  /// A Boolean value that indicates whether an update is in progress, so the content can be ahead of the view.
  private(set) var isInUpdate = false
  /// The policy whose item was already placed.
  private var placedItem: ListAnchoring?

  /// The inputs of a layout, apart from the content.
  private struct Geometry: Equatable {
    var contentSize: CGSize
    var size: CGSize
    var contentInset: UIEdgeInsets
    var adjustedInset: UIEdgeInsets

    @MainActor init(_ view: UIScrollView) {
      contentSize = view.contentSize
      size = view.bounds.size
      contentInset = view.contentInset
      adjustedInset = view.adjustedContentInset
    }
  }

  package init(_ view: some ListView, _ list: ListReading) {
    self.view = view
    self.list = list
    known = Geometry(view)
    knownOffset = view.contentOffset
    list.delegate?.anchoredLists.add(self)
    list.delegate?.list.anchoredLists.add(self)
    if isAnchored { observe(view) }
  }

  private func observe(_ view: any ListView) {
    (known, knownOffset) = (Geometry(view), view.contentOffset)
    observation = GeometryObservation(view) { [weak self] in self?.geometryDidChange() }
  }

  /// Observes the view only if the policy needs it.
  func followPolicy() {
    guard let view, isAnchored != (observation != nil) else { return }
    if isAnchored {
      observe(view)
      noteLayout()
    } else {
      observation?.end()
      observation = nil
      anchor = nil
      LayoutWitness.forget(AnchoredList.self, in: view)
    }
  }

  /// The content offset that the anchor needs in an update, if any.
  package var targetContentOffset: CGPoint? {
    guard isUpdating, let view else { return nil }
    return anchor?.offset(in: view)
  }

  var isAnchored: Bool { list.options.anchoring != .contentOffset }
  /// A Boolean value that indicates whether the view is off its window. Then it isn't laid out or read, because UIKit warns.
  private var isOffWindow: Bool { view?.window == nil }

  // MARK: Between updates

  /// Records a change of the offset, the content size, the view's size, or its insets.
  func geometryDidChange() {
    guard let view else { return }
    if awaitsSize, view.contentSize != known.contentSize { scrollBeforeLayout(to: anchor?.offset(in: view)) }
    let (geometry, offset) = (Geometry(view), view.contentOffset)
    defer { (known, knownOffset) = (geometry, offset) }
    if isUpdating || isRestoring { return }
    let isOther = geometry != known
    if isOther { hasOtherGeometry = true }
    if geometry.contentSize != known.contentSize || geometry.size != known.size { hasOtherSize = true }
    // Moves that the view makes as it learns heights or its insets change aren't scrolling. UIKit scrolls to a text field after the
    // keyboard has changed the insets, before a layout.
    if !isOther || isScrollUnderBar(from: known, knownOffset, to: geometry, offset), !hasOtherSize {
      lastScroll = CGPoint(x: offset.x - knownOffset.x, y: offset.y - knownOffset.y)
      scrolled.x += lastScroll.x
      scrolled.y += lastScroll.y
      noteUndoing(from: knownOffset, to: offset)
    }
    if isAnchored { noteLayout() }
  }

  /// Returns whether the view was scrolled, and a resizing bar changed the insets before the view reports it. A view that stays at
  /// its start under another bar moves as far as the inset.
  private func isScrollUnderBar(from old: Geometry, _ oldOffset: CGPoint, to new: Geometry, _ offset: CGPoint) -> Bool {
    var other = new
    other.adjustedInset.top = old.adjustedInset.top
    guard let view, other == old else { return false }
    let isByFinger = view.isTracking || view.isDragging || view.isDecelerating
    return isByFinger || offset.y - oldOffset.y != old.adjustedInset.top - new.adjustedInset.top
  }

  private func noteLayout() {
    guard let view else { return }
    LayoutWitness.of(view).note(by: AnchoredList.self) { [weak self] in self?.layoutDidEnd() }
  }

  private func layoutDidEnd() {
    guard let view, !isUpdating, !isRestoring else { return }
    guard isAnchored else {
      anchor = nil
      return
    }
    if isOffWindow, anchor?.nearEnd != .end {
      anchor = capture()
      forgetChanges()
      return
    }
    // The view's size can change without notice.
    let geometry = Geometry(view)
    if geometry != known { (known, hasOtherGeometry) = (geometry, true) }
    leaveOutOwnMove()
    let hasScrolled = scrolled != .zero
    let isKept = anchor?.scroll(by: scrolled) ?? false
    if hasScrolled { anchor?.leaveEnd(of: view) }
    let hadOtherGeometry = hasOtherGeometry
    if hadOtherGeometry, isKept, !view.isBeyondItsEnds {
      anchor?.keepEnd(of: view)
      // A view stays at its start by itself, if offsets begin there.
      if anchor?.keptEnd != .start || view.startsAtRight { restore() }
    }
    forgetChanges()
    if placeItem() { return }
    if hasScrolled || hadOtherGeometry || !isKept { keepWhatIsShown() }
    noteWhatIsSeen()
  }

  private func forgetChanges() {
    (scrolled, lastScroll, hasOtherGeometry, hasOtherSize) = (.zero, .zero, false, false)
  }

  /// Subtracts the last move before a size change from the scrolled distance, if it left the items in place. A view that learns
  /// heights can move its content before its content size changes.
  private func leaveOutOwnMove() {
    guard hasOtherSize, lastScroll != .zero, let view, var other = anchor else { return }
    let rest = CGPoint(x: scrolled.x - lastScroll.x, y: scrolled.y - lastScroll.y)
    _ = other.scroll(by: rest)
    if let offset = other.offset(in: view), offset.isNearly(view.contentOffset, AnchoredList.precision) {
      scrolled = rest
    }
  }

  /// Captures the visible items, unless a batch's animation delays scrolling to the anchor.
  private func keepWhatIsShown() {
    isLate = runningBatches > 0 && !isWhereTheAnchorIs
    if !isLate { anchor = capture() }
  }

  private var isWhereTheAnchorIs: Bool {
    guard let view, let offset = anchor?.offset(in: view) else { return true }
    return offset.isNearly(view.contentOffset, AnchoredList.precision)
  }

  // MARK: Batches

  /// Performs a batch that the view can animate.
  ///
  /// A table view lays itself out at the end of a batch, at its current offset. It scrolls to its anchor before, so cells that stay
  /// visible aren't removed, with their text input.
  package func performBatch(
    of view: some ListView,
    _ changes: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    runningBatches += 1
    #if !os(tvOS)
      view.associated(PullToRefresh.self)?.batchWillBegin()
    #endif
    view.performBatch { [self] in
      changes()
      guard isUpdating, view is UITableView, !isOffWindow else { return }
      if let shift = anchor?.takeShift() {
        let y = min(max(view.contentOffset.y + shift, -view.adjustedContentInset.top), view.lastOffset.y)
        scrollBeforeLayout(to: CGPoint(x: view.contentOffset.x, y: y))
      }
      awaitsSize = true
    } completion: { [self] in
      batchDidEnd()
      completion($0)
    }
    awaitsSize = false
  }

  private func scrollBeforeLayout(to offset: CGPoint?) {
    awaitsSize = false
    guard let view, let offset, !offset.isNearly(view.contentOffset, AnchoredList.precision) else { return }
    let before = view.contentOffset
    view.contentOffset = offset
    correction = (before, view.contentOffset)
  }

  /// Scrolls to the anchor after a batch's animation, if the view delayed or undid that.
  private func batchDidEnd() {
    #if !os(tvOS)
      view?.associated(PullToRefresh.self)?.batchDidEnd()
    #endif
    runningBatches -= 1
    guard runningBatches == 0 else { return }
    if isLate || wasUndone, !isUpdating, isAnchored, !isOffWindow, view?.isBeyondItsEnds == false {
      if isLate { _ = anchor?.scroll(by: scrolled) }
      if !isLate, let view { anchor?.keepEnd(of: view) }
      restore()
      anchor = capture()
    }
    (isLate, wasUndone, correction) = (false, false, nil)
  }

  /// Records that the view undid the anchor's scrolling. If the animation ends in this turn, it was the cause.
  private func noteUndoing(from old: CGPoint, to new: CGPoint) {
    guard runningBatches > 0, let correction, new.isNearly(correction.from, AnchoredList.precision),
      old.isNearly(correction.to, AnchoredList.precision), view?.isTracking == false
    else { return }
    wasUndone = true
    Task { @MainActor [weak self] in self?.wasUndone = false }
  }

  /// Returns the current anchor. Off the window it's only the end, because bars can cover other parts there.
  private func capture() -> ListAnchor? {
    guard let view else { return nil }
    if isOffWindow { return isAtFollowedEnd ? ListAnchor(endOf: view) : nil }
    var pinned: IndexPath?
    if case .item(let id, _) = list.options.anchoring { pinned = list.indexPath(ofItem: AnyHashable(id)) }
    return ListAnchor(view, list.options, pinned: pinned)
  }

  /// Scrolls to the item of a policy, the first time that it exists.
  private func placeItem() -> Bool {
    let policy = list.options.anchoring
    guard policy != placedItem, case .item(let id, let distance) = policy else { return false }
    guard let path = list.indexPath(ofItem: AnyHashable(id)) else { return false }
    placedItem = policy
    return scroll(to: path, at: distance)
  }

  // MARK: Updates

  /// Preserves the visible items while the view shows the same content again.
  package func keep(_ action: () -> Void) {
    guard !isUpdating, anchor != nil else { return action() }
    beginKeeping()
    action()
    didUpdate()
  }

  /// Captures the visible items before an update.
  ///
  /// - Parameter keepsVisibleItems: A Boolean value that indicates whether to hide items that are inserted at the start.
  package func willUpdate(keepsVisibleItems: Bool = false) {
    isInUpdate = true
    beginKeeping(keepsVisibleItems: keepsVisibleItems)
  }

  private func beginKeeping(keepsVisibleItems: Bool = false) {
    followPolicy()
    guard let view, isAnchored else {
      anchor = nil
      return
    }
    if isOffWindow {
      // The anchor from the window applies until the view is in a window again.
      if scrolled != .zero { anchor = capture() }
      scrolled = .zero
    } else {
      // The keyboard can appear in the same turn.
      if hasOtherGeometry { view.layoutIfNeeded() }
      if scrolled != .zero, anchor?.scroll(by: scrolled) == false { anchor = nil }
      forgetChanges()
      keepWhatIsShown()
    }
    keepsRowsOfPages = keepsVisibleItems
    if !keepsVisibleItems || anchor?.nearEnd == .end { anchor?.keepEnd(of: view) }
    isUpdating = true
  }

  /// Returns a Boolean value that indicates whether a stage leaves all visible items in place. Call it before following the stage.
  func isUntouched(by stage: ChangeStage) -> Bool {
    guard let view else { return false }
    return anchor?.isUntouched(by: stage, in: view) ?? false
  }

  package func follow(_ stage: ChangeStage) {
    if !stage.items.inserts.isEmpty || !stage.sections.inserts.isEmpty { hasOtherItems = true }
    guard isUpdating, let view else { return }
    let leavesEnd = list.options.anchoring == .end && anchor?.keptEnd != .end
    anchor?.follow(stage, in: view, keepsWhatIsBehind: keepsRowsOfPages)
    news.follow(stage, below: leavesEnd ? anchor?.lastItem : nil)
  }

  /// Records the places of items before a reload.
  package func willReload() {
    hasOtherItems = true
    if let view { anchor?.willReload(view, list.place) }
  }

  package func didReload() { anchor?.didReload(list.indexPath(of:)) }

  /// Discards the anchor, because the view shows something else.
  package func forget() {
    anchor = nil
    (isUpdating, isInUpdate) = (false, false)
  }

  /// Scrolls to the anchor.
  package func didUpdate() {
    isInUpdate = false
    guard isUpdating else { return }
    if !isOffWindow { restore() }
    isUpdating = false
    guard let view, isAnchored else {
      forget()
      return
    }
    news.count { $0 < view.numberOfSections ? view.numberOfItems(ofSection: $0) : 0 }
    if isOffWindow {
      // The next layout scrolls to the anchor.
      hasOtherGeometry = true
      noteLayout()
      tellNews()
      return
    }
    if !placeItem() { keepWhatIsShown() }
    noteWhatIsSeen()
  }

  /// Selects inserted items that belong to the selection.
  ///
  /// - Returns: A Boolean value that indicates whether the selection changed.
  package func selectAgain() -> Bool {
    isInUpdate = false
    defer { hasOtherItems = false }
    return hasOtherItems && showKeptSelection()
  }

  private func restore() {
    guard let view else { return }
    isRestoring = true
    let before = view.contentOffset
    defer {
      isRestoring = false
      forgetChanges()
      if runningBatches > 0, view.contentOffset != before { correction = (before, view.contentOffset) }
    }
    view.layoutIfNeeded()
    // Heights become known on the way, and move the items below.
    for _ in 0..<AnchoredList.maximumNumberOfCorrections {
      guard let offset = anchor?.offset(in: view), !offset.isNearly(view.contentOffset, AnchoredList.precision) else {
        return
      }
      view.contentOffset = offset
      // An animation can prevent it.
      guard view.contentOffset.isNearly(offset, AnchoredList.precision) else { return }
      view.layoutIfNeeded()
    }
  }

  // MARK: Scrolling

  /// Scrolls so that an item begins at a distance from the start of the uncovered area.
  func scroll(to path: IndexPath, at distance: CGFloat) -> Bool {
    guard let view, let place = ListAnchor(view, item: path, at: distance) else { return false }
    arrive(at: place)
    return true
  }

  func scrollToEnd() {
    if let view { arrive(at: ListAnchor(endOf: view)) }
  }

  private func arrive(at place: ListAnchor) {
    anchor = place
    restore()
    anchor = isAnchored ? capture() : nil
    noteWhatIsSeen()
  }

  /// A Boolean value that indicates whether the list is at its end and follows it.
  var isAtFollowedEnd: Bool { view.map { ListAnchor.nearEnd($0, list.options) == .end } ?? false }

  // MARK: New items

  private func noteWhatIsSeen() {
    guard let view else { return }
    if !news.isEmpty, !isOffWindow {
      if ListAnchor.isAtEnd(view, list.options) {
        news.forget()
      } else if let last = view.visibleItems.max() {
        news.forget(upTo: last)
      }
    }
    tellNews()
  }

  private func tellNews() {
    if news.takeChange() { list.delegate?.newItemsBelowDidChange(news.count) }
  }
}

extension CGPoint {
  fileprivate func isNearly(_ other: CGPoint, _ precision: CGFloat) -> Bool {
    abs(x - other.x) < precision && abs(y - other.y) < precision
  }
}

extension UIScrollView {
  /// A Boolean value that indicates whether a finger pulled the content beyond one of its ends.
  fileprivate var isBeyondItsEnds: Bool {
    guard isDragging || isDecelerating else { return false }
    let inset = adjustedContentInset
    let last = CGPoint(
      x: max(-inset.left, contentSize.width + inset.right - bounds.width),
      y: max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    )
    return contentOffset.x < -inset.left || contentOffset.y < -inset.top || contentOffset.x > last.x
      || contentOffset.y > last.y
  }
}
