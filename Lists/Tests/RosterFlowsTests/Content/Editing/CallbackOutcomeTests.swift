import Foundation
import ListModels
import RosterFlows
import TestSupport
import Testing

/// A function that a data source is given, and what becomes of an edit of another one in it. A new function gets a case.
enum AskedFunction: String, CaseIterable, Codable, Sendable {
  // What says which items are shown, and where.
  case filter, narrowedFilter, search, sortKey, comparator, textOrder, distinctKey, subsetOfFilter
  case groupKey, groupHeader, groupIndexTitle, mergeKey, joinKey, otherJoinKey
  case rows, rowContent, separator
  case groupFooter, sectionOrder
  case outlineChildren, outlineFilter, outlineOrder
  case itemEquality, itemKey
  // What is given something to change.
  case itemChange, placeChange, sectionChange, optimisticChange
  // What is told of something, or is asked when it is read.
  case mapping, lazyItem, lazyHeader, observer, shown, editShown, duplicates, transactionBody, coalescedBody
  case pageLoad, pagePlaceholder, pageKey, pageOrigin, pageStatus, rangeLoad, childrenLoad, phaseRow
  case streamedValue, streamEvent

  enum Outcome { case done, refused }

  var outcome: Outcome {
    switch self {
    case .itemChange, .placeChange, .sectionChange, .mapping, .lazyItem, .lazyHeader, .observer,
      .shown, .editShown, .duplicates, .transactionBody, .coalescedBody, .groupHeader, .groupFooter, .groupIndexTitle,
      .pageLoad,
      .pagePlaceholder, .pageKey, .pageOrigin, .pageStatus, .rangeLoad, .childrenLoad, .phaseRow, .streamedValue,
      .streamEvent:
      .done
    default: .refused
    }
  }

  /// Has a data source call the function.
  ///
  /// - Parameters:
  ///   - content: what the data source is, or is derived from.
  ///   - edit: what the function does, once.
  @MainActor func call(_ content: FlatDataSource<Cell>, editing edit: @escaping () -> Void) async {
    var isReady = false
    func ask<Answer>(_ answer: Answer) -> Answer {
      if isReady {
        isReady = false
        edit()
      }
      return answer
    }
    /// Has the base of what is derived change while somebody looks at it.
    func follow(_ derived: some DataSource) {
      withExtendedLifetime((derived, derived.changes.observe { _ in })) {
        isReady = true
        content.insert(Cell(id: 50, content: 1), at: 1)
      }
    }
    switch self {
    case .filter: follow(content.filtered { _ in ask(true) })
    case .narrowedFilter:
      let filtered = content.filtered { _ in true }
      isReady = true
      filtered.filter.narrow { _ in ask(true) }
    case .search:
      let searched = content.searched { _ in ask("1") }
      searched.search.text = "1"
      follow(searched)
    case .sortKey: follow(content.sorted { ask($0.id) })
    case .comparator: follow(content.sorted { ask($0.id < $1.id) })
    case .textOrder: follow(content.sorted(by: Sorter({ ask("\($0.id)") }, order: .unicode)))
    case .distinctKey: follow(content.distinct { ask($0.id) })
    case .subsetOfFilter: follow(content.filtered { _ in ask(true) }.excluding(ids: [1]))
    case .groupKey: follow(content.grouped { ask($0.content) })
    case .groupHeader:
      isReady = true
      _ = content.grouped(by: \.content) { key, _ in ask(key) }.header(ofSection: 0)
    case .groupFooter:
      isReady = true
      _ = content.grouped(by: \.content, header: { key, _ in key }, footer: { key, _ in ask(key) }).footer(ofSection: 0)
    case .groupIndexTitle:
      isReady = true
      _ = content.grouped(by: \.content, indexTitle: { ask("\($0)") }).indexTitle(ofSection: 0)
    case .mergeKey: follow(content.merged(with: FlatDataSource(cells(7)), by: Sorter { ask($0.id) }))
    case .joinKey: follow(content.joined(with: FlatDataSource(cells(7)), by: { ask($0.id) }, \.id))
    case .otherJoinKey: follow(FlatDataSource(cells(7)).joined(with: content, by: \.id, { ask($0.id) }))
    case .rows: follow(content.flatMapped { ask([$0]) })
    case .rowContent: follow(content.flatMapped { ask(FlatDataSource([$0])) })
    case .separator: follow(content.interleaved { _, _ in ask(1) })
    default: await callOfContent(content, { isReady = true }, { ask(()) })
    }
  }

