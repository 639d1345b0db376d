import ConstraintSolver
import TestSupport
import Testing

/// Layouts whose results UIKit is known for.
struct LayoutTests {
  typealias Term = ConstraintSystem.Term

  @Test func proportionalWidth() {
    let axis = Axis(300)
    let child = axis.view()
    axis.leading(child)
    axis.add([Term(child.size)], .equal, [Term(axis.length, 0.5)], 10)
    expectEqual(axis.frames(child), [0, 160])
  }

  /// What hugs less stretches, what resists less is compressed.
  @Test(
    arguments: [
      (300, 251, 250, 750, 750, [10, 80, 98, 192]),
      (300, 250, 251, 750, 750, [10, 212, 230, 60]),
      (120, 250, 250, 751, 750, [10, 80, 98, 12]),
      (120, 250, 250, 750, 751, [10, 32, 50, 60]),
    ] as [(Double, Float, Float, Float, Float, [Double])]
  )
  func twoLabels(
    width: Double,
    hugging: Float,
    otherHugging: Float,
    compression: Float,
    otherCompression: Float,
    expected: [Double]
  ) {
    let axis = Axis(width)
    let first = axis.view(80, hugging: hugging, compression: compression)
    let second = axis.view(60, hugging: otherHugging, compression: otherCompression)
    axis.leading(first, 10)
    axis.gap(second, after: first, 8)
    axis.trailing(second, -10)
    expectEqual(axis.frames(first, second), expected)
  }

  /// Of equals the first gives way, both ways; the order is that of the constraints, not of the views.
  @Test(
    arguments: [
      (300, false, [0, 232, 240, 60]), (120, false, [0, 52, 60, 60]),
      (300, true, [0, 80, 88, 212]), (120, true, [0, 80, 88, 32]),
    ] as [(Double, Bool, [Double])]
  )
  func firstOfEquals(width: Double, secondIsAddedFirst: Bool, expected: [Double]) {
    let axis = Axis(width)
    let first: Axis.Span
    let second: Axis.Span
    if secondIsAddedFirst {
      second = axis.view(60)
      first = axis.view(80)
    } else {
      first = axis.view(80)
      second = axis.view(60)
    }
    axis.leading(first)
    axis.gap(second, after: first, 8)
    axis.trailing(second)
    expectEqual(axis.frames(first, second), expected)
  }

  /// Measured on a device with a width of 428 (two labels, content widths 71 and 97.333).
  @Test func labelsMadeInCode() {
    let axis = Axis(428)
    let (first, second) = (axis.view(71), axis.view(292.0 / 3))
    axis.leading(first, 20)
    axis.gap(second, after: first, 10)
    axis.trailing(second, -20)
    expectEqual(axis.frames(first, second), [20, 280.667, 310.667, 97.333])
  }

  /// Three constraints at 250 do not outweigh one at 251, which numeric weights would have them do.
  @Test func levelsAreNotWeights() {
    let axis = Axis(0)
    let view = axis.view()
    axis.leading(view)
    axis.add([Term(view.size)], .equal, [], 100, priority: 251)
    for _ in 0..<3 { axis.add([Term(view.size)], .equal, [], 0, priority: 250) }
    expectEqual(axis.frames(view), [0, 100])
  }

  @Test(arguments: [(300.0, 150.0), (500.0, 200.0)])
  func limitAndWish(width: Double, expected: Double) {
    let axis = Axis(width)
    let view = axis.view()
    axis.leading(view)
    axis.add([Term(view.size)], .lessThanOrEqual, [Term(axis.length, 0.5)])
    axis.add([Term(view.size)], .equal, [], 200, priority: 750)
    expectEqual(axis.frames(view), [0, expected])
  }

  @Test(arguments: [(375, [20, 177, 205, 150]), (667, [20, 412.667, 440.667, 206.333])] as [(Double, [Double])])
  func ratioWithLeastWidth(width: Double, expected: [Double]) {
    let axis = Axis(width)
    let (red, blue) = (axis.view(), axis.view())
    axis.leading(red, 20)
    axis.gap(blue, after: red, 8)
    axis.trailing(blue, -20)
    axis.add([Term(blue.size)], .greaterThanOrEqual, [], 150)
    axis.add([Term(red.size)], .equal, [Term(blue.size, 2)], priority: 750)
    expectEqual(axis.frames(red, blue), expected)
  }

  @Test(arguments: [(80, [16, 80]), (400, [16, 268])] as [(Double, [Double])])
  func labelWithRoom(content: Double, expected: [Double]) {
    let axis = Axis(300)
    let label = axis.view(content)
    axis.leading(label, 16)
    axis.trailing(label, -16, .lessThanOrEqual)
    expectEqual(axis.frames(label), expected)
  }

