import Foundation

/// Lines of items of one size.
struct UniformLines: Sendable {
  var size = FlowSize(length: 0, breadth: 0)
  /// How many items a full line has; at least 1.
  var perLine = 1
  var lineCount = 0
  /// The distance between the items of a line. The last line has the same one, as if it were full.
  var gap: CGFloat = 0
  /// The distance from the available breadth's side to the first item.
  var side: CGFloat = 0

  init() {}

  init(itemCount: Int, size: FlowSize, available: CGFloat, itemSpacing: CGFloat) {
    self.size = size
    perLine = Self.perLine(
      breadth: size.breadth,
      available: available + FlowSection.tolerance,
      spacing: itemSpacing,
      itemCount: itemCount
    )
    lineCount = (itemCount + perLine - 1) / perLine
    let leftover = max(0, available - CGFloat(perLine) * size.breadth - CGFloat(perLine - 1) * itemSpacing)
    if perLine == 1 {
      side = leftover / 2
      gap = itemSpacing
    } else {
      gap = itemSpacing + leftover / CGFloat(perLine - 1)
    }
  }

  private static func perLine(breadth: CGFloat, available: CGFloat, spacing: CGFloat, itemCount: Int) -> Int {
    let stride = breadth + spacing
    guard stride > 0 else { return max(1, itemCount) }
    let fitting = ((available + spacing) / stride).rounded(.down)
    return fitting >= 1 ? (fitting < CGFloat(Int32.max) ? Int(fitting) : Int(Int32.max)) : 1
  }

  func length(spacing: CGFloat) -> CGFloat {
    guard lineCount > 0 else { return 0 }
    return CGFloat(lineCount) * size.length + CGFloat(lineCount - 1) * spacing
  }

  func items(from start: CGFloat, to end: CGFloat, count: Int, spacing: CGFloat) -> Range<Int> {
    let stride = size.length + spacing
    guard lineCount > 0, start < end else { return 0..<0 }
    guard stride > 0 else { return 0..<count }
    func line(_ value: CGFloat) -> Int { Int(min(max(value, 0), CGFloat(lineCount))) }
    // The first line that ends after the start, and the first line that begins at the end or after it.
    let first = line(((start - size.length) / stride).rounded(.down) + 1)
    let last = line((end / stride).rounded(.up))
    guard first < last else { return 0..<0 }
    return first * perLine..<min(last * perLine, count)
  }
}
