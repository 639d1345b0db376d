import Foundation
import Roster
import TestSupport

/// Something that a user does with a list of any length.
@MainActor struct GrowWorkload {
  /// How the time may grow with the list.
  enum Growth: String, Encodable {
    /// Not at all, but for the machine's caches and a logarithm.
    case constant
    /// As the list does.
    case linear
  }

  /// What is measured once for each length.
  struct Trial {
    /// Whether the longest time counts for which the main actor does nothing else, and not the time in all.
    var isInBackground = false
    /// Returns what its memory counts for.
    let work: @MainActor () async -> Any?
  }

  let name: String
  let growth: Growth
  /// How often it is tried.
  var trials = 2
  let make: (Int) -> Trial

  static let all = lists + views + derived

  private static let lists = [
    GrowWorkload(name: "a list, and its first look-up by identifier", growth: .linear) { count in
      let rows = GrowRow.list(count)
      return Trial {
        let source = FlatDataSource(rows)
        _ = source.indexPath(ofID: count / 2)
        return source
      }
    },
    apply("apply, a row changed") { rows in rows[rows.count / 2].value += 1 },
    apply("apply, 1,000 rows come and go", exchange),
    apply("apply, another order") { rows in
      var generator = SeededGenerator(seed: 7)
      rows.shuffle(using: &generator)
    },
    // The system may wake the other thread late.
    GrowWorkload(name: "apply in the background, 1,000 rows come and go", growth: .linear, trials: 5) { count in
      let source = FlatDataSource(GrowRow.list(count))
      var rows = GrowRow.list(count)
      exchange(&rows)
      return Trial(isInBackground: true) { [rows] in
        await source.applyInBackground(rows)
        return nil
      }
    },
    GrowWorkload(name: "apply in sections of 1,000, a row changed", growth: .linear) { count in
      let rows = GrowRow.list(count)
      let sections = stride(from: 0, to: count, by: 1_000).map { start in
        ContentSection<Int, GrowRow, Never>(header: start, items: Array(rows[start..<start + 1_000]))
      }
      let source = NestedDataSource(sections)
      var changed = sections
      changed[sections.count / 2].items[5].value += 1
      return Trial { [changed] in
        source.apply(changed)
        return nil
      }
    },
    edit("update(id:)", .constant) { $0.update(id: 5) { $0.value += 1 } },
    edit("a row appended", .constant) { $0.append(GrowRow(id: -1, value: 0)) },
    edit("a row inserted at the start", .linear) { $0.insert(GrowRow(id: -1, value: 0), at: 0) },
    edit("25 rows inserted in a transaction", .linear) { source in
      let step = source.items.count / 25
      transaction { for row in 0..<25 { source.insert(GrowRow(id: -1 - row, value: 0), at: row * step) } }
    },
  ]

  private static let views = [
    GrowWorkload(name: "a table, its first screen", growth: .constant) { count in
      let source = FlatDataSource(GrowRow.list(count))
      return Trial {
        let (table, window) = shown(source)
        table.layoutIfNeeded()
        return window
      }
    },
    GrowWorkload(name: "a table, to the end and back", growth: .constant) { count in
      let (table, window) = shown(FlatDataSource(GrowRow.list(count)))
      table.layoutIfNeeded()
      return Trial {
        for row in [count - 1, 0] {
          table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
          table.layoutIfNeeded()
        }
        return withExtendedLifetime(window) { nil }
      }
    },
    GrowWorkload(name: "a table that asks for heights, its first screen", growth: .linear) { count in
      let list = ListOfHeights(count: count)
      return Trial {
        list.table.layoutIfNeeded()
        return list
      }
    },
    // An update has all heights asked for once more, as in UIKit, where an empty one changes heights.
    GrowWorkload(name: "a table that asks for heights, a row inserted at the start", growth: .linear) { count in
      let list = ListOfHeights(count: count)
      list.table.layoutIfNeeded()
      return Trial {
        list.insert()
        return withExtendedLifetime(list) { nil }
      }
    },
    insertion("a table, a row inserted at the start") { _ in },
    insertion("a table of 40,000 rows that have measured themselves, a row inserted at the start") { table in
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 50
      while table.indexPathsForVisibleRows?.last.map({ $0.row < min(40_000, table.numberOfRows(inSection: 0) - 1) })
        ?? false
      {
        table.contentOffset.y += table.bounds.height
        table.layoutIfNeeded()
      }
      table.contentOffset.y = 0
      table.layoutIfNeeded()
    },
  ]

