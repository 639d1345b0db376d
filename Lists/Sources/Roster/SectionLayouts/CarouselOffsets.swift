/// The scroll positions of a collection view's carousels, by the identity of their sections.
///
/// UIKit scrolls a carousel in a private view between the cells and the collection view. It's found above a cell. Without it,
/// carousels are scrolled to their first visible item by the collection view's methods.
@MainActor final class CarouselOffsets {
  private weak var collectionView: UICollectionView?
  private var kept: [SectionIdentity: CarouselPlace] = [:]
  /// The carousels of the layout.
  private var carousels: [Int: SectionIdentity] = [:]
  /// The sections that were last shown with a known scroll position.
  private var shown: [Int: Shown] = [:]
  /// The carousels that the current layout shows.
  private var visible: Set<Int> = []
  private var isRestoring = false

  private struct Shown {
    let identity: SectionIdentity
    weak var scroller: UIScrollView?
    /// A Boolean value that indicates whether the view still has the section's scroll position.
    var isTrusted = true
  }

  private init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
  }

  /// Returns the offsets of a collection view, which retains them.
  static func of(_ collectionView: UICollectionView) -> CarouselOffsets {
    if let known = collectionView.associated(CarouselOffsets.self) { return known }
    let offsets = CarouselOffsets(collectionView)
    collectionView.associate(offsets)
    return offsets
  }

  // MARK: Sections

  /// Follows a section if it scrolls orthogonally.
  ///
  /// - Parameter identity: The identity of the section, or `nil` if it isn't known.
  func watch(_ section: NSCollectionLayoutSection, at index: Int, _ identity: SectionIdentity?) {
    carousels[index] = section.orthogonalScrollingBehavior == .none ? nil : identity
    guard carousels[index] != nil else {
      shown[index] = nil
      return
    }
    let handler = section.visibleItemsInvalidationHandler
    section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
      handler?(items, offset, environment)
      self?.willShow(index)
    }
  }

  /// Stops trusting the scroll positions of all views, because they are created again.
  func forgetShown() {
    for index in shown.keys { shown[index]?.isTrusted = false }
    kept = kept.filter(\.key.isAlive)
  }

  private func willShow(_ index: Int) {
    guard let collectionView, !isRestoring else { return }
    visible.insert(index)
    LayoutWitness.of(collectionView).note(by: CarouselOffsets.self) { [weak self] in self?.layoutDidEnd() }
  }

  // MARK: Layouts

  private func layoutDidEnd() {
    guard let collectionView, !isRestoring, !visible.isEmpty else { return }
    let indexes = visible.sorted()
    visible = []
    for index in indexes {
      guard let identity = carousels[index], let cells = CarouselCells(ofSection: index, in: collectionView) else {
        continue
      }
      // Two sections with the same identity can't be distinguished.
      guard !indexes.contains(where: { $0 != index && carousels[$0] == identity }) else { continue }
      let known = shown[index].flatMap { $0.scroller === cells.scroller ? $0 : nil }
      if let known, known.isTrusted, known.identity == identity {
        kept[identity] = cells.place
      } else if let place = kept[identity] {
        restore(place, of: cells)
      } else if let known, known.identity != identity {
        // The view belonged to another section.
        cells.scrollToStart()
      }
      for (other, known) in shown where known.identity == identity { shown[other] = nil }
      shown[index] = Shown(identity: identity, scroller: cells.scroller)
    }
  }

  private func restore(_ place: CarouselPlace, of cells: CarouselCells) {
    isRestoring = true
    defer { isRestoring = false }
    let path = place.item.flatMap { cells.collectionView.attachedContent?.indexPath(ofItem: $0) }
    cells.scroll(to: place, item: path?[0] == cells.section ? path : nil)
  }

  // MARK: Positions

  /// The first item of each scrolled carousel, with its distance from the leading edge in points.
  var positions: [(id: AnyHashable, distance: CGFloat)] {
    let count = collectionView?.numberOfSections ?? 0
    return carousels.filter { $0.key < count }.sorted { $0.key < $1.key }.compactMap { _, identity in
      guard let place = kept[identity], !place.isAtStart, let id = place.item else { return nil }
      return (id, place.distance)
    }
  }

  /// Scrolls an item's carousel so that the item begins at a distance from the leading edge, now or once it's visible.
  func scroll(to path: IndexPath, id: AnyHashable, distance: CGFloat) {
    collectionView?.layoutIfNeeded()
    guard let collectionView, let identity = carousels[path[0]] else { return }
    let place = CarouselPlace(item: id, distance: distance)
    kept[identity] = place
    shown[path[0]] = nil
    guard let cells = CarouselCells(ofSection: path[0], in: collectionView) else { return }
    restore(place, of: cells)
    shown[path[0]] = Shown(identity: identity, scroller: cells.scroller)
    if let now = CarouselCells(ofSection: path[0], in: collectionView) { kept[identity] = now.place }
  }
}
