import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite struct FreshCellsTests {
  @Test
  func aFreshCellOfARowHasItsTextPlaceAndStateAndComesFromNobodysReuse() throws {
    let fixture = TableFixture(rows: 100)
    fixture.table.headlessScroll(by: CGPoint(x: 0, y: 400))
    fixture.table.selectRow(at: [0, 12], animated: false, scrollPosition: .none)
    let (waiting, visible) = (fixture.table.headlessReusableViewCount, fixture.table.visibleCells.count)
    let shown = try #require(fixture.table.cellForRow(at: [0, 12]))
    let created = FixtureCell.created
    let text = fixture.table.headlessWithFreshCell(forRowAt: [0, 12]) { cell in
      #expect(cell !== shown && cell.superview == nil)
      #expect(cell.frame == shown.frame && cell.isSelected)
      return cell.textLabel?.text
    }
    expectEqual(text, "row 12")
    expectEqual(FixtureCell.created, created + 1)
    #expect(fixture.table.headlessReusableViewCount == waiting && fixture.table.visibleCells.count == visible)
    expectEqual(fixture.table.headlessWithFreshCell(forRowAt: [0, 99]) { $0.textLabel?.text }, "row 99")
    #expect(fixture.table.headlessWithFreshCell(forRowAt: [0, 100]) { _ in true } == nil)
  }

  @Test
  func aCellThatTheDataSourceKeepsIsHandedOverAsItIs() {
    let fixture = TableFixture(rows: 1)
    let own = UITableViewCell(style: .default, reuseIdentifier: nil)
    fixture.makeCell = { _, _, _ in own }
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.headlessWithFreshCell(forRowAt: [0, 0]) { $0 === own && $0.superview != nil } == true)
    #expect(own.superview != nil)
  }

  @Test
  func aFreshCellOfAnItemHasItsPlaceAndStateAndComesFromNobodysReuse() throws {
    let fixture = CollectionFixture(count: 100)
    fixture.view.headlessScroll(by: CGPoint(x: 0, y: 400))
    fixture.view.selectItem(at: [0, 21], animated: false, scrollPosition: [])
    let waiting = fixture.view.headlessReusableViewCount
    let created = fixture.view.headlessCreatedCellCount
    let shown = try #require(fixture.view.cellForItem(at: [0, 21]))
    let isNew = fixture.view.headlessWithFreshCell(forItemAt: [0, 21]) { cell in
      cell !== shown && cell.superview == nil && cell.frame == shown.frame && cell.isSelected
        && (cell as? CollectionTextCell)?.reuses == 0
    }
    #expect(isNew == true)
    #expect(fixture.view.headlessReusableViewCount == waiting && fixture.view.headlessCreatedCellCount == created)
    #expect(fixture.view.headlessWithFreshCell(forItemAt: [0, 100]) { _ in true } == nil)
  }

  @Test
  func rowsCanBeDraggedInEditingOnlyIfTheDataSourceSaysSo() {
    let fixture = TableFixture(rows: 3)
    fixture.movable = { $0.row != 1 }
    #expect(!fixture.table.headlessCanMoveRow(at: [0, 0]))
    fixture.table.isEditing = true
    #expect(fixture.table.headlessCanMoveRow(at: [0, 0]))
    #expect(!fixture.table.headlessCanMoveRow(at: [0, 1]))
    #expect(!fixture.table.headlessCanMoveRow(at: [0, 3]))
    #expect(!CollectionFixture(count: 3).view.headlessCanMoveItem(at: [0, 0]))
  }
}