  private static let derived = [
    derive("filter, half of the rows") { $0.filtered { $0.value % 2 == 0 } },
    derive("sort by a number") { $0.sorted(by: \.value) },
    derive("groups of 1,000") { $0.grouped { $0.id / 1_000 } },
    GrowWorkload(name: "a row changes below filter and sort", growth: .constant) { count in
      let source = FlatDataSource(GrowRow.list(count))
      let sorted = source.filtered { $0.value % 2 == 0 }.sorted(by: \.value)
      _ = (source.indexPath(ofID: 1), sorted.numberOfItems(inSection: 0))
      return Trial {
        source.update(id: 2) { $0.value += 1_000_000 }
        return withExtendedLifetime(sorted) { nil }
      }
    },
  ]

  // MARK: Kinds

  private nonisolated static func exchange(_ rows: inout [GrowRow]) {
    let step = rows.count / 1_000
    for edit in 0..<1_000 { rows[edit * step] = GrowRow(id: -1 - edit, value: 0) }
  }

  /// A row is inserted at the start of a table's content, after something was done with the table.
  private static func insertion(_ name: String, after use: @escaping (UITableView) -> Void) -> GrowWorkload {
    GrowWorkload(name: name, growth: .linear) { count in
      let source = FlatDataSource(GrowRow.list(count))
      let (table, window) = shown(source)
      table.layoutIfNeeded()
      use(table)
      return Trial {
        source.insert(GrowRow(id: -1, value: 0), at: 0)
        table.layoutIfNeeded()
        return withExtendedLifetime(window) { nil }
      }
    }
  }

  /// A list of rows that are made anew gets another content.
  private static func apply(_ name: String, _ change: @escaping (inout [GrowRow]) -> Void) -> GrowWorkload {
    GrowWorkload(name: name, growth: .linear) { count in
      let source = FlatDataSource(GrowRow.list(count))
      var rows = GrowRow.list(count)
      change(&rows)
      return Trial { [rows] in
        source.apply(rows)
        return nil
      }
    }
  }

  /// A list in which an item has been looked up by its identifier is edited.
  private static func edit(
    _ name: String,
    _ growth: Growth,
    _ edit: @escaping (FlatDataSource<GrowRow>) -> Void
  ) -> GrowWorkload {
    GrowWorkload(name: name, growth: growth) { count in
      // With room for what comes, as a list has that has grown before.
      var rows = GrowRow.list(count)
      rows.reserveCapacity(count + 100)
      let source = FlatDataSource(rows)
      rows = []
      _ = source.indexPath(ofID: 1)
      return Trial {
        edit(source)
        return nil
      }
    }
  }

  private static func derive<Derived: DataSource>(
    _ name: String,
    _ make: @escaping (FlatDataSource<GrowRow>) -> Derived
  ) -> GrowWorkload {
    GrowWorkload(name: name, growth: .linear) { count in
      let source = FlatDataSource(GrowRow.list(count))
      return Trial {
        let derived = make(source)
        _ = derived.numberOfItems(inSection: 0)
        return derived
      }
    }
  }

  private static func shown(_ source: FlatDataSource<GrowRow>) -> (UITableView, UIWindow) {
    let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    let table = UITableView(frame: frame, style: .plain)
    table.rowHeight = 44
    table.estimatedRowHeight = 0
    let window = UIWindow(frame: frame)
    window.isHidden = false
    window.addSubview(table)
    table.attach(source)
    return (table, window)
  }
}
