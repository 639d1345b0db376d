import Foundation

extension UICollectionViewCompositionalLayout {
  /// The attributes of what intersects a rectangle of the content.
  func attributes(in rect: CGRect, _ geometry: CompositionalGeometry) -> [UICollectionViewLayoutAttributes] {
    var result: [UICollectionViewLayoutAttributes] = []
    for item in geometry.boundary {
      let attributes = boundaryAttributes(item, geometry)
      if attributes.frame.overlaps(rect) { result.append(attributes) }
    }
    let logical = isMirrored ? rect.mirrored(inWidth: geometry.mirroredWidth) : rect
    let span = geometry.axis.span(logical)
    for index in geometry.sections(from: span.start, to: span.end) {
      let section = geometry.sections[index]
      for item in section.definition.decorationItems {
        let attributes = decorationAttributes(item, inSection: index, geometry)
        if attributes.frame.overlaps(rect) { result.append(attributes) }
      }
      for item in section.boundary {
        let attributes = boundaryAttributes(item, inSection: index, geometry)
        if attributes.frame.overlaps(rect) { result.append(attributes) }
      }
      let scrolled = collectionView?.scrolledRect(rect, inSection: section.isOrthogonal ? index : nil) ?? rect
      result += groupAttributes(in: scrolled, ofSection: index, geometry)
    }
    return result
  }

  /// The attributes of the items of a section, and of their badges, that intersect a rectangle.
  private func groupAttributes(
    in rect: CGRect,
    ofSection index: Int,
    _ geometry: CompositionalGeometry
  ) -> [UICollectionViewLayoutAttributes] {
    let section = geometry.sections[index]
    let logical = isMirrored ? rect.mirrored(inWidth: width(ofSection: index, geometry)) : rect
    var result: [UICollectionViewLayoutAttributes] = []
    for number in section.groups(in: geometry.inSection(logical, index)) {
      let group = section.groups[number]
      let items = section.groups.items(ofGroup: number)
      let origin = section.origin(ofGroup: number)
      func place(_ frame: CGRect) -> CGRect {
        geometry.inContent(frame.offsetBy(dx: origin.x, dy: origin.y), ofSection: index)
      }
      for (position, item) in items.enumerated() where position < group.leaves.count {
        var leaf = group.leaves[position]
        guard place(leaf.frame).overlaps(logical) else { continue }
        leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
        result.append(itemAttributes(at: IndexPath(item: item, section: index), leaf, geometry))
      }
      for view in group.supplementaries where view.leaf < items.count {
        let path = IndexPath(item: items.lowerBound + view.leaf, section: index)
        let frame = place(measuredFrame(of: view, at: path))
        guard frame.overlaps(logical) else { continue }
        result.append(supplementaryAttributes(view, at: path, frame: frame, geometry))
      }
    }
    return result
  }

  /// The place of a badge in its group, with the size that its view asked for.
  private func measuredFrame(of view: ResolvedSupplementary, at path: IndexPath) -> CGRect {
    view.frame(measured: measured.badgeSize(ofKind: view.item.elementKind, at: path))
  }

  // MARK: One element

  /// - Parameter leaf: the item's place in its section.
  func itemAttributes(
    at path: IndexPath,
    _ leaf: ResolvedLeaf,
    _ geometry: CompositionalGeometry
  ) -> UICollectionViewLayoutAttributes {
    let section = geometry.sections[path.section]
    let frame = geometry.inContent(leaf.frame, ofSection: path.section)
    let attributes = make(.cell, nil, path, frame, in: width(ofSection: path.section, geometry))
    attributes.zIndex = raised(leaf.zIndex, in: section)
    attributes.measuredAxes = leaf.measuredAxes
    attributes.scrollingSection = section.isOrthogonal ? path.section : nil
    attributes.listPlace = section.definition.list?.place(of: path, count: section.itemCount)
    return attributes
  }

  private func supplementaryAttributes(
    _ view: ResolvedSupplementary,
    at path: IndexPath,
    frame: CGRect,
    _ geometry: CompositionalGeometry
  ) -> UICollectionViewLayoutAttributes {
    let section = geometry.sections[path.section]
    let width = width(ofSection: path.section, geometry)
    let attributes = make(.supplementaryView, view.item.elementKind, path, frame, in: width)
    attributes.zIndex = raised(view.item.zIndex, in: section)
    attributes.measuredAxes = view.item.layoutSize.measuredAxes
    attributes.isBadge = true
    attributes.scrollingSection = section.isOrthogonal ? path.section : nil
    return attributes
  }

