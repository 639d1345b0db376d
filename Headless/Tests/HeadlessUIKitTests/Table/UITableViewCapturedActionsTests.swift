import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What a swipe or a long press has put on the screen stays what it was, wherever its row goes.
@MainActor struct UITableViewCapturedActionsTests {
  @Test func buttonsAreThoseThatTheSwipeUncovered() {
    let delegate = ActionsDelegate()
    let fixture = TableFixture([["a", "b", "c"]], delegate: delegate)
    let table = fixture.table
    #expect(table.headlessRevealSwipeActions(forRowAt: [0, 1]))
    fixture.sections[0].insert("new", at: 0)
    table.insertRows(at: [[0, 0]], with: .none)
    expectEqual(table.headlessSwipedRow, [0, 2])
    expectEqual(delegate.swipesAsked, 1)
    expectEqual(table.headlessSwipeActions(forRowAt: [0, 2]).map(\.title), ["Flag"])
    #expect(table.headlessPerformSwipeAction(titled: "Flag", forRowAt: [0, 2]))
    expectEqual(delegate.done, ["flag 1"])
    expectEqual(delegate.swipesAsked, 1)
    #expect(table.headlessSwipedRow == nil)
    // A row that is not open is swiped anew.
    #expect(table.headlessPerformSwipeAction(titled: "Flag", forRowAt: [0, 2]))
    expectEqual(delegate.done, ["flag 1", "flag 2"])
  }

  @Test func theButtonForDeletingFollowsItsRow() {
    let fixture = TableFixture([["a", "b", "c"]])
    var commits: [IndexPath] = []
    fixture.onCommit = { _, path in commits.append(path) }
    #expect(fixture.table.headlessRevealSwipeActions(forRowAt: [0, 1]))
    fixture.sections[0].insert("new", at: 0)
    fixture.table.insertRows(at: [[0, 0]], with: .none)
    #expect(fixture.table.headlessPerformSwipeAction(titled: "Delete", forRowAt: [0, 2]))
    expectEqual(commits, [[0, 2]])
  }

  @Test func aDeletedRowCloses() {
    let fixture = TableFixture([["a", "b", "c"]])
    #expect(fixture.table.headlessRevealSwipeActions(forRowAt: [0, 1]))
    fixture.sections[0].remove(at: 1)
    fixture.table.deleteRows(at: [[0, 1]], with: .none)
    #expect(fixture.table.headlessSwipedRow == nil)
  }

  @Test func entriesAreThoseOfTheMenuThatIsShown() {
    let delegate = ActionsDelegate()
    let fixture = TableFixture([["a", "b", "c"]], delegate: delegate)
    _ = fixture.table.headlessShowContextMenu(forRowAt: [0, 1])
    fixture.sections[0].insert("new", at: 0)
    fixture.table.insertRows(at: [[0, 0]], with: .none)
    #expect(fixture.table.headlessPerformContextMenuAction(titled: "Copy", forRowAt: [0, 2]))
    expectEqual(delegate.done, ["copy 1"])
    expectEqual(delegate.menusAsked, 1)
    #expect(fixture.table.headlessPerformContextMenuAction(titled: "Copy", forRowAt: [0, 2]))
    expectEqual(delegate.done, ["copy 1", "copy 2"])
  }

  @Test func entriesAreThoseOfTheMenuThatACollectionShows() {
    let delegate = ActionsDelegate()
    let fixture = CollectionFixture([["a", "b", "c"]])
    fixture.view.delegate = delegate
    fixture.view.layoutIfNeeded()
    _ = fixture.view.headlessShowContextMenu(forItemAt: [0, 1])
    fixture.sections[0].insert("new", at: 0)
    fixture.view.insertItems(at: [[0, 0]])
    #expect(fixture.view.headlessPerformContextMenuAction(titled: "Copy", forItemAt: [0, 2]))
    expectEqual(delegate.done, ["copy 1"])
    expectEqual(delegate.menusAsked, 1)
  }
}

private final class ActionsDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  var done: [String] = []
  var swipesAsked = 0
  var menusAsked = 0

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    swipesAsked += 1
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, completion in
        self?.done.append("flag \(indexPath.row)")
        completion(true)
      }
    ])
  }

  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu(indexPath.row)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu(indexPaths[0].item)
  }

  private func menu(_ index: Int) -> UIContextMenuConfiguration {
    menusAsked += 1
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(title: "", children: [UIAction(title: "Copy") { _ in self?.done.append("copy \(index)") }])
    })
  }
}