  @Test func centeredLabelWithMargins() {
    let axis = Axis(300)
    let label = axis.view(400)
    axis.add(label.center, .equal, [Term(axis.length, 0.5)])
    axis.leading(label, 16, .greaterThanOrEqual)
    expectEqual(axis.frames(label), [16, 268])
  }

  @Test(arguments: [(400, [68, 259, 335, 24]), (180, [68, 180, 335, 24])] as [(Double, [Double])])
  func titleAndBadge(content: Double, expected: [Double]) {
    let axis = Axis(375)
    let (image, title) = (axis.view(), axis.view(content))
    let badge = axis.view(24, hugging: 251, compression: 751)
    axis.leading(image, 16)
    axis.add([Term(image.size)], .equal, [], 40)
    axis.gap(title, after: image, 12)
    axis.trailing(badge, -16)
    axis.gap(badge, after: title, 8, .greaterThanOrEqual)
    expectEqual(axis.frames(title, badge), expected)
  }

  /// A stack that fills proportionally (priorities 999, 998 and 997); the last one has what is left.
  @Test(arguments: [(0, [114.286, 57.143, 28.571]), (10, [106.667, 53.333, 20])] as [(Double, [Double])])
  func fillProportionally(spacing: Double, expected: [Double]) {
    let axis = Axis(200)
    let contents = [160.0, 80, 40]
    let views = contents.map { axis.view($0) }
    axis.leading(views[0])
    axis.gap(views[1], after: views[0], spacing)
    axis.gap(views[2], after: views[1], spacing)
    axis.trailing(views[2])
    for (index, view) in views.enumerated() {
      let part = contents[index] / (contents.reduce(0, +) + 2 * spacing)
      axis.add([Term(view.size)], .equal, [Term(axis.length, part)], priority: 999 - Float(index))
    }
    let frames = axis.frames(views[0], views[1], views[2])
    expectEqual([frames[1], frames[3], frames[5]], expected)
  }

  /// A stack with equal gaps of at least 10.
  @Test(arguments: [(300, [0, 40, 115, 60, 250, 50]), (150, [0, 20, 30, 60, 100, 50])] as [(Double, [Double])])
  func equalSpacing(width: Double, expected: [Double]) {
    let axis = Axis(width)
    let views = [40.0, 60, 50].map { axis.view($0) }
    axis.leading(views[0])
    axis.trailing(views[2])
    let gaps = [axis.view(), axis.view()]
    for index in 0..<2 {
      axis.gap(gaps[index], after: views[index], 0)
      axis.gap(views[index + 1], after: gaps[index], 0)
      axis.gap(views[index + 1], after: views[index], 10, .greaterThanOrEqual)
    }
    axis.add([Term(gaps[1].size)], .equal, [Term(gaps[0].size)])
    expectEqual(axis.frames(views[0], views[1], views[2]), expected)
  }

  @Test(arguments: [(200.0, 200.0), (60.0, 80.0)])
  func wishBetweenHuggingAndCompression(width: Double, expected: Double) {
    let axis = Axis(width)
    let view = axis.view(80)
    axis.leading(view)
    axis.add(view.end, .equal, [Term(axis.length)], priority: 749)
    expectEqual(axis.frames(view), [0, expected])
  }

  @Test func sizesAreNotNegative() {
    let axis = Axis(200)
    let (first, second) = (axis.view(), axis.view())
    axis.leading(first)
    axis.gap(second, after: first, 0)
    axis.trailing(second)
    axis.add([Term(first.size)], .equal, [], 300, priority: 999)
    expectEqual(axis.frames(first, second), [0, 200, 200, 0])
  }

  @Test func whatNoConstraintDecidesIsZero() {
    let axis = Axis(200)
    let (first, second) = (axis.view(), axis.view())
    axis.gap(second, after: first, 10)
    expectEqual(axis.frames(first, second), [0, 0, 10, 0])
  }

  /// A position that no constraint decides is as near to 0 as the size that depends on it allows, also after changes.
  @Test func sizesMoveWhatNoConstraintDecides() {
    let axis = Axis(0)
    let (first, second) = (axis.view(), axis.view())
    axis.gap(second, after: first, 9)
    axis.trailing(second)
    expectEqual(axis.frames(first, second), [-9, 0, 0, 0])
    axis.system.setValue(28, of: axis.length)
    expectEqual(axis.frames(first, second), [0, 0, 9, 19])
    axis.system.setValue(-11, of: axis.length)
    expectEqual(axis.frames(first, second), [-20, 0, -11, 0])
    expectEqual(axis.system.buildCount, 1)
  }
}
