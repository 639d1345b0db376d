import Foundation
import ListModels
import TestSupport

@testable import RosterCore
@testable import RosterFlows

extension TimeSlicing {
  /// Everything at once, or slices of a few items.
  static func some(_ random: inout SeededGenerator) -> TimeSlicing {
    Bool.random(using: &random) ? .atOnce : .counting(Int.random(in: 1...4, using: &random))
  }
}

extension WorldLeaf {
  /// Something that is derived from a data source of the world, held against arrays that are computed anew.
  static func derived(
    from base: any DataSource<Cell>,
    and other: any DataSource<Cell>,
    _ random: inout SeededGenerator,
    _ name: String
  ) -> (leaf: WorldLeaf, source: any DataSource<Cell>) {
    func make(_ base: some DataSource<Cell>) -> (leaf: WorldLeaf, source: any DataSource<Cell>) {
      switch Int.random(in: 0..<23, using: &random) {
      case 22: byOddNumbers(base, &random, name)
      case 16, 17: interleaved(base, &random, name)
      case 18: flatMapped(base, name)
      case 19: flatMappedContent(base, &random, name)
      case 20, 21: joined(base, other, &random, name)
      case 15: cached(base, name)
      case 14: merged(base, &random, name)
      case 12: flattened(base, name)
      case 13: subset(base, &random, name)
      case 11: searched(base, &random, name)
      case 9, 10: grouped(base, &random, name)
      case 0..<3: sorted(base, &random, name)
      case 3: reversed(base, name)
      case 4: window(base, &random, name)
      case 5: distinct(base, name)
      default: filtered(base, &random, name)
      }
    }
    return make(base)
  }

