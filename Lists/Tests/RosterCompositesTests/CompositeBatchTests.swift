import Foundation
import TestSupport
import Testing

@testable import Roster

/// Children that come, go and move in a batch in which they, and others, change.
@MainActor struct CompositeBatchTests {
  @Test(arguments: [false, true]) func anInsertedChildChangesInTables(nested: Bool) {
    anInsertedChildChanges(TableBatchScreen(nested: nested))
  }

  @Test(arguments: [false, true]) func anInsertedChildChangesInCollections(nested: Bool) {
    anInsertedChildChanges(CollectionBatchScreen(nested: nested))
  }

  private func anInsertedChildChanges<Screen: BatchScreen>(_ screen: Screen) {
    let (first, added) = (Screen.Hand([["a"]]), Screen.Hand([["c"]]))
    screen.insert(first, at: 0)
    let failures = HeadlessFailure.recording {
      screen.performBatchUpdates {
        screen.insert(added, at: 1)
        added.rows.insert(["s"], at: 0)
        added.tellInsertedSection(0)
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    expectEqual(screen.shownRows, [["a"], ["s"], ["c"]])
  }

  @Test(arguments: [false, true]) func aMovedChildChangesInTables(nested: Bool) {
    aMovedChildChanges(TableBatchScreen(nested: nested))
  }

  @Test(arguments: [false, true]) func aMovedChildChangesInCollections(nested: Bool) {
    aMovedChildChanges(CollectionBatchScreen(nested: nested))
  }

  private func aMovedChildChanges<Screen: BatchScreen>(_ screen: Screen) {
    let (first, moved) = (Screen.Hand([["a"]]), Screen.Hand([["c"]]))
    screen.insert(first, at: 0)
    screen.insert(moved, at: 1)
    let failures = HeadlessFailure.recording {
      screen.performBatchUpdates {
        screen.move(moved, to: 0)
        moved.rows.insert(["s"], at: 0)
        moved.tellInsertedSection(0)
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    expectEqual(screen.shownRows, [["s"], ["c"], ["a"]])
  }

  @Test(arguments: [false, true]) func aChildThatCameEmptyMovesAndChangesInTables(nested: Bool) {
    aChildThatCameEmptyMovesAndChanges(TableBatchScreen(nested: nested))
  }

  @Test(arguments: [false, true]) func aChildThatCameEmptyMovesAndChangesInCollections(nested: Bool) {
    aChildThatCameEmptyMovesAndChanges(CollectionBatchScreen(nested: nested))
  }

  /// The view has not read anything since the child came, as that changed nothing.
  private func aChildThatCameEmptyMovesAndChanges<Screen: BatchScreen>(_ screen: Screen) {
    let (first, empty) = (Screen.Hand([["a"]]), Screen.Hand([]))
    screen.insert(first, at: 0)
    screen.insert(empty, at: 1)
    let failures = HeadlessFailure.recording {
      screen.performBatchUpdates {
        screen.move(empty, to: 0)
        empty.rows.insert(["n"], at: 0)
        empty.tellInsertedSection(0)
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    expectEqual(screen.shownRows, [["n"], ["a"]])
  }

  @Test func aRemovedChildChangesInTables() { aRemovedChildChanges(TableBatchScreen(nested: false)) }
  @Test func aRemovedChildChangesInCollections() { aRemovedChildChanges(CollectionBatchScreen(nested: false)) }

  /// The view reads the other child's new rows in the batch from which the removed child's are gone.
  private func aRemovedChildChanges<Screen: BatchScreen>(_ screen: Screen) {
    let (stays, goes) = (Screen.Hand([["a"]]), Screen.Hand([["b"], ["c"]]))
    screen.insert(stays, at: 0)
    screen.insert(goes, at: 1)
    let failures = HeadlessFailure.recording {
      screen.performBatchUpdates {
        goes.rows.insert(["before"], at: 0)
        goes.tellInsertedSection(0)
        screen.remove(goes)
        goes.rows = [["x", "y"], ["c"]]
        stays.rows.append(["a2"])
        stays.tellInsertedSection(1)
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    expectEqual(screen.shownRows, [["a"], ["a2"]])
  }

  @Test(.slow, arguments: Seeds.some(of: 0..<40), [false, true]) func randomCompositionsInTables(
    seed: Int,
    nested: Bool
  ) {
    randomCompositions(TableBatchScreen(nested: nested), seed: seed)
  }

  @Test(.slow, arguments: Seeds.some(of: 0..<40), [false, true]) func randomCompositionsInCollections(
    seed: Int,
    nested: Bool
  ) {
    randomCompositions(CollectionBatchScreen(nested: nested), seed: seed)
  }

  private func randomCompositions<Screen: BatchScreen>(_ screen: Screen, seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let hands = (0..<5).map { Screen.Hand([["h\($0)"], ["h\($0).1", "h\($0).2"]]) }
    let films = (0..<3).map { FlatDataSource([Film("f\($0)")]) }
    var outside: [AnyObject] = hands + films
    var inside: [AnyObject] = []
    func rows(of child: AnyObject) -> [[String]] {
      (child as? Screen.Hand)?.rows ?? [(child as? FlatDataSource<Film>)?.items.map(\.title) ?? []]
    }
    for step in 0..<40 {
      var changed: Set<ObjectIdentifier> = []
      let failures = HeadlessFailure.recording {
        screen.performBatchUpdates {
          for _ in 0..<Int.random(in: 1...4, using: &random) {
            switch Int.random(in: 0..<6, using: &random) {
            case 0, 1:
              guard let place = outside.indices.randomElement(using: &random) else { break }
              let child = outside.remove(at: place)
              let index = Int.random(in: 0...inside.count, using: &random)
              inside.insert(child, at: index)
              if let hand = child as? Screen.Hand {
                screen.insert(hand, at: index)
              } else if let films = child as? FlatDataSource<Film> {
                screen.insert(films, at: index)
              }
            case 2:
              guard let place = inside.indices.randomElement(using: &random) else { break }
              let child = inside.remove(at: place)
              outside.append(child)
              screen.remove(child)
              (child as? Screen.Hand)?.rows.insert(["gone"], at: 0)
            case 3:
              guard let from = inside.indices.randomElement(using: &random),
                let to = inside.indices.randomElement(using: &random)
              else { break }
              screen.move(inside[from], to: to)
              inside.insert(inside.remove(at: from), at: to)
            default:
              guard let child = inside.randomElement(using: &random) else { break }
              if let films = child as? FlatDataSource<Film> {
                films.append(Film("s\(step)"))
              } else if let hand = child as? Screen.Hand, changed.insert(ObjectIdentifier(hand)).inserted {
                let section = Int.random(in: 0...hand.rows.count, using: &random)
                hand.rows.insert(["s\(step)"], at: section)
                hand.tellInsertedSection(section)
              }
            }
          }
        }
      }
      let isRight = failures.isEmpty && screen.shownRows == inside.flatMap(rows(of:))
      #expect(isRight, "seed \(seed), batch \(step): \(failures)")
      guard isRight else { return }
    }
  }
}
