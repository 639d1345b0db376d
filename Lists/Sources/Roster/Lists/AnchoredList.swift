/// Keeps a table or a collection where its reader is: in updates, and between them.
///
/// Between updates, heights turn out other than they were estimated, a cell grows, the keyboard comes, the view turns. All
/// of that ends in a layout, after which the anchor of the layout before is compared with where it is now.
@MainActor package final class AnchoredList {
  /// How often the offset is corrected before heights have to be known: each time more items above the last one may be measured,
  /// where that is the one that is kept.
  private static let maximumNumberOfCorrections = 8
  /// How far off a place may be in points, which is too little to be seen.
  private static let precision: CGFloat = 0.01

  private(set) weak var view: (any ListView)?
  let list: ListReading
  /// What was on the screen in the last layout; in an update, before it.
  private var anchor: ListAnchor?
  private(set) var news = NewItems()
  private var known: Geometry
  private var knownOffset: CGPoint
  private var observation: GeometryObservation?
  /// How far the reader has scrolled since the last layout, as far as that is known apart from what the view does itself.
  private var scrolled = CGPoint.zero
  /// The last part of that before the content or the view got another size.
  private var lastScroll = CGPoint.zero
  private var hasOtherGeometry = false
  /// Whether the content or the view has got another size since the last layout.
  private var hasOtherSize = false
  private var isUpdating = false
  /// Whether a page comes before the rows of the others in the update, which are kept also at the start of the list.
  private var keepsRowsOfPages = false
  private var isRestoring = false
  /// How many batches of the view have not ended their animations.
  private var runningBatches = 0
  /// From where to where the view was scrolled by its anchor while a batch was animated.
  private var correction: (from: CGPoint, to: CGPoint)?
  /// Whether the view has undone that in this turn of the main actor.
  private var wasUndone = false
  /// Whether the animation of a batch keeps the view from being scrolled to where the anchor is.
  private var isLate = false
  /// Whether the view is about to learn how large its content is after a batch, before it lays anything out.
  private var awaitsSize = false
  /// Whether items have come in the update that are to be selected, perhaps.
  var hasOtherItems = false
  /// Whether an update is being made: until its end, the content may be ahead of the view.
  private(set) var isInUpdate = false
  /// The policy whose item has been brought to its place.
  private var placedItem: ListAnchoring?

  /// What a layout depends on, apart from the content.
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

  /// Observes the view if the policy needs it, and not otherwise.
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

  /// The content offset that the anchor asks for in an update; `nil` if there is none.
  package var targetContentOffset: CGPoint? {
    guard isUpdating, let view else { return nil }
    return anchor?.offset(in: view)
  }

  var isAnchored: Bool { list.options.anchoring != .contentOffset }
  /// Off its window a view is neither laid out nor asked what is on the screen: UIKit warns of it.
  private var isOffWindow: Bool { view?.window == nil }

  // MARK: Between updates

  /// Notes that the offset, the size of the content, or the size or the insets of the view have changed.
  func geometryDidChange() {
    guard let view else { return }
    if awaitsSize, view.contentSize != known.contentSize { scrollBeforeLayout(to: anchor?.offset(in: view)) }
    let (geometry, offset) = (Geometry(view), view.contentOffset)
    defer { (known, knownOffset) = (geometry, offset) }
    if isUpdating || isRestoring { return }
    let isOther = geometry != known
    if isOther { hasOtherGeometry = true }
    if geometry.contentSize != known.contentSize || geometry.size != known.size { hasOtherSize = true }
    // What the view itself does as it learns heights, or as its insets change, is no scrolling. UIKit scrolls to a text field after the
    // keyboard has changed the insets, before a layout.
    if !isOther || isScrollUnderBar(from: known, knownOffset, to: geometry, offset), !hasOtherSize {
      lastScroll = CGPoint(x: offset.x - knownOffset.x, y: offset.y - knownOffset.y)
      scrolled.x += lastScroll.x
      scrolled.y += lastScroll.y
      noteUndoing(from: knownOffset, to: offset)
    }
    if isAnchored { noteLayout() }
  }

  /// Whether the view was scrolled, and a bar that became lower or higher by that has changed the insets before the view says so. A view
  /// that keeps its start under another bar moves as far as the inset does.
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
    // The size of the view may have changed, which nobody says.
    let geometry = Geometry(view)
    if geometry != known { (known, hasOtherGeometry) = (geometry, true) }
    leaveOutOwnMove()
    let hasScrolled = scrolled != .zero
    let isKept = anchor?.scroll(by: scrolled) ?? false
    if hasScrolled { anchor?.leaveEnd(of: view) }
    let hadOtherGeometry = hasOtherGeometry
    if hadOtherGeometry, isKept, !view.isBeyondItsEnds {
      anchor?.keepEnd(of: view)
      // A view keeps its start by itself, if that is where offsets begin.
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

  /// Leaves the last move before the change of a size out of what the reader has scrolled, if it is what kept the items in place: a
  /// view that learns heights may move its content before it changes the content's size.
  private func leaveOutOwnMove() {
    guard hasOtherSize, lastScroll != .zero, let view, var other = anchor else { return }
    let rest = CGPoint(x: scrolled.x - lastScroll.x, y: scrolled.y - lastScroll.y)
    _ = other.scroll(by: rest)
    if let offset = other.offset(in: view), offset.isNearly(view.contentOffset, AnchoredList.precision) {
      scrolled = rest
    }
  }

  /// Keeps what is on the screen from now on, unless the animation of a batch keeps the view from being scrolled to what was kept.
  private func keepWhatIsShown() {
    isLate = runningBatches > 0 && !isWhereTheAnchorIs
    if !isLate { anchor = capture() }
  }

  private var isWhereTheAnchorIs: Bool {
    guard let view, let offset = anchor?.offset(in: view) else { return true }
    return offset.isNearly(view.contentOffset, AnchoredList.precision)
  }

  // MARK: Batches

  /// Has the view make a batch that it may animate.
  ///
  /// A table lays itself out at the end of a batch, where it is by then. It is brought to its anchor before that: cells that stay on the
  /// screen would leave it meanwhile, and with them what is typed in them.
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

  /// The view has ended the animation of a batch: what it did not let be scrolled before, or has scrolled back, is scrolled now.
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

  /// Notes that the view is where it was before it was scrolled by its anchor. If the animation ends in this turn, that has done it.
  private func noteUndoing(from old: CGPoint, to new: CGPoint) {
    guard runningBatches > 0, let correction, new.isNearly(correction.from, AnchoredList.precision),
      old.isNearly(correction.to, AnchoredList.precision), view?.isTracking == false
    else { return }
    wasUndone = true
    Task { @MainActor [weak self] in self?.wasUndone = false }
  }

  /// What is kept from now on; off the window the end alone, as bars may cover other things than in it.
  private func capture() -> ListAnchor? {
    guard let view else { return nil }
    if isOffWindow { return isAtFollowedEnd ? ListAnchor(endOf: view) : nil }
    var pinned: IndexPath?
    if case .item(let id, _) = list.options.anchoring { pinned = list.indexPath(ofItem: AnyHashable(id)) }
    return ListAnchor(view, list.options, pinned: pinned)
  }

  /// Brings the item of a policy to its place, the first time that it is there.
  private func placeItem() -> Bool {
    let policy = list.options.anchoring
    guard policy != placedItem, case .item(let id, let distance) = policy else { return false }
    guard let path = list.indexPath(ofItem: AnyHashable(id)) else { return false }
    placedItem = policy
    return scroll(to: path, at: distance)
  }

  // MARK: Updates

  /// Keeps what is on the screen while the view shows the same content anew.
  package func keep(_ action: () -> Void) {
    guard !isUpdating, anchor != nil else { return action() }
    beginKeeping()
    action()
    didUpdate()
  }

  /// Keeps what is on the screen before an update.
  ///
  /// - Parameter keepsVisibleItems: whether items that come at the start are not shown there.
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
      // What was kept in the window is kept until the view is there again.
      if scrolled != .zero { anchor = capture() }
      scrolled = .zero
    } else {
      // The keyboard may have come in the same turn.
      if hasOtherGeometry { view.layoutIfNeeded() }
      if scrolled != .zero, anchor?.scroll(by: scrolled) == false { anchor = nil }
      forgetChanges()
      keepWhatIsShown()
    }
    keepsRowsOfPages = keepsVisibleItems
    if !keepsVisibleItems || anchor?.nearEnd == .end { anchor?.keepEnd(of: view) }
    isUpdating = true
  }

  /// Whether a stage leaves all items on the screen where they are; it is asked before it follows the stage.
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

  /// Keeps where items are that are reloaded, by their places.
  package func willReload() {
    hasOtherItems = true
    if let view { anchor?.willReload(view, list.place) }
  }

  package func didReload() { anchor?.didReload(list.indexPath(of:)) }

  /// Keeps nothing, as the view shows something else than the content.
  package func forget() {
    anchor = nil
    (isUpdating, isInUpdate) = (false, false)
  }

  /// Scrolls to where the anchor is.
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
      // The next layout scrolls to where the anchor is.
      hasOtherGeometry = true
      noteLayout()
      tellNews()
      return
    }
    if !placeItem() { keepWhatIsShown() }
    noteWhatIsSeen()
  }

  /// Selects items that have come and are to be selected.
  ///
  /// - Returns: whether the selection is another one now.
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
    // Heights become known on the way there, and move what is below them.
    for _ in 0..<AnchoredList.maximumNumberOfCorrections {
      guard let offset = anchor?.offset(in: view), !offset.isNearly(view.contentOffset, AnchoredList.precision) else {
        return
      }
      view.contentOffset = offset
      // An animation may hold it.
      guard view.contentOffset.isNearly(offset, AnchoredList.precision) else { return }
      view.layoutIfNeeded()
    }
  }

  // MARK: Scrolling

  /// Scrolls so far that an item begins at a distance from the start of what is not covered by bars.
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

  /// Whether the list is at its end and follows it.
  var isAtFollowedEnd: Bool { view.map { ListAnchor.nearEnd($0, list.options) == .end } ?? false }

  // MARK: What is new

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
  /// Whether a finger has pulled the content beyond one of its ends, from where it goes back by itself.
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
