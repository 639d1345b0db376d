import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The rules of a table's diffable data source. "Header" is the public SDK's, with its comments.
@MainActor struct UITableViewDiffableDataSourceTests {
  private func snapshot(_ rows: SectionRows...) -> TextSnapshot { TextSnapshot(rows) }

  // MARK: Applying

  /// Header, and jessesquires.com 2021-07-08: since iOS 15 nothing is reloaded without animations.
  @Test func applyingWithoutAnimationKeepsCells() {
    let table = DiffableTable([SectionRows("a", [1, 2])])
    let cell = table.cell(0)
    let log = table.view.headlessEvents
    log.isEnabled = true
    table.source.apply(snapshot(SectionRows("a", [1, 2, 3])), animatingDifferences: false)
    expectEqual(table.asked, [3])
    #expect(table.cell(0) === cell)
    expectEqual(log.updates.map(\.kind), [.batch])
    expectEqual(log.updates[0].operations.count, 1)
    expectEqual(table.texts, ["1", "2", "3"])
  }

  /// Header: `applySnapshotUsingReloadData` compares nothing.
  @Test func reloadingAsksForAllCells() {
    let table = DiffableTable([SectionRows("a", [1, 2])])
    table.view.selectRow(at: IndexPath(0, 0), animated: false, scrollPosition: .none)
    table.view.headlessEvents.isEnabled = true
    var completions = 0
    table.source.applySnapshotUsingReloadData(snapshot(SectionRows("a", [1, 2, 3]))) { completions += 1 }
    table.view.layoutIfNeeded()
    expectEqual(table.asked, [1, 2, 3])
    expectEqual(table.view.headlessEvents.updates.map(\.kind), [.reload])
    expectEqual(completions, 0)
    HeadlessRunLoop.runPending()
    expectEqual(completions, 1)
  }

  @Test func whatIsSaidAfterApplyIsNew() {
    let table = DiffableTable([SectionRows("a", [1]), SectionRows("b", [2])])
    var completed = false
    table.source.apply(snapshot(SectionRows("b", [2, 3]), SectionRows("c", []))) { completed = true }
    #expect(!completed)
    expectEqual(table.source.snapshot().rows, [SectionRows("b", [2, 3]), SectionRows("c", [])])
    expectEqual(table.source.itemIdentifier(for: IndexPath(0, 1)), 3)
    expectEqual(table.source.indexPath(for: 3), IndexPath(0, 1))
    expectEqual(table.source.sectionIdentifier(for: 1), "c")
    expectEqual(table.source.index(for: "c"), 1)
    HeadlessRunLoop.runPending()
    #expect(completed)
  }

  /// Apple: look-ups answer `nil` outside the content.
  @Test func lookUpsOutsideTheContent() {
    let source = DiffableTable([SectionRows("a", [1])]).source
    for path in [IndexPath(0, 1), IndexPath(1, 0), IndexPath(-1, 0), IndexPath(0, -1), IndexPath(index: 0)] {
      #expect(source?.itemIdentifier(for: path) == nil)
    }
    #expect(source?.indexPath(for: 9) == nil)
    #expect(source?.sectionIdentifier(for: 1) == nil)
    #expect(source?.sectionIdentifier(for: -1) == nil)
    #expect(source?.index(for: "z") == nil)
  }

  @Test func anEmptyDifferenceStillCompletes() {
    let table = DiffableTable([SectionRows("a", [1])])
    table.view.headlessEvents.isEnabled = true
    var completions = 0
    table.source.apply(snapshot(SectionRows("a", [1]))) { completions += 1 }
    HeadlessRunLoop.runPending()
    // A choice, not UIKit's documented behavior.
    expectEqual(completions, 1)
    #expect(table.view.headlessEvents.updates.isEmpty)
    expectEqual(table.asked, [])
  }