  @MainActor private func callOfContent(
    _ content: FlatDataSource<Cell>,
    _ begin: () -> Void,
    _ tell: @escaping () -> Void
  ) async {
    func ask<Answer>(_ answer: Answer) -> Answer {
      tell()
      return answer
    }
    switch self {
    case .sectionOrder:
      let sections = NestedDataSource([ContentSection<Int, Cell, Never>(header: 1, items: [])]) { first, second in
        ask(first < second)
      }
      begin()
      sections.apply([2, 1].map { ContentSection(header: $0, items: []) })
    case .outlineChildren:
      let outline = OutlineDataSource(cells(1)) { _ in ask(.none) }
      begin()
      outline.insert(cells(2))
    case .outlineFilter:
      let outline = OutlineDataSource(cells(1)) { _ in .none }
      begin()
      outline.filter { _ in ask(true) }
    case .outlineOrder:
      let outline = OutlineDataSource(cells(1, 2)) { _ in .none }
      begin()
      outline.sort { ask($0.id < $1.id) }
    case .itemEquality:
      begin()
      content.apply(cells(0, 1), by: .keys(id: \.id) { ask($0 == $1) })
    case .itemKey:
      begin()
      content.apply(cells(0, 1), by: .keys(id: { ask($0.id) }))
    default: await callOfEdit(content, begin, tell)
    }
  }

  @MainActor private func callOfEdit(
    _ content: FlatDataSource<Cell>,
    _ begin: () -> Void,
    _ tell: @escaping () -> Void
  ) async {
    func ask<Answer>(_ answer: Answer) -> Answer {
      tell()
      return answer
    }
    switch self {
    case .itemChange:
      begin()
      content.update(at: 0) { _ in tell() }
    case .placeChange:
      begin()
      content.filtered { _ in true }.update(content.place(at: 0, inSection: 0)) { _ in tell() }
    case .sectionChange:
      let sections = NestedDataSource([ContentSection<Int, Cell, Never>(header: 1, items: cells(1))])
      begin()
      sections.updateSection(at: 0) { _ in tell() }
    case .optimisticChange:
      begin()
      content.edit(id: 1) { _ in
        tell()
      } commit: {
      }
    case .mapping:
      begin()
      _ = content.map { ask($0.id) }.item(at: 0, inSection: 0)
    case .lazyItem:
      begin()
      _ = LazyDataSource<Int, Never, Never>(itemCounts: [1]) { _, _ in ask(1) }.item(at: 0, inSection: 0)
    case .lazyHeader:
      let lazy = LazyDataSource<Int, Int, Never>(itemCounts: [1], header: { ask($0) }, item: { index, _ in index })
      begin()
      _ = lazy.header(ofSection: 0)
    case .observer:
      let observation = content.changes.observe { _ in tell() }
      begin()
      withExtendedLifetime(observation) { _ = content.append(Cell(id: 2)) }
    case .shown:
      begin()
      content.apply(cells(1)).onShown { tell() }
    case .editShown:
      begin()
      content.append(Cell(id: 2)).onShown { tell() }
    case .duplicates:
      let other = FlatDataSource(cells(1), duplicates: .keepFirst)
      other.onDuplicates = { _ in tell() }
      begin()
      other.apply(cells(1, 1))
    case .transactionBody:
      begin()
      transaction { tell() }
    case .coalescedBody:
      begin()
      await coalesced { tell() }.shown()
    default: await callOfLoading(content, begin, tell)
    }
  }

