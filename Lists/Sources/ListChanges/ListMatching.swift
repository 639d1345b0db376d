/// A computation of the changes of one list.
@usableFromInline
struct ListMatching<Matcher: ItemMatcher> {
  @usableFromInline typealias Items = UnsafeBufferPointer<Matcher.Element>

  @usableFromInline let matcher: Matcher
  @usableFromInline var deletes: [Int] = []
  @usableFromInline var inserts: [Int] = []
  @usableFromInline var moves: [IndexMove<Int>] = []
  @usableFromInline var updates: [IndexMove<Int>] = []

  @inlinable
  init(_ matcher: Matcher) {
    self.matcher = matcher
  }

  @inlinable
  mutating func run(_ old: Items, _ new: Items) {
    var walk = RunWalk(matcher)
    walk.walk(old, new)
    if !walk.changed.isEmpty {
      updates.reserveCapacity(walk.changed.count)
      for one in walk.changed { updates.append(IndexMove(from: one.old, to: one.new)) }
    }
    var walked = 0
    for run in walk.runs { walked += run.count }
    if walked < old.count, walked < new.count {
      moves = matchLeftovers(old, new, besides: walk.runs, walked: walked).moves
    } else {
      listLeftovers(old, new, besides: walk.runs, walked: walked)
    }
  }

  /// Adds deletes if only old items are left, or inserts if only new items are left.
  @inlinable
  mutating func listLeftovers(_ old: Items, _ new: Items, besides runs: [MatchedRun], walked: Int) {
    if walked < old.count {
      deletes.reserveCapacity(old.count - walked)
      MatchedRun.forEachOldGap(runs[...], count: old.count) { for item in $0 { deletes.append(item) } }
    }
    if walked < new.count {
      inserts.reserveCapacity(new.count - walked)
      MatchedRun.forEachNewGap(runs[...], count: new.count) { for item in $0 { inserts.append(item) } }
    }
  }

  /// Matches the leftovers of the walk by hash, and lists their changes except for the moves.
  ///
  /// - Returns: All runs in the order of the new list. The table's memory is free by then.
  @inlinable
  mutating func matchLeftovers(
    _ old: Items,
    _ new: Items,
    besides walked: [MatchedRun],
    walked count: Int
  ) -> RunList {
    guard let oldBase = old.baseAddress, let newBase = new.baseAddress else { return RunList(capacity: 0) }
    let hash = MatchHash<Matcher.ID>()
    var table = MatchTable(capacity: old.count - count)
    MatchedRun.forEachOldGap(walked[...], count: old.count) { gap in
      for item in gap {
        let hash = borrowing(oldBase + item) { hash(matcher.id(of: $0)) }
        table.add(hash: hash, section: 0, oldSection: 0, item: item) {
          matcher._isSame(oldBase + Int($0.item), oldBase + item)
        }
      }
    }

    let updatedInPlace = updates.count
    var runs = RunList(capacity: walked.count + min(old.count, new.count) - count)
    inserts.reserveCapacity(min(new.count - count, 64))
    var next = 0
    for index in 0...walked.count {
      let end = index < walked.count ? walked[index].new : new.count
      while next < end {
        var entry = table.takeNext(section: 0) { matcher._isSame(oldBase + Int($0.item), newBase + next) }
        if entry < 0 {
          let hash = borrowing(newBase + next) { hash(matcher.id(of: $0)) }
          let first = table.first(hash: hash) { matcher._isSame(oldBase + Int($0.item), newBase + next) }
          entry = first < 0 ? -1 : table.take(first, section: 0)
        }
        if entry >= 0 {
          let item = Int(table.entries[entry].item)
          let isUnchanged = borrowing(oldBase + item, newBase + next) { matcher.hasSameContent($0, $1) }
          if !isUnchanged { updates.append(IndexMove(from: item, to: next)) }
          runs.join(MatchedRun(old: item, new: next, count: 1))
        } else {
          inserts.append(next)
        }
        next += 1
      }
      if index < walked.count {
        runs.join(walked[index])
        next += walked[index].count
      }
    }
    if updates.count > updatedInPlace, updatedInPlace > 0 { updates.sortByDestination() }
    listDeletes(table)
    return runs
  }

  @inlinable
  mutating func listDeletes(_ table: borrowing MatchTable) {
    deletes.reserveCapacity(min(table.count, 64))
    for entry in 0..<table.count where table.entries[entry].section >= 0 {
      deletes.append(Int(table.entries[entry].item))
    }
  }
}
