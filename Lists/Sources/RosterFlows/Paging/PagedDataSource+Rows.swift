import ListChanges
import RosterCore
import RowStructures

// The changes that pages make to the rows.

extension PagedDataSource {
  /// A row with its identity.
  private struct Row {
    enum ID: Hashable {
      case placeholder(Int)
      case item(Item.ID)
    }

    var id: ID
    var item: Item
    var isPlaceholder: Bool
  }

  private struct RowMatcher: ItemMatcher {
    func id(of row: Row) -> Row.ID { row.id }

    func hasSameContent(_ old: Row, _ new: Row) -> Bool {
      if old.isPlaceholder || new.isPlaceholder { return old.isPlaceholder && new.isPlaceholder }
      return showSame(old.item, new.item)
    }
  }

  // MARK: An edge

  /// Adds the items of a page.
  ///
  /// - Returns: The number of new items.
  func add(
    _ page: Page<Item, Key>,
    at edge: PageEdge,
    askedBy key: PageKey<Key>,
    since moment: Int,
    hasMore: Bool
  ) -> Int {
    edits?.takeOutGone()
    let (new, replaced) = fresh(page.items, at: edge, askedBy: key, since: moment)
    let dropped = drop(pagesFor: new.count, comingAt: edge)
    let substitutes = placeholder != nil && pages.before + pages.after > 0 ? makePlaceholders(dropped.count) : []
    let rest = placeholders(at: edge, page, added: new.count, hasMore: hasMore)
    let moves = edits?.moves(since: moment) ?? []
    if let edits, !dropped.isEmpty { edits.unload(Set(items[dropped].map(\.id)), of: items.map(\.id), isWhole: false) }
    transaction {
      // Rows inserted above don't move visible rows, even at the start of the list.
      if edge == .previous { Turn.keepVisibleItems() }
      for (row, item) in replaced { store.replace(at: row, with: item) }
      // The last rows change first, so that the indexes of the others remain.
      switch edge {
      case .next:
        putAfter(new, keeping: rest)
        put(substitutes, insteadOf: dropped)
        pages.after = rest
      case .previous:
        put(substitutes, insteadOf: dropped)
        putBefore(new, keeping: rest)
        pages.before = rest
      }
      note(new.count, of: page, at: edge, askedBy: key)
      forgetPages(dropped.count, at: edge.opposite, substitutes.count)
      repeatMoves(moves, of: Set(new.map(\.id)))
    }
    edits?.tellOfApplied()
    return new.count
  }

  /// Adds items after the loaded rows, replacing placeholders first.
  private func putAfter(_ new: [Item], keeping rest: Int) {
    let start = pages.range.upperBound
    let taken = min(new.count, pages.after)
    let kept = min(pages.after - taken, rest)
    remove(start + taken + kept..<start + pages.after)
    store.insert(contentsOf: makePlaceholders(rest - kept), at: start + taken + kept)
    store.insert(contentsOf: Array(new.dropFirst(taken)), at: start + taken)
    put(Array(new.prefix(taken)), insteadOf: start..<start + taken)
  }

  /// Adds items before the loaded rows, replacing placeholders first.
  private func putBefore(_ new: [Item], keeping rest: Int) {
    let taken = min(new.count, pages.before)
    let kept = min(pages.before - taken, rest)
    put(Array(new.suffix(taken)), insteadOf: pages.before - taken..<pages.before)
    store.insert(contentsOf: Array(new.dropLast(taken)), at: pages.before - taken)
    remove(0..<pages.before - taken - kept)
    store.insert(contentsOf: makePlaceholders(rest - kept), at: 0)
  }

  /// Replaces rows with items, or removes the rows if there are none.
  private func put(_ new: [Item], insteadOf rows: Range<Int>) {
    if new.isEmpty { return remove(rows) }
    for (row, item) in zip(rows, new) { store.replace(at: row, with: item) }
  }

  private func remove(_ range: Range<Int>) {
    if range.isEmpty { return }
    let old = rows
    let content = NewRows<Item, Item>(row: { old[$0] }, old: { old[$0] }, new: { old[$0] }) { _ in }
    store.changeRows(of: 0, ListChangeset(deletes: Array(range)), content)
  }

