import Foundation
import HeapUse
import Roster

/// What contents keep of rows with identifiers of some type.
@MainActor struct MemoryTrials<ID: MemoryIdentifier> {
  private typealias Row = MemoryRow<ID>

  private static var sectionSize: Int { 1_000 }

  private let rows: [Row]
  /// What the rows themselves take, and what of that their identifiers take, in bytes a row.
  let items: Double
  let identifiers: Double

  init(count: Int) {
    let before = heap_bytes_in_use()
    rows = Row.list(count)
    items = Double(heap_bytes_in_use() - before) / Double(count)
    identifiers = items - Double(MemoryLayout<Row>.stride - MemoryLayout<ID>.stride)
  }

  /// The contents by their names, and what each keeps beside the items or the content that it follows, in bytes a row.
  func contents() async -> [(name: String, bytes: Double)] {
    [flat, flatByIdentifier, nested, nestedByIdentifier] + derived + outlines + [await paged(), waiting, inserted]
  }

  /// What is in use for each row once something was made, and was not before.
  private func bytes<Kept>(_ make: () -> Kept) -> Double {
    let before = heap_bytes_in_use()
    let kept = make()
    return withExtendedLifetime(kept) { (Double(heap_bytes_in_use()) - Double(before)) / Double(rows.count) }
  }

  // MARK: Lists

  private var flat: (String, Double) { ("flat", bytes { FlatDataSource(rows) }) }

  private var flatByIdentifier: (String, Double) {
    (
      "flat, once an item was looked up by its identifier",
      bytes {
        let content = FlatDataSource(rows)
        _ = content.indexPath(ofID: rows[0].id)
        return content
      }
    )
  }

  /// As an app makes sections, each of which has an array of its own.
  private var sections: [ContentSection<Int, Row, Never>] {
    stride(from: 0, to: rows.count, by: Self.sectionSize).map { start in
      ContentSection(header: start, items: Array(rows[start..<min(rows.count, start + Self.sectionSize)]))
    }
  }

  private var nested: (String, Double) {
    let sections = sections
    return ("nested, sections of 1,000", bytes { NestedDataSource(sections) })
  }

  private var nestedByIdentifier: (String, Double) {
    let sections = sections
    return (
      "nested, once an item was looked up by its identifier",
      bytes {
        let content = NestedDataSource(sections)
        _ = content.indexPath(ofID: rows[0].id)
        return content
      }
    )
  }

  // MARK: Content that follows other content

  private var derived: [(String, Double)] {
    let base = FlatDataSource(rows)
    let filtered = base.filtered { $0.value >= 0 }
    let sorted = filtered.sorted(by: \.value)
    return [
      ("filtered, half of the rows", bytes { shown(base.filtered { $0.value % 2 == 0 }) }),
      ("sorted by an `Int`", bytes { shown(base.sorted(by: \.value)) }),
      ("grouped by an `Int`", bytes { shown(sorted.grouped { $0.value >> 22 }) }),
      (
        "filtered, sorted and grouped",
        bytes { shown(base.filtered { $0.value >= 0 }.sorted(by: \.value).grouped { $0.value >> 22 }) }
      ),
      (
        "searched, texts of 19 bytes",
        bytes {
          let found = base.searched(by: \.text)
          found.slices = .atOnce
          found.search.text = "message"
          return shown(found)
        }
      ),
    ]
  }

  private func shown<Content: DataSource>(_ content: Content) -> Content {
    _ = content.numberOfSections
    return content
  }

  // MARK: Outlines

  /// Folders whose values are their numbers, each of which has the ten numbers that follow.
  private var folders: [Row] { stride(from: 0, to: rows.count, by: 11).map { Row(id: .number($0), value: $0) } }

  private var outlines: [(String, Double)] {
    let folded = bytes {
      OutlineDataSource(folders, isExpanded: { $0.value >= 0 }) { row in
        row.value < 0 ? .none : .nodes((1...10).map { Row(id: .number(row.value + $0), value: -1) })
      }
    }
    // An outline keeps the items, those of folders and of what is in them.
    return [
      ("outline, without folders", bytes { OutlineDataSource(rows) { _ in .none } } - Double(MemoryLayout<Row>.stride)),
      ("outline, folders of ten, expanded", folded - items),
    ]
  }

  // MARK: Pages and edits that wait

  private func paged() async -> (String, Double) {
    let before = heap_bytes_in_use()
    let content = PagedDataSource<Row, Int> { [rows] request in
      let start = request.key ?? 0
      let end = min(rows.count, start + 100_000)
      return Page(Array(rows[start..<end]), next: end == rows.count ? nil : end)
    }
    while content.items.count < rows.count {
      content.loadMore(.next)
      await Task.yield()
    }
    let bytes = (Double(heap_bytes_in_use()) - Double(before)) / Double(rows.count)
    return ("paged, pages of 100,000", bytes - Double(MemoryLayout<Row>.stride))
  }

  private var waiting: (String, Double) {
    optimistic("flat, an optimistic change waits") { content in
      content.edit(id: rows[0].id, { $0.value += 1 }, commit: { try await Task.sleep(for: .seconds(3_600)) })
    }
  }

  private var inserted: (String, Double) {
    optimistic("flat, an optimistic insertion waits") { content in
      content.append(Row(id: .number(-1), value: 0)) {
        try await Task.sleep(for: .seconds(3_600))
        return Row(id: .number(-1), value: 0)
      }
    }
  }

  private func optimistic(_ name: String, _ edit: (FlatDataSource<Row>) -> PendingEdit) -> (String, Double) {
    let bytes = bytes {
      let content = FlatDataSource(rows)
      return (content, edit(content))
    }
    // The edit has the content make an array of its own.
    return (name, bytes - Double(MemoryLayout<Row>.stride))
  }
}