  @MainActor private func callOfLoading(
    _ content: FlatDataSource<Cell>,
    _ begin: () -> Void,
    _ tell: @escaping () -> Void
  ) async {
    var isTold = false
    func noted() {
      isTold = true
      tell()
    }
    func ask<Answer>(_ answer: Answer) -> Answer {
      noted()
      return answer
    }
    // What is loaded comes from off the main actor, which takes time of the clock: ten seconds at most.
    func wait(until isDone: () -> Bool) async {
      for _ in 1...5000 where !isDone() { try? await Task.sleep(for: .milliseconds(2)) }
    }
    switch self {
    case .pageLoad, .pagePlaceholder, .pageKey, .pageOrigin, .pageStatus:
      let origin: PagedDataSource<Cell, Int>.Remote = { _ in ask(.ended) }
      let list = PagedDataSource<Cell, Int>(
        PagingOptions(pageSize: 1, jumpDistance: 0),
        placeholder: {
          if self == .pagePlaceholder { noted() }
          return Cell(id: -1 - $0)
        },
        keyAtPosition: { self == .pageKey ? ask($0) : $0 },
        remote: self == .pageOrigin ? origin : nil
      ) { request in
        if self == .pageLoad { noted() }
        return Page(cells(request.key ?? 0), next: (request.key ?? 0) + 1, position: request.key ?? 0, total: 9)
      }
      let observation = list.observeStatus { _ in if self == .pageStatus { noted() } }
      begin()
      list.refresh()
      await wait { list.numberOfItems == 9 }
      list.reached(row: 8)
      await wait { isTold }
      withExtendedLifetime(observation) {}
    case .rangeLoad:
      let list = PagedDataSource<Cell, Int> { _ in ask((cells(1), 1)) }
      begin()
      list.refresh()
      await wait { isTold }
    case .childrenLoad:
      let outline = OutlineDataSource(cells(1)) { $0.id == 1 ? .loaded { ask(cells(2)) } : .none }
      begin()
      outline.expand(1)
      await wait { isTold }
    case .phaseRow:
      struct Outage: Error {}
      let list = PagedDataSource<Cell, Int> { _ in throw Outage() }
      let rows = list.showing(PhaseRows().failed { _ in ask(Cell(id: -5)) }, of: list)
      begin()
      list.refresh()
      await wait { isTold }
      withExtendedLifetime(rows) {}
    case .streamedValue, .streamEvent:
      let (stream, continuation) = AsyncStream.makeStream(of: [Cell].self)
      let following =
        switch self {
        case .streamedValue: content.follow(stream) { ask($0).apply($1) }
        default: content.follow(events: stream) { ask($0).apply($1) }
        }
      begin()
      continuation.yield(cells(1))
      await wait { isTold }
      following.cancel()
    default: begin()
    }
  }
}

@MainActor @Suite struct CallbackOutcomeTests {
  @Test(arguments: AskedFunction.allCases.filter { $0.outcome == .done })
  func anEditIsDone(_ function: AskedFunction) async {
    let other = FlatDataSource(cells(5))
    await function.call(FlatDataSource(cells(0, 1))) { other.append(Cell(id: 99)) }
    expectEqual(other.items, cells(5, 99))
  }

  #if EXIT_TESTS
    @Test(arguments: AskedFunction.allCases.filter { $0.outcome == .refused })
    func anEditIsRefused(_ function: AskedFunction) async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor [function] in await edit(in: function)
      }
      expectText("Content was changed", in: result)
    }
  #endif
}

@MainActor private func edit(in function: AskedFunction) async {
  let other = FlatDataSource(cells(5))
  await function.call(FlatDataSource(cells(0, 1))) { other.append(Cell(id: 99)) }
}