  /// Repeats the moves that involve new items.
  private func repeatMoves(_ moves: [(id: Item.ID, other: Item.ID)], of new: Set<Item.ID>) {
    for (id, other) in moves where new.contains(id) || new.contains(other) {
      guard let path = newestPath(of: id), let target = newestPath(of: other) else { continue }
      if path.item == target.item + 1 { continue }
      edits?.change(id) { move(id: id, after: other) }
    }
  }

  /// Returns a Boolean value that indicates whether items reach the first loaded row.
  func reaches(_ items: [Item]) -> Bool {
    let first = loaded.first { !inserted.contains($0.id) }
    return first.map { first in items.contains { $0.id == first.id } } ?? true
  }

  /// Returns the rows at an edge that were inserted locally. They may be on the edge's page or on the next one, so a refresh of
  /// either retains them.
  private func insertedRows(at edge: PageEdge) -> Set<Item.ID> {
    if inserted.isEmpty { return [] }
    let ids = loaded.map(\.id)
    switch edge {
    case .next: return Set(ids.reversed().prefix(while: inserted.contains))
    case .previous: return Set(ids.prefix(while: inserted.contains))
    }
  }

  /// Returns the items of a page that the list doesn't have, and changed items by row, with edits that the page may lack.
  ///
  /// A page that reaches the loaded rows adds nothing from there on, because the rest belongs elsewhere.
  private func fresh(
    _ items: [Item],
    at edge: PageEdge,
    askedBy key: PageKey<Key>,
    since moment: Int
  ) -> (new: [Item], replaced: [Int: Item]) {
    let (list, loaded) = (self.rows, self.loaded)
    func isKnownToPages(_ item: Item) -> Bool { !inserted.contains(item.id) }
    let end = edge == .next ? loaded.last(where: isKnownToPages) : loaded.first(where: isKnownToPages)
    let meeting = end.flatMap { end in items.firstIndex { $0.id == end.id } }
    let beyond = meeting.map { edge == .next ? items.startIndex..<$0 : $0 + 1..<items.endIndex }
    let ids = Set(items.map(\.id))
    // Looks up the few items of the page, without a dictionary of the whole list.
    var rows: [Item.ID: Int] = [:]
    var count = 0
    list.forEach { _, item in
      if ids.contains(item.id), rows[item.id] == nil { rows[item.id] = count }
      count += 1
    }
    let ownRows = pages.entries.firstIndex { $0.key == key }.map(pages.rows(of:))
    var known: [Item.ID: Int] = [:]
    var new: [Item] = []
    var replaced: [Int: Item] = [:]
    inserted.subtract(ids.subtracting(insertedRows(at: edge)))
    let (around, own) = (loaded.map(\.id), items.map(\.id))
    lazy var order = edge == .next ? Array(around) + own : own + around
    let offset = edge == .next ? loaded.count : 0
    func shown(_ item: Item, _ index: Int) -> Item? {
      guard let edits else { return item }
      return edits.shown(item, since: moment) { ItemNeighbors(of: offset + index, in: order, section: 0) }
    }
    for (index, item) in items.enumerated() where !removed.contains(item.id) {
      if options.repeatedItems == .keepBoth {
        if let item = shown(item, index) { new.append(item) }
      } else if let row = rows[item.id] {
        if ownRows?.contains(row) != true { displaced.insert(item.id) }
        guard options.repeatedItems == .replace, !touched.contains(item.id) else { continue }
        if let item = shown(item, index), !showSame(list[row], item) { replaced[row] = item }
      } else if beyond?.contains(index) == true {
        continue
      } else if let position = known[item.id] {
        if options.repeatedItems == .replace, let item = shown(item, index) { new[position] = item }
      } else if let item = shown(item, index) {
        known[item.id] = new.count
        new.append(item)
      }
    }
    return (withUnloaded(new, since: moment), replaced)
  }

  /// Returns rows with the items that edits put between them before their page was dropped.
  private func withUnloaded(_ rows: [Item], since moment: Int) -> [Item] {
    guard let edits, edits.hasUnloaded(since: moment) else { return rows }
    var chain = ItemChain([rows])
    edits.insertUnloaded(into: &chain, since: moment)
    return chain.sections[0]
  }