  @Test func changesWithoutAnimationCompleteAtOnce() {
    let table = DiffableTable([SectionRows("a", [1])])
    var delays: [TimeInterval] = []
    HeadlessRunLoop.withDelay { duration, _ in
      delays.append(duration)
    } _: {
      table.source.apply(snapshot(SectionRows("a", [1, 2])), animatingDifferences: false) {}
      expectEqual(delays, [])
      table.source.apply(snapshot(SectionRows("a", [1])), animatingDifferences: true) {}
      expectEqual(delays.count, 1)
    }
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func awaitingApply() async {
    let table = DiffableTable()
    await table.source.apply(snapshot(SectionRows("a", [1, 2])))
    expectEqual(table.texts, ["1", "2"])
    await table.source.applySnapshotUsingReloadData(snapshot(SectionRows("a", [2])))
    expectEqual(table.texts, ["2"])
  }

  @Test func aTableThatIsGone() throws {
    var table: UITableView? = UITableView(frame: .zero, style: .plain)
    let view = try #require(table)
    let source = UITableViewDiffableDataSource<String, Int>(tableView: view) { _, _, _ in nil }
    #expect(view.dataSource === source)
    table = nil
    var completions = 0
    source.apply(snapshot(SectionRows("a", [1]))) { completions += 1 }
    HeadlessRunLoop.runPending()
    expectEqual(completions, 1)
    expectEqual(source.snapshot().numberOfItems, 1)
  }

  /// The SDK's header: a changed animation counts from the next update on. That the table's own methods are called, which
  /// a table that stands before another one overrides, is a choice.
  @Test func theRowAnimation() {
    final class Table: UITableView {
      var animations: [RowAnimation] = []
      override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        animations.append(animation)
        super.insertRows(at: indexPaths, with: animation)
      }
    }
    let table = Table(frame: .zero, style: .plain)
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
    source.apply(snapshot(SectionRows("a", [])))
    source.apply(snapshot(SectionRows("a", [1])))
    source.defaultRowAnimation = .fade
    source.apply(snapshot(SectionRows("a", [1, 2])))
    expectEqual(table.animations, [.automatic, .fade])
  }

  // MARK: Reload and reconfigure

  /// Header: a reconfigured cell is the same one; StackOverflow 64081701: a reload shows the identifier that was there.
  @Test func reconfiguringKeepsTheCellAndReloadingDoesNot() throws {
    let table = DiffableTable([SectionRows("a", [1, 2, 3])])
    let first = try #require(table.cell(0))
    let second = try #require(table.cell(1))
    var next = table.source.snapshot()
    next.reconfigureItems([1])
    table.source.apply(next)
    expectEqual(table.asked, [1])
    #expect(table.cell(0) === first)
    expectEqual(first.reuses, 0)
    expectEqual(table.source.snapshot().reconfiguredItemIdentifiers, [])

    table.asked = []
    next = table.source.snapshot()
    next.reloadItems([2])
    table.source.apply(next)
    expectEqual(table.asked, [2])
    #expect(table.cell(1) !== second)
    expectEqual(table.texts, ["1", "2", "3"])
  }

  @Test func aReloadedSectionIsMadeAnew() {
    let table = DiffableTable([SectionRows("a", [1]), SectionRows("b", [2, 3])])
    let kept = table.cell(0)
    var next = table.source.snapshot()
    next.reloadSections(["b"])
    table.source.apply(next)
    expectEqual(table.asked, [2, 3])
    #expect(table.cell(0) === kept)
  }

  @Test func reconfiguringWhatMovesOrIsNotVisible() {
    let table = DiffableTable([SectionRows("a", Array(0..<40))])
    let cell = table.cell(0)
    var next = table.source.snapshot()
    next.moveItem(0, afterItem: 3)
    next.reconfigureItems([0, 39])
    table.source.apply(next)
    expectEqual(table.asked, [0])
    #expect(table.cell(3) === cell)
  }

  // MARK: Overriding

