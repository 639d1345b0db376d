import ListChanges
import TestSupport
import Testing

/// All ways to say which items are the same lead to the same changes.
struct IdentityMatcherTests {
  private struct Row: Identifiable, Equatable {
    let id: Int
    var title: String
  }

  private struct AnyRow: Identifiable, Equatable {
    let id: AnyHashable
    var title: String
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func matchersAgree(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for count in [0, 1, 2, 5, 40, 700] {
      func rows(_ count: Int) -> [Row] {
        // Some identifiers are repeated.
        (0..<count).map { _ in
          Row(id: .random(in: 0..<2 * count, using: &random), title: "\(Int.random(in: 0..<2, using: &random))")
        }
      }
      let old = rows(count)
      var new = Bool.random(using: &random) ? old.shuffled(using: &random) : old
      for index in new.indices where Int.random(in: 0..<8, using: &random) == 0 { new[index].title += "!" }
      new.insert(contentsOf: rows(count / 8), at: count / 2)
      let changes = ListChangeset(from: old, to: new)
      func any(_ rows: [Row]) -> [AnyRow] { rows.map { AnyRow(id: AnyHashable($0.id), title: $0.title) } }
      expectEqual(ListChangeset(from: any(old), to: any(new)), changes, "seed \(seed)")
      expectEqual(ListChangeset(from: old, to: new, by: .keys { $0.id }), changes, "seed \(seed)")
      expectEqual(
        ListChangeset(from: old, to: new, by: .keys(id: { $0.id }, content: \.title)),
        changes,
        "seed \(seed)"
      )
      let inferred = try #require(inferredMatcher(of: Row.self))
      expectEqual(ListChangeset(from: old, to: new, by: inferred), changes, "seed \(seed)")
    }
  }

  /// What equal items are is decided by their identifiers, except for identifiers of any type, which cost too much.
  @Test func equalItemsWithOtherIdentifiers() {
    struct Titled: Identifiable, Equatable {
      let id: Int
      let title: String

      static func == (left: Titled, right: Titled) -> Bool { left.title == right.title }
    }
    let changes = ListChangeset(from: [Titled(id: 1, title: "a")], to: [Titled(id: 2, title: "a")])
    #expect(changes.deletes == [0] && changes.inserts == [0])
  }
}