  /// Returns the number of placeholders at an edge after a page arrives there.
  private func placeholders(at edge: PageEdge, _ page: Page<Item, Key>, added: Int, hasMore: Bool) -> Int {
    guard placeholder != nil, hasMore else { return 0 }
    switch edge {
    case .next:
      let end = pages.range.upperBound + added
      return page.total.map { max(0, $0 - end) } ?? max(0, pages.after - added)
    case .previous:
      return page.position ?? max(0, pages.before - added)
    }
  }

  private func makePlaceholders(_ count: Int) -> [Item] {
    guard let placeholder else { return [] }
    defer { nextPlaceholder += count }
    return (nextPlaceholder..<nextPlaceholder + count).map(placeholder)
  }

  /// Counts rows in their page.
  private func note(_ count: Int, of page: Page<Item, Key>, at edge: PageEdge, askedBy key: PageKey<Key>) {
    var entry = LoadedPages<Key>.Entry(key: key, count: count, hasPrevious: page.previous != nil)
    if edge == .previous, let positions, let first = pages.entries.first?.key, first.key != nil {
      // It may include rows of the page before it, which have other positions at the origin.
      entry.key = positions.shifted(first, by: -count)
    }
    switch edge {
    case .next:
      // The page was requested again, because the store has more.
      if let last = pages.entries.last, last.key == key {
        pages.entries[pages.entries.count - 1].count += count
      } else if count > 0 {
        pages.entries.append(entry)
      }
    case .previous:
      if let first = pages.entries.first, first.key == key {
        pages.entries[0].count += count
      } else if count > 0 {
        pages.entries.insert(entry, at: 0)
      }
    }
  }

  // MARK: A maximum

  /// Returns the rows of pages to drop at the opposite edge, or an empty range there.
  ///
  /// Two pages and rows near the visible ones remain. Otherwise both edges would drop and load forever.
  private func drop(pagesFor count: Int, comingAt edge: PageEdge) -> Range<Int> {
    let range = pages.range
    let none = edge == .next ? range.lowerBound..<range.lowerBound : range.upperBound..<range.upperBound
    guard let maximum = options.maximumCount, count > 0 else { return none }
    var dropped = none
    var rest = range.count + count
    let entries = edge == .next ? pages.entries : pages.entries.reversed()
    let window = visibleRows.map { (visible: $0.range, distance: prefetchDistance($0)) }
    for entry in entries.dropLast() {
      if rest <= maximum || entry.key == nil { break }
      let next =
        edge == .next
        ? dropped.lowerBound..<dropped.upperBound + entry.count : dropped.lowerBound - entry.count..<dropped.upperBound
      if let window {
        let distance =
          edge == .next ? window.visible.lowerBound - next.upperBound : next.lowerBound - 1 - window.visible.upperBound
        if distance <= window.distance { break }
      }
      dropped = next
      rest -= entry.count
    }
    return dropped
  }

  /// Forgets dropped pages, so that their edge requests them again.
  private func forgetPages(_ numberOfRows: Int, at edge: PageEdge, _ numberOfPlaceholders: Int) {
    if numberOfRows == 0 { return }
    var count = numberOfRows
    while count > 0, let entry = edge == .previous ? pages.entries.first : pages.entries.last {
      count -= entry.count
      if edge == .next { edges[edge].dropped = [] }
      if entry.key != nil { edges[edge].dropped.append(entry) }
      if edge == .previous { pages.entries.removeFirst() } else { pages.entries.removeLast() }
    }
    if edge == .previous { pages.before += numberOfPlaceholders } else { pages.after += numberOfPlaceholders }
    edges[edge].key = edges[edge].dropped.last?.key
    if edge == .next { edges[edge].dropped = [] }
    edges[edge].lastKey = (edge == .previous ? pages.entries.first : pages.entries.last)?.key
    edges[edge].state = .idle
    edges[edge].emptyPages = 0
    edges[edge].isPaused = false
    edges[edge].load = nil
  }

  // MARK: A refresh

