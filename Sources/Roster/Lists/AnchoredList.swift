/// Keeps a table or a collection where its reader is: in updates, and between them.
///
/// Between updates, heights turn out other than they were estimated, a cell grows, the keyboard comes, the view turns. All
/// of that ends in a layout, after which the anchor of the layout before is compared with where it is now.
@MainActor final class AnchoredList {
  /// How often the offset is corrected before heights have to be known: each time more items above the last one may be measured,
  /// where that is the one that is kept.
  private static let maximumNumberOfCorrections = 8
  /// How far off a place may be in points, which nobody sees.
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
  private var hasOtherGeometry = false
  /// Whether the content or the view has got another size since the last layout.
  private var hasOtherSize = false
  private var isUpdating = false
  private var isRestoring = false
  /// Whether items have come in the update that are to be selected, perhaps.
  private var hasOtherItems = false
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

  init(_ view: some ListView, _ list: ListReading) {
    self.view = view
    self.list = list
    known = Geometry(view)
    knownOffset = view.contentOffset
    list.delegate?.anchoredLists.add(self)
    observation = GeometryObservation(view) { [weak self] in self?.geometryDidChange() }
  }

  /// The content offset that the anchor asks for in an update; `nil` if there is none.
  var targetContentOffset: CGPoint? {
    guard isUpdating, let view else { return nil }
    return anchor?.offset(in: view)
  }

  private var isAnchored: Bool { list.options.anchoring != .contentOffset }
  /// Off its window a view is neither laid out nor asked what is on the screen: UIKit warns of it.
  private var isOffWindow: Bool { view?.window == nil }

  // MARK: Between updates

  /// Notes that the offset, the size of the content, or the size or the insets of the view have changed.
  func geometryDidChange() {
    guard let view else { return }
    let (geometry, offset) = (Geometry(view), view.contentOffset)
    defer { (known, knownOffset) = (geometry, offset) }
    if isUpdating || isRestoring { return }
    let isOther = geometry != known
    if isOther { hasOtherGeometry = true }
    if geometry.contentSize != known.contentSize || geometry.size != known.size { hasOtherSize = true }
    // What the view itself does as it learns heights, or as its insets change, is no scrolling. UIKit scrolls to a text field after the
    // keyboard has changed the insets, before a layout.
    if !isOther, !hasOtherSize {
      scrolled.x += offset.x - knownOffset.x
      scrolled.y += offset.y - knownOffset.y
    }
    if isAnchored { noteLayout() }
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
      (scrolled, hasOtherGeometry, hasOtherSize) = (.zero, false, false)
      return
    }
    // The size of the view may have changed, which nobody says.
    let geometry = Geometry(view)
    if geometry != known { (known, hasOtherGeometry) = (geometry, true) }
    let hasScrolled = scrolled != .zero
    let isKept = anchor?.scroll(by: scrolled) ?? false
    let hadOtherGeometry = hasOtherGeometry
    if hadOtherGeometry, isKept, !view.isBeyondItsEnds {
      anchor?.keepEnd(of: view)
      // A view keeps its start by itself.
      if anchor?.keptEnd != .start { restore() }
    }
    (scrolled, hasOtherGeometry, hasOtherSize) = (.zero, false, false)
    if placeItem() { return }
    if hasScrolled || hadOtherGeometry || !isKept { anchor = capture() }
    noteWhatIsSeen()
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

  /// Keeps what is on the screen before an update.
  func willUpdate() {
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
      anchor = capture()
    }
    anchor?.keepEnd(of: view)
    isUpdating = true
  }

  /// Whether a stage leaves all items on the screen where they are; it is asked before it follows the stage.
  func isUntouched(by stage: ChangeStage) -> Bool {
    guard let view else { return false }
    return anchor?.isUntouched(by: stage, in: view) ?? false
  }

  func follow(_ stage: ChangeStage) {
    if !stage.items.inserts.isEmpty || !stage.sections.inserts.isEmpty { hasOtherItems = true }
    guard isUpdating, let view else { return }
    let leavesEnd = list.options.anchoring == .end && anchor?.keptEnd != .end
    anchor?.follow(stage, in: view)
    news.follow(stage, below: leavesEnd ? anchor?.lastItem : nil)
  }

  /// Keeps where items are that are reloaded, by their places.
  func willReload() {
    hasOtherItems = true
    if let view { anchor?.willReload(view, list.place) }
  }

  func didReload() { anchor?.didReload(list.indexPath(of:)) }

  /// Keeps nothing, as the view shows something else than the content.
  func forget() {
    anchor = nil
    isUpdating = false
  }

  /// Scrolls to where the anchor is.
  func didUpdate() {
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
    if !placeItem() { anchor = capture() }
    noteWhatIsSeen()
  }

  /// Selects items that have come and are to be selected.
  ///
  /// - Returns: whether the selection is another one now.
  func selectAgain() -> Bool {
    defer { hasOtherItems = false }
    return hasOtherItems && showKeptSelection()
  }

  private func restore() {
    guard let view else { return }
    isRestoring = true
    defer {
      isRestoring = false
      (scrolled, hasOtherGeometry, hasOtherSize) = (.zero, false, false)
    }
    view.layoutIfNeeded()
    // Heights become known on the way there, and move what is below them.
    for _ in 0..<AnchoredList.maximumNumberOfCorrections {
      guard let offset = anchor?.offset(in: view), !offset.isNearly(view.contentOffset, AnchoredList.precision) else {
        return
      }
      view.contentOffset = offset
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
