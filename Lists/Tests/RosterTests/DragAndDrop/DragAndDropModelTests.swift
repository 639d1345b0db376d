import Foundation
import TestSupport
import Testing

@testable import Roster

/// Random drags between two lists while their content changes, beside arrays that say what is to come of it.
@MainActor @Suite(.windows) struct DragAndDropModelTests {
  @Test(arguments: Seeds.some(of: 0..<60 as Range<UInt64>))
  func twoListsAreWhatArraysAre(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var models = [[[1, 2, 3], [4, 5], []], [[11, 12], [], [13, 14, 15]]]
    let screens = models.map { sections in
      DropScreen(
        DropScreen.Kind.allCases.randomElement(using: &random) ?? .table,
        DropScreen.Arrangement.allCases.randomElement(using: &random) ?? .alone,
        sections
      )
    }
    for screen in screens { screen.handlers.draggable(Ticket.self).droppable(in: screen.content) }
    var fresh = 100
    @MainActor func change() {
      let list = Int.random(in: 0...1, using: &random)
      let section = Int.random(in: 0..<3, using: &random)
      let count = models[list][section].count
      if Bool.random(using: &random) || count == 0 {
        let item = Int.random(in: 0...count, using: &random)
        fresh += 1
        models[list][section].insert(fresh, at: item)
        screens[list].content.insert(Ticket(fresh), at: ItemPath(section: section, item: item))
      } else {
        let item = Int.random(in: 0..<count, using: &random)
        models[list][section].remove(at: item)
        screens[list].content.remove(at: ItemPath(section: section, item: item))
      }
    }
    for _ in 0..<15 {
      let from = Int.random(in: 0...1, using: &random)
      let to = Int.random(in: 0...1, using: &random)
      let all = models[from].enumerated().flatMap { section, ids in
        ids.indices.map { IndexPath(indexes: [section, $0]) }
      }
      let picked = all.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
      guard let start = picked.first, let drag = screens[from].begin(start) else { continue }
      for path in picked.dropFirst() { #expect(screens[from].add(path, to: drag)) }
      let ids = picked.map { models[from][$0[0]][$0[1]] }
      if Int.random(in: 0..<2, using: &random) == 0 { change() }
      // The place of the drop, counted as UIKit does: without a single item that moves in its list.
      let alive = ids.filter { id in models[from].contains { $0.contains(id) } }
      let section = Int.random(in: 0..<3, using: &random)
      let isSingle = ids.count == 1
      var counted = models[to][section]
      if isSingle, from == to { counted.removeAll { $0 == ids[0] } }
      let index = Int.random(in: 0...counted.count, using: &random)
      screens[to].move(drag, to: [section, index])
      if Int.random(in: 0..<5, using: &random) == 0 {
        drag.cancel()
      } else {
        drag.drop()
        if !alive.isEmpty {
          let next = counted[index...].first { !alive.contains($0) || from != to }
          for section in models[from].indices { models[from][section].removeAll(where: alive.contains) }
          let place = next.flatMap { models[to][section].firstIndex(of: $0) } ?? models[to][section].count
          models[to][section].insert(contentsOf: alive, at: place)
        }
      }
      for (screen, model) in zip(screens, models) {
        expectEqual(screen.ids, model, "seed \(seed)")
        expectEqual(screen.shown, model.map { $0.map { "\($0)" } }, "seed \(seed)")
      }
    }
  }
}