  /// Shows the answer to a refresh, and the pages that its keys lead to.
  ///
  /// - Parameter isUncertain: A Boolean value that indicates whether the origin's positions may differ from the list's.
  func replaceRows(by page: Page<Item, Key>, askedBy key: PageKey<Key>, since moment: Int, isUncertain: Bool) {
    edits?.takeOutGone()
    let old = items
    let range = pages.range
    let anchor = pages.entries.firstIndex { $0.key == key }
    // Without a key, the page may begin elsewhere now.
    let hasLead = key.key != nil && anchor.map { isNeighbour($0 - 1, page.previous) } ?? false
    let hasTail = anchor.map { isNeighbour($0 + 1, page.next) } ?? false
    // The rows that the answer replaces, without those inserted next to remaining pages.
    let anchored = anchor.map(pages.rows(of:)) ?? range
    let whole = (hasLead ? anchored.lowerBound : range.lowerBound)..<(hasTail ? anchored.upperBound : range.upperBound)
    var ids = Set(page.items.map(\.id))
    inserted.subtract(ids)
    displaced.subtract(ids)
    if !hasLead, !hasTail { displaced = [] }
    var (start, end) = (whole.lowerBound, whole.upperBound)
    if hasLead { while start < end, inserted.contains(old[start].id) { start += 1 } }
    if hasTail { while start < end, inserted.contains(old[end - 1].id) { end -= 1 } }
    // These rows remain, because they may be on another page at the origin.
    var kept = displaced
    let moves = moved + (edits?.moves(since: moment) ?? []).map { ($0.id, $0.other) }
    if !moves.isEmpty, hasLead || hasTail || page.previous != nil || page.next != nil {
      kept.formUnion(moves.map(\.id))
    }
    let around = (old[range.lowerBound..<start], old[end..<range.upperBound])
    var new = answer(
      page,
      insteadOf: old[start..<end],
      around,
      hasLead: hasLead,
      hasTail: hasTail,
      since: moment,
      kept
    )
    new = withUnloaded(old[whole.lowerBound..<start] + new + old[end..<whole.upperBound], since: moment)
    ids.formUnion(new.map(\.id))
    // Pages that the answer leads to remain, without items that are in the answer now.
    var rows = [new]
    var entries = [LoadedPages<Key>.Entry(key: key, count: 0, hasPrevious: page.previous != nil)]
    func join(_ neighbours: ArraySlice<LoadedPages<Key>.Entry>, from row: Int) -> [[Item]] {
      var row = row
      var joined: [[Item]] = []
      for entry in neighbours {
        var kept: [Item] = []
        for item in old[row..<row + entry.count] where ids.insert(item.id).inserted { kept.append(item) }
        joined.append(kept)
        row += entry.count
      }
      return joined
    }
    if let anchor, hasLead {
      rows = join(pages.entries[..<anchor], from: range.lowerBound) + rows
      entries = pages.entries[..<anchor] + entries
    }
    let lead = rows.dropLast().reduce(0) { $0 + $1.count }
    if let anchor, hasTail {
      rows += join(pages.entries[(anchor + 1)...], from: anchored.upperBound)
      entries += pages.entries[(anchor + 1)...]
    }
    noteKeys(of: page, askedBy: key, hasLead: hasLead, hasTail: hasTail)
    if let positions, isUncertain {
      // Pages begin after these rows, even if the origin didn't know the edits.
      if hasLead, let first = entries[0].key, let anchor {
        entries[anchor].key = positions.shifted(first, by: lead)
        refreshKey = entries[anchor].key ?? key
      }
      if !hasTail, page.next != nil, !new.isEmpty {
        let start = positions.index(of: hasLead ? entries[0].key ?? key : key)
        edges[.next].key = PageKey(key: positions.key(start + lead + new.count))
      }
    }
    if !moves.isEmpty { rows = repeated(moves, in: rows, rebasing: Set(page.items.map(\.id))) }
    for (entry, rows) in rows.enumerated() { entries[entry].count = rows.count }
    new = Array(rows.joined())
    let before = edges[.previous].state.isEnded ? 0 : page.position.map { max(0, $0 - lead) } ?? pages.before
    let after = edges[.next].state.isEnded ? 0 : page.total.map { max(0, $0 - before - new.count) } ?? pages.after
    let oldPages = pages
    pages.entries = entries.filter { $0.count > 0 }
    pages.before = placeholder == nil ? 0 : before
    pages.after = placeholder == nil ? 0 : after
    if let edits {
      let isWhole = PageEdge.allCases.allSatisfy { edges[$0].state.isEnded }
      edits.unload(Set(old[range].map(\.id)).subtracting(new.map(\.id)), of: old.map(\.id), isWhole: isWhole)
    }
    show(new, insteadOf: old, oldPages)
    edits?.tellOfApplied()
  }

