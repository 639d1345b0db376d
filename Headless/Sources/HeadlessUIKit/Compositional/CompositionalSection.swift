import Foundation

/// One section of a compositional layout, with positions from the section's start and from the leading side.
@MainActor final class CompositionalSection {
  let definition: NSCollectionLayoutSection
  let axis: FlowAxis
  /// The room before the section's own insets, in points.
  let container: CGSize
  /// The distance of the container from the side of the content, across the scroll direction, in points.
  let side: CGFloat
  private(set) var groups: GroupSequence
  private(set) var boundary: [BoundaryItem] = []
  private let boundaryContainer: (size: CGSize, side: CGFloat)
  private var boundarySizes: [String: CGSize]

  /// - Parameters:
  ///   - container: the room that references of insets leave, in points.
  ///   - side: how far that is from the side of the content, in points.
  ///   - boundaryContainer: the room for headers and footers, if it does not follow the section's.
  init(
    _ definition: NSCollectionLayoutSection,
    axis: FlowAxis,
    container: CGSize,
    side: CGFloat,
    boundaryContainer: (size: CGSize, side: CGFloat)?,
    itemCount: Int,
    measured: MeasuredSizes.Section,
    traits: UITraitCollection
  ) {
    self.definition = definition
    self.axis = axis
    self.container = container
    self.side = side
    let insets = definition.contentInsets
    let (before, after) = axis.crossed.ends(insets)
    self.boundaryContainer =
      boundaryContainer
      ?? (
        axis.cgSize(length: axis.length(container), breadth: axis.breadth(container) - before - after), side + before
      )
    boundarySizes = measured.boundary
    var room = CGSize(
      width: container.width - insets.leading - insets.trailing,
      height: container.height - insets.top - insets.bottom
    )
    let sides = Self.items(definition, axis, in: self.boundaryContainer.size, boundarySizes)
      .filter { ($0.side == .before || $0.side == .after) && $0.item.extendsBoundary }
    room = axis.cgSize(
      length: axis.length(room),
      breadth: axis.breadth(room) - sides.reduce(0) { $0 + $1.breadth }
    )
    groups = GroupSequence(
      definition.group,
      in: room,
      along: definition.isOrthogonal ? axis.crossed : axis,
      itemCount: itemCount,
      spacing: definition.interGroupSpacing,
      measured: measured.items,
      traits: traits
    )
    arrangeBoundary()
  }

  var itemCount: Int { groups.itemCount }

  private static func items(
    _ definition: NSCollectionLayoutSection,
    _ axis: FlowAxis,
    in container: CGSize,
    _ sizes: [String: CGSize]
  ) -> [BoundaryItem] {
    definition.boundarySupplementaryItems.map {
      BoundaryItem($0, in: container, axis: axis, measured: sizes[$0.elementKind])
    }
  }

  private func arrangeBoundary() {
    boundary = Self.items(definition, axis, in: boundaryContainer.size, boundarySizes)
  }

  // MARK: Measured sizes

  func setSize(_ size: CGSize, ofItem item: Int) {
    groups.setSize(size, ofItem: item)
  }

  func setSize(_ size: CGSize, ofBoundaryItem kind: String) {
    boundarySizes[kind] = size
    arrangeBoundary()
  }

  // MARK: Positions along the scroll direction

  private func extent(at side: BoundaryItem.Side) -> CGFloat {
    boundary.filter { $0.side == side && $0.item.extendsBoundary }.map(\.length).max() ?? 0
  }

  /// The room that headers take before the section's inset.
  var startLength: CGFloat { extent(at: .start) }
  /// The room that footers take after the section's inset.
  var endLength: CGFloat { extent(at: .end) }

  /// Where the groups begin.
  var bodyStart: CGFloat { startLength + axis.ends(definition.contentInsets).start }

  /// The extent of the groups.
  var bodyLength: CGFloat { definition.isOrthogonal ? groups.breadth : groups.length }

  /// The extent of the section with insets, headers and footers.
  var length: CGFloat { bodyStart + bodyLength + axis.ends(definition.contentInsets).end + endLength }

  /// Where the groups begin across the scroll direction.
  var bodySide: CGFloat {
    let before = boundary.filter { $0.side == .before && $0.item.extendsBoundary }.map(\.breadth).max() ?? 0
    return side + axis.crossed.ends(definition.contentInsets).start + before
  }

  /// The extent of the content across the scroll direction where the section scrolls by itself.
  var orthogonalLength: CGFloat {
    bodySide + groups.length + axis.crossed.ends(definition.contentInsets).end
      + boundary.filter { $0.side == .after && $0.item.extendsBoundary }.reduce(0) { max($0, $1.breadth) }
  }

