import Foundation
import ListModels
import TestSupport
import Testing

@testable import Roster

@MainActor struct TableViewEditingTests {
  private let tableView = makeTable()
  private let content = FlatDataSource(["A", "B", "C"].map(Film.init))
  private let first = IndexPath(row: 0, section: 0)
  private let second = IndexPath(row: 1, section: 0)

  @Test func withoutHandlersNothingCanBeEdited() {
    let dataSource = TableViewDataSource(content)
    tableView.attach(dataSource)
    tableView.layoutIfNeeded()
    #expect(!dataSource.tableView(tableView, canEditRowAt: first))
    #expect(tableView.headlessSwipeActions(forRowAt: first).isEmpty)
    tableView.setEditing(true, animated: false)
    #expect(!tableView.headlessTapDelete(at: first))
    #expect(!tableView.headlessMoveRow(at: first, to: second))
    expectEqual(content.items.count, 3)
  }

  @Test func aSwipeDeletesFromTheContentAndTheTableFollows() {
    let other = makeTable()
    let delegate = tableView.attach(content)
    other.attach(content)
    delegate.onDelete(Film.self) { [content] film, place in
      expectEqual(film, content.item(at: place))
      content.remove(place)
    }
    expectEqual(tableView.shownTexts, ["A", "B", "C"])
    #expect(tableView.headlessPerformSwipeAction(titled: "Delete", forRowAt: second))
    expectEqual(tableView.shownTexts, ["A", "C"])
    expectEqual(other.shownTexts, ["A", "C"])
    #expect(!tableView.headlessPerformSwipeAction(titled: "Delete", forRowAt: IndexPath(row: 2, section: 0)))
  }

  @Test func theRedControlDeletesInEditingMode() {
    tableView.attach(content).onDelete(Film.self) { [content] _, place in content.remove(place) }
    tableView.layoutIfNeeded()
    tableView.setEditing(true, animated: false)
    #expect(tableView.headlessTapDelete(at: first))
    expectEqual(tableView.shownTexts, ["B", "C"])
  }

  @Test func viewModelsSayHowTheyAreEdited() {
    let notes = FlatDataSource([
      Note(text: "A"), Note(text: "B", canEdit: false), Note(text: "C", editingStyle: .insert),
    ])
    var commits: [String] = []
    tableView.attach(notes).onCommit(Note.self) { note, style, place in
      commits.append("\(note.text) \(style) \(place.row)")
    }
    tableView.layoutIfNeeded()
    tableView.setEditing(true, animated: false)
    #expect(tableView.headlessTapDelete(at: first))
    #expect(!tableView.headlessTapDelete(at: second))
    #expect(!tableView.headlessTapInsert(at: second))
    #expect(tableView.headlessTapInsert(at: IndexPath(row: 2, section: 0)))
    expectEqual(commits, ["A delete 0", "C insert 2"])
  }

  @Test func aHandlerComesBeforeTheViewModel() {
    let notes = FlatDataSource([Note(text: "A"), Note(text: "B", canEdit: false)])
    let delegate = tableView.attach(notes)
    let dataSource = delegate.dataSource
    delegate.onDelete(Note.self) { _, _ in }
    delegate.canEdit(Note.self) { note, _ in note.text == "B" }
    #expect(!dataSource.tableView(tableView, canEditRowAt: first))
    #expect(dataSource.tableView(tableView, canEditRowAt: second))
    #expect(!dataSource.tableView(tableView, canEditRowAt: IndexPath(row: 9, section: 0)))
  }

  @Test func onDeleteIsNotForInsertions() {
    let dataSource = TableViewDataSource(content)
    let delegate = TableViewDelegate(dataSource)
    var deleted = 0
    delegate.onDelete(Film.self) { _, _ in deleted += 1 }
    dataSource.tableView(tableView, commit: .insert, forRowAt: first)
    expectEqual(deleted, 0)
    dataSource.tableView(tableView, commit: .delete, forRowAt: first)
    expectEqual(deleted, 1)
    dataSource.tableView(tableView, commit: .delete, forRowAt: IndexPath(row: 9, section: 0))
    expectEqual(deleted, 1)
  }

  // MARK: Reordering

  @Test func aMoveReachesTheContentAndEveryOtherView() async {
    let moving = CountingTableView()
    let watching = CountingTableView()
    let collectionView = CountingCollectionView()
    let delegate = moving.attach(content)
    let dataSource = delegate.dataSource
    watching.attach(dataSource)
    collectionView.attach(content)
    delegate.onMove { [content] in content.move(from: $0.row, to: $1.row) }
    expectEqual(moving.shownTexts, ["A", "B", "C"])
    expectEqual(watching.shownTexts, ["A", "B", "C"])
    expectEqual(collectionView.shownTexts, ["A", "B", "C"])
    moving.setEditing(true, animated: false)
    let reloads = (moving.reloads, watching.reloads, collectionView.reloads)

    let failures = HeadlessFailure.recording {
      #expect(moving.headlessMoveRow(at: first, to: IndexPath(row: 2, section: 0)))
    }
    #expect(failures.isEmpty)
    expectEqual(content.items.map(\.title), ["B", "C", "A"])
    expectEqual(moving.shownTexts, ["B", "C", "A"])
    await Task.yield()
    expectEqual(watching.shownTexts, ["B", "C", "A"])
    expectEqual(collectionView.shownTexts, ["B", "C", "A"])
    expectEqual(moving.reloads, reloads.0)
    expectEqual(watching.reloads, reloads.1 + 1)
    expectEqual(collectionView.reloads, reloads.2 + 1)
  }