  /// Returns a Boolean value that indicates whether a key leads to the page of an entry. The first page may have none.
  private func isNeighbour(_ entry: Int, _ key: Key?) -> Bool {
    guard let key, pages.entries.indices.contains(entry), let known = pages.entries[entry].key else { return false }
    if let positions {
      // The answer may overlap the page, and replaces the overlap.
      return positions.index(key) >= positions.index(of: known)
    }
    return known.key == key || entry == 0 && known.key == nil && edges[.previous].state.isEnded
  }

  /// Returns the rows of pages after repeated moves.
  ///
  /// - Parameter ids: The items that are in the origin's order.
  private func repeated(
    _ moves: [(id: Item.ID, other: Item.ID?)],
    in rows: [[Item]],
    rebasing ids: Set<Item.ID>
  ) -> [[Item]] {
    let order = rows.joined().map(\.id)
    var chain = ItemChain(rows)
    for (id, other) in moves where other != nil || edges[.previous].state.isEnded { chain.move(id, after: other) }
    if let edits { edits.rebase(edits.pendingMoves.filter { ids.contains($0.id) }, on: [order]) }
    return chain.sections
  }

  /// Returns the items that a refresh shows instead of others. Local changes since the request remain.
  ///
  /// - Parameters:
  ///   - around: The rows before and after the others.
  ///   - kept: The items that remain even if the answer doesn't have them.
  private func answer(
    _ page: Page<Item, Key>,
    insteadOf old: ArraySlice<Item>,
    _ around: (ArraySlice<Item>, ArraySlice<Item>),
    hasLead: Bool,
    hasTail: Bool,
    since moment: Int,
    _ kept: Set<Item.ID>
  ) -> [Item] {
    var known: Set<Item.ID> = []
    let repeats = options.repeatedItems == .keepBoth
    let changed = Dictionary(old.lazy.filter { self.touched.contains($0.id) }.map { ($0.id, $0) }) { first, _ in first }
    lazy var order = around.0.map(\.id) + page.items.map(\.id) + around.1.map(\.id)
    var new: [Item] = []
    for (index, item) in page.items.enumerated()
    where !removed.contains(item.id) && (known.insert(item.id).inserted || repeats) {
      guard let edits, edits.isEdited(item.id, since: moment) else {
        new.append(changed[item.id] ?? item)
        continue
      }
      let shown = edits.shown(item, since: moment) {
        ItemNeighbors(of: around.0.count + index, in: order, section: 0)
      }
      if let shown { new.append(shown) }
    }

    // Items inserted beyond the answer arrive with later pages.
    func isNew(_ item: Item) -> Bool {
      inserted.contains(item.id) && touched.contains(item.id) || edits?.isInserted(item.id, since: moment) == true
        || kept.contains(item.id)
    }
    let areNew = old.map { isNew($0) && !known.contains($0.id) }
    if !areNew.contains(true) { return new }
    if !hasAnswered {
      let unanswered = zip(old, areNew).compactMap { $1 ? $0 : nil }
      return page.previous == nil && page.next != nil ? unanswered + new : new + unanswered
    }
    return insert(areNew, of: old, known, page, hasLead: hasLead, hasTail: hasTail, into: new)
  }

