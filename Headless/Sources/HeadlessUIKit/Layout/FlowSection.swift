import Foundation

/// One section of a flow layout: the measures that came in, and the positions that follow from them.
///
/// Positions along the scroll direction count from the section's start. Sections whose items have one size are computed
/// in closed form, however many items they have; only items of several sizes are kept one by one.
struct FlowSection: Sendable {
  enum ItemSizes: Hashable, Sendable {
    case uniform(FlowSize)
    case each([FlowSize])
  }

  /// Sums of widths are compared with this tolerance, in points, so that thirds of a width fit three times.
  static let tolerance: CGFloat = 0.000_1

  let itemCount: Int
  /// The extent of the layout across the scroll direction.
  private(set) var breadth: CGFloat
  let headerLength: CGFloat
  let footerLength: CGFloat
  let insets: FlowInsets
  let lineSpacing: CGFloat
  let itemSpacing: CGFloat
  private(set) var sizes: ItemSizes
  private var arrangement = FlowArrangement.uniform(UniformLines())

  init(
    itemCount: Int,
    breadth: CGFloat,
    headerLength: CGFloat,
    footerLength: CGFloat,
    insets: FlowInsets,
    lineSpacing: CGFloat,
    itemSpacing: CGFloat,
    sizes: ItemSizes
  ) {
    self.itemCount = itemCount
    self.breadth = breadth
    self.headerLength = headerLength
    self.footerLength = footerLength
    self.insets = insets
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
    self.sizes = sizes
    arrange()
  }

  /// What items may use of the breadth.
  var availableBreadth: CGFloat { breadth - insets.before - insets.after }

  /// Where the lines begin.
  var bodyStart: CGFloat { headerLength + insets.start }

  /// The extent of all lines and the spacing between them.
  var bodyLength: CGFloat {
    switch arrangement {
    case .uniform(let lines): lines.length(spacing: lineSpacing)
    case .lines(let lines): lines.last.map { $0.start + $0.length } ?? 0
    }
  }

  /// Where the footer begins.
  var footerStart: CGFloat { bodyStart + bodyLength + insets.end }

  /// The extent of the section with header, insets and footer.
  var length: CGFloat { footerStart + footerLength }

  /// Gives an item another size; ``arrange()`` makes it count.
  ///
  /// - Complexity: O(items) the first time in a section with one size, else O(1)
  mutating func setSize(_ size: FlowSize, at item: Int) {
    switch sizes {
    case .uniform(let all):
      var each = Array(repeating: all, count: itemCount)
      each[item] = size
      sizes = .each(each)
    case .each(var each):
      sizes = .uniform(size)  // so that the array below is the only reference and is changed in place
      each[item] = size
      sizes = .each(each)
    }
  }

  /// The section with the same measures in another breadth.
  func arranged(inBreadth breadth: CGFloat) -> FlowSection {
    var section = self
    section.breadth = breadth
    section.arrange()
    return section
  }

  /// Whether an item takes no room.
  var hasEmptyItem: Bool {
    guard itemCount > 0 else { return false }
    return switch sizes {
    case .uniform(let size): size.isEmpty
    case .each(let sizes): sizes.contains(where: \.isEmpty)
    }
  }

  /// Breaks the items into lines.
  mutating func arrange() {
    if case .each(let each) = sizes, let first = each.first, each.allSatisfy({ $0 == first }) {
      sizes = .uniform(first)
    }
    switch sizes {
    case .uniform(let size):
      arrangement = .uniform(
        UniformLines(itemCount: itemCount, size: size, available: availableBreadth, itemSpacing: itemSpacing)
      )
    case .each(let each):
      arrangement = .lines(
        FlowLine.lines(sizes: each, available: availableBreadth, lineSpacing: lineSpacing, itemSpacing: itemSpacing)
      )
    }
  }

  /// An item's place: its start along the scroll direction from the section's start, its distance from the layout's
  /// side, and its size.
  func frame(ofItem item: Int) -> (start: CGFloat, before: CGFloat, size: FlowSize) {
    switch arrangement {
    case .uniform(let lines):
      return (
        bodyStart + CGFloat(item / lines.perLine) * (lines.size.length + lineSpacing),
        insets.before + lines.side + CGFloat(item % lines.perLine) * (lines.size.breadth + lines.gap),
        lines.size
      )
    case .lines(let lines):
      guard case .each(let each) = sizes else { fatalError("Items of several sizes are kept one by one") }
      let line = lines[lines.partition { $0.items.upperBound <= item }]
      var before = insets.before + line.side
      for other in line.items.lowerBound..<item { before += each[other].breadth + line.gap }
      return (bodyStart + line.start + (line.length - each[item].length) / 2, before, each[item])
    }
  }

  /// The items of the lines that intersect a part of the section.
  ///
  /// - Complexity: O(1) for items of one size, else O(log lines)
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let start = start - bodyStart
    let end = end - bodyStart
    switch arrangement {
    case .uniform(let lines):
      return lines.items(from: start, to: end, count: itemCount, spacing: lineSpacing)
    case .lines(let lines):
      let first = lines.partition { $0.start + $0.length <= start }
      let last = lines.partition { $0.start < end }
      guard first < last else { return 0..<0 }
      return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
    }
  }

  /// Whether an item is broader than what items may use.
  var hasTooBroadItem: Bool {
    switch sizes {
    case .uniform(let size): itemCount > 0 && size.breadth > availableBreadth + Self.tolerance
    case .each(let each): each.contains { $0.breadth > availableBreadth + Self.tolerance }
    }
  }
}

/// How the items of a section are broken into lines.
enum FlowArrangement: Sendable {
  case uniform(UniformLines)
  case lines([FlowLine])
}
