import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct OrderedIndexSpaceTests {
  /// Every list of up to four sections with up to three items, against the list written out.
  @Test func everySmallList() {
    var shapes: [[Int]] = [[]]
    var all = shapes
    for _ in 0..<4 {
      shapes = shapes.flatMap { shape in (0...3).map { shape + [$0] } }
      all += shapes
    }
    for counts in all {
      let space = OrderedIndexSpace(counts: counts)
      let paths: [IndexPath] = counts.indices.flatMap { section in (0..<counts[section]).map { [section, $0] } }
      expectEqual(space.count, paths.count)
      expectEqual(space.sectionCount, counts.count)
      expectEqual(space.first, paths.first)
      expectEqual(space.last, paths.last)
      expectEqual(counts.indices.map(space.count(inSection:)), counts)
      for (ordinal, path) in paths.enumerated() {
        expectEqual(space.indexPath(at: ordinal), path)
        expectEqual(space.ordinal(of: path), ordinal)
        for distance in -2...2 {
          let target = ordinal + distance
          expectEqual(space.indexPath(path, offsetBy: distance), (paths.indices.contains(target) ? paths[target] : nil))
        }
      }
      #expect(space.indexPath(at: -1) == nil)
      #expect(space.indexPath(at: paths.count) == nil)
    }
  }

  @Test(arguments: [[], [0], [0, 0, 0], [0, 2], [1, 0], [2, 1], [3, 0], [-1, 0], [0, -1]] as [IndexPath])
  func missingIndexPaths(path: IndexPath) {
    let space = OrderedIndexSpace(counts: [2, 0, 1])
    #expect(!space.contains(path))
    #expect(space.ordinal(of: path) == nil)
    #expect(space.indexPath(path, offsetBy: 0) == nil)
  }

  @Test func farOffsetsAreBeyondTheEnds() {
    let space = OrderedIndexSpace(counts: [2])
    #expect(space.indexPath([0, 1], offsetBy: .max) == nil)
    #expect(space.indexPath([0, 1], offsetBy: .min) == nil)
  }
}
