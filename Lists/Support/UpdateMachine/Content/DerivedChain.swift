import Roster

/// Operators one above the other, each over what the last one shows.
@MainActor struct DerivedChain {
  private let dice: Dice
  /// Content that is merged with the base, or has partners of its items.
  private let other: GroupedLeaf?
  private(set) var operators: [DerivedOperator] = []
  private(set) var usesOther = false

  init(_ dice: Dice, other: GroupedLeaf?) {
    self.dice = dice
    self.other = other
  }

  /// - Parameter depth: how many operators there are.
  mutating func add<Base: DataSource>(to base: Base, depth: Int) -> Presentation
  where Base.Item == Entry, Base.Header == Title, Base.Footer == Title {
    if depth == 0 { return Presentation(base) }
    switch dice.below(other == nil ? 12 : 16) {
    case 0, 1: return addFilter(to: base, depth)
    case 2, 3: return addOrder(to: base, depth)
    case 4: return addSearch(to: base, depth)
    case 5: return addSubset(to: base, depth)
    case 6: return addWindow(to: base, depth)
    case 7: return addDistinct(to: base, depth)
    case 8:
      operators.append(.sections("reversed") { $0.reversed() })
      return add(to: base.reversed(), depth: depth - 1)
    case 9: return addSeparators(to: base, depth)
    case 10: return addRows(to: base, depth)
    case 11: return group(base)
    case 12, 13: return merge(base)
    case 14: return join(base, depth)
    default: return innerJoin(base, depth)
    }
  }

  // MARK: Fewer rows, or another order

  private mutating func addFilter<Base: DataSource>(to base: Base, _ depth: Int) -> Presentation
  where Base.Item == Entry, Base.Header == Title, Base.Footer == Title {
    let dice = dice
    let drops = dice.chance(50)
    var hidden = 0
    let source = base.filtered(emptySections: drops ? .drop : .keep) { $0.group != 0 }
    let change = {
      let group = dice.below(5)
      hidden = group
      return Step("without group \(group)", source.filter.filter { $0.group != group })
    }
    operators.append(.sections("filtered", drops: drops, change: change) { $0.filter { $0.group != hidden } })
    return add(to: source, depth: depth - 1)
  }

  private mutating func addOrder<Base: DataSource>(to base: Base, _ depth: Int) -> Presentation
  where Base.Item == Entry, Base.Header == Title, Base.Footer == Title {
    let dice = dice
    var order = EntryOrder.ascending
    let source = base.sorted(by: order.areInIncreasingOrder)
    let change = {
      let new = dice.pick(EntryOrder.allCases)
      order = new
      return Step(
        "sort \(new)",
        new == .version ? source.sorter.sort(by: \.version) : source.sorter.sort(by: new.areInIncreasingOrder)
      )
    }
    operators.append(.sections("sorted", change: change) { order.sorted($0) })
    return add(to: source, depth: depth - 1)
  }

  private mutating func addSearch<Base: DataSource>(to base: Base, _ depth: Int) -> Presentation
  where Base.Item == Entry, Base.Header == Title, Base.Footer == Title {
    let dice = dice
    let drops = dice.chance(50)
    let source = base.searched(by: { "\($0.id)" }, { "v\($0.version)" }, emptySections: drops ? .drop : .keep)
    let change = {
      let query = dice.pick(["", "1", "2", "v", "v0", "v1", "12", "v1 1", "É"])
      return Step("search \(query)", source.search.search(for: query))
    }
    operators.append(
      .sections("searched", drops: drops, change: change) { entries in
        let words = source.search.text.split(separator: " ")
        return entries.filter { entry in
          words.allSatisfy { "\(entry.id)".contains($0) || "v\(entry.version)".contains($0) }
        }
      }
    )
    return add(to: source, depth: depth - 1)
  }

  private mutating func addSubset<Base: DataSource>(to base: Base, _ depth: Int) -> Presentation
  where Base.Item == Entry, Base.Header == Title, Base.Footer == Title {
    let dice = dice
    let excludes = dice.chance(50)
    let ids = Set((0..<20).filter { _ in dice.chance(50) })
    let source = excludes ? base.excluding(ids: ids) : base.selected(ids: ids)
    let change = {
      let ids = Set((0..<40).filter { _ in dice.chance(50) })
      return Step("identifiers \(ids.sorted())", source.show(ids: ids))
    }
    operators.append(
      .sections(excludes ? "excluding" : "selected", change: change) { entries in
        entries.filter { source.ids.contains($0.id) != excludes }
      }
    )
    return add(to: source, depth: depth - 1)
  }

  private mutating func addWindow<Base: DataSource>(to base: Base, _ depth: Int) -> Presentation
  where Base.Item == Entry, Base.Header == Title, Base.Footer == Title {
    let dice = dice
    var items: ([Entry]) -> [Entry] = { Array($0.prefix(3)) }
    let source = base.prefix(3)
    let change = {
      let (first, second) = (dice.below(5), dice.below(5))
      switch dice.below(3) {
      case 0:
        items = { Array($0.prefix(first)) }
        return Step("prefix \(first)", source.show(prefix: first))
      case 1:
        items = { Array($0.suffix(first)) }
        return Step("suffix \(first)", source.show(suffix: first))
      default:
        let range = min(first, second)..<max(first, second)
        items = { entries in entries.indices.filter(range.contains).map { entries[$0] } }
        return Step("window \(range)", source.show(range))
      }
    }
    operators.append(.sections("window of", change: change) { items($0) })
    return add(to: source, depth: depth - 1)
  }