  // MARK: Places

  /// Where a group's top leading corner is.
  func origin(ofGroup group: Int) -> CGPoint {
    let start = groups.start(ofGroup: group)
    return definition.isOrthogonal
      ? axis.point(start: bodyStart, before: bodySide + start)
      : axis.point(start: bodyStart + start, before: bodySide)
  }

  /// Where an item is, and in which directions its view says how large it is.
  func leaf(ofItem item: Int) -> ResolvedLeaf? {
    guard item >= 0, item < itemCount else { return nil }
    let index = groups.group(ofItem: item)
    let group = groups[index]
    let position = item - groups.items(ofGroup: index).lowerBound
    guard group.leaves.indices.contains(position) else { return nil }
    var leaf = group.leaves[position]
    let origin = origin(ofGroup: index)
    leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
    return leaf
  }

  /// The groups that intersect a part of the section.
  func groups(in rect: CGRect) -> Range<Int> {
    let span = groups.axis.span(rect)
    let start = definition.isOrthogonal ? bodySide : bodyStart
    return groups.groups(from: span.start - start, to: span.end - start)
  }

  /// Where a header, footer or other view at an edge is, if it is not pinned.
  func frame(of item: BoundaryItem) -> CGRect {
    let breadth = axis.breadth(boundaryContainer.size)
    let isAtEnds = item.item.extendsBoundary && (item.side == .start || item.side == .end)
    let area = axis.rect(
      start: isAtEnds ? 0 : bodyStart,
      before: boundaryContainer.side,
      size: FlowSize(length: isAtEnds ? length : bodyLength, breadth: breadth)
    )
    return item.frame(in: area)
  }

  /// The whole section, as a background has it.
  var backgroundFrame: CGRect {
    // A choice: a background also covers the section's headers and footers.
    axis.rect(start: 0, before: side, size: FlowSize(length: length, breadth: axis.breadth(container)))
  }
}

extension NSCollectionLayoutSection {
  var isOrthogonal: Bool { orthogonalScrollingBehavior != .none }
}

extension FlowAxis {
  func point(start: CGFloat, before: CGFloat) -> CGPoint {
    self == .vertical ? CGPoint(x: before, y: start) : CGPoint(x: start, y: before)
  }
}

/// The sizes that views of a compositional layout asked for.
struct MeasuredSizes {
  struct Section {
    /// By item.
    var items: [Int: CGSize] = [:]
    /// By kind.
    var boundary: [String: CGSize] = [:]
    /// By item and kind.
    var badges: [Int: [String: CGSize]] = [:]
  }

  var sections: [Int: Section] = [:]
  /// Those of the layout's own boundary views, by kind.
  var boundary: [String: CGSize] = [:]

  /// The size of the view that attributes are for.
  func size(of element: CollectionElement) -> CGSize? {
    guard element.indexPath.count == 2 else { return boundary[element.kind] }
    let section = sections[element.indexPath.section]
    return element.category == .cell ? section?.items[element.indexPath.item] : section?.boundary[element.kind]
  }

  mutating func set(_ size: CGSize, of element: CollectionElement) {
    guard element.indexPath.count == 2 else {
      boundary[element.kind] = size
      return
    }
    if element.category == .cell {
      sections[element.indexPath.section, default: Section()].items[element.indexPath.item] = size
    } else {
      sections[element.indexPath.section, default: Section()].boundary[element.kind] = size
    }
  }

  /// The size of the view of a kind that belongs to an item, or to the group that begins with it.
  func badgeSize(ofKind kind: String, at path: IndexPath) -> CGSize? {
    sections[path.section]?.badges[path.item]?[kind]
  }

  mutating func setBadgeSize(_ size: CGSize, ofKind kind: String, at path: IndexPath) {
    sections[path.section, default: Section()].badges[path.item, default: [:]][kind] = size
  }

  /// Follows a batch update.
  mutating func follow(_ mapping: ListUpdateMapping) {
    var followed: [Int: Section] = [:]
    for (index, section) in sections {
      if let new = mapping.section(after: index) { followed[new, default: Section()].boundary = section.boundary }
      for (item, size) in section.items {
        guard let path = mapping.indexPath(after: IndexPath(item: item, section: index)) else { continue }
        followed[path.section, default: Section()].items[path.item] = size
      }
      for (item, sizes) in section.badges {
        guard let path = mapping.indexPath(after: IndexPath(item: item, section: index)) else { continue }
        followed[path.section, default: Section()].badges[path.item] = sizes
      }
    }
    sections = followed
  }
}
