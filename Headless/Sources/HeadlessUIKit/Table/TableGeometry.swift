import Foundation

/// Where the sections, headers, rows and footers of a table are, in content coordinates.
struct TableGeometry: Sendable {
  /// A header or a footer.
  struct Edge: Hashable, Sendable {
    /// The height in points; 0 if there is none.
    var height: CGFloat = 0
    /// The room above it, in points.
    var padding: CGFloat = 0
    /// Whether the height need not be asked for again.
    var isFinal = false

    var length: CGFloat { height + padding }
  }

  struct Section: Sendable {
    var header = Edge()
    var rows: RowHeights
    var footer = Edge()

    var length: CGFloat { header.length + rows.total + footer.length }
  }

  private(set) var sections: [Section]
  private var sums: PrefixSums
  /// The height of the table's own header, in points.
  var top: CGFloat = 0
  /// The height of the table's own footer, in points.
  var bottom: CGFloat = 0
  /// The width of the content, in points.
  var width: CGFloat = 0
  /// The distance of rows, headers and footers from the left and right edge, in points.
  var horizontalInset: CGFloat = 0

  /// - Complexity: O(sections)
  init(_ sections: [Section]) {
    self.sections = sections
    sums = PrefixSums(sections.map(\.length))
  }

  /// The height of everything.
  var height: CGFloat { top + sums.total + bottom }

  // MARK: Rectangles

  func minY(ofSection section: Int) -> CGFloat {
    top + sums.sum(before: section)
  }

  func frame(ofSection section: Int) -> CGRect {
    rect(y: minY(ofSection: section), height: sections[section].length)
  }

  func frame(ofHeader section: Int) -> CGRect {
    let header = sections[section].header
    return rect(y: minY(ofSection: section) + header.padding, height: header.height)
  }

  func frame(ofFooter section: Int) -> CGRect {
    let footer = sections[section].footer
    let y = minY(ofSection: section) + sections[section].header.length + sections[section].rows.total
    return rect(y: y + footer.padding, height: footer.height)
  }

  func frame(ofRow path: IndexPath) -> CGRect {
    // A copy of the section would be one of its rows, too.
    let y =
      minY(ofSection: path.section) + sections[path.section].header.length
      + sections[path.section].rows.offset(of: path.row)
    return rect(y: y, height: sections[path.section].rows.height(of: path.row))
  }

  private func rect(y: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: horizontalInset, y: y, width: max(0, width - 2 * horizontalInset), height: height)
  }

  // MARK: Searching

  /// The section that contains a position, or `nil` if there is no section; the first and last bound it.
  func section(at y: CGFloat) -> Int? {
    sections.isEmpty ? nil : sums.position(at: max(0, y - top)).position
  }

  /// The sections that touch the positions from `low` to `high`.
  func sections(from low: CGFloat, to high: CGFloat) -> ClosedRange<Int>? {
    guard var first = section(at: low), let last = section(at: high) else { return nil }
    // Sections without any height before the found one touch the position as well.
    while first > 0, sections[first - 1].length == 0, minY(ofSection: first) >= low { first -= 1 }
    return first...max(first, last)
  }

  /// The rows of a section that touch the positions from `low` up to, but not including, `high`.
  func rows(inSection section: Int, from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let rows = sections[section].rows
    guard rows.count > 0 else { return 0..<0 }
    let start = minY(ofSection: section) + sections[section].header.length
    guard start < high, start + rows.total > low else { return 0..<0 }
    let first = rows.row(at: low - start)
    var last = rows.row(at: high - start)
    // A row that begins where the range ends is not in it.
    if last > first, start + rows.offset(of: last) >= high { last -= 1 }
    return first..<last + 1
  }

  /// The row at a position, or `nil` where there is a header, a footer or nothing.
  func row(at y: CGFloat) -> IndexPath? {
    guard y >= top, let section = section(at: y) else { return nil }
    let rows = sections[section].rows
    let offset = y - minY(ofSection: section) - sections[section].header.length
    guard rows.count > 0, offset >= 0, offset < rows.total else { return nil }
    return IndexPath(row: rows.row(at: offset), section: section)
  }

  // MARK: Changing

  mutating func setRowHeight(_ height: CGFloat, isFinal: Bool, at path: IndexPath) {
    let delta = sections[path.section].rows.set(height, isFinal: isFinal, at: path.row)
    if delta != 0 { sums.add(delta, at: path.section) }
  }

  mutating func setHeader(_ header: Edge, inSection section: Int) {
    let delta = header.length - sections[section].header.length
    sections[section].header = header
    if delta != 0 { sums.add(delta, at: section) }
  }

  mutating func setFooter(_ footer: Edge, inSection section: Int) {
    let delta = footer.length - sections[section].footer.length
    sections[section].footer = footer
    if delta != 0 { sums.add(delta, at: section) }
  }

  /// Lets every height be asked for again; until then it is what it was.
  mutating func forgetFinality() {
    forgetFinalityOfRows()
    for section in sections.indices {
      sections[section].header.isFinal = false
      sections[section].footer.isFinal = false
    }
  }

  /// Lets the heights of rows be asked for again; until then they are what they were.
  mutating func forgetFinalityOfRows() {
    for section in sections.indices { sections[section].rows.forgetFinality() }
  }
}
