import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Random heights, styles, insets and scrolls: whatever is known about heights, what is displayed is what is visible.
@MainActor struct UITableViewLayoutModelTests {
  @Test(.slow, arguments: 0..<40) func whatIsInTheBoundsIsDisplayedAndNothingElse(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func number(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
    let counts = (0..<(1 + number(6))).map { _ in number(30) }
    let heights = counts.map { count in (0..<count).map { _ in CGFloat(10 + number(140)) } }
    let headers = counts.map { _ in number(3) == 0 ? CGFloat(0) : CGFloat(15 + number(40)) }
    let delegate = FixtureDelegate()
    delegate.height = { heights[$0.section][$0.row] }
    delegate.headerHeight = { headers[$0] }
    delegate.headerView = { _, _ in UIView() }
    if number(3) == 0 { delegate.estimate = { _ in 70 } }
    let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
    let fixture = TableFixture(style: styles[number(3)], delegate: delegate)
    let table = fixture.table
    if number(3) == 0 { table.estimatedRowHeight = 0 }
    if number(2) == 0 { table.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0) }
    fixture.sections = counts.map { count in (0..<count).map { "\($0)" } }
    table.reloadData()
    table.layoutIfNeeded()

    for step in 0..<25 {
      switch number(5) {
      case 0: table.headlessScroll(to: CGPoint(x: 0, y: CGFloat(number(6000) - 200)))
      case 1: table.headlessScrollToEnd()
      case 2: table.headlessScroll(to: CGPoint(x: 0, y: -table.contentInset.top))
      default: table.headlessScroll(by: CGPoint(x: 0, y: CGFloat(number(300) - 170)))
      }
      let context = "seed \(seed), step \(step)"
      var visible: [IndexPath] = []
      var previous: CGFloat?
      for section in counts.indices {
        #expect(previous == nil || table.rect(forSection: section).minY == previous, "\(context)")
        var y = table.rectForHeader(inSection: section).maxY
        for row in 0..<counts[section] {
          let frame = table.rectForRow(at: IndexPath(section, row))
          expectEqual(frame.minY, y, "\(context)")
          y = frame.maxY
          if frame.maxY > table.bounds.minY, frame.minY < table.bounds.maxY { visible.append(IndexPath(section, row)) }
        }
        expectEqual(table.rectForFooter(inSection: section).minY, y, "\(context)")
        previous = table.rect(forSection: section).maxY
      }
      expectEqual(previous, table.contentSize.height, "\(context)")
      expectEqual(table.indexPathsForVisibleRows ?? [], visible, "\(context)")
      for path in visible {
        let cell = try #require(table.cellForRow(at: path))
        expectEqual(cell.frame, table.rectForRow(at: path), "\(context)")
        expectEqual(cell.frame.height, heights[path.section][path.row], "\(context)")
        #expect(cell.superview === table, "\(context)")
      }
      #expect(table.subviews.count { $0 is UITableViewCell } == visible.count, "\(context)")
      for section in counts.indices where headers[section] > 0 {
        let frame = table.rectForHeader(inSection: section)
        if frame.minY < table.bounds.maxY, frame.maxY > table.bounds.minY {
          #expect(table.display.headers[section] != nil, "\(context)")
        }
      }
    }
  }
}
