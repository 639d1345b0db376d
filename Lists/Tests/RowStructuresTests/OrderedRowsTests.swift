import TestSupport
import Testing

@testable import RowStructures

extension PersistentStructureTests {
  /// An order of rows beside an array of them. Each edit is made of both.
  struct OrderModel {
    typealias Row = (key: Int, base: RowLabel, label: RowLabel)

    var order: OrderedRows
    var rows: [Row]
    /// Base labels that no row has.
    var unused: [RowLabel]
    let precedes: (Int, Int) -> Bool

    init(count: Int, _ random: inout SeededGenerator, by precedes: @escaping (Int, Int) -> Bool) {
      self.precedes = precedes
      let runs = OrderedRuns(by: precedes)
      var all = (0..<3 * count + 60).map { $0 * 3 - count }.shuffled(using: &random)
      let bases = all.prefix(count).sorted()
      all.removeFirst(count)
      unused = all
      for (place, base) in bases.enumerated() {
        runs.add(Int.random(in: 0..<count / 3 + 2, using: &random), base)
        if place % 7 == 6 { runs.endRun() }
      }
      let sorted = runs.takeRows()
      order = OrderedRows(sorted)
      rows = []
      for (index, row) in sorted.enumerated() { rows.append((row.key, row.base, order.label(at: index))) }
    }

    func place(_ key: Int, _ base: RowLabel) -> Int {
      rows.firstIndex { precedes(key, $0.key) || !precedes($0.key, key) && base < $0.base } ?? rows.count
    }

    mutating func insert(_ key: Int, _ base: RowLabel) {
      let row = KeyedRow(key, base)
      let index = order.place(of: row, by: precedes)
      expectEqual(index, place(key, base))
      if order.newLabel(at: index) == nil {
        let (first, relabeling) = order.makeRoom(at: index)
        for (number, label) in relabeling.new.enumerated() {
          if rows[first + number].label != relabeling.old[number] { Issue.record("a relabeling of other rows") }
          rows[first + number].label = label
        }
      }
      guard let label = order.newLabel(at: index) else {
        Issue.record("makeRoom has made none at \(index)")
        return
      }
      order.insert(row, label, at: index)
      rows.insert((key, base, label), at: index)
    }

    mutating func remove(at index: Int) {
      let removed = order.remove(at: index, Int.self)
      let row = rows.remove(at: index)
      #expect(removed.label == row.label && removed.row.key == row.key && removed.row.base == row.base)
      unused.append(row.base)
    }

    /// Gives a row another key and base label, where it belongs with them.
    mutating func replace(at index: Int, _ key: Int, _ base: RowLabel) {
      let fits = order.fits(KeyedRow(key, base), at: index, by: precedes)
      let old = rows.remove(at: index)
      let isThere = place(key, base) == index
      rows.insert(old, at: index)
      expectEqual(fits, isThere)
      if !fits { return }
      order.replace(at: index, with: KeyedRow(key, base))
      unused.removeAll { $0 == base }
      if base != old.base { unused.append(old.base) }
      rows[index] = (key, base, old.label)
    }

    mutating func pass(_ removing: ContiguousArray<Int>, _ inserting: [(key: Int, base: RowLabel)]) {
      let old = rows
      for index in removing.reversed() { unused.append(rows.remove(at: index).base) }
      let merged = order.merged(
        removing: removing,
        inserting: ContiguousArray(inserting.map { KeyedRow($0.key, $0.base) }),
        by: precedes
      )
      for row in inserting {
        rows.insert((row.key, row.base, .min), at: place(row.key, row.base))
        unused.removeAll { $0 == row.base }
      }
      expectEqual(merged.rows.map(\.base), rows.map(\.base))
      for (row, source) in zip(rows, merged.sources) {
        expectEqual(source < 0 ? inserting[~source].base : old[source].base, row.base)
      }
      var labels = ContiguousArray(rows.map(\.label))
      let isFilled = LabelSpacing.fill(&labels)
      order = OrderedRows(merged.rows, labels: isFilled ? labels : nil)
      if !isFilled { labels = order.labels }
      for index in rows.indices { rows[index].label = labels[index] }
    }

    /// Gives a part of the base's rows other labels in the same order.
    mutating func relabelBases(_ random: inout SeededGenerator) {
      let bases = rows.map(\.base).sorted()
      let low = Int.random(in: 0...bases.count, using: &random)
      let high = Int.random(in: low...bases.count, using: &random)
      var relabeling = Relabeling()
      for (base, next) in zip(
        bases[low..<high],
        bases[low..<high].dropFirst() + [high < bases.count ? bases[high] : .max]
      ) {
        relabeling.old.append(base)
        relabeling.new.append(Swift.min(next, base + 3) - 1)
      }
      order.relabelBases(relabeling)
      for index in rows.indices { rows[index].base = relabeling.map(rows[index].base) }
      let taken = Set(rows.map(\.base))
      unused.removeAll(where: taken.contains)
    }

