/// Keeps where the carousels of a collection are scrolled to, by what identifies their sections.
///
/// UIKit scrolls a carousel in a view between the cells and the collection, which it says nothing of. It is found above a
/// cell; where there is none, carousels are brought back to their first visible item, by the collection's own methods.
@MainActor final class CarouselOffsets {
  private weak var collectionView: UICollectionView?
  private var kept: [SectionIdentity: CarouselPlace] = [:]
  /// The carousels of the layout.
  private var carousels: [Int: SectionIdentity] = [:]
  /// What is known to be scrolled to where its section was last seen.
  private var shown: [Int: Shown] = [:]
  /// The carousels that the layout that is being made shows.
  private var visible: Set<Int> = []
  private var isRestoring = false

  private struct Shown {
    let identity: SectionIdentity
    weak var scroller: UIScrollView?
    /// Whether nothing has happened since that the collection does not tell.
    var isTrusted = true
  }

  private init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
  }

  /// Those of a collection, which keeps them.
  static func of(_ collectionView: UICollectionView) -> CarouselOffsets {
    if let known = collectionView.associated(CarouselOffsets.self) { return known }
    let offsets = CarouselOffsets(collectionView)
    collectionView.associate(offsets)
    return offsets
  }

  // MARK: Sections

  /// Follows a section if it scrolls by itself.
  ///
  /// - Parameter identity: what identifies the section; `nil` if it is not known.
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

  /// Trusts no view any more to be scrolled to where its section is, as all are made anew.
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
      // Two sections of the same identity cannot be told from each other.
      guard !indexes.contains(where: { $0 != index && carousels[$0] == identity }) else { continue }
      let known = shown[index].flatMap { $0.scroller === cells.scroller ? $0 : nil }
      if let known, known.isTrusted, known.identity == identity {
        kept[identity] = cells.place
      } else if let place = kept[identity] {
        restore(place, of: cells)
      } else if let known, known.identity != identity {
        // The view was that of another section.
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

  /// The first item of each carousel that is scrolled, with its distance from the leading edge in points.
  var positions: [(id: AnyHashable, distance: CGFloat)] {
    let count = collectionView?.numberOfSections ?? 0
    return carousels.filter { $0.key < count }.sorted { $0.key < $1.key }.compactMap { _, identity in
      guard let place = kept[identity], !place.isAtStart, let id = place.item else { return nil }
      return (id, place.distance)
    }
  }

  /// Scrolls the carousel of an item so that the item begins at a distance from the leading edge, now or once it is seen.
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
