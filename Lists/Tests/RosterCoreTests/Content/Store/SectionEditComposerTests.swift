import TestSupport
import Testing

@testable import RosterCore

/// Items that are followed as runs are where an array of them has them.
struct SectionEditComposerTests {
  /// Where an item was, or that it came; and whether it has changed.
  private struct Place: Equatable {
    var origin: Int?
    var isChanged = false
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func randomEdits(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let count = Int.random(in: 0...6, using: &random)
      var places = (0..<count).map { Place(origin: $0) }
      var items = SectionEditComposer(section: 0, count: count)
      for _ in 0..<12 {
        edit(&items, &places, &random)
        expectEqual(Self.places(items), places, "seed \(seed)")
        expectEqual(items.count, places.count)
      }
    }
  }

  private func edit(_ items: inout SectionEditComposer, _ places: inout [Place], _ random: inout SeededGenerator) {
    let item = Int.random(in: 0...places.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0 where item < places.count:
      items.remove(at: item)
      places.remove(at: item)
    case 1 where item < places.count:
      items.change(at: item)
      if places[item].origin != nil { places[item].isChanged = true }
    case 2 where item < places.count:
      let run = items.remove(at: item)
      let place = places.remove(at: item)
      let target = Int.random(in: 0...places.count, using: &random)
      items.insert(run, at: target)
      places.insert(place, at: target)
    case 3:
      let old = Array(places.indices)
      var new = old.shuffled(using: &random).dropLast(Int.random(in: 0...2, using: &random))
      new.insert(100, at: Int.random(in: 0...new.count, using: &random))
      items.follow(ListChangeset(from: old, to: Array(new)), count: new.count)
      places = new.map { $0 == 100 ? Place() : places[$0] }
    default:
      let count = Int.random(in: 0...2, using: &random)
      items.insert(.init(section: nil, start: 0, count: count), at: item)
      places.insert(contentsOf: repeatElement(Place(), count: count), at: item)
    }
  }

  private static func places(_ items: SectionEditComposer) -> [Place] {
    items.runs.flatMap { run in
      (0..<run.count).map { item in
        run.section == nil ? Place() : Place(origin: run.start + item, isChanged: run.isChanged)
      }
    }
  }

  @Test func itTakesAsMuchAsTheEdits() {
    var items = SectionEditComposer(section: 0, count: 1_000_000)
    for edit in 0..<100 {
      items.remove(at: edit * 9_000)
      items.change(at: edit * 9_000 + 50)
      items.insert(.init(section: nil, start: 0, count: 3), at: edit * 9_000 + 100)
    }
    #expect(items.runs.count <= 1 + 2 * 300)
    expectEqual(items.count, 1_000_200)
  }
}