  @Test func aLaterChangeReachesTheReorderedTableAgain() {
    tableView.attach(content).onMove { [content] in content.move(from: $0.row, to: $1.row) }
    tableView.layoutIfNeeded()
    tableView.setEditing(true, animated: false)
    tableView.headlessMoveRow(at: first, to: second)
    content.append(Film("D"))
    expectEqual(tableView.shownTexts, ["B", "A", "C", "D"])
  }

  @Test func viewModelsAndHandlersMayRefuseToMove() {
    let notes = FlatDataSource([Note(text: "A"), Note(text: "B", canMove: false), Note(text: "C")])
    let delegate = tableView.attach(notes)
    let dataSource = delegate.dataSource
    #expect(!dataSource.tableView(tableView, canMoveRowAt: first))
    delegate.onMove { notes.move(from: $0.row, to: $1.row) }
    #expect(dataSource.tableView(tableView, canMoveRowAt: first))
    #expect(!dataSource.tableView(tableView, canMoveRowAt: second))
    #expect(!dataSource.tableView(tableView, canMoveRowAt: IndexPath(row: 9, section: 0)))
    delegate.canMove(Note.self) { note, place in note.text == "B" && place.row == 1 }
    #expect(!dataSource.tableView(tableView, canMoveRowAt: first))
    #expect(dataSource.tableView(tableView, canMoveRowAt: second))
  }

  @Test func theMoveTargetDecidesWhereARowLands() {
    let delegate = tableView.attach(content)
    delegate.moveTarget { _, _ in IndexPath(row: 1, section: 0) }
    delegate.onMove { [content] in content.move(from: $0.row, to: $1.row) }
    tableView.layoutIfNeeded()
    tableView.setEditing(true, animated: false)
    #expect(tableView.headlessMoveRow(at: first, to: IndexPath(row: 2, section: 0)))
    expectEqual(tableView.shownTexts, ["B", "A", "C"])
  }

  @Test func aMoveTargetThatChangesContentIsFollowedLater() async {
    let content = FlatDataSource(["A", "B", "C"].map(Film.init))
    let tableView = makeTable()
    let delegate = tableView.attach(content)
    delegate.moveTarget { _, proposed in
      if content.items.count == 3 { content.remove(at: 2) }
      return proposed
    }
    delegate.onMove { content.move(from: $0.row, to: $1.row) }
    tableView.layoutIfNeeded()
    tableView.setEditing(true, animated: false)
    #expect(tableView.headlessMoveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0)))
    expectEqual(tableView.shownTexts, ["B", "C", "A"])
    for _ in 0..<10 { await Task.yield() }
    expectEqual(content.items.map(\.title), ["B", "A"])
    expectEqual(tableView.shownTexts, ["B", "A"])
  }

  // MARK: Swipe actions

  @Test func swipeActionsOfAHandlerNeedNoHandlerOfEdits() throws {
    var performed: [String] = []
    tableView.attach(content).trailingSwipeActions(for: Film.self) { film, place in
      guard place.row != 1 else { return nil }
      return actions("Star") { performed.append(film.title) }
    }
    tableView.layoutIfNeeded()
    #expect(tableView.headlessPerformSwipeAction(titled: "Star", forRowAt: first))
    expectEqual(performed, ["A"])
    #expect(!tableView.headlessPerformSwipeAction(titled: "Star", forRowAt: second))
    #expect(tableView.headlessSwipeActions(forRowAt: first, edge: .leading).isEmpty)
  }

  @Test func aHandlerOfSwipesComesBeforeTheViewModel() {
    let swipeables = FlatDataSource([Swipeable(name: "A"), Swipeable(name: "B")])
    let delegate = tableView.attach(swipeables)
    delegate.leadingSwipeActions(for: Swipeable.self) { swipeable, _ in
      swipeable.name == "A" ? actions("Handler") {} : nil
    }
    delegate.trailingSwipeActions(for: Swipeable.self) { swipeable, _ in
      swipeable.name == "A" ? actions("Handler") {} : nil
    }
    tableView.layoutIfNeeded()
    for edge in [HeadlessSwipeEdge.leading, .trailing] {
      let titles = [first, second].map { tableView.headlessSwipeActions(forRowAt: $0, edge: edge).map(\.title) }
      expectEqual(titles, [["Handler"], ["B \(edge)"]])
    }
  }

  @Test func aRowThatCannotBeEditedIsNotSwiped() {
    let delegate = tableView.attach(FlatDataSource([Note(text: "A", canEdit: false)]))
    delegate.trailingSwipeActions(for: Note.self) { _, _ in actions("Star") {} }
    tableView.layoutIfNeeded()
    #expect(tableView.headlessSwipeActions(forRowAt: first).isEmpty)
  }
}

/// A view model that says how it can be edited and moved.
struct Note: Hashable, EditingProviding, ReorderingProviding, TableViewPresentable, CollectionViewPresentable {
  var text: String
  var canEdit = true
  var editingStyle = UITableViewCell.EditingStyle.delete
  var canMove = true

  func present(on cell: UITableViewCell) { cell.textLabel?.text = text }
  func present(on cell: PlainTile) { cell.shownText = text }
}

private struct Swipeable: SwipeActionsProviding, TableViewPresentable {
  var name: String

  func present(on cell: UITableViewCell) {}
  func leadingSwipeActions() -> UISwipeActionsConfiguration? { actions("\(name) leading") {} }
  func trailingSwipeActions() -> UISwipeActionsConfiguration? { actions("\(name) trailing") {} }
}

@MainActor private func actions(_ title: String, _ perform: @escaping () -> Void) -> UISwipeActionsConfiguration {
  let action = UIContextualAction(style: .normal, title: title) { _, _, done in
    perform()
    done(true)
  }
  return UISwipeActionsConfiguration(actions: [action])
}
