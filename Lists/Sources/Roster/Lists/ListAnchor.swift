/// The items or end that stay in place on the screen when the content, its heights, or the view's size or insets change.
///
/// It's the first visible item that no bar covers. Others are used only if a change removes that one.
@MainActor struct ListAnchor {
  /// The anchored items, in order.
  private var items: TrackedPaths
  /// The frames of the items in the view, or only the first one while that suffices.
  private var frames: [CGRect]
  /// A Boolean value that indicates whether all visible items are followed, not only the first one.
  private var followsAll = false
  /// The places of the items while they are reloaded.
  private var places: [ItemPlace?] = []
  /// A Boolean value that indicates whether the item was placed, so it begins there even if its size changes.
  private var isPlaced = false
  /// The item's move in the last stage, in points, if the content's height stays the same, which table views don't report.
  var shift: CGFloat?
  /// The end that the list is at, and follows once no finger moves the content.
  private(set) var nearEnd: ListEdge?
  /// The end that is preserved instead of the items.
  private(set) var keptEnd: ListEdge?
  /// The item, with its frame in the view, whose distance from the view's end is preserved when its size or insets change. `nil` to
  /// use the start.
  private var atEnd: (item: TrackedPaths, frame: CGRect)?
  private let size: CGSize
  private let contentInset: UIEdgeInsets
  private let adjustedInset: UIEdgeInsets

  /// The distance from an end that counts as being there, in points, to allow for rounding.
  private static let precision: CGFloat = 1
  /// The number of items after the first one to check before all visible items.
  private static let maximumNumberOfCoveredItems = 8
  /// The default distance from the end, as a part of the view's height, and its limit.
  private static let toleratedPart: CGFloat = 0.1
  private static let toleratedDistance: CGFloat = 40

  private init(_ view: any ListView, _ shown: (path: IndexPath, frame: CGRect)?) {
    items = TrackedPaths(shown.map { [$0.path] } ?? [])
    frames = shown.map { [$0.frame] } ?? []
    size = view.bounds.size
    contentInset = view.contentInset
    adjustedInset = view.adjustedContentInset
  }

  /// Creates the anchor for the visible items.
  ///
  /// - Parameter pinned: An item with priority over others.
  init(_ view: any ListView, _ options: ListUpdateOptions, pinned: IndexPath?) {
    let nearEnd = ListAnchor.nearEnd(view, options)
    let offset = view.contentOffset
    func shown(_ path: IndexPath) -> (path: IndexPath, frame: CGRect)? {
      view.frame(ofItemAt: path).map { (path, $0.offsetBy(dx: -offset.x, dy: -offset.y)) }
    }
    var first = ListAnchor.firstItem(view, pinned, isAtStart: nearEnd == .start).flatMap(shown)
    let size = view.bounds.size
    // A view can still have cells that have just left the screen.
    if let left = first, !ListAnchor.isOnScreen(left.frame, size) {
      first = view.visibleItems.sorted().lazy.compactMap(shown).first { ListAnchor.isOnScreen($0.frame, size) }
    }
    if let covered = first, covered.path != pinned, ListAnchor.isCovered(covered.frame, view) {
      first = ListAnchor.firstRead(view, behind: covered.path, shown) ?? first
    }
    self.init(view, first)
    self.nearEnd = nearEnd
    guard options.anchoringEdge == .end, let first else { return }
    let last =
      first.path == pinned
      ? first
      : view.visibleItems.sorted().reversed().lazy.compactMap(shown).first { ListAnchor.isOnScreen($0.frame, size) }
    atEnd = last.map { (TrackedPaths([$0.path]), $0.frame) }
  }

  private static func firstItem(
    _ view: any ListView,
    _ pinned: IndexPath?,
    isAtStart: Bool
  ) -> IndexPath? {
    if let pinned, view.visibleItems.contains(pinned) { return pinned }
    if let known = view.firstVisibleItem { return known }
    if isAtStart, let section = (0..<view.numberOfSections).first(where: { view.numberOfItems(ofSection: $0) > 0 }) {
      let first = IndexPath(item: 0, section: section)
      if view.frame(ofItemAt: first)?.intersects(view.bounds) ?? false { return first }
    }
    return view.visibleItems.min()
  }

  private static func isCovered(_ frame: CGRect, _ view: any ListView) -> Bool {
    let inset = view.adjustedContentInset
    if view.startsAtRight { return frame.minX >= view.bounds.width - inset.right }
    return view.scrollsSideways ? frame.maxX <= inset.left : frame.maxY <= inset.top
  }

