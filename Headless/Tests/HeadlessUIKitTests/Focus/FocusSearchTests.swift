import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Which way focus goes in grids and in sections that scroll by themselves.
@MainActor struct FocusSearchTests {
  private static let headings: [(heading: UIFocusHeading, key: String, dx: Int, dy: Int)] = [
    (.up, UIKeyCommand.inputUpArrow, 0, -1), (.down, UIKeyCommand.inputDownArrow, 0, 1),
    (.left, UIKeyCommand.inputLeftArrow, -1, 0), (.right, UIKeyCommand.inputRightArrow, 1, 0),
  ]

  /// Every cell of small grids in every direction; the oracle is the arithmetic of rows and columns.
  @Test func inGridsArrowKeysGoToTheNeighbour() {
    for (columns, count) in [(1, 3), (2, 4), (3, 9), (3, 7), (4, 30)] {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320 / CGFloat(columns) - 1, height: 60)
      layout.minimumInteritemSpacing = 0
      layout.minimumLineSpacing = 8
      let fixture = FocusFixture(.collection, [count], layout: layout)
      for item in 0..<count {
        for (heading, _, dx, dy) in Self.headings {
          let column = item % columns + dx
          let target = item + dx + dy * columns
          var expected: Int? = (0..<columns).contains(column) && (0..<count).contains(target) ? target : nil
          // The last line may be short: what is nearest there.
          if expected == nil, heading == .down, item / columns < (count - 1) / columns { expected = count - 1 }
          let found = fixture.list.neighbor(of: [0, item], heading) { _ in true }
          expectEqual(found?.item, expected, "\(columns) columns, \(count) items: \(item) \(heading)")
        }
      }
    }
  }

  @Test func whatIsStraightAheadComesBeforeWhatIsNearerBesideIt() {
    let search = FocusSearch(from: CGRect(x: 0, y: 0, width: 10, height: 10), .down)
    let ahead = CGRect(x: 0, y: 40, width: 10, height: 10)
    let beside = CGRect(x: 20, y: 15, width: 10, height: 10)
    let above = CGRect(x: 0, y: -20, width: 10, height: 10)
    expectEqual(search.ordered([beside, above, ahead]), [2, 0])
    let right = FocusSearch(from: CGRect(x: 0, y: 0, width: 10, height: 10), .right)
    expectEqual(right.ordered([beside, above, ahead]), [])
  }

  @Test func sectionsThatScrollByThemselvesAreGoneThroughOneByOne() {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      )
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(80)),
        subitems: [item]
      )
      let made = NSCollectionLayoutSection(group: group)
      if section == 0 { made.orthogonalScrollingBehavior = .continuous }
      return made
    }
    let fixture = FocusFixture(.collection, [6, 2], layout: layout)
    fixture.press(UIKeyCommand.inputDownArrow)
    expectEqual(fixture.focused, [0, 0])
    for item in 1..<6 {
      #expect(fixture.press(UIKeyCommand.inputRightArrow))
      expectEqual(fixture.focused, [0, item])
      expectEqual(fixture.cellsInFocus, [[0, item]])
    }
    #expect(!fixture.press(UIKeyCommand.inputRightArrow))
    #expect(fixture.press(UIKeyCommand.inputDownArrow))
    expectEqual(fixture.focused?.section, 1)
    #expect(fixture.press(UIKeyCommand.inputUpArrow))
    // Back to what is seen there.
    expectEqual(fixture.focused?.section, 0)
    #expect((fixture.focused?.item ?? 0) >= 4)
  }
}