  private mutating func addDistinct<Base: DataSource>(to base: Base, _ depth: Int) -> Presentation
  where Base.Item == Entry, Base.Header == Title, Base.Footer == Title {
    operators.append(
      .sections("distinct") { entries in
        var known: Set<Int> = []
        return entries.filter { known.insert($0.group).inserted }
      }
    )
    return add(to: base.distinct(by: \.group), depth: depth - 1)
  }

  // MARK: More rows

  private mutating func addSeparators<Base: DataSource>(to base: Base, _ depth: Int) -> Presentation
  where Base.Item == Entry, Base.Header == Title, Base.Footer == Title {
    func separator(_ before: Entry?, _ after: Entry?) -> Int? {
      after.flatMap { $0.group == before?.group ? nil : $0.group }
    }
    func row(_ separator: Int) -> Entry { Entry(id: -1 - separator, version: 0, group: separator) }
    operators.append(
      .sections("interleaved") { entries in
        entries.indices.flatMap { index -> [Entry] in
          let before = index == 0 ? nil : entries[index - 1]
          return [separator(before, entries[index]).map(row), entries[index]].compactMap(\.self)
        }
      }
    )
    let source = base.interleaved(by: separator).map { $0.item ?? row($0.separator ?? 0) }
    return add(to: source, depth: depth - 1)
  }

  private mutating func addRows<Base: DataSource>(to base: Base, _ depth: Int) -> Presentation
  where Base.Item == Entry, Base.Header == Title, Base.Footer == Title {
    func rows(_ entry: Entry) -> [Entry] {
      let second = Entry(id: entry.id &+ 1_000_000_000_000, version: entry.version / 2, group: entry.group)
      return switch entry.version % 4 {
      case 1: [entry, second]
      case 2: [second, entry]
      case 3: []
      default: [entry]
      }
    }
    operators.append(.sections("flat-mapped") { $0.flatMap(rows) })
    return add(to: base.flatMapped(rows), depth: depth - 1)
  }

  // MARK: Other sections

  private mutating func group<Base: DataSource>(_ base: Base) -> Presentation where Base.Item == Entry {
    operators.append(
      DerivedOperator("grouped") { sections in
        let groups = Dictionary(grouping: sections.flatMap(\.items), by: \.group)
        return groups.sorted { $0.key < $1.key }.map { key, items in
          ModelSection(header: Title(id: key, version: items.reduce(items.count) { $0 + $1.version }), items: items)
        }
      }
    )
    return Presentation(
      base.grouped(by: \.group) { key, items in
        Title(id: key, version: items.reduce(items.count) { $0 + $1.version })
      }
    )
  }

  private mutating func merge<Base: DataSource>(_ base: Base) -> Presentation
  where Base.Item == Entry, Base.Header == Title, Base.Footer == Title {
    guard let other else { return Presentation(base) }
    usesOther = true
    operators.append(
      DerivedOperator("merged") { sections in
        let entries = (sections + other.latest).flatMap(\.items)
        return [ModelSection(items: EntryOrder.version.sorted(entries))]
      }
    )
    return Presentation(base.merged(with: other.source, by: Sorter(\.version)))
  }

  // MARK: Partners

  /// Items that look different for each version of the first item of the same group in other content.
  private mutating func join<Base: DataSource>(_ base: Base, _ depth: Int) -> Presentation
  where Base.Item == Entry, Base.Header == Title, Base.Footer == Title {
    guard let other else { return Presentation(base) }
    usesOther = true
    operators.append(
      .sections("joined") { entries in
        entries.map { DerivedChain.pair($0, DerivedChain.partner(of: $0, in: other)) }
      }
    )
    let source = base.joined(with: other.source, by: { $0.group }, { $0.group })
    return add(to: source.map { DerivedChain.pair($0.left, $0.right) }, depth: depth - 1)
  }

  private mutating func innerJoin<Base: DataSource>(_ base: Base, _ depth: Int) -> Presentation
  where Base.Item == Entry, Base.Header == Title, Base.Footer == Title {
    guard let other else { return Presentation(base) }
    usesOther = true
    operators.append(
      .sections("inner-joined") { entries in
        entries.compactMap { entry in
          DerivedChain.partner(of: entry, in: other).map { DerivedChain.pair(entry, $0) }
        }
      }
    )
    let source = base.innerJoined(with: other.source, by: { $0.group }, { $0.group })
    return add(to: source.map { DerivedChain.pair($0.left, $0.right) }, depth: depth - 1)
  }

  private static func partner(of entry: Entry, in other: GroupedLeaf) -> Entry? {
    other.latest.flatMap(\.items).first { $0.group == entry.group }
  }

  private static func pair(_ entry: Entry, _ partner: Entry?) -> Entry {
    Entry(id: entry.id, version: entry.version + 100 * (partner.map { $0.version % 8 + 1 } ?? 0), group: entry.group)
  }
}