  /// Inserts new items into an answer, after those that they followed.
  private func insert(
    _ areNew: [Bool],
    of old: ArraySlice<Item>,
    _ known: Set<Item.ID>,
    _ page: Page<Item, Key>,
    hasLead: Bool,
    hasTail: Bool,
    into answer: [Item]
  ) -> [Item] {
    let areKnown = old.map { known.contains($0.id) }
    let first = areNew.firstIndex(of: false) ?? areNew.endIndex
    let last = areNew.lastIndex(of: false) ?? areNew.startIndex
    let firstCommon = areKnown.firstIndex(of: true) ?? areKnown.endIndex
    let lastCommon = areKnown.lastIndex(of: true) ?? areKnown.startIndex - 1
    let beganAtStart = edges[.previous].state.isEnded
    let endedAtEnd = edges[.next].state.isEnded
    // For each item, the next one that the answer has.
    var following = [Item.ID?](repeating: nil, count: old.count)
    var next: Item.ID?
    for (index, item) in zip(old.indices, old).reversed() {
      following[index - old.startIndex] = next
      if areKnown[index - old.startIndex] { next = item.id }
    }
    var chain = ItemChain([answer])
    var previous: Item.ID?
    for (index, item) in old.enumerated() {
      if areKnown[index], chain.contains(item.id) {
        previous = item.id
      } else if areNew[index] {
        let isInside =
          (index > firstCommon || hasLead || page.previous == nil)
          && (index < lastCommon || hasTail || page.next == nil)
        let isFirst = index < first && page.previous == nil && beganAtStart
        let isLast = index > last && page.next == nil && endedAtEnd
        guard isInside || isFirst || isLast else { continue }
        if let previous {
          chain.insert(item, after: previous)
        } else if let next = following[index], chain.contains(next) {
          chain.insert(item, before: next)
        } else if isLast && !isFirst {
          chain.append(item)
        } else {
          chain.insert(item, behind: ItemNeighbors(of: 0, in: [item.id], section: 0), orAtStartOf: 0)
        }
        previous = item.id
      }
    }
    return chain.sections[0]
  }

  private func noteKeys(of page: Page<Item, Key>, askedBy key: PageKey<Key>, hasLead: Bool, hasTail: Bool) {
    for edge in PageEdge.allCases {
      let isKept = edge == .next ? hasTail : hasLead
      if !isKept {
        edges[edge].key = (edge == .next ? page.next : page.previous).map { PageKey(key: $0) }
        edges[edge].lastKey = key
        edges[edge].dropped = []
      }
      let hasMore = edges[edge].key != nil || remote != nil && !edges[edge].isRemoteEnded
      edges[edge].state = hasMore ? .idle : .ended
      edges[edge].emptyPages = page.items.isEmpty ? 1 : 0
      edges[edge].isPaused = false
      edges[edge].load = nil
    }
  }

  /// Shows loaded items with the placeholders around them.
  private func show(_ loaded: [Item], insteadOf old: [Item], _ oldPages: LoadedPages<Key>) {
    let oldRange = oldPages.range
    let oldIDs = Set(old[oldRange].map(\.id))
    let newIDs = Set(loaded.map(\.id))
    let oldRows = old.enumerated().map { row, item in
      let isLoaded = oldRange.contains(row)
      return Row(id: isLoaded ? .item(item.id) : .placeholder(row), item: item, isPlaceholder: !isLoaded)
    }
    func wasPlaceholder(_ row: Int) -> Bool { row < old.count && !oldRange.contains(row) }
    func makeRow(forPlaceholderAt row: Int) -> Row {
      if wasPlaceholder(row) { return oldRows[row] }
      let item = makePlaceholders(1)[0]
      // The row of an item that's no longer loaded.
      let isTaken = row >= old.count || newIDs.contains(old[row].id)
      return Row(id: isTaken ? .placeholder(-1 - row) : .item(old[row].id), item: item, isPlaceholder: true)
    }
    var rows = (0..<pages.before).map(makeRow)
    for item in loaded {
      let takesPlace = !oldIDs.contains(item.id) && wasPlaceholder(rows.count)
      rows.append(Row(id: takesPlace ? .placeholder(rows.count) : .item(item.id), item: item, isPlaceholder: false))
    }
    for row in rows.count..<rows.count + pages.after { rows.append(makeRow(forPlaceholderAt: row)) }
    store.become(rows.map(\.item), from: old, ListChangeset(from: oldRows, to: rows, by: RowMatcher()))
  }

  /// Removes all rows.
  func clear() {
    let ids = items.map(\.id)
    edits?.unload(Set(ids), of: ids, isWhole: false)
    pages = LoadedPages()
    hasAnswered = false
    displaced = []
    for edge in PageEdge.allCases { edges[edge] = PagedEdge() }
    remove(0..<rows.count)
  }
}