  private func boundaryAttributes(
    _ item: BoundaryItem,
    inSection index: Int? = nil,
    _ geometry: CompositionalGeometry
  ) -> UICollectionViewLayoutAttributes {
    let visible = visibleSpan(geometry)
    let frame =
      index.map { geometry.frame(of: item, ofSection: $0, visible: visible) }
      ?? geometry.frame(of: item, visible: visible)
    let attributes = make(
      .supplementaryView,
      item.item.elementKind,
      index.map { IndexPath(item: 0, section: $0) } ?? IndexPath(index: 0),
      frame,
      in: geometry.mirroredWidth
    )
    let own = index.map { raised(item.item.zIndex, in: geometry.sections[$0]) } ?? item.item.zIndex
    attributes.zIndex = item.item.pinToVisibleBounds ? max(own, CompositionalAssumptions.pinnedZIndex) : own
    attributes.measuredAxes = item.item.layoutSize.measuredAxes
    if let index {
      attributes.listPlace = geometry.sections[index].definition.list?.place(ofKind: item.item.elementKind)
    }
    return attributes
  }

  func decorationAttributes(
    _ item: NSCollectionLayoutDecorationItem,
    inSection index: Int,
    _ geometry: CompositionalGeometry
  ) -> UICollectionViewLayoutAttributes {
    let whole = geometry.inContent(geometry.sections[index].backgroundFrame, ofSection: index)
    let attributes = make(
      .decorationView,
      item.elementKind,
      IndexPath(item: 0, section: index),
      whole.inset(by: item.contentInsets),
      in: geometry.mirroredWidth
    )
    attributes.zIndex = item.zIndex
    attributes.measuredAxes = []
    return attributes
  }

  func supplementaryAttributes(
    ofKind kind: String,
    at path: IndexPath,
    _ geometry: CompositionalGeometry
  ) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2 else {
      return geometry.boundary.first { $0.item.elementKind == kind }.map { boundaryAttributes($0, geometry) }
    }
    guard geometry.sections.indices.contains(path.section) else { return nil }
    let section = geometry.sections[path.section]
    if let item = section.boundary.first(where: { $0.item.elementKind == kind }) {
      return path.item == 0 ? boundaryAttributes(item, inSection: path.section, geometry) : nil
    }
    guard path.item >= 0, path.item < section.itemCount else { return nil }
    let number = section.groups.group(ofItem: path.item)
    let position = path.item - section.groups.items(ofGroup: number).lowerBound
    let view = section.groups[number].supplementaries.first {
      $0.item.elementKind == kind && $0.leaf == position
    }
    let origin = section.origin(ofGroup: number)
    return view.map {
      let own = measuredFrame(of: $0, at: path)
      let frame = geometry.inContent(own.offsetBy(dx: origin.x, dy: origin.y), ofSection: path.section)
      return supplementaryAttributes($0, at: path, frame: frame, geometry)
    }
  }

  /// - Parameters:
  ///   - frame: the place with the leading side at the left.
  ///   - width: the width of the content that the place is in, in points.
  private func make(
    _ category: UICollectionView.ElementCategory,
    _ kind: String?,
    _ path: IndexPath,
    _ frame: CGRect,
    in width: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    madeAttributesCount += 1
    let attributes = makeAttributes()
    attributes.represent(category, kind: kind, at: path)
    attributes.frame = isMirrored ? frame.mirrored(inWidth: width) : frame
    return attributes
  }

  /// Above a background that is drawn at 0.
  private func raised(_ zIndex: Int, in section: CompositionalSection) -> Int {
    section.definition.decorationItems.contains { $0.zIndex == 0 } ? max(1, zIndex) : zIndex
  }

  // MARK: Directions

  var isMirrored: Bool { collectionView?.mirrorsElements ?? false }

  /// The width of the content that a section's items are in: its own where it scrolls by itself.
  func width(ofSection index: Int, _ geometry: CompositionalGeometry) -> CGFloat {
    let section = geometry.sections[index]
    guard section.isOrthogonal, geometry.axis == .vertical else { return geometry.mirroredWidth }
    return max(section.orthogonalLength, geometry.viewSize.width)
  }

  /// The part of the content along the scroll direction that no bar covers.
  private func visibleSpan(_ geometry: CompositionalGeometry) -> (start: CGFloat, end: CGFloat) {
    guard let collectionView else { return (0, 0) }
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    return geometry.axis.span(isMirrored ? visible.mirrored(inWidth: geometry.mirroredWidth) : visible)
  }
}

extension CompositionalSection {
  var isOrthogonal: Bool { definition.isOrthogonal }
}

extension CGRect {
  /// The rectangle at the other side of something of a width.
  func mirrored(inWidth width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