  private final class Titles: UITableViewDiffableDataSource<String, Int> {
    var committed: [IndexPath] = []
    var moves: ((Titles, IndexPath, IndexPath) -> Void)?

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      itemIdentifier(for: indexPath) != 1
    }
    override func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      committed.append(indexPath)
      var next = snapshot()
      if let item = itemIdentifier(for: indexPath) { next.deleteItems([item]) }
      apply(next)
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
      moves?(self, source, destination)
    }
  }

  /// The defaults show nothing, and neither edit nor move (DiffableDataSources#16, #31, #32).
  @Test func defaults() {
    let table = DiffableTable([SectionRows("a", [1, 2])])
    let (view, source, path) = (table.view, table.source, IndexPath(0, 0))
    #expect(source?.tableView(view, titleForHeaderInSection: 0) == nil)
    #expect(source?.tableView(view, titleForFooterInSection: 0) == nil)
    #expect(source?.tableView(view, canEditRowAt: path) == false)
    #expect(source?.tableView(view, canMoveRowAt: path) == false)
    #expect(source?.sectionIndexTitles(for: view) == nil)
    expectEqual(source?.defaultRowAnimation, .automatic)
    #expect(view.headerView(forSection: 0) == nil)
    view.setEditing(true, animated: false)
    #expect(view.headlessMoveRow(at: path, to: IndexPath(0, 1)) == false)
  }

  @Test func titlesAndEditingOfASubclass() throws {
    let table = DiffableTable([SectionRows("fruit", [1, 2, 3])], source: Titles.init)
    let source = try #require(table.source as? Titles)
    expectEqual(table.view.headerView(forSection: 0)?.textLabel?.text, "fruit")
    table.view.setEditing(true, animated: false)
    #expect(table.view.headlessTapDelete(at: IndexPath(0, 1)))
    expectEqual(source.committed, [IndexPath(0, 1)])
    expectEqual(table.texts, ["1", "3"])
    #expect(table.view.headlessTapDelete(at: IndexPath(0, 0)) == false)
  }

  /// Apple's sample of an editable table applies a snapshot in `moveRowAt`: the move is made once.
  @Test func aMoveThatIsAppliedIsMadeOnce() throws {
    let table = DiffableTable([SectionRows("a", [1, 2, 3]), SectionRows("b", [4])], source: Titles.init)
    let source = try #require(table.source as? Titles)
    source.moves = { source, from, to in
      guard let item = source.itemIdentifier(for: from), let other = source.itemIdentifier(for: to) else { return }
      var next = source.snapshot()
      if from < to { next.moveItem(item, afterItem: other) } else { next.moveItem(item, beforeItem: other) }
      source.apply(next, animatingDifferences: false)
    }
    table.view.setEditing(true, animated: false)
    let cell = table.cell(0)
    #expect(table.view.headlessMoveRow(at: IndexPath(0, 0), to: IndexPath(0, 2)))
    expectEqual(table.texts, ["2", "3", "1", "4"])
    #expect(table.cell(2) === cell)
    #expect(table.view.headlessMoveRow(at: IndexPath(1, 0), to: IndexPath(0, 0)))
    expectEqual(table.texts, ["4", "2", "3", "1"])
    expectEqual(table.source.snapshot().rows, [SectionRows("a", [4, 2, 3, 1]), SectionRows("b", [])])
  }

  // MARK: Failures

  /// TABAnimated#214, Zebra#1002.
  @Test func aCellThatIsMissing() {
    let table = DiffableTable()
    table.answer = { _, _, _ in nil }
    let texts = reasons {
      table.source.apply(snapshot(SectionRows("a", [1])))
      table.view.layoutIfNeeded()
    }
    #expect(
      texts.first?.hasPrefix(
        "UITableView dataSource returned a nil cell for row at index path: <NSIndexPath"
      ) == true
    )
  }

  /// anytype-swift#4951, #4954, TBA#794: an apply within an apply.
  @Test func applyingWhileTheTableAsks() {
    let table = DiffableTable()
    var completions = 0
    table.answer = { [unowned table] view, path, _ in
      table.source.apply(TextSnapshot([SectionRows("a", [5])])) { completions += 1 }
      return view.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    let failures = HeadlessFailure.recording { table.source.apply(snapshot(SectionRows("a", [1]))) }
    expectEqual(failures.map(\.kind), [.reentrantApply])
    #expect(
      failures.first?.reason.hasPrefix(
        "Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted and "
          + "will deadlock. Please always submit updates either always on the main queue or always off the main queue - "
          + "view=<UITableView; frame = "
      ) == true
    )
    expectEqual(table.source.snapshot().itemIdentifiers, [1])
    HeadlessRunLoop.runPending()
    expectEqual(completions, 1)
    // From a completion it is allowed.
    table.answer = nil
    table.source.apply(snapshot(SectionRows("a", [2]))) { [unowned table] in
      table.source.apply(TextSnapshot([SectionRows("a", [3])]))
    }
    HeadlessRunLoop.runPending()
    expectEqual(table.texts, ["3"])
  }

  /// The same where the table asks later, because the user scrolls.
  @Test func applyingWhileTheTableScrolls() {
    let table = DiffableTable([SectionRows("a", Array(0..<100))])
    table.answer = { [unowned table] view, path, _ in
      table.source.apply(TextSnapshot())
      return view.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    let failures = HeadlessFailure.recording {
      table.view.contentOffset.y = 44
      table.view.layoutIfNeeded()
    }
    expectEqual(Set(failures.map(\.kind)), [.reentrantApply])
    table.answer = nil
    table.source.apply(snapshot(SectionRows("a", [5])))
    expectEqual(table.texts, ["5"])
  }

  @Test func theProgramStopsWithTheText() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = DiffableTable()
        table.answer = { [unowned table] _, _, _ in
          table.source.apply(TextSnapshot())
          return nil
        }
        table.source.apply(TextSnapshot([SectionRows("a", [1])]))
        table.view.layoutIfNeeded()
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("Deadlock detected: calling this method on the main queue with outstanding async updates"))
  }
}
