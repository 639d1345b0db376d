import LinkedConstraintSolver
import TestSupport

extension LayoutShape {
  /// A cell on both axes: an image, a title and a subtitle beside it, a badge and a date at the end. 20 variables, 20
  /// constraints and 12 of contents.
  static func cell(_ number: Int = 0) -> LayoutShape {
    var shape = LayoutShape(width: 375, constraintCount: 36)
    let image = shape.addSpan()
    let title = shape.addSpan(content: Double(180 + number % 7))
    let subtitle = shape.addSpan(content: Double(400 - number % 5))
    let badge = shape.addSpan(content: 24, hugging: 251, compression: 751)
    let date = shape.addSpan(content: 64, hugging: 251, compression: 751)
    shape.start(image, 16)
    shape.add([Term(image.size)], .equal, 40)
    shape.follow(title, image, 12)
    shape.align(subtitle, title)
    shape.end(subtitle, 16, .lessThanOrEqual)
    shape.follow(badge, title, 8, .greaterThanOrEqual)
    shape.end(date, 16)
    shape.follow(date, badge, 8)

    let top = shape.addSpan()
    let titleHeight = shape.addSpan(content: 20)
    let subtitleHeight = shape.addSpan(content: 34)
    let badgeHeight = shape.addSpan()
    let dateHeight = shape.addSpan()
    shape.add([Term(top.start)], .greaterThanOrEqual, 8)
    shape.add([Term(top.size)], .equal, 40)
    shape.start(titleHeight, 11)
    shape.follow(subtitleHeight, titleHeight, 4)
    shape.center(badgeHeight, titleHeight)
    shape.center(dateHeight, titleHeight)
    shape.add([Term(badgeHeight.size)], .equal, 18)
    shape.add([Term(dateHeight.size)], .equal, 17)
    shape.add(
      [Term(top.start), Term(top.size, 0.5), Term(titleHeight.start, -1), Term(titleHeight.size, -1)],
      .equal,
      2
    )
    shape.add([Term(subtitleHeight.size)], .greaterThanOrEqual, 17)
    shape.add([Term(subtitle.size)], .greaterThanOrEqual, 20)
    shape.add([Term(title.size)], .greaterThanOrEqual, 20)
    return shape
  }

  /// Labels beside each other, with gaps of 8.
  ///
  /// - Parameter part: which part of what the contents need they get.
  static func chain(_ count: Int, part: Double) -> LayoutShape {
    var generator = SeededGenerator(seed: UInt64(count))
    let contents = (0..<count).map { _ in Double(Int.random(in: 20...120, using: &generator)) }
    let need = contents.reduce(0, +)
    var shape = LayoutShape(width: need * part + Double(8 * count - 8), constraintCount: 3 * count)
    var previous: Span?
    for content in contents {
      let span = shape.addSpan(content: content)
      if let previous { shape.follow(span, previous, 8) } else { shape.start(span, 0) }
      previous = span
    }
    if let previous { shape.end(previous, 0) }
    return shape
  }

  /// Rows of labels with equal columns, on both axes.
  static func grid(rows: Int, columns: Int) -> LayoutShape {
    var generator = SeededGenerator(seed: UInt64(rows * columns))
    var shape = LayoutShape(width: Double(columns * 60), constraintCount: rows * columns * 8)
    var corner: Span?
    var above: Span?
    for _ in 0..<rows {
      var previous: Span?
      var rowHeight: Span?
      for _ in 0..<columns {
        let span = shape.addSpan(content: Double(Int.random(in: 10...100, using: &generator)))
        if let previous { shape.follow(span, previous, 8) } else { shape.start(span, 0) }
        if let corner { shape.add([Term(span.size), Term(corner.size, -1)], .equal, 0) } else { corner = span }
        let height = shape.addSpan(content: Double(Int.random(in: 10...40, using: &generator)))
        if let rowHeight {
          shape.align(height, rowHeight)
          shape.add([Term(height.size), Term(rowHeight.size, -1)], .equal, 0)
        } else if let above {
          shape.follow(height, above, 8)
        } else {
          shape.start(height, 0)
        }
        if rowHeight == nil { rowHeight = height }
        previous = span
      }
      if let previous { shape.end(previous, 0) }
      above = rowHeight
    }
    return shape
  }

  /// Stacks in stacks, which fill along their axis and change it from level to level, with alignments of all kinds;
  /// labels in the innermost ones.
  ///
  /// - Parameter part: which part of what the contents need they get, about.
  static func stacks(branching: Int, depth: Int, part: Double) -> LayoutShape {
    var generator = SeededGenerator(seed: UInt64(branching * 10 + depth))
    // Half of the levels are along an axis, and content has a mean of 35 and a gap of 8.
    let along = (0..<((depth + 1) / 2)).reduce(1.0) { length, _ in length * Double(branching) }
    var shape = LayoutShape(width: along * 64 * part, constraintCount: 64)
    let root = (shape.addSpan(), shape.addSpan())
    for span in [root.0, root.1] {
      shape.start(span, 0)
      shape.end(span, 0)
    }
    fill(root, depth: depth)
    return shape

    func fill(_ stack: (Span, Span), depth: Int) {
      if depth == 0 { return }
      var previous: Span?
      for index in 0..<branching {
        // The first of equals gives way: the others resist a bit more.
        let rank = Float(index) * 0.001
        let spans = (0..<2).map { _ in
          depth > 1
            ? shape.addSpan()
            : shape.addSpan(
              content: Double(Int.random(in: 10...60, using: &generator)),
              hugging: 250 + rank,
              compression: 750 + rank
            )
        }
        let (along, across) = depth.isMultiple(of: 2) ? (spans[0], spans[1]) : (spans[1], spans[0])
        let (stackAlong, stackAcross) = depth.isMultiple(of: 2) ? (stack.0, stack.1) : (stack.1, stack.0)
        if let previous { shape.follow(along, previous, 8) } else { shape.align(along, stackAlong) }
        switch depth % 3 {
        case 0:
          shape.align(across, stackAcross)
          shape.add(ends(across, stackAcross), .equal, 0)
        case 1:
          shape.align(across, stackAcross)
          shape.add(ends(across, stackAcross), .lessThanOrEqual, 0)
        default:
          shape.center(across, stackAcross)
          shape.add(ends(across, stackAcross), .lessThanOrEqual, 0)
        }
        fill((spans[0], spans[1]), depth: depth - 1)
        previous = along
        if index == branching - 1 { shape.add(ends(along, stackAlong), .equal, 0) }
      }
    }

    func ends(_ span: Span, _ stack: Span) -> [Term] {
      [Term(span.start), Term(span.size), Term(stack.start, -1), Term(stack.size, -1)]
    }
  }
}