  private static func filtered(
    _ base: some DataSource<Cell>,
    _ random: inout SeededGenerator,
    _ name: String
  ) -> (leaf: WorldLeaf, source: any DataSource<Cell>) {
    var predicate = Bool.random(using: &random) ? WorldPredicate().narrowed(&random) : WorldPredicate()
    let drops = Bool.random(using: &random)
    let rule = Filter(isActive: Bool.random(using: &random), predicate.callAsFunction)
    let source = base.filtered(by: rule, emptySections: drops ? .drop : .keep)
    // Follows the same rule, at once.
    let other = base.filtered(by: rule)
    let leaf = derived(source, name, slices: .some(&random)) {
      let expected = base.rows.map { rule.isActive ? $0.filter(predicate.callAsFunction) : $0 }
      if other.rows != expected { return [(0, [Cell(id: -1, content: other.rows.count)])] }
      return expected.enumerated().filter { !drops || !$0.element.isEmpty }.map { ($0.offset, $0.element) }
    } edit: { random in
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        predicate = WorldPredicate().narrowed(&random)
        rule.predicate = predicate.callAsFunction
      case 1:
        predicate = predicate.narrowed(&random)
        rule.narrow(to: predicate.callAsFunction)
      case 2:
        predicate = predicate.widened(&random)
        rule.widen(to: predicate.callAsFunction)
      case 3, 4: rule.isActive.toggle()
      default: rule.reevaluate()
      }
    }
    return (leaf, source)
  }

  private static func flattened(
    _ base: some DataSource<Cell>,
    _ name: String
  ) -> (leaf: WorldLeaf, source: any DataSource<Cell>) {
    let source = base.flattened()
    let leaf = WorldLeaf(ContentChild(source), ListModel(source, name, comparesOthers: false)) {
      let expected = [base.rows.flatMap { $0 }]
      if source.rows != expected { return "\(name): \(source.rows) instead of \(expected)" }
      for item in 0..<source.numberOfItems(inSection: 0) {
        let path = IndexPath(indexes: [0, item])
        if !leadsBack(source, path) { return "\(name): the place of \(path) is elsewhere" }
      }
      return nil
    } edit: { _ in
    }
    return (leaf, source)
  }

  /// Two filters of a data source, between which items go as they change.
  private static func merged(
    _ base: some DataSource<Cell>,
    _ random: inout SeededGenerator,
    _ name: String
  ) -> (leaf: WorldLeaf, source: any DataSource<Cell>) {
    let isDescending = Bool.random(using: &random)
    func isFirst(_ cell: Cell) -> Bool { (cell.id + cell.content) % 2 == 0 }
    let parts = (base.filtered(by: isFirst), base.filtered { !isFirst($0) }.reversed())
    let source = parts.0.merged(with: parts.1, by: Sorter(\.content, isDescending ? .descending : .ascending))
    let leaf = WorldLeaf(ContentChild(source), ListModel(source, name, comparesOthers: false)) {
      let cells = parts.0.rows.flatMap { $0 } + parts.1.rows.flatMap { $0 }
      let ranked = cells.enumerated().sorted { first, second in
        let (one, other) = (first.element.content, second.element.content)
        return one == other ? first.offset < second.offset : (one < other) != isDescending
      }
      let expected = [ranked.map(\.element)]
      return source.rows == expected ? nil : "\(name): \(source.rows) instead of \(expected)"
    } edit: { _ in
    }
    return (leaf, source)
  }

  private static func cached(
    _ base: some DataSource<Cell>,
    _ name: String
  ) -> (leaf: WorldLeaf, source: any DataSource<Cell>) {
    let source = base.cached()
    let leaf = derived(source, name) {
      base.rows.enumerated().map { ($0, $1) }
    } edit: { _ in
    }
    return (leaf, source)
  }

  private static func subset(
    _ base: some DataSource<Cell>,
    _ random: inout SeededGenerator,
    _ name: String
  ) -> (leaf: WorldLeaf, source: any DataSource<Cell>) {
    let drops = Bool.random(using: &random)
    let excludes = Bool.random(using: &random)
    let source =
      excludes
      ? base.excluding(ids: [1, 3], emptySections: drops ? .drop : .keep)
      : base.selected(ids: [0, 1, 2, 4, 8], emptySections: drops ? .drop : .keep)
    let leaf = derived(source, name, slices: .some(&random)) {
      base.rows.map { $0.filter { source.ids.contains($0.id) != excludes } }.enumerated()
        .filter { !drops || !$0.element.isEmpty }.map { ($0.offset, $0.element) }
    } edit: { random in
      let id = Int.random(in: 0..<12, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: source.ids.insert(id)
      case 1: source.ids.remove(id)
      default: source.ids = [id, id + 2, id + 3]
      }
    }
    return (leaf, source)
  }

  private static func searched(
    _ base: some DataSource<Cell>,
    _ random: inout SeededGenerator,
    _ name: String
  ) -> (leaf: WorldLeaf, source: any DataSource<Cell>) {
    let drops = Bool.random(using: &random)
    let source = base.searched(by: { "\($0.id)" }, { "\($0.content)" }, emptySections: drops ? .drop : .keep)
    func finds(_ cell: Cell) -> Bool {
      let words = source.search.text.split(separator: " ")
      return words.allSatisfy { "\(cell.id)".contains($0) || "\(cell.content)".contains($0) }
    }
    let leaf = derived(source, name, slices: .some(&random)) {
      base.rows.map { $0.filter(finds) }.enumerated().filter { !drops || !$0.element.isEmpty }
        .map { ($0.offset, $0.element) }
    } edit: { random in
      switch Int.random(in: 0..<3, using: &random) {
      case 0: source.search.text += ["0", "1", "2", " "].randomElement(using: &random) ?? ""
      case 1: source.search.text = String(source.search.text.dropLast())
      default: source.search.text = "\(Int.random(in: 0...9, using: &random))"
      }
    }
    return (leaf, source)
  }

  private static func reversed(
    _ base: some DataSource<Cell>,
    _ name: String
  ) -> (leaf: WorldLeaf, source: any DataSource<Cell>) {
    let source = base.reversed()
    return (
      derived(source, name) {
        base.rows.enumerated().map { ($0, $1.reversed()) }
      } edit: { _ in
      }, source
    )
  }

  private static func window(
    _ base: some DataSource<Cell>,
    _ random: inout SeededGenerator,
    _ name: String
  ) -> (leaf: WorldLeaf, source: any DataSource<Cell>) {
    var rule = WindowRule.prefix(2)
    let source = base.prefix(2)
    func change(_ random: inout SeededGenerator) {
      let (first, second) = (Int.random(in: 0...4, using: &random), Int.random(in: 0...4, using: &random))
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        rule = .prefix(first)
        source.show(prefix: first)
      case 1:
        rule = .suffix(first)
        source.show(suffix: first)
      default:
        rule = .range(min(first, second)..<max(first, second))
        source.show(min(first, second)..<max(first, second))
      }
    }
    change(&random)
    let leaf = derived(source, name) {
      base.rows.enumerated().map { section, cells in
        switch rule {
        case .prefix(let length): (section, Array(cells.prefix(length)))
        case .suffix(let length): (section, Array(cells.suffix(length)))
        case .range(let range): (section, cells.indices.filter(range.contains).map { cells[$0] })
        }
      }
    } edit: {
      change(&$0)
    }
    return (leaf, source)
  }

  private static func distinct(
    _ base: some DataSource<Cell>,
    _ name: String
  ) -> (leaf: WorldLeaf, source: any DataSource<Cell>) {
    var modulus = 3
    let source = base.distinct { ($0.id + $0.content) % 3 }
    let leaf = derived(source, name) {
      base.rows.enumerated().map { section, cells in
        var known: Set<Int> = []
        return (section, cells.filter { known.insert(($0.id + $0.content) % modulus).inserted })
      }
    } edit: { random in
      modulus = Int.random(in: 1...5, using: &random)
      source.key = { [modulus] in ($0.id + $0.content) % modulus }
    }
    return (leaf, source)
  }

  private static func grouped(
    _ base: some DataSource<Cell>,
    _ random: inout SeededGenerator,
    _ name: String
  ) -> (leaf: WorldLeaf, source: any DataSource<Cell>) {
    let isDescending = Bool.random(using: &random)
    func key(_ cell: Cell) -> Int { (cell.id + cell.content) % 3 }
    let source = base.grouped(by: key, isDescending ? .descending : .ascending) { key, items in
      Title(id: key, text: items.count * 100 + items.reduce(0) { $0 + $1.content })
    }
    let leaf = WorldLeaf(ContentChild(source), ListModel(source, name, comparesOthers: false)) {
      let cells = base.rows.flatMap { $0 }
      let groups = Dictionary(grouping: cells, by: key)
      let keys = groups.keys.sorted { isDescending ? $0 > $1 : $0 < $1 }
      let expected = keys.map { groups[$0] ?? [] }
      if source.rows != expected { return "\(name): \(source.rows) instead of \(expected)" }
      let titles = zip(keys, expected).map { Title(id: $0, text: $1.count * 100 + $1.reduce(0) { $0 + $1.content }) }
      let headers = (0..<source.numberOfSections).map { source.header(ofSection: $0) }
      if headers != titles { return "\(name): \(headers) instead of \(titles)" }
      for section in 0..<source.numberOfSections {
        for item in 0..<source.numberOfItems(inSection: section) {
          let path = IndexPath(indexes: [section, item])
          if !leadsBack(source, path) {
            return "\(name): the place of \(path) is elsewhere"
          }
        }
      }
      return nil
    } edit: { _ in
    }
    return (leaf, source)
  }

  /// Orders with many items in the same place.
  private enum WorldOrder: CaseIterable {
    case content, contentDescending, rest, idDescending, comparator

    func areInIncreasingOrder(_ first: Cell, _ second: Cell) -> Bool {
      switch self {
      case .content: first.content < second.content
      case .contentDescending: first.content > second.content
      case .rest: (first.id + first.content) % 3 < (second.id + second.content) % 3
      case .idDescending: first.id > second.id
      case .comparator: (first.content % 3, first.id % 2) < (second.content % 3, second.id % 2)
      }
    }

    @MainActor func sort(_ source: SortedDataSource<some DataSource<Cell>>) {
      switch self {
      case .content: source.sorter.sort(by: \.content)
      case .contentDescending: source.sorter.sort(by: \.content, .descending)
      case .rest: source.sorter.sort(by: { ($0.id + $0.content) % 3 })
      case .idDescending: source.sorter.sort(by: \.id, .descending)
      case .comparator: source.sorter.sort(by: areInIncreasingOrder)
      }
    }
  }

  private static func sorted(
    _ base: some DataSource<Cell>,
    _ random: inout SeededGenerator,
    _ name: String
  ) -> (leaf: WorldLeaf, source: any DataSource<Cell>) {
    var order = WorldOrder.comparator
    let source = base.sorted(by: order.areInIncreasingOrder)
    let leaf = derived(source, name, slices: .some(&random)) {
      base.rows.enumerated().map { section, cells in
        let ranked = cells.enumerated().sorted { first, second in
          if order.areInIncreasingOrder(first.element, second.element) { return true }
          return !order.areInIncreasingOrder(second.element, first.element) && first.offset < second.offset
        }
        return (section, ranked.map(\.element))
      }
    } edit: { random in
      order = WorldOrder.allCases.randomElement(using: &random) ?? order
      order.sort(source)
    }
    if let first = WorldOrder.allCases.randomElement(using: &random) {
      order = first
      first.sort(source)
    }
    return (leaf, source)
  }

  /// - Parameters:
  ///   - expected: what is shown of which sections of the base.
  ///   - edit: changes the rule.
  private static func derived<Base: DataSource<Cell>, Version>(
    _ source: DerivedDataSource<Base, Version>,
    _ name: String,
    slices: TimeSlicing = .atOnce,
    expected: @escaping () -> [(section: Int, cells: [Cell])],
    edit: @escaping (inout SeededGenerator) -> Void
  ) -> WorldLeaf {
    func title(_ header: Any) -> Title { header as? Title ?? Title(id: -1) }
    let child = ContentChild<Cell, Title, Never>(
      source,
      item: { $0 },
      header: { title($0) },
      footer: { _ in fatalError("no leaf has footers") }
    )
    let view = ListModel(source, name, comparesOthers: false, cell: { $0 }, header: { title($0) })
    source.slices = slices
    return WorldLeaf(child, view) {
      // Rows that have not been asked are where they were.
      if source.pendingCount > 0 { return placeComplaint(source, name) }
      let expected = expected()
      let rows = source.rows
      if rows != expected.map(\.cells) { return "\(name): \(rows) instead of \(expected.map(\.cells))" }
      for (section, part) in expected.enumerated() {
        let header = source.header(ofSection: section).map { title($0) }
        if header != source.base.header(ofSection: part.section).map({ title($0) }) {
          return "\(name): header \(String(describing: header)) of section \(section)"
        }
      }
      return placeComplaint(source, name)
    } edit: { random in
      switch source.pendingCount > 0 ? Int.random(in: 0..<6, using: &random) : 5 {
      case 0, 1: source.proceed()
      case 2: source.settle()
      default: edit(&random)
      }
    }
  }

  /// Returns whether the place of an item leads to the item.
  ///
  /// Where there are several ways to it, as where a composite below shows a data source and what is derived from it, a place
  /// takes the first, on which the item may be hidden.
  static func leadsBack(_ source: some DataSource, _ path: IndexPath) -> Bool {
    let place = source.place(at: path)
    let found = source.indexPath(of: place)
    if found == path { return true }
    guard let found else { return place.item.channel.map { ways(from: source.changes, to: $0) > 1 } ?? false }
    let other = source.place(at: found)
    return other.dataSource === place.dataSource && other.indexPath == place.indexPath
  }

  /// Returns on how many ways content shows other content.
  private static func ways(from channel: AnyContentChannel, to other: AnyContentChannel) -> Int {
    channel === other ? 1 : channel.bases.reduce(0) { $0 + ways(from: $1, to: other) }
  }

  /// Returns what is wrong with the places of a data source that shows items of its base.
  private static func placeComplaint<Base: DataSource<Cell>, Version>(
    _ source: DerivedDataSource<Base, Version>,
    _ name: String
  ) -> String? {
    for section in 0..<source.numberOfSections {
      for item in 0..<source.numberOfItems(inSection: section) {
        let path = IndexPath(indexes: [section, item])
        if !leadsBack(source, path) { return "\(name): the place of \(path) is elsewhere" }
        let place = source.place(at: path)
        guard let origin = source.base.indexPath(of: place) else {
          if leadsBack(source, path) { continue }
          return "\(name): \(path) isn't in the base"
        }
        if source.base.item(at: origin) != source.item(at: path) { return "\(name): another item at \(path)" }
      }
    }
    return nil
  }
}