  /// Returns the first visible item that bars don't cover.
  private static func firstRead(
    _ view: any ListView,
    behind covered: IndexPath,
    _ shown: (IndexPath) -> (path: IndexPath, frame: CGRect)?
  ) -> (path: IndexPath, frame: CGRect)? {
    func isRead(_ item: (path: IndexPath, frame: CGRect)) -> Bool {
      isOnScreen(item.frame, view.bounds.size) && !isCovered(item.frame, view)
    }
    // It's usually one of the next few.
    let next = covered[1] + 1..<max(covered[1] + 1, view.numberOfItems(ofSection: covered[0]))
    for item in next.prefix(maximumNumberOfCoveredItems) {
      if let item = shown(IndexPath(item: item, section: covered[0])), isRead(item) { return item }
    }
    return view.visibleItems.sorted().lazy.compactMap(shown).first(where: isRead)
  }

  /// Creates an anchor for an item at a distance from the start of the uncovered area.
  init?(_ view: any ListView, item: IndexPath, at distance: CGFloat) {
    guard var frame = view.frame(ofItemAt: item) else { return nil }
    let inset = view.adjustedContentInset
    frame.origin = CGPoint(x: inset.left, y: inset.top)
    if view.startsAtRight {
      frame.origin.x = view.bounds.width - inset.right - distance - frame.width
    } else if view.scrollsSideways {
      frame.origin.x += distance
    } else {
      frame.origin.y += distance
    }
    self.init(view, (item, frame))
    isPlaced = true
  }

  /// Creates an anchor for the end of the content.
  init(endOf view: any ListView) {
    self.init(view, nil)
    (nearEnd, keptEnd) = (.end, .end)
  }

  /// Returns the end that a list is at and follows, according to its options.
  static func nearEnd(_ view: any ListView, _ options: ListUpdateOptions) -> ListEdge? {
    if options.anchoring == .visibleItems, view.isAtStart(within: precision) { return .start }
    return options.anchoring == .end && isAtEnd(view, options) ? .end : nil
  }

  /// Returns a Boolean value that indicates whether a list is near enough to its end to follow it.
  static func isAtEnd(_ view: any ListView, _ options: ListUpdateOptions) -> Bool {
    let height = view.scrollsSideways ? view.bounds.width : view.bounds.height
    let tolerance = options.endTolerance ?? min(toleratedDistance, height * toleratedPart)
    return view.isAtEnd(within: precision + tolerance)
  }

  /// The last item that was visible and still exists.
  var lastItem: IndexPath? { items.places.compactMap { $0?.indexPath }.max() }

  // MARK: Changes

  /// Anchors the end that the list is at, if no finger moves the content.
  mutating func keepEnd(of view: any ListView) {
    if !view.isDragging, !view.isDecelerating { keptEnd = nearEnd }
  }

  /// - Parameters:
  ///   - view: The view before the stage.
  ///   - keepsWhatIsBehind: A Boolean value that indicates whether items after inserted ones have priority over those before, such
  ///     as a header.
  mutating func follow(_ stage: ChangeStage, in view: any ListView, keepsWhatIsBehind: Bool = false) {
    shift = nil
    guard stage.hasStructure, keptEnd == nil, !items.areGone else { return }
    if view.window == nil {
      // Only the first item is known, and a view off its window isn't read.
      items.follow(stage)
      atEnd?.item.follow(stage)
      return
    }
    followAll(in: view)
    let before = items
    items.follow(stage)
    atEnd?.item.follow(stage)
    var ordered = before
    let comes = keepsWhatIsBehind ? stage.items.inserts.min() : nil
    if items.places[0]?.hasMoved ?? true || comes != nil { measure(before, in: view) }
    if let comes, frames.count == items.places.count {
      // They're ordered by row.
      let isBehind = items.places.map { $0.map { $0.indexPath > comes.indexPath } ?? false }
      items.put(first: isBehind)
      ordered.put(first: isBehind)
      frames = zip(frames, isBehind).filter(\.1).map(\.0) + zip(frames, isBehind).filter { !$0.1 }.map(\.0)
    }
    shift = ListAnchor.shift(from: ordered, to: items, by: stage, in: view)
    guard items.areGone else { return }
    // All visible items are gone, so the next one moves to the edge.
    items = TrackedPaths(neighbour(of: before, after: stage, in: view).map { [$0] } ?? [])
    items.follow(stage)
    let edge = view.startsAtRight ? size.width - adjustedInset.right - 1 : adjustedInset.left
    frames = [CGRect(x: edge, y: adjustedInset.top, width: 1, height: 1)]
  }

  /// Follows the other visible items, too, before the first stage with structural changes.
  private mutating func followAll(in view: any ListView) {
    guard !followsAll, case let first?? = items.places.first else { return }
    followsAll = true
    // Items that bars cover are last.
    let visible = view.visibleItems.sorted()
    items = TrackedPaths(
      [first.indexPath] + visible.filter { $0 > first.indexPath } + visible.filter { $0 < first.indexPath }
    )
  }

