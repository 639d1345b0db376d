import Foundation
import Roster
import TestSupport
import Testing

@MainActor @Suite struct UndoableChangeUndoManagerTests {
  private struct Note: Identifiable, Hashable, TableViewPresentable, CollectionViewPresentable {
    final class Cell: UITableViewCell, ReusablePresenter { func present(viewModel: Note) {} }
    final class Item: UICollectionViewCell, ReusablePresenter { func present(viewModel: Note) {} }
    typealias TableViewCell = Cell
    typealias CollectionViewCell = Item
    var id: Int
    var text = ""
  }

  private static func notes(_ ids: ClosedRange<Int>) -> FlatDataSource<Note> {
    FlatDataSource(ids.map { Note(id: $0) })
  }
  private let manager = UndoManager()

  /// Two lists in a composite in another one, in both kinds of views: what the views count is what the lists have.
  @Test(arguments: [true, false]) func changesAreUndoneAndMadeAgainThroughComposites(isTable: Bool) {
    let (first, second) = (Self.notes(1...5), Self.notes(11...15))
    let nested = CompositeDataSource<Note, Never, Never> {
      first; second
    }
    let all = CompositeDataSource<Note, Never, Never> { nested }
    let frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    let table = UITableView(frame: frame, style: .plain)
    let collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    if isTable { table.attach(all) } else { collection.attach(all) }
    func expect(_ ids: [[Int]], _ comment: Comment) {
      let counts =
        isTable
        ? (0..<table.numberOfSections).map(table.numberOfRows(inSection:))
        : (0..<collection.numberOfSections).map(collection.numberOfItems(inSection:))
      #expect([first, second].map { $0.items.map(\.id) } == ids && counts == ids.map(\.count), comment)
    }
    first.undoable { first.remove(id: 2) }.register(with: manager, actionName: "Delete")
    second.undoable {
      second.move(id: 15, before: 11)
      second.update(id: 12) { $0.text = "changed" }
    }.register(with: manager)
    HeadlessRunLoop.runPending()
    second.undoable { second.insert(Note(id: 16), at: 0) }.register(with: manager, actionName: "New Note")
    HeadlessRunLoop.runPending()
    let states = [
      [[1, 2, 3, 4, 5], [11, 12, 13, 14, 15]], [[1, 3, 4, 5], [15, 11, 12, 13, 14]],
      [[1, 3, 4, 5], [16, 15, 11, 12, 13, 14]],
    ]
    for round in 1...2 {
      expect(states[2], "round \(round)")
      expectEqual(manager.undoMenuItemTitle, "Undo New Note")
      manager.undo()
      expect(states[1], "round \(round)")
      #expect(manager.undoMenuItemTitle == "Undo Delete" && manager.redoMenuItemTitle == "Redo New Note")
      manager.undo()
      expect(states[0], "round \(round)")
      #expect(!manager.canUndo && manager.redoMenuItemTitle == "Redo Delete")
      expectEqual(second.item(id: 12)?.text, "")
      manager.redo()
      expect(states[1], "round \(round)")
      expectEqual(second.item(id: 12)?.text, "changed")
      manager.redo()
    }
    manager.undo()
    manager.removeAllActions()
    manager.undo()
    manager.redo()
    expect(states[1], "nothing is left to undo")
  }

  @Test func whatChangesNothingIsNotRegistered() {
    let notes = Self.notes(1...3)
    notes.undoable {}.register(with: manager)
    #expect(!manager.canUndo)
  }

  @Test func aChangeAfterAnUndoTakesWhatCouldBeMadeAgain() {
    let notes = Self.notes(1...3)
    notes.undoable { notes.remove(id: 1) }.register(with: manager)
    manager.undo()
    notes.undoable { notes.remove(id: 2) }.register(with: manager)
    #expect(!manager.canRedo)
    manager.undo()
    expectEqual(notes.items.map(\.id), [1, 2, 3])
  }

  @Test func neitherContentNorUndoManagerIsKept() {
    weak var keptContent: FlatDataSource<Note>?
    weak var keptManager: UndoManager?
    func makeAndLose() {
      let manager = UndoManager()
      keptManager = manager
      do {
        let notes = Self.notes(1...3)
        keptContent = notes
        notes.undoable { notes.remove(id: 1) }.register(with: manager)
        HeadlessRunLoop.runPending()
      }
      #expect(keptContent == nil)
      manager.undo()
    }
    makeAndLose()
    #expect(keptManager == nil)
  }
}
