extension ItemMatching {
  /// Matches the leftovers of the walks by hash, and lists their changes.
  @inlinable
  mutating func matchLeftovers(old oldCount: Int, new newCount: Int) {
    var table = MatchTable(capacity: oldCount)
    addLeftovers(to: &table)
    findLeftovers(in: &table, count: newCount)
    listDeletions(table)
    listInsertionsAndMoves(table)
  }

  /// Adds the old leftovers: those of matched sections in the new order of sections, then the others.
  @inlinable
  mutating func addLeftovers(to table: inout MatchTable) {
    let old = old
    let hash = MatchHash<Matcher.ID>()
    firstEntries = [Int](repeating: 0, count: old.count)
    for (index, section) in sections.enumerated() where section.old >= 0 && !section.isUntouched {
      firstEntries[section.old] = table.count
      Self.withBuffer(old[section.old]) { items in
        MatchedRun.forEachOldGap(runs[section.firstRun..<section.endOfRuns], count: items.count) { gap in
          for item in gap {
            table.add(hash: hash(matcher.id(of: items[item])), section: index, oldSection: section.old, item: item) {
              matcher.isSame(Self.item(Int($0.item), of: old[Int($0.oldSection)]), items[item])
            }
          }
        }
      }
    }
    for section in old.indices where newSections[section] < 0 {
      firstEntries[section] = table.count
      Self.withBuffer(old[section]) { items in
        for item in items.indices {
          table.add(hash: hash(matcher.id(of: items[item])), section: -1, oldSection: section, item: item) {
            matcher.isSame(Self.item(Int($0.item), of: old[Int($0.oldSection)]), items[item])
          }
        }
      }
    }
  }

  /// Matches the new leftovers: first inside their sections, then across sections in reading order.
  @inlinable
  mutating func findLeftovers(in table: inout MatchTable, count: Int) {
    let old = old
    let hash = MatchHash<Matcher.ID>()
    var found = [Int32](repeating: -1, count: count)
    var across: [(item: Int, first: Int32)] = []
    var next = 0
    for (index, section) in sections.enumerated() where !section.isUntouched {
      Self.withBuffer(new[index]) { items in
        MatchedRun.forEachNewGap(runs[section.firstRun..<section.endOfRuns], count: items.count) { gap in
          for item in gap {
            let entry = table.takeNext(section: index) {
              matcher.isSame(Self.item(Int($0.item), of: old[Int($0.oldSection)]), items[item])
            }
            if entry >= 0 {
              found[next] = Int32(truncatingIfNeeded: entry)
              next += 1
              continue
            }
            let first = table.first(hash: hash(matcher.id(of: items[item]))) {
              matcher.isSame(Self.item(Int($0.item), of: old[Int($0.oldSection)]), items[item])
            }
            if first >= 0 {
              let entry = table.take(first, section: index)
              if entry >= 0 {
                found[next] = Int32(truncatingIfNeeded: entry)
              } else {
                across.append((next, Int32(truncatingIfNeeded: first)))
              }
            }
            next += 1
          }
        }
      }
    }
    for (item, first) in across {
      found[item] = Int32(truncatingIfNeeded: table.take(Int(first)))
    }
    matches = found
  }

  @inlinable
  mutating func listDeletions(_ table: borrowing MatchTable) {
    for oldSection in old.indices where newSections[oldSection] >= 0 {
      let section = sections[newSections[oldSection]]
      guard !section.isUntouched else { continue }
      var entry = firstEntries[oldSection]
      let entries = table.entries
      MatchedRun.forEachOldGap(runs[section.firstRun..<section.endOfRuns], count: old[oldSection].count) { gap in
        for item in gap {
          if entries[entry].section >= 0 { deleted.append(ItemPath(section: oldSection, item: item)) }
          entry += 1
        }
      }
    }
  }

  @inlinable
  mutating func listInsertionsAndMoves(_ table: borrowing MatchTable) {
    let entries = table.entries
    let updatedInPlace = updated.count
    var next = 0
    var pairs: [MatchedRun] = []
    if sections.count == 1 { pairs.reserveCapacity(min(table.count, matches.count)) }
    for (index, section) in sections.enumerated() where !section.isUntouched {
      let firstMove = moved.count
      pairs.removeAll(keepingCapacity: true)
      Self.withBuffer(new[index]) { items in
        MatchedRun.forEachNewGap(runs[section.firstRun..<section.endOfRuns], count: items.count) { gap in
          for item in gap {
            let match = Int(matches[next])
            next += 1
            let to = ItemPath(section: index, item: item)
            guard match >= 0 else {
              if section.old >= 0 { inserted.append(to) }
              continue
            }
            let entry = entries[match]
            let from = ItemPath(section: Int(entry.oldSection), item: Int(entry.item))
            if !matcher.hasSameContent(Self.item(from.item, of: old[from.section]), items[item]) {
              updated.append(IndexMove(from: from, to: to))
            }
            if from.section == section.old {
              pairs.join(MatchedRun(old: Int(entry.item), new: item, count: 1))
            } else {
              moved.append(MatchedMove(from: from, to: to))
            }
          }
        }
      }
      if !pairs.isEmpty {
        let movedAcross = moved.count > firstMove
        listMoves(pairs, section: index)
        if movedAcross { moved[firstMove...].sort { $0.toItem < $1.toItem } }
      }
    }
    if updated.count > updatedInPlace, updatedInPlace > 0 { updated.sortByDestination() }
  }

  /// Lists the moves inside a section, which are the items outside its longest increasing subsequence.
  @inlinable
  mutating func listMoves(_ pairs: [MatchedRun], section index: Int) {
    let section = sections[index]
    var all = pairs
    let walked = runs[section.firstRun..<section.endOfRuns]
    if !walked.isEmpty {
      all.removeAll(keepingCapacity: true)
      var pair = 0
      for run in walked {
        while pair < pairs.count, pairs[pair].newStart < run.newStart {
          all.join(pairs[pair])
          pair += 1
        }
        all.join(run)
      }
      for pair in pairs[pair...] { all.join(pair) }
    }

    let stays = HeaviestIncreasingSubsequence(all).stays
    for (run, stays) in zip(all, stays) where !stays {
      for offset in 0..<run.count {
        moved.append(
          MatchedMove(
            from: ItemPath(section: section.old, item: run.old + offset),
            to: ItemPath(section: index, item: run.new + offset)
          )
        )
      }
    }
  }

  @inlinable
  @inline(__always)
  static func item<Items: RandomAccessCollection>(_ item: Int, of items: Items) -> Items.Element {
    items[items.index(items.startIndex, offsetBy: item)]
  }
}
