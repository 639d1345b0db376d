import Foundation

extension UICollectionViewFlowLayout {
  /// The room that the layout has across the scroll direction, in points.
  func breadth(of bounds: CGRect, in collectionView: UICollectionView) -> CGFloat {
    // A choice: the content inset makes the lines of a flow layout shorter.
    let inset = collectionView.adjustedContentInset
    let breadth =
      scrollDirection == .vertical
      ? bounds.width - inset.left - inset.right
      : bounds.height - inset.top - inset.bottom
    return max(0, breadth)
  }

  /// Asks for the measures of all sections and computes the positions.
  func makeGeometry(for collectionView: UICollectionView) -> FlowGeometry {
    let axis: FlowAxis = scrollDirection == .vertical ? .vertical : .horizontal
    let breadth = breadth(of: collectionView.bounds, in: collectionView)
    if let measuredBreadth, measuredBreadth != breadth { measuredSizes = [:] }
    measuredBreadth = breadth
    let delegate = HeadlessOptionalRequirement.ofOwnClass(
      collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    )
    let metrics = FlowMetrics(layout: self, collectionView: collectionView, delegate: delegate, axis: axis)
    let counts = (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
    let kept = keptSections
    keptSections = nil
    if let kept, kept.map(\.itemCount) == counts {
      return FlowGeometry(axis: axis, breadth: breadth, sections: kept.map { $0.arranged(inBreadth: breadth) })
    }
    let sections = counts.enumerated().map { metrics.section($0, itemCount: $1, breadth: breadth) }
    metrics.report(sections)
    return FlowGeometry(axis: axis, breadth: breadth, sections: sections)
  }
}

/// Asks the delegate for a flow layout's measures; where it does not say, the layout's own properties count.
@MainActor struct FlowMetrics {
  let layout: UICollectionViewFlowLayout
  let collectionView: UICollectionView
  let delegate: (any UICollectionViewDelegateFlowLayout)?
  let axis: FlowAxis

  func section(_ section: Int, itemCount: Int, breadth: CGFloat) -> FlowSection {
    let path = IndexPath(index: section)
    let header = ask("collectionView(_:layout:referenceSizeForHeaderInSection:)", "referenceSizeForHeader", path) {
      $0.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
    }
    let footer = ask("collectionView(_:layout:referenceSizeForFooterInSection:)", "referenceSizeForFooter", path) {
      $0.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section)
    }
    let inset = ask("collectionView(_:layout:insetForSectionAt:)", "insetForSection", path) {
      $0.collectionView(collectionView, layout: layout, insetForSectionAt: section)
    }
    let line = ask("collectionView(_:layout:minimumLineSpacingForSectionAt:)", "minimumLineSpacing", path) {
      $0.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
    }
    let item = ask("collectionView(_:layout:minimumInteritemSpacingForSectionAt:)", "minimumInteritemSpacing", path) {
      $0.collectionView(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
    }
    return FlowSection(
      itemCount: itemCount,
      breadth: breadth,
      headerLength: axis.length(checked(header ?? layout.headerReferenceSize, at: path)),
      footerLength: axis.length(checked(footer ?? layout.footerReferenceSize, at: path)),
      insets: axis.insets(checked(inset ?? layout.sectionInset, at: path)),
      lineSpacing: checked(line ?? layout.minimumLineSpacing, at: path),
      itemSpacing: checked(item ?? layout.minimumInteritemSpacing, at: path),
      sizes: itemSizes(inSection: section, count: itemCount)
    )
  }

  /// The sizes of a section's items. The first item shows whether the delegate says sizes at all.
  private func itemSizes(inSection section: Int, count: Int) -> FlowSection.ItemSizes {
    let uniform = axis.size(checked(defaultSize, at: IndexPath(index: section)))
    let measured = layout.estimatesSizes ? layout.measuredSizes[section] ?? [:] : [:]
    let first = count > 0 ? delegateSize(at: IndexPath(item: 0, section: section)) : nil
    guard first != nil || !measured.isEmpty else { return .uniform(uniform) }
    var sizes = Array(repeating: uniform, count: count)
    if let first {
      sizes[0] = axis.size(first)
      for item in 1..<max(1, count) {
        guard let size = delegateSize(at: IndexPath(item: item, section: section)) else { continue }
        sizes[item] = axis.size(size)
      }
    }
    for (item, size) in measured where item < count {
      sizes[item] = axis.size(checked(size, at: IndexPath(item: item, section: section)))
    }
    return .each(sizes)
  }

  private var defaultSize: CGSize {
    let size = layout.estimatesSizes ? layout.estimatedItemSize : layout.itemSize
    return size == UICollectionViewFlowLayout.automaticSize ? UICollectionViewFlowLayout.automaticEstimate : size
  }

  private func delegateSize(at path: IndexPath) -> CGSize? {
    let size = ask("collectionView(_:layout:sizeForItemAt:)", "sizeForItem", path) {
      $0.collectionView(collectionView, layout: layout, sizeForItemAt: path)
    }
    guard let size else { return nil }
    return checked(size == UICollectionViewFlowLayout.automaticSize ? defaultSize : size, at: path)
  }

  private func checked(_ spacing: CGFloat, at path: IndexPath) -> CGFloat {
    HeadlessFailure.checkFinite("spacing of the flow layout", spacing, indexes: [Array(path)]) ? spacing : 0
  }

  private func checked(_ insets: UIEdgeInsets, at path: IndexPath) -> UIEdgeInsets {
    let isFinite = HeadlessFailure.checkFinite(
      "section inset of the flow layout",
      insets.top,
      insets.left,
      insets.bottom,
      insets.right,
      indexes: [Array(path)]
    )
    return isFinite ? insets : .zero
  }

  private func checked(_ size: CGSize, at path: IndexPath) -> CGSize {
    guard
      !size.width.isInfinite && !size.height.isInfinite
        || HeadlessFailure.checkFinite("size in the flow layout", size.width, size.height, indexes: [Array(path)])
    else { return .zero }
    // What is no number is not at least 0 either.
    guard !(size.width >= 0 && size.height >= 0) else { return size }
    HeadlessFailure(
      .negativeSize,
      reason: "negative sizes are not supported in the flow layout",
      indexes: [Array(path)]
    ).raise()
    return CGSize(width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0)
  }

  /// Notes what UIKit writes to the console: items without a size, and those that do not fit into the layout's breadth.
  func report(_ sections: [FlowSection]) {
    if sections.contains(where: \.hasEmptyItem) {
      collectionView.warn(
        "Negative or zero item sizes are not supported by flow layout. Make a symbolic breakpoint at "
          + "UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger."
      )
    }
    guard collectionView.bounds.width > 0, collectionView.bounds.height > 0,
      let section = sections.firstIndex(where: \.hasTooBroadItem)
    else { return }
    let dimension = axis == .vertical ? "width" : "height"
    collectionView.warn(
      "The behavior of the UICollectionViewFlowLayout is not defined because "
        + "the \(dimension) of an item in section \(section) is larger than what the insets leave of the view"
    )
  }

  private func ask<Answer>(
    _ requirement: StaticString,
    _ name: String,
    _ path: IndexPath,
    _ body: (any UICollectionViewDelegateFlowLayout) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    return collectionView.headlessEvents.ask(of: collectionView.delegateAnswers, requirement, name, [path]) {
      body(delegate)
    }
  }
}
