import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct UITableViewRegistrationTests {
  private let table = UITableView(frame: .zero, style: .plain)

  @Test func t14AnUnregisteredIdentifierIsNilWithoutAndAFailureWithAnIndexPath() {
    #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
    let failures = HeadlessFailure.recording {
      _ = table.dequeueReusableCell(withIdentifier: "none", for: IndexPath(0, 0))
    }
    expectEqual(failures.map(\.kind), [.unregisteredIdentifier])
    expectEqual(
      failures.first?.reason,
      "unable to dequeue a cell with identifier none - must register a nib or a class for the identifier or "
        + "connect a prototype cell in a storyboard"
    )
  }

  @Test func aRegisteredClassIsMadeWithTheDefaultStyleAndTheIdentifier() {
    table.register(FixtureCell.self, forCellReuseIdentifier: "cell")
    let cell = table.dequeueReusableCell(withIdentifier: "cell")
    #expect(cell is FixtureCell)
    expectEqual(cell?.reuseIdentifier, "cell")
    #expect((cell as? FixtureCell)?.reuses == 0)
  }

  @Test func aLaterRegistrationReplacesAnEarlierOneAndNilRemovesIt() {
    table.register(FixtureCell.self, forCellReuseIdentifier: "cell")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell").map { !($0 is FixtureCell) } == true)
    table.register(nil as AnyClass?, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
  }

  @Test func registrationsAndPoolsBelongToOneTable() {
    table.register(FixtureCell.self, forCellReuseIdentifier: "cell")
    let other = UITableView(frame: .zero, style: .plain)
    #expect(other.dequeueReusableCell(withIdentifier: "cell") == nil)
  }

  @Test func cellsWithoutAnIdentifierAreNotReused() {
    let fixture = TableFixture(rows: 100)
    fixture.makeCell = { _, _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    let pooled = fixture.table.headlessReusableViewCount
    fixture.table.headlessScroll(by: CGPoint(x: 0, y: 440))
    expectEqual(fixture.table.headlessReusableViewCount, pooled)
  }

  @Test func twoCellsForTheRowThatIsAskedForFail() {
    let fixture = TableFixture([["a"]])
    fixture.makeCell = { table, path, _ in
      _ = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    fixture.table.reloadData()
    let failures = HeadlessFailure.recording { fixture.table.layoutIfNeeded() }
    expectEqual(failures.map(\.kind), [.multipleDequeues])
    #expect(
      failures.first?.reason.hasPrefix(
        "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to "
          + "dequeue more cells than the table view is requesting, use the -dequeueReusableCellWithIdentifier: method "
          + "(without an index path). Cell identifier: cell, index path: "
      ) == true
    )
  }

  @Test func cellsForAnotherRowWithoutARowOrOutsideARequestDoNotFail() {
    let fixture = TableFixture([["a", "b"]])
    fixture.makeCell = { table, path, _ in
      _ = table.dequeueReusableCell(withIdentifier: "cell")
      _ = table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(0, 1 - path.row))
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    fixture.table.reloadData()
    let failures = HeadlessFailure.recording {
      fixture.table.layoutIfNeeded()
      _ = fixture.table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(0, 0))
      _ = fixture.table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(0, 0))
    }
    #expect(failures.isEmpty)
  }

  @Test func aCellForARowHasTheRowsSize() {
    let fixture = TableFixture()
    fixture.table.rowHeight = 70
    var sizes: [CGSize] = []
    fixture.makeCell = { table, path, _ in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      sizes.append(cell.bounds.size)
      return cell
    }
    fixture.sections = [["a"]]
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    expectEqual(sizes, [CGSize(width: 320, height: 70)])
  }

  @Test func aCellComesOutOfANib() {
    table.register(
      UINib(headlessContents: { [HeadlessInterfaceBuilder.make(FixtureCell.self)] }),
      forCellReuseIdentifier: "nib"
    )
    let cell = table.dequeueReusableCell(withIdentifier: "nib", for: IndexPath(0, 0))
    #expect(cell is FixtureCell)
    expectEqual(cell.reuseIdentifier, "nib")
  }

  @Test(arguments: [0, 2]) func aNibMustContainOneObject(count: Int) {
    let nib = UINib(headlessContents: { (0..<count).map { _ in HeadlessInterfaceBuilder.make(FixtureCell.self) } })
    table.register(nib, forCellReuseIdentifier: "nib")
    let failures = HeadlessFailure.recording { _ = table.dequeueReusableCell(withIdentifier: "nib") }
    expectEqual(failures.map(\.kind), [.invalidNib])
    expectEqual(
      failures.first?.reason,
      "invalid nib registered for identifier (nib) - nib must contain exactly one top level object which must be a "
        + "UITableViewCell instance"
    )
  }

  @Test func aNibForAHeaderMustContainAHeader() {
    let nib = UINib(headlessContents: { [HeadlessInterfaceBuilder.make(FixtureCell.self)] })
    table.register(nib, forHeaderFooterViewReuseIdentifier: "nib")
    let failures = HeadlessFailure.recording { _ = table.dequeueReusableHeaderFooterView(withIdentifier: "nib") }
    expectEqual(failures.map(\.kind), [.invalidNib])
    #expect(failures.first?.reason.hasSuffix("which must be a UITableViewHeaderFooterView instance") == true)
  }

  @Test func theIdentifierInANibMustBeTheRegisteredOne() {
    let nib = UINib(headlessContents: {
      [HeadlessInterfaceBuilder.make(FixtureCell.self, values: ["reuseIdentifier": "other"])]
    })
    table.register(nib, forCellReuseIdentifier: "nib")
    let failures = HeadlessFailure.recording { _ = table.dequeueReusableCell(withIdentifier: "nib") }
    expectEqual(failures.map(\.kind), [.nibIdentifierMismatch])
    expectEqual(
      failures.first?.reason,
      "cell reuse indentifier in nib (other) does not match the identifier used to register the nib (nib)"
    )
  }

  @Test func theIdentifierOfAHeaderInANibMustBeTheRegisteredOne() {
    let nib = UINib(headlessContents: {
      [HeadlessInterfaceBuilder.make(UITableViewHeaderFooterView.self, values: ["reuseIdentifier": "other"])]
    })
    table.register(nib, forHeaderFooterViewReuseIdentifier: "nib")
    let failures = HeadlessFailure.recording { _ = table.dequeueReusableHeaderFooterView(withIdentifier: "nib") }
    expectEqual(failures.map(\.kind), [.nibIdentifierMismatch])
  }

  @Test func aPrototypeOfAStoryboardIsRegisteredLikeANib() {
    table.headlessAddPrototype(HeadlessPrototype(identifier: "proto", FixtureCell.self) { $0.tag = 7 })
    let cell = table.dequeueReusableCell(withIdentifier: "proto", for: IndexPath(0, 0))
    #expect(cell is FixtureCell)
    expectEqual(cell.tag, 7)
    expectEqual(cell.reuseIdentifier, "proto")
  }

  @Test func cellsOfAnEarlierRegistrationAreNotUsedAgain() {
    let fixture = TableFixture(rows: 100)
    fixture.table.headlessScroll(by: CGPoint(x: 0, y: 440))
    fixture.table.reloadData()
    #expect(fixture.table.headlessReusableViewCount > 0)
    fixture.table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    expectEqual(fixture.table.headlessReusableViewCount, 0)
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.visibleCells.allSatisfy { !($0 is FixtureCell) })
  }

  @Test func aFailureThatNobodyHandlesStopsTheProgramWithUIKitsText() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: .zero, style: .plain)
        _ = table.dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0))
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'unable to dequeue "
          + "a cell with identifier none - must register a nib or a class for the identifier or connect a prototype "
          + "cell in a storyboard'"
      )
    )
  }
}
