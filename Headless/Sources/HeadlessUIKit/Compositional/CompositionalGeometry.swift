import Foundation

/// All sections of a compositional layout, one after the other, with leading sides at the left.
@MainActor final class CompositionalGeometry {
  let axis: FlowAxis
  /// The size of the view that the sections were made for, in points.
  let viewSize: CGSize
  let sections: [CompositionalSection]
  private let spacing: CGFloat
  private(set) var boundary: [BoundaryItem]
  private let boundaryArea: (size: CGSize, side: CGFloat)
  /// Where each section begins.
  private(set) var starts: [CGFloat] = []
  private var isStacked = false

  init(
    axis: FlowAxis,
    viewSize: CGSize,
    sections: [CompositionalSection],
    spacing: CGFloat,
    boundary: [BoundaryItem],
    boundaryArea: (size: CGSize, side: CGFloat)
  ) {
    self.axis = axis
    self.viewSize = viewSize
    self.sections = sections
    self.spacing = spacing
    self.boundary = boundary
    self.boundaryArea = boundaryArea
    stack()
  }

  /// Where the last section ends.
  private var end: CGFloat {
    sections.indices.last.map { starts[$0] + sections[$0].length } ?? extent(at: .start)
  }

  /// The extent of everything along the scroll direction.
  var length: CGFloat { end + extent(at: .end) }

  var contentSize: CGSize { axis.cgSize(length: length, breadth: axis.breadth(viewSize)) }

  /// The width in whose middle leading and trailing sides change places, in points.
  var mirroredWidth: CGFloat { axis == .vertical ? contentSize.width : max(contentSize.width, viewSize.width) }

  private func extent(at side: BoundaryItem.Side) -> CGFloat {
    boundary.filter { $0.side == side && $0.item.extendsBoundary }.map(\.length).max() ?? 0
  }

  // MARK: Measured sizes

  /// Takes over the size that a view asked for; ``update()`` makes it count.
  func setSize(_ size: CGSize, of element: CollectionElement) {
    isStacked = false
    let path = element.indexPath
    guard path.count == 2 else {
      boundary = boundary.map {
        guard $0.item.elementKind == element.kind else { return $0 }
        return BoundaryItem($0.item, in: boundaryArea.size, axis: axis, measured: size)
      }
      return
    }
    guard sections.indices.contains(path.section) else { return }
    if element.category == .cell {
      guard path.item < sections[path.section].itemCount else { return }
      sections[path.section].setSize(size, ofItem: path.item)
    } else {
      sections[path.section].setSize(size, ofBoundaryItem: element.kind)
    }
  }

  /// Puts the sections one after the other again if one of them has changed.
  func update() {
    if !isStacked { stack() }
  }

  private func stack() {
    isStacked = true
    var start = extent(at: .start)
    starts = []
    starts.reserveCapacity(sections.count)
    for section in sections {
      starts.append(start)
      start += section.length + spacing
    }
  }

  // MARK: Places

  /// The sections that intersect a part of the content.
  ///
  /// - Complexity: O(log sections)
  func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = max(0, starts.partition { $0 <= start } - 1)
    let last = starts.partition { $0 < end }
    return first < last ? first..<last : 0..<0
  }

  /// A rectangle of a section in the content.
  func inContent(_ rect: CGRect, ofSection section: Int) -> CGRect {
    axis == .vertical ? rect.offsetBy(dx: 0, dy: starts[section]) : rect.offsetBy(dx: starts[section], dy: 0)
  }

  /// A rectangle of the content in a section.
  func inSection(_ rect: CGRect, _ section: Int) -> CGRect {
    axis == .vertical ? rect.offsetBy(dx: 0, dy: -starts[section]) : rect.offsetBy(dx: -starts[section], dy: 0)
  }

  /// Where a header, a footer or another view of a section is, with what is visible of the content.
  func frame(of item: BoundaryItem, ofSection section: Int, visible: (start: CGFloat, end: CGFloat)) -> CGRect {
    let own = sections[section]
    let frame = inContent(own.frame(of: item), ofSection: section)
    guard item.item.pinToVisibleBounds else { return frame.inset(by: item.item.effectiveInsets) }
    let start = starts[section]
    let pinned = pin(
      frame,
      item.side,
      to: visible,
      // Headers and footers do not cover each other.
      within: (
        item.side == .end ? start + own.startLength : start,
        start + own.length - (item.side == .end ? 0 : own.endLength)
      )
    )
    return pinned.inset(by: item.item.effectiveInsets)
  }

  /// Where a view at the layout's own edges is, with what is visible of the content.
  func frame(of item: BoundaryItem, visible: (start: CGFloat, end: CGFloat)) -> CGRect {
    let area = axis.rect(
      start: 0,
      before: boundaryArea.side,
      size: FlowSize(length: length, breadth: axis.breadth(boundaryArea.size))
    )
    let frame = item.frame(in: area)
    guard item.item.pinToVisibleBounds else { return frame.inset(by: item.item.effectiveInsets) }
    return pin(frame, item.side, to: visible, within: (0, length)).inset(by: item.item.effectiveInsets)
  }

  private func pin(
    _ frame: CGRect,
    _ side: BoundaryItem.Side,
    to visible: (start: CGFloat, end: CGFloat),
    within limits: (start: CGFloat, end: CGFloat)
  ) -> CGRect {
    let span = axis.span(frame)
    let length = span.end - span.start
    let start: CGFloat =
      if side == .end {
        min(span.start, max(visible.end - length, limits.start))
      } else {
        max(span.start, min(visible.start, limits.end - length))
      }
    return axis.rect(
      start: start,
      before: axis == .vertical ? frame.minX : frame.minY,
      size: axis.size(frame.size)
    )
  }
}
