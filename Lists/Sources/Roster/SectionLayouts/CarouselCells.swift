/// The visible cells of a carousel, and the view that scrolls them.
@MainActor struct CarouselCells {
  let collectionView: UICollectionView
  let section: Int
  /// The scroll view between the cells and the collection view, if there is one.
  let scroller: UIScrollView?
  private let paths: [IndexPath]

  /// - Returns: The cells, or `nil` if none of the section's are visible.
  init?(ofSection section: Int, in collectionView: UICollectionView) {
    self.collectionView = collectionView
    self.section = section
    paths = collectionView.indexPathsForVisibleItems.filter { $0[0] == section }.sorted()
    guard let first = paths.first, let cell = collectionView.cellForItem(at: first) else { return nil }
    var view = cell.superview
    while let candidate = view, candidate !== collectionView, !(candidate is UIScrollView) {
      view = candidate.superview
    }
    scroller = view === collectionView ? nil : view as? UIScrollView
  }

  private var isMirrored: Bool { collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The scroll position of the carousel.
  var place: CarouselPlace {
    let first = paths.first { leadingDistance(of: $0).map { $0.start + $0.end > 0 } ?? false } ?? paths.first
    return CarouselPlace(
      offset: scroller.map(leadingOffset),
      item: first.flatMap { collectionView.attachedContent?.id(at: $0) },
      distance: first.flatMap { leadingDistance(of: $0)?.start } ?? 0,
      isAtStart: scroller.map { near(leadingOffset(of: $0), start(of: $0)) } ?? false
    )
  }

  // MARK: Scrolling

  func scrollToStart() {
    if let scroller { setLeadingOffset(start(of: scroller), of: scroller) }
  }

  /// - Parameter path: The current index path of the place's item, if it exists.
  func scroll(to place: CarouselPlace, item path: IndexPath?) {
    if let scroller, let offset = place.offset {
      setLeadingOffset(offset, of: scroller)
      return
    }
    guard let path else { return }
    let offset = collectionView.contentOffset
    collectionView.scrollToItem(at: path, at: isMirrored ? .right : .left, animated: false)
    // A collection view can also scroll to the whole section.
    if collectionView.contentOffset != offset { collectionView.contentOffset = offset }
    collectionView.layoutIfNeeded()
    guard let scroller, let (start, _) = leadingDistance(of: path) else { return }
    var exact = leadingOffset(of: scroller)
    exact.x += start - place.distance
    setLeadingOffset(exact, of: scroller)
  }

  // MARK: Places

  /// Returns the start and end of a cell, in points from the carousel's visible leading edge.
  private func leadingDistance(of path: IndexPath) -> (start: CGFloat, end: CGFloat)? {
    guard let cell = collectionView.cellForItem(at: path) else { return nil }
    let frame = cell.convert(cell.bounds, to: collectionView)
    let bounds = collectionView.bounds
    return isMirrored
      ? (bounds.maxX - frame.maxX, bounds.maxX - frame.minX) : (frame.minX - bounds.minX, frame.maxX - bounds.minX)
  }

  private func leadingOffset(of scroller: UIScrollView) -> CGPoint {
    let x = scroller.contentOffset.x
    return CGPoint(
      x: isMirrored ? scroller.contentSize.width - scroller.bounds.width - x : x,
      y: scroller.contentOffset.y
    )
  }

  private func start(of scroller: UIScrollView) -> CGPoint {
    let inset = scroller.adjustedContentInset
    return CGPoint(x: isMirrored ? -inset.right : -inset.left, y: -inset.top)
  }

  /// Scrolls to an offset, limited to the content.
  private func setLeadingOffset(_ offset: CGPoint, of scroller: UIScrollView) {
    let inset = scroller.adjustedContentInset
    let start = start(of: scroller)
    let room = CGPoint(
      x: scroller.contentSize.width - scroller.bounds.width + (isMirrored ? inset.left : inset.right),
      y: scroller.contentSize.height - scroller.bounds.height + inset.bottom
    )
    let x = max(start.x, min(offset.x, room.x))
    let y = max(start.y, min(offset.y, room.y))
    let new = CGPoint(x: isMirrored ? scroller.contentSize.width - scroller.bounds.width - x : x, y: y)
    if !near(new, scroller.contentOffset) { scroller.contentOffset = new }
  }

  private func near(_ first: CGPoint, _ second: CGPoint) -> Bool {
    abs(first.x - second.x) < 0.01 && abs(first.y - second.y) < 0.01
  }
}

extension UICollectionView {
  /// The content that is attached to the collection view.
  var attachedContent: ListReading? {
    associated(ListAttachment.self).map { ListReading(delegate: $0.delegate, self) }
  }
}