  /// Measures all items, relative to the first one, when that is removed or moved.
  ///
  /// - Parameter paths: The paths of the items in the current view.
  private mutating func measure(_ paths: TrackedPaths, in view: any ListView) {
    guard frames.count == 1, case let first?? = paths.places.first, let now = view.frame(ofItemAt: first.indexPath)
    else { return }
    let distance = CGPoint(x: frames[0].minX - now.minX, y: frames[0].minY - now.minY)
    frames += paths.places.dropFirst().map { place in
      place.flatMap { view.frame(ofItemAt: $0.indexPath) }?.offsetBy(dx: distance.x, dy: distance.y) ?? .null
    }
  }

  /// Returns the first item after others that a stage leaves in place, or else the last one before, with its path before the stage.
  private func neighbour(of paths: TrackedPaths, after stage: ChangeStage, in view: any ListView) -> IndexPath? {
    let gone = paths.places.compactMap { $0?.indexPath }
    guard let first = gone.min(), let last = gone.max() else { return nil }
    let mapping = ItemPathMapping(stage)
    let moved = Set(stage.items.moves.map(\.from))
    func isLeft(_ item: Int, _ section: Int) -> Bool {
      let path = ItemPath(section: section, item: item)
      return !moved.contains(path) && mapping.path(path) != nil
    }
    for section in last[0]..<max(last[0], view.numberOfSections) where mapping.section(section) != nil {
      let start = section == last[0] ? last[1] + 1 : 0
      let items = start..<max(start, view.numberOfItems(ofSection: section))
      if let item = items.first(where: { isLeft($0, section) }) { return IndexPath(item: item, section: section) }
    }
    for section in (0...first[0]).reversed() where mapping.section(section) != nil {
      let items = 0..<(section == first[0] ? first[1] : view.numberOfItems(ofSection: section))
      if let item = items.last(where: { isLeft($0, section) }) { return IndexPath(item: item, section: section) }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a stage leaves all visible items in place, so that nothing needs animation.
  ///
  /// - Parameter view: The view before the stage.
  mutating func isUntouched(by stage: ChangeStage, in view: any ListView) -> Bool {
    guard stage.hasStructure, keptEnd == nil else { return false }
    followAll(in: view)
    return items.areNeighbours(after: stage)
  }

  /// Stores the places of the items, because index paths are invalid after a reload.
  ///
  /// - Parameter view: The view before the reload.
  mutating func willReload(_ view: any ListView, _ place: (IndexPath) -> ItemPlace?) {
    if keptEnd == nil, view.window != nil {
      followAll(in: view)
      measure(items, in: view)
    }
    places = items.places.map { $0.flatMap { place($0.indexPath) } }
    items.lose()
    atEnd = nil
  }

  /// Finds the reloaded items.
  mutating func didReload(_ indexPath: (ItemPlace) -> IndexPath?) {
    let found = zip(places, frames).compactMap { place, frame in place.flatMap(indexPath).map { ($0, frame) } }
    items = TrackedPaths(found.map(\.0))
    frames = found.map(\.1)
    places = []
  }

  /// Adjusts the anchor to scrolling.
  ///
  /// - Returns: A Boolean value that indicates whether an anchored item is visible.
  mutating func scroll(by distance: CGPoint) -> Bool {
    guard distance != .zero else { return true }
    (nearEnd, keptEnd) = (nil, nil)
    for index in frames.indices { frames[index] = frames[index].offsetBy(dx: -distance.x, dy: -distance.y) }
    if let last = atEnd { atEnd?.frame = last.frame.offsetBy(dx: -distance.x, dy: -distance.y) }
    return frames.contains { isOnScreen($0) }
  }

  /// Discards the distance from the end of a view that UIKit scrolled for other insets, such as to a text field above a keyboard. A
  /// finger scrolls independently of the insets.
  mutating func leaveEnd(of view: any ListView) {
    guard !view.isTracking, !view.isDragging, !view.isDecelerating, view.bounds.size == size else { return }
    if view.contentInset != contentInset || view.adjustedContentInset != adjustedInset { atEnd = nil }
  }

  private func isOnScreen(_ frame: CGRect) -> Bool { ListAnchor.isOnScreen(frame, size) }

  private static func isOnScreen(_ frame: CGRect, _ size: CGSize) -> Bool {
    frame.maxY > 0 && frame.minY < size.height && frame.maxX > 0 && frame.minX < size.width
  }

  // MARK: The offset

  /// Returns the content offset that restores the place of the first remaining item, preferring items that weren't moved.
  ///
  /// - Returns: The offset, or `nil` if no item remains.
  func offset(in view: any ListView) -> CGPoint? {
    let inset = view.adjustedContentInset
    let wanted: CGPoint
    switch keptEnd {
    case .start: wanted = view.startOffset
    case .end: wanted = view.endOffset
    case nil:
      guard let offset = offsetFromEnd(in: view) ?? offsetFromStart(in: view) else { return nil }
      wanted = offset
    }
    let last = view.lastOffset
    return CGPoint(x: min(max(wanted.x, -inset.left), last.x), y: min(max(wanted.y, -inset.top), last.y))
  }

  /// Returns the offset that preserves an item's distance from the end of the view, after its size or insets changed.
  private func offsetFromEnd(in view: any ListView) -> CGPoint? {
    guard let atEnd, case let place?? = atEnd.item.places.first, !place.hasMoved, isOnScreen(atEnd.frame),
      view.bounds.size != size || view.contentInset != contentInset || view.adjustedContentInset != adjustedInset,
      let now = view.frame(ofItemAt: place.indexPath)
    else { return nil }
    let inset = view.adjustedContentInset
    let after = CGSize(width: view.bounds.width - inset.right, height: view.bounds.height - inset.bottom)
    let before = CGSize(width: size.width - adjustedInset.right, height: size.height - adjustedInset.bottom)
    return CGPoint(
      x: view.startsAtRight
        ? now.minX - atEnd.frame.minX - inset.left + adjustedInset.left
        : now.maxX - atEnd.frame.maxX - after.width + before.width,
      y: now.maxY - atEnd.frame.maxY - after.height + before.height
    )
  }

  /// Returns the offset that preserves the items' distances from the start of the view.
  private func offsetFromStart(in view: any ListView) -> CGPoint? {
    var moved: CGPoint?
    for case (let place?, let frame) in zip(items.places, frames) where isOnScreen(frame) {
      guard !place.hasMoved || moved == nil, let now = view.frame(ofItemAt: place.indexPath) else { continue }
      let offset = offset(from: frame, to: now, in: view)
      if !place.hasMoved { return offset }
      moved = offset
    }
    return moved
  }

  /// - Parameters:
  ///   - old: The frame of an item in the view before.
  ///   - new: The current frame of the item in the content.
  private func offset(from old: CGRect, to new: CGRect, in view: any ListView) -> CGPoint {
    let hasTurned = view.bounds.size != size
    // Insets that the app adds above the content move it. Bars cover it, until the view rotates.
    let (before, after) =
      hasTurned ? (adjustedInset, view.adjustedContentInset) : (contentInset, view.contentInset)
    // Parts before the screen or under a bar aren't being read. An item that begins there and shrinks preserves its end. One that
    // grows preserves its start, because text is added at its end, unless a bar covers all of it.
    let wasRead = !hasTurned && !isPlaced
    let (left, top) = (adjustedInset.left, adjustedInset.top)
    let keepsBottom = wasRead && (old.maxY <= top || old.minY < top && new.height < old.height)
    let y = (keepsBottom ? new.maxY - old.maxY : new.minY - old.minY) - after.top + before.top
    if view.startsAtRight {
      let right = size.width - adjustedInset.right
      let keepsLeft = wasRead && (old.minX >= right || old.maxX > right && new.width < old.width)
      if keepsLeft { return CGPoint(x: new.minX - old.minX + after.right - before.right, y: y) }
      let wider = view.bounds.width - size.width
      return CGPoint(x: new.maxX - old.maxX - wider + after.right - before.right, y: y)
    }
    let keepsRight = wasRead && (old.maxX <= left || old.minX < left && new.width < old.width)
    return CGPoint(x: (keepsRight ? new.maxX - old.maxX : new.minX - old.minX) - after.left + before.left, y: y)
  }
}

extension ListView {
  /// The largest content offset.
  var lastOffset: CGPoint {
    let (inset, size) = (adjustedContentInset, sizeOfContent)
    return CGPoint(
      x: max(-inset.left, size.width + inset.right - bounds.width),
      y: max(-inset.top, size.height + inset.bottom - bounds.height)
    )
  }

  fileprivate var startOffset: CGPoint {
    let inset = adjustedContentInset
    return CGPoint(x: startsAtRight ? lastOffset.x : -inset.left, y: -inset.top)
  }

  fileprivate var endOffset: CGPoint {
    let last = lastOffset
    return CGPoint(x: startsAtRight ? -adjustedContentInset.left : last.x, y: last.y)
  }

  fileprivate func isAtStart(within tolerance: CGFloat) -> Bool {
    let (start, offset) = (startOffset, contentOffset)
    let distance = startsAtRight ? start.x - offset.x : offset.x - start.x
    return distance < tolerance && offset.y - start.y < tolerance
  }

  fileprivate func isAtEnd(within tolerance: CGFloat) -> Bool {
    let (end, offset) = (endOffset, contentOffset)
    let distance = startsAtRight ? offset.x - end.x : end.x - offset.x
    return distance <= tolerance && end.y - offset.y <= tolerance
  }
}
