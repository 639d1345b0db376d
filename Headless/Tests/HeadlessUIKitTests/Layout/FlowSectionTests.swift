import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Small sections, all of them, against lines that are broken one item at a time.
@MainActor struct FlowSectionTests {
  private struct Place: Equatable {
    var start: CGFloat
    var before: CGFloat
  }

  /// The rules, spelled out item by item: greedy lines, justified; the last line as the others if all items are alike,
  /// else with the least gap.
  private func oracle(_ sizes: [FlowSize], available: CGFloat, line: CGFloat, item: CGFloat) -> [Place] {
    let isUniform = sizes.allSatisfy { $0 == sizes[0] }
    var lines: [[Int]] = []
    for index in sizes.indices {
      let candidate = (lines.last ?? []) + [index]
      let width = candidate.map { sizes[$0].breadth }.reduce(0, +) + CGFloat(candidate.count - 1) * item
      if lines.isEmpty || width > available + 0.001 {
        lines.append([index])
      } else {
        lines[lines.count - 1] = candidate
      }
    }
    var places = Array(repeating: Place(start: 0, before: 0), count: sizes.count)
    var start: CGFloat = 0
    for (number, members) in lines.enumerated() {
      var row = members.map { sizes[$0].breadth }
      let isLast = number == lines.count - 1
      if isLast, isUniform, let width = row.first {
        // Phantom items fill the line.
        while row.reduce(0, +) + width + CGFloat(row.count) * item <= available + 0.001 { row.append(width) }
      }
      let used = row.reduce(0, +) + CGFloat(row.count - 1) * item
      let leftover = max(0, available - used)
      var gap = item
      var before: CGFloat = 0
      if !isLast || isUniform {
        if row.count == 1 { before = leftover / 2 } else { gap += leftover / CGFloat(row.count - 1) }
      }
      let length = members.map { sizes[$0].length }.max() ?? 0
      for member in members {
        places[member] = Place(start: start + (length - sizes[member].length) / 2, before: before)
        before += sizes[member].breadth + gap
      }
      start += length + line
    }
    return places
  }

  @Test(.slow, arguments: [CGFloat(0), 10], [CGFloat(0), 5]) func everySmallSection(item: CGFloat, line: CGFloat) {
    let kinds = [20, 30, 50, 120].flatMap { breadth in
      [10, 24].map { FlowSize(length: CGFloat($0), breadth: CGFloat(breadth)) }
    }
    var checked = 0
    for count in 1...4 {
      var combinations: [[FlowSize]] = [[]]
      for _ in 0..<count { combinations = combinations.flatMap { head in kinds.map { head + [$0] } } }
      // Also longer ones that repeat, so that there are several lines.
      for sizes in combinations.flatMap({ [$0, $0 + $0 + $0] }) {
        checked += 1
        let section = FlowSection(
          itemCount: sizes.count,
          breadth: 100,
          headerLength: 0,
          footerLength: 0,
          insets: FlowInsets(),
          lineSpacing: line,
          itemSpacing: item,
          sizes: .each(sizes)
        )
        let expected = oracle(sizes, available: 100, line: line, item: item)
        let wrong = sizes.indices.first { index in
          let place = section.frame(ofItem: index)
          return abs(place.start - expected[index].start) > 0.001 || abs(place.before - expected[index].before) > 0.001
            || place.size != sizes[index]
        }
        if let wrong {
          Issue.record("item \(wrong) of \(sizes): \(section.frame(ofItem: wrong)), not \(expected[wrong])")
          return
        }
      }
    }
    expectEqual(checked, 2 * (8 + 64 + 512 + 4_096))
  }

  @Test(arguments: [false, true]) func itemsInAPartAreThoseOfItsLines(isUniform: Bool) {
    for count in 0...9 {
      let sizes = (0..<count).map { FlowSize(length: isUniform ? 10 : CGFloat(10 + $0 % 3 * 4), breadth: 40) }
      let section = FlowSection(
        itemCount: count,
        breadth: 100,
        headerLength: 7,
        footerLength: 3,
        insets: FlowInsets(start: 2, end: 1),
        lineSpacing: 4,
        itemSpacing: 5,
        sizes: .each(sizes)
      )
      for start in -5..<90 {
        for length in [1, 7, 30] {
          let found = section.items(from: CGFloat(start), to: CGFloat(start + length))
          let overlapping = sizes.indices.filter {
            let place = section.frame(ofItem: $0)
            return place.start < CGFloat(start + length) && place.start + place.size.length > CGFloat(start)
          }
          #expect(overlapping.allSatisfy(found.contains))
          // Two items of 40 fit into a line: no more than the lines of what overlaps, and its neighbours' centring.
          #expect(found.count <= overlapping.count + 2)
        }
      }
    }
  }

  @Test func oneSizeIsKeptOnce() {
    let size = FlowSize(length: 10, breadth: 10)
    var section = FlowSection(
      itemCount: 4,
      breadth: 100,
      headerLength: 0,
      footerLength: 0,
      insets: FlowInsets(),
      lineSpacing: 0,
      itemSpacing: 0,
      sizes: .each([size, size, size, size])
    )
    expectEqual(section.sizes, .uniform(size))
    section.setSize(FlowSize(length: 20, breadth: 10), at: 2)
    section.arrange()
    expectEqual(section.bodyLength, 20)
    section.setSize(size, at: 2)
    section.arrange()
    expectEqual(section.sizes, .uniform(size))
  }
}
