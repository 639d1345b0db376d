import BenchmarkSupport
import RosterCore

extension Workload {
  /// The largest number of edits for which `CollectionDifference`, whose time grows with it, is measured.
  static let editsForCollectionDifference = 4_000

  /// A comparison of two lists.
  ///
  /// - Parameters:
  ///   - matcher: how all contenders match the items.
  ///   - edits: roughly how many insertions and deletions there are.
  @inline(__always)
  static func linear<Item, Matcher: ItemMatcher<Item>>(
    _ name: String,
    target: Double? = nil,
    from old: [Item],
    to new: [Item],
    by matcher: Matcher,
    edits: Int
  ) -> Workload {
    var contenders = [
      Contender("Roster") { ListChangeset(from: old, to: new, by: matcher).count },
      Contender("Heckel") { HeckelDifference(from: old, to: new, by: matcher).count },
    ]
    if edits <= editsForCollectionDifference {
      contenders.append(
        Contender("CollectionDifference") { new.difference(from: old) { matcher.isSame($0, $1) }.count }
      )
    }
    contenders += [
      Contender("read") {
        var equal = 0
        for index in new.indices where matcher.isSame(new[index], new[new.count / 2]) { equal += 1 }
        return equal
      },
      Contender("==") {
        var equal = 0
        for index in 0..<min(old.count, new.count) {
          if matcher.isSame(old[index], new[index]) { equal += 1 }
          if matcher.hasSameContent(old[index], new[index]) { equal += 1 }
        }
        return equal
      },
      Contender("Dictionary") {
        var dictionary = [Matcher.ID: Int](minimumCapacity: new.count)
        for (index, item) in new.enumerated() { dictionary[matcher.id(of: item)] = index }
        return dictionary.count
      },
    ]
    return Workload(name, target: target, floor: hashOnce([new], by: matcher), contenders)
  }

  /// Hashes every identifier with `Hasher`.
  @inline(__always)
  static func hashOnce<Item, Matcher: ItemMatcher<Item>>(_ lists: [[Item]], by matcher: Matcher) -> Contender {
    Contender("hash once") {
      var sum = 0
      for items in lists {
        for item in items {
          sum &+= matcher.id(of: item).hashValue
        }
      }
      return sum
    }
  }
}
