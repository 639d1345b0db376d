import Foundation

/// A line of items of several sizes.
struct FlowLine: Sendable {
  var items: Range<Int>
  /// Where the line begins along the scroll direction, from the first line's start.
  var start: CGFloat
  /// The extent of its largest item along the scroll direction.
  var length: CGFloat
  /// The distance from the available breadth's side to the first item.
  var side: CGFloat
  /// The distance between its items.
  var gap: CGFloat

  /// Puts items into lines as long as they fit.
  ///
  /// All lines but the last are justified; an item alone in such a line is centred. The last line keeps the minimum
  /// spacing.
  /// - Complexity: O(items)
  static func lines(
    sizes: [FlowSize],
    available: CGFloat,
    lineSpacing: CGFloat,
    itemSpacing: CGFloat
  ) -> [FlowLine] {
    var lines: [FlowLine] = []
    var first = 0
    var start: CGFloat = 0
    while first < sizes.count {
      var used = sizes[first].breadth
      var length = sizes[first].length
      var end = first + 1
      while end < sizes.count, used + itemSpacing + sizes[end].breadth <= available + FlowSection.tolerance {
        used += itemSpacing + sizes[end].breadth
        length = max(length, sizes[end].length)
        end += 1
      }
      let leftover = max(0, available - used)
      var side: CGFloat = 0
      var gap = itemSpacing
      if end < sizes.count {
        if end - first == 1 {
          side = leftover / 2
        } else {
          gap += leftover / CGFloat(end - first - 1)
        }
      }
      lines.append(FlowLine(items: first..<end, start: start, length: length, side: side, gap: gap))
      start += length + lineSpacing
      first = end
    }
    return lines
  }
}

extension Array {
  /// The first position whose element does not satisfy a condition that holds for a prefix.
  func partition(_ isInPrefix: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if isInPrefix(self[middle]) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
