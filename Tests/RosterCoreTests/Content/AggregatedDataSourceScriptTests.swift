import RosterFlows
import TestSupport
import Testing

/// Edits of an aggregated data source, compared with grouping everything again in the plainest way.
@MainActor struct AggregatedDataSourceScriptTests {
  struct Item: Equatable {
    var id: Int
    var key: Int
    /// The order within a group, where there is one; a permutation of the identifiers.
    var rank: Int { id * 5 % 7 + id / 7 * 7 }
  }

  enum Edit {
    case insert(key: Int)
    case remove(Int, section: Int)
    case replace(Int, section: Int, key: Int)
    case update(Int, section: Int, key: Int)
    case insertTwo(key: Int, key2: Int)
    case applyReversed
  }

  /// The items in the order in which they came into their groups, and nothing else.
  struct Model {
    var items: [Item]
    var seenKeys: Set<Int>
    let keeps: Bool
    let sortsItems: Bool
    var nextID: Int

    init(keeps: Bool, sortsItems: Bool) {
      items = [Item(id: 0, key: 1), Item(id: 1, key: 1)]
      seenKeys = [1]
      nextID = 2
      self.keeps = keeps
      self.sortsItems = sortsItems
    }

    var rows: [[Item]] {
      let groups = Dictionary(grouping: items, by: \.key)
      return (keeps ? Array(seenKeys) : Array(groups.keys)).sorted().map { key in
        let group = groups[key] ?? []
        return sortsItems ? group.sorted { $0.rank < $1.rank } : group
      }
    }

    var edits: [Edit] {
      var edits: [Edit] = [.applyReversed, .insertTwo(key: 2, key2: 0)]
      edits += (0..<3).map { .insert(key: $0) }
      for (section, group) in rows.enumerated() {
        for index in group.indices {
          edits.append(.remove(index, section: section))
          edits += (0..<3).map { .replace(index, section: section, key: $0) }
          edits += (0..<2).map { .update(index, section: section, key: $0) }
        }
      }
      return edits
    }

    private mutating func newItem(key: Int) -> Item {
      defer { nextID += 1 }
      return Item(id: nextID, key: key)
    }

    private mutating func append(_ item: Item) {
      items.append(item)
      seenKeys.insert(item.key)
    }

    private mutating func exchange(_ old: Item, for new: Item) {
      guard let position = items.firstIndex(of: old) else { return }
      if old.key == new.key {
        items[position] = new
      } else {
        items.remove(at: position)
        append(new)
      }
    }

    @MainActor mutating func apply(_ edit: Edit, to source: AggregatedDataSource<Item, Int, Int, Never>) {
      switch edit {
      case .insert(let key):
        let item = newItem(key: key)
        append(item)
        let indexPath = source.insert(item).value
        precondition(source.item(at: indexPath) == item)
      case .remove(let index, let section):
        let item = rows[section][index]
        items.removeAll { $0 == item }
        precondition(source.remove(at: index, inSection: section).value == item)
      case .replace(let index, let section, let key):
        let item = newItem(key: key)
        exchange(rows[section][index], for: item)
        let indexPath = source.replace(at: index, inSection: section, with: item).value
        precondition(source.item(at: indexPath) == item)
      case .update(let index, let section, let key):
        let old = rows[section][index]
        let item = Item(id: old.id, key: key)
        exchange(old, for: item)
        let indexPath = source.update(at: index, inSection: section) { $0.key = key }.value
        precondition(source.item(at: indexPath) == item)
      case .insertTwo(let key, let key2):
        let new = [newItem(key: key), newItem(key: key2)]
        new.forEach { append($0) }
        source.insert(contentsOf: new)
      case .applyReversed:
        items.reverse()
        seenKeys.formUnion(items.map(\.key))
        source.apply(items)
      }
    }
  }

  private func make(_ model: Model) -> AggregatedDataSource<Item, Int, Int, Never> {
    AggregatedDataSource(
      model.items,
      by: \.key,
      itemsBy: model.sortsItems ? { $0.rank < $1.rank } : nil,
      emptySections: model.keeps ? .keep : .drop,
      header: { key, items in items.reduce(1_000 * key) { $0 + $1.id } }
    )
  }

  /// Compares all that is shown; the headers are sums over the groups, so that a stale one is seen.
  private func check(_ source: AggregatedDataSource<Item, Int, Int, Never>, _ model: Model) -> Bool {
    let rows = model.rows
    let keys = model.keeps ? model.seenKeys.sorted() : Set(model.items.map(\.key)).sorted()
    let headers = zip(keys, rows).map { key, items in items.reduce(1_000 * key) { $0 + $1.id } }
    return source.rows == rows && (0..<source.numberOfSections).map { source.header(ofSection: $0) } == headers
  }

  /// Of up to two edits without `ROSTER_SEEDS=all`.
  @Test(arguments: [false, true], [false, true])
  func allScriptsOfUpToThreeEdits(keeps: Bool, sortsItems: Bool) {
    let start = Model(keeps: keeps, sortsItems: sortsItems)
    var scripts = 0
    func extend(_ script: [Edit], _ model: Model) {
      for edit in model.edits {
        let source = make(start)
        var replayed = start
        for earlier in script {
          replayed.apply(earlier, to: source)
        }
        _ = check(source, replayed)
        let log = ChangeLog(source)
        replayed.apply(edit, to: source)
        scripts += 1
        guard check(source, replayed), log.itemCounts == [replayed.items.count] else {
          Issue.record("\(script + [edit]): \(source.rows), expected \(replayed.rows)")
          return
        }
        if script.count < (Seeds.areAll ? 2 : 1) { extend(script + [edit], replayed) }
      }
    }
    extend([], start)
    #expect(scripts > (Seeds.areAll ? 1_000 : 50))
  }

  @Test(arguments: [false, true], [false, true])
  func randomScripts(keeps: Bool, sortsItems: Bool) {
    let seed: UInt64 = 4_711
    var generator = SeededGenerator(seed: seed)
    var model = Model(keeps: keeps, sortsItems: sortsItems)
    let source = make(model)
    let log = ChangeLog(source)
    for step in 0..<500 {
      let edits = model.edits.filter { model.items.count < 20 || !$0.grows }
      guard let edit = edits.randomElement(using: &generator) else { break }
      model.apply(edit, to: source)
      guard check(source, model), log.drain() == 1 else {
        Issue.record("seed \(seed), step \(step): \(edit) made \(source.rows), expected \(model.rows)")
        return
      }
    }
  }
}

extension AggregatedDataSourceScriptTests.Edit {
  fileprivate var grows: Bool {
    switch self {
    case .insert, .insertTwo: true
    default: false
    }
  }
}
