import Foundation

/// What a collection view has to know of a section that scrolls by itself.
@MainActor struct OrthogonalSection {
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The place of what scrolls in the content, in points.
  let frame: CGRect
  /// The size of the section's own content, in points.
  let contentSize: CGSize
  /// The direction in which the section scrolls.
  let axis: FlowAxis
  private let groups: GroupSequence
  /// Where the first group begins in the section's content.
  private let start: CGFloat

  init(_ section: CompositionalSection, frame: CGRect, contentLength: CGFloat) {
    behavior = section.definition.orthogonalScrollingBehavior
    axis = section.groups.axis
    self.frame = frame
    contentSize = axis.cgSize(length: contentLength, breadth: axis.breadth(frame.size))
    groups = section.groups
    start = section.bodySide
  }

  private var room: CGFloat { axis.length(frame.size) }
  private var furthest: CGFloat { max(0, axis.length(contentSize) - room) }

  /// The room before the first and after the last group, so that they can be in the middle, in points.
  var centeringInsets: (start: CGFloat, end: CGFloat) {
    guard behavior == .groupPagingCentered, groups.count > 0 else { return (0, 0) }
    return (-target(ofGroup: 0), target(ofGroup: groups.count - 1) - axis.length(contentSize) + room)
  }

  /// Where a drag ends that is let go, as distances from the leading end, in points.
  ///
  /// - Parameters:
  ///   - proposed: where the content would come to rest.
  ///   - origin: where it was before the drag.
  ///   - velocity: how fast it moves away from its leading end; 0 lets it go to what is nearest.
  func target(for proposed: CGFloat, from origin: CGFloat, velocity: CGFloat) -> CGFloat {
    switch behavior {
    case .none, .continuous:
      return min(max(proposed, 0), furthest)
    case .continuousGroupLeadingBoundary:
      return min(max(groups.count > 0 ? target(ofGroup: groups.nearestGroup(to: proposed)) : 0, 0), furthest)
    case .paging:
      let page = page(nearestTo: proposed / max(1, room), origin: origin / max(1, room), velocity: velocity)
      return min(max(page * room, 0), furthest)
    case .groupPaging, .groupPagingCentered:
      guard groups.count > 0 else { return 0 }
      let first = group(restingAt: origin)
      let nearest = group(restingAt: proposed)
      let wanted = velocity == 0 ? nearest : first + (velocity > 0 ? 1 : -1)
      let index = min(max(min(max(wanted, first - 1), first + 1), 0), groups.count - 1)
      let target = target(ofGroup: index)
      return behavior == .groupPaging ? min(max(target, 0), furthest) : target
    }
  }

  private func page(nearestTo page: CGFloat, origin: CGFloat, velocity: CGFloat) -> CGFloat {
    guard velocity != 0 else { return page.rounded() }
    return velocity > 0 ? origin.rounded(.down) + 1 : origin.rounded(.up) - 1
  }

  /// Where a group is at rest.
  private func target(ofGroup index: Int) -> CGFloat {
    let place = groups.start(ofGroup: index)
    guard behavior == .groupPagingCentered else { return place }
    return start + place + groups.extent(ofGroup: index) / 2 - room / 2
  }

  /// The group that is nearest to rest at an offset.
  private func group(restingAt offset: CGFloat) -> Int {
    guard behavior == .groupPagingCentered else { return groups.nearestGroup(to: offset) }
    let index = groups.nearestGroup(to: offset + room / 2 - start - groups.extent(ofGroup: 0) / 2)
    let candidates = (index - 1...index + 1).filter { $0 >= 0 && $0 < groups.count }
    return candidates.min { abs(target(ofGroup: $0) - offset) < abs(target(ofGroup: $1) - offset) } ?? index
  }
}

extension UICollectionViewCompositionalLayout {
  func findOrthogonalSections(in rect: CGRect) -> [Int: OrthogonalSection] {
    guard let geometry, geometry.sections.contains(where: \.isOrthogonal) else { return [:] }
    let logical = isMirrored ? rect.mirrored(inWidth: geometry.mirroredWidth) : rect
    let span = geometry.axis.span(logical)
    var result: [Int: OrthogonalSection] = [:]
    for index in geometry.sections(from: span.start, to: span.end) {
      result[index] = findOrthogonalSection(index)
    }
    return result
  }

  func findOrthogonalSection(_ index: Int) -> OrthogonalSection? {
    guard let geometry, geometry.sections.indices.contains(index) else { return nil }
    let section = geometry.sections[index]
    guard section.isOrthogonal else { return nil }
    let body = geometry.axis.rect(
      start: section.bodyStart,
      before: 0,
      size: FlowSize(length: section.bodyLength, breadth: geometry.axis.breadth(geometry.viewSize))
    )
    let frame = geometry.inContent(body, ofSection: index)
    return OrthogonalSection(
      section,
      frame: isMirrored ? frame.mirrored(inWidth: geometry.mirroredWidth) : frame,
      contentLength: max(section.orthogonalLength, geometry.axis.breadth(geometry.viewSize))
    )
  }

  func callHandlers(for attributes: [UICollectionViewLayoutAttributes]) {
    guard let geometry, let collectionView else { return }
    var bySection: [Int: [UICollectionViewLayoutAttributes]] = [:]
    for element in attributes where element.indexPath.count == 2 {
      bySection[element.indexPath.section, default: []].append(element)
    }
    for (index, elements) in bySection.sorted(by: { $0.key < $1.key }) {
      let section = geometry.sections[index]
      guard let handler = section.definition.visibleItemsInvalidationHandler else { continue }
      let offset = collectionView.scrollers[index]?.contentOffset ?? collectionView.contentOffset
      let environment = LayoutEnvironment(size: section.container, traits: collectionView.traitCollection)
      handler(elements.map(VisibleLayoutItem.init), offset, environment)
    }
  }
}