    func check(_ when: @autoclosure () -> String) {
      expectEqual(order.count, rows.count)
      if let violation = violation(in: order.tree) { Issue.record("\(violation), \(when())") }
      var index = 0
      order.forEach { label, base in
        if index < rows.count, label != rows[index].label || base != rows[index].base {
          Issue.record("\(index), \(when())")
        }
        index += 1
      }
      for (index, row) in rows.enumerated() where isChecked(index, of: rows.count) {
        let isRight =
          order.base(at: index) == row.base && order.label(at: index) == row.label
          && order.index(of: row.label) == index && order.key(at: index, Int.self) == row.key
        if !isRight { Issue.record("row \(index), \(when())") }
      }
      for (row, next) in zip(rows, rows.dropFirst()) where row.label >= next.label { Issue.record("labels, \(when())") }
    }
  }

  @MainActor @Suite struct OrderedRowsTests {
    @Test(arguments: seeds, spacings)
    func randomEditsWithOldVersionsKept(seed: UInt64, spacing: Int) {
      with(spacing: spacing) {
        for (round, count) in [0, 1, 5, 40, Seeds.runSlowTests ? 2_000 : 400].enumerated() {
          var random = SeededGenerator(seed: seed &* 64 &+ UInt64(round))
          func number(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &random) }
          var model = OrderModel(count: count, &random, by: seed % 2 == 0 ? { $0 < $1 } : { $0 > $1 })
          var kept: [OrderModel] = []
          for step in 0..<80 {
            switch number(12) {
            case 0...3:
              let base = model.unused.remove(at: number(model.unused.count))
              model.insert(number(count / 3 + 2), base)
            case 4...6 where !model.rows.isEmpty: model.remove(at: number(model.rows.count))
            case 7, 8:
              guard !model.rows.isEmpty else { break }
              let index = number(model.rows.count)
              let base = number(2) == 0 ? model.rows[index].base : model.unused[number(model.unused.count)]
              model.replace(at: index, model.rows[index].key + number(3) - 1, base)
            case 9: model.relabelBases(&random)
            default:
              let share = number(3) == 0 ? 2 : 40
              let removing = ContiguousArray(model.rows.indices.filter { _ in number(share) == 0 })
              let new = model.unused.shuffled(using: &random).prefix(number(count / share + 3))
              model.pass(removing, new.map { (number(count / 3 + 2), $0) })
            }
            model.check("seed \(seed), spacing \(spacing), \(count) rows, step \(step)")
            if step % 10 == 0 { kept.append(model) }
          }
          for model in kept { model.check("seed \(seed), spacing \(spacing), \(count) rows, kept") }
        }
      }
    }

    @Test(arguments: seeds, spacings)
    func labelsInAnyOrder(seed: UInt64, spacing: Int) {
      var random = SeededGenerator(seed: seed)
      func number(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &random) }
      func label() -> RowLabel {
        (number(40_000) - 20_000) * (number(20) == 0 ? 1 : spacing) << (number(30) == 0 ? 18 : 0)
      }
      for count in [0, 1, 100, 1_000] {
        var labels = ContiguousArray((0..<count).map { _ in label() })
        var column = LabelColumn(labels)
        for _ in 0..<400 {
          switch number(4) {
          case 0 where !labels.isEmpty:
            let index = number(labels.count)
            expectEqual(column.remove(at: index), labels.remove(at: index))
          case 1 where !labels.isEmpty:
            let (index, label) = (number(labels.count), label())
            column[index] = label
            labels[index] = label
          default:
            let (index, label) = (number(labels.count + 1), label())
            column.insert(label, at: index)
            labels.insert(label, at: index)
          }
        }
        #expect(column.labels == labels && labels.indices.allSatisfy { column[$0] == labels[$0] }, "seed \(seed)")
        expectEqual(violation(in: column.tree), nil)
      }
    }

    /// Runs of any lengths that are merged in parts of any lengths.
    @Test(arguments: seeds)
    func runsAreMergedInParts(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      for count in 0..<60 {
        let runs = OrderedRuns<Int> { $0 < $1 }
        let keys = (0..<count).map { _ in Int.random(in: 0..<9, using: &random) }
        for (base, key) in keys.enumerated() {
          runs.add(key, base)
          if Int.random(in: 0..<4, using: &random) == 0 { runs.endRun() }
        }
        runs.endRun()
        while Bool.random(using: &random) {
          var left = Int.random(in: 0..<20, using: &random)
          _ = runs.merge { count in
            defer { left = 0 }
            return min(left, count)
          }
        }
        let rows = runs.takeRows { $0 % 5 == 4 ? nil : 2 * $0 }
        let expected = keys.enumerated().filter { $0.offset % 5 != 4 }.sorted {
          ($0.element, $0.offset) < ($1.element, $1.offset)
        }
        #expect(rows.map(\.base) == expected.map { 2 * $0.offset } && rows.map(\.key) == expected.map(\.element))
      }
    }
  }
}
