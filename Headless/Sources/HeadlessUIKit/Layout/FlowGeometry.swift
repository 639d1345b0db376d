import Foundation

/// All sections of a flow layout, one after the other.
struct FlowGeometry: Sendable {
  let axis: FlowAxis
  /// The extent across the scroll direction.
  let breadth: CGFloat
  private(set) var sections: [FlowSection]
  /// Where each section begins, and at the end where the last one ends.
  private(set) var starts: [CGFloat]
  private var changedSections: Set<Int> = []

  init(axis: FlowAxis, breadth: CGFloat, sections: [FlowSection]) {
    self.axis = axis
    self.breadth = breadth
    self.sections = sections
    starts = []
    stack()
  }

  var contentSize: CGSize {
    let length = starts[starts.count - 1]
    return axis == .vertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  /// Gives an item another size; ``update()`` makes it count.
  mutating func setSize(_ size: CGSize, at indexPath: IndexPath) {
    guard contains(indexPath) else { return }
    sections[indexPath.section].setSize(axis.size(size), at: indexPath.item)
    changedSections.insert(indexPath.section)
  }

  /// Computes the sections again whose items have changed.
  mutating func update() {
    guard !changedSections.isEmpty else { return }
    for section in changedSections { sections[section].arrange() }
    changedSections = []
    stack()
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && sections.indices.contains(indexPath.section)
      && indexPath.item >= 0 && indexPath.item < sections[indexPath.section].itemCount
  }

  /// The sections that intersect a part of the content.
  ///
  /// - Complexity: O(log sections)
  func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    // A section begins where the one before it ends.
    let first = max(0, starts.partition { $0 <= start } - 1)
    let last = min(sections.count, starts.partition { $0 < end })
    return first < last ? first..<last : 0..<0
  }

  func itemFrame(at indexPath: IndexPath) -> CGRect {
    let place = sections[indexPath.section].frame(ofItem: indexPath.item)
    return axis.rect(start: starts[indexPath.section] + place.start, before: place.before, size: place.size)
  }

  /// Where a header is; `nil` if the section has none. A pinned one stays between the visible start and the section's end.
  func headerFrame(inSection section: Int, pinnedTo visibleStart: CGFloat?) -> CGRect? {
    let geometry = sections[section]
    guard geometry.headerLength > 0 else { return nil }
    var start = starts[section]
    if let visibleStart {
      let latest = start + geometry.length - geometry.footerLength - geometry.headerLength
      start = max(start, min(visibleStart, latest))
    }
    return axis.rect(start: start, before: 0, size: FlowSize(length: geometry.headerLength, breadth: breadth))
  }

  /// Where a footer is; `nil` if the section has none. A pinned one stays between the section's start and the visible end.
  func footerFrame(inSection section: Int, pinnedTo visibleEnd: CGFloat?) -> CGRect? {
    let geometry = sections[section]
    guard geometry.footerLength > 0 else { return nil }
    var start = starts[section] + geometry.footerStart
    if let visibleEnd {
      let earliest = starts[section] + geometry.headerLength
      start = min(start, max(visibleEnd - geometry.footerLength, earliest))
    }
    return axis.rect(start: start, before: 0, size: FlowSize(length: geometry.footerLength, breadth: breadth))
  }

  private mutating func stack() {
    var starts: [CGFloat] = [0]
    starts.reserveCapacity(sections.count + 1)
    var start: CGFloat = 0
    for section in sections {
      start += section.length
      starts.append(start)
    }
    self.starts = starts
  }
}
