import ListModels
import TestSupport
import Testing

@testable import RosterFlows

/// The tree A{a1, a2{x, y}}, B{}, C of every test, in which nothing is expanded.
@MainActor struct OutlineDataSourceTests {
  private typealias Outline = OutlineDataSource<Entry>

  private static let names = [1: "A", 2: "B", 3: "C", 11: "a1", 12: "a2", 121: "x", 122: "y"]
  private static let below = [1: [11, 12], 12: [121, 122]]
  private var loads = Loads()

  private static func entry(_ id: Int) -> Entry { Entry(id: id, name: names[id] ?? "\(id)") }

  private func makeOutline(
    expanded: Set<Int> = [],
    isExpanded: @escaping @MainActor (Entry) -> Bool = { _ in false }
  ) -> (outline: Outline, view: ListModel) {
    let outline = Outline([1, 2, 3].map(Self.entry), expanded: expanded, isExpanded: isExpanded) { [loads] entry in
      if let ids = Self.below[entry.id] { return .nodes(ids.map(Self.entry)) }
      return entry.id == 2 ? .loaded { try await loads.load() } : .none
    }
    return (outline, ListModel(outline))
  }

  private func expect(
    _ view: ListModel,
    _ outline: Outline,
    _ text: String,
    _ stages: [String]? = nil,
    _ location: SourceLocation = #_sourceLocation
  ) {
    expectEqual(outline.text, text, sourceLocation: location)
    expectEqual(view.complaints, [], sourceLocation: location)
    if let stages { expectEqual(view.stages.map(\.description), stages, sourceLocation: location) }
  }

  // MARK: Expanding

  @Test func childrenComeAndGo() {
    let (outline, view) = makeOutline()
    expect(view, outline, "A B C", [])
    outline.expand(1)
    expect(view, outline, "A a1 a2 B C", ["insert 0.1 0.2", "update 0.0"])
    outline.expand(12)
    expect(view, outline, "A a1 a2 x y B C", ["insert 0.3 0.4", "update 0.2"])
    outline.collapse(1)
    expect(view, outline, "A B C", ["delete 0.1 0.2 0.3 0.4", "update 0.0"])
    #expect(outline.expandedIDs == [12] && outline.isExpanded(12) && !outline.isExpanded(1))
    outline.toggle(1)
    expect(view, outline, "A a1 a2 x y B C", ["insert 0.1 0.2 0.3 0.4", "update 0.0"])
    expectEqual([1, 12, 121].map { outline.level(of: $0) }, [0, 1, 2])
    expectEqual(outline.rows.map(\.level), [0, 1, 1, 2, 2, 0, 0])
    #expect(outline.parent(of: 121)?.name == "a2" && outline.parent(of: 1) == nil)
    #expect(outline.row(of: 122) == 4 && outline.row(of: 9) == nil)
    outline.expand(11)
    expectEqual(view.numberOfUpdates, 4)
  }

  /// In a transaction, and where a filter shows the item, too.
  @Test func whatStandsForChildrenKnowsTheItemAsItIs() {
    for isInTransaction in [false, true] {
      for isFiltered in [false, true] {
        let (outline, view) = makeOutline()
        outline.expand(2)
        if isFiltered { outline.filter(includesDescendants: true) { $0.id == 2 } }
        let row = isFiltered ? 1 : 2
        #expect(outline.rows[row].id.standsForChildren)
        if isInTransaction {
          transaction { outline.update(2) { $0.name = "B'" } }
        } else {
          outline.update(2) { $0.name = "B'" }
        }
        #expect(outline.rows.map(\.node.name).filter { $0 == "B'" }.count == 2 && view.complaints == [])
        expectEqual(view.stages.map(\.description), ["update 0.\(row - 1) 0.\(row)"])
      }
    }
  }

  #if EXIT_TESTS
    @Test func treesAreDeepButEndSomewhere() async {
      let deep = Outline([Entry(id: 0, name: "0")], isExpanded: { _ in true }) { entry in
        entry.id < 499 ? .nodes([Entry(id: entry.id + 1, name: "\(entry.id + 1)")]) : .none
      }
      #expect(deep.rows.count == 500 && deep.level(of: 499) == 499)
      deep.collapse(0)
      deep.filter { $0.id == 499 }
      expectEqual(deep.rows.count, 500)
      let endless = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = OutlineDataSource([Entry(id: 0, name: "0")], isExpanded: { _ in true }) { entry in
            .nodes([Entry(id: entry.id + 1, name: "")])
          }
        }
      }
      expectText("OutlineDataSource: the item 500 is in 500 others, and no more than 500 levels are shown", in: endless)
    }
  #endif

  @Test func whatIsCollapsedChangesUnseen() {
    let (outline, view) = makeOutline()
    outline.expand(1)
    outline.expand(12)
    outline.collapse(1)
    outline.remove(11)
    expect(view, outline, "A B C")
    expectEqual(view.numberOfUpdates, 3)
    outline.expand(1)
    expect(view, outline, "A a2 x y B C")
  }

  @Test func allExpandAndCollapse() {
    let (outline, view) = makeOutline()
    outline.expandAll()
    expect(view, outline, "A a1 a2 x y B C", ["insert 0.1 0.2 0.3 0.4", "update 0.0"])
    outline.collapseAll(in: 12)
    expect(view, outline, "A a1 a2 B C")
    outline.collapseAll()
    expect(view, outline, "A B C")
    expectEqual(outline.expandedIDs, [])
    #expect(loads.waiting.isEmpty)
  }

  @Test func anItemIsRevealed() {
    let (outline, view) = makeOutline()
    outline.expandAll()
    outline.collapseAll()
    let updates = view.numberOfUpdates
    #expect(outline.reveal(121))
    expect(view, outline, "A a1 a2 x y B C")
    expectEqual(view.numberOfUpdates, updates + 1)
    #expect(!outline.reveal(99))
  }

  /// State that was kept is applied as items come, and the user's wish wins over what is usual.
  @Test func expansionIsRestored() {
    let (outline, view) = makeOutline(expanded: [12, 777], isExpanded: { $0.id == 1 })
    expect(view, outline, "A a1 a2 x y B C")
    outline.collapse(1)
    outline.apply([1, 2, 3].map(Self.entry))
    expect(view, outline, "A B C")
    outline.remove(1)
    outline.insert([Self.entry(1)], at: 0)
    expect(view, outline, "A B C")
    #expect(outline.expandedIDs.contains(777))
    outline.expand(1)
    expect(view, outline, "A a1 a2 x y B C")
  }

  // MARK: Loading

  @Test func childrenAreLoadedOnce() async {
    let (outline, view) = makeOutline()
    outline.expand(2)
    outline.collapse(2)
    outline.expand(2)
    expect(view, outline, "A B … C", ["insert 0.2", "update 0.1"])
    await loads.answer([Entry(id: 21, name: "b1"), Entry(id: 22, name: "b2")])
    expect(view, outline, "A B b1 b2 C")
    expectEqual(loads.count, 1)
    expectEqual(view.ids[0].count, 5)
  }

  @Test func whatLoadsWhileCollapsedIsKept() async {
    let (outline, view) = makeOutline()
    outline.expand(2)
    outline.collapse(2)
    let updates = view.numberOfUpdates
    await loads.answer([Entry(id: 21, name: "b1")])
    expect(view, outline, "A B C")
    expectEqual(view.numberOfUpdates, updates)
    outline.expand(2)
    expect(view, outline, "A B b1 C", ["insert 0.2", "update 0.1"])
  }

  /// Also where the items around are applied again meanwhile.
  @Test func whatLoadsWhileCollapsedIsNotLoadedAgain() async {
    let (outline, view) = makeOutline()
    outline.expand(2)
    outline.collapse(2)
    await loads.answer([Entry(id: 21, name: "b1")])
    outline.apply([1, 2, 3].map(Self.entry))
    outline.expand(2)
    expect(view, outline, "A B b1 C")
    expectEqual(loads.count, 1)
  }

  @Test func aFailureIsARowThatCanBeTriedAgain() async {
    let (outline, view) = makeOutline()
    outline.expand(2)
    await loads.fail()
    expect(view, outline, "A B ! C")
    outline.retry(2)
    expect(view, outline, "A B … C")
    await loads.answer([Entry(id: 21, name: "b1")])
    expect(view, outline, "A B b1 C")
    expectEqual(loads.count, 2)
  }

  @Test func anItemThatGoesIsNotLoadedAnyMore() async {
    let (outline, view) = makeOutline()
    outline.expand(2)
    outline.remove(2)
    await loads.answer([Entry(id: 21, name: "b1")])
    expect(view, outline, "A C")
    #expect(outline[21] == nil)
  }

  @Test func aTreeThatGoesLoadsNothingMore() async {
    var isCancelled: Bool?
    var outline: Outline? = Outline([Self.entry(2)]) { _ in
      .loaded {
        while !Task.isCancelled { await Task.yield() }
        isCancelled = Task.isCancelled
        return []
      }
    }
    outline?.expand(2)
    for _ in 0..<5 { await Task.yield() }
    #expect(isCancelled == nil)
    outline = nil
    #expect(await eventually { isCancelled == true })
  }

  // MARK: Children of a data source

  @Test func childrenFollowADataSource() {
    let content = FlatDataSource([Entry(id: 10, name: "p"), Entry(id: 20, name: "q")])
    let outline = Outline([Self.entry(1)]) { $0.id == 1 ? .content(content) : .none }
    let view = ListModel(outline)
    content.append(Entry(id: 30, name: "r"))
    expect(view, outline, "A")
    outline.expand(1)
    expect(view, outline, "A p q r")
    content.remove(at: 0)
    expect(view, outline, "A q r", ["delete 0.1"])
    outline.collapse(1)
    content.move(from: 0, to: 1)
    expect(view, outline, "A")
    outline.expand(1)
    expect(view, outline, "A r q")
    #expect(!outline.canMove(20, into: 1) && !outline.canMove(20, into: nil))
    #expect(outline.remove(20).value == nil)
    expect(view, outline, "A r q")
    #expect(!outline.canMove(1, into: 20))
  }

  /// A view of the children's own data source, one of the outline and one of both make one batch each of one update.
  @Test func childrenChangeInTheSameUpdate() {
    let content = FlatDataSource([Entry(id: 10, name: "p"), Entry(id: 20, name: "q"), Entry(id: 30, name: "x")])
    let visible = content.map { $0 }
    let outline = Outline([Self.entry(1), Self.entry(2)]) { $0.id == 1 ? .content(visible) : .none }
    outline.expand(1)
    let (view, list) = (ListModel(outline), ListModel(visible.map { Cell(id: $0.id) }))
    content.insert(Entry(id: 40, name: "r"), at: 1)
    expect(view, outline, "A p r q x B", ["insert 0.2"])
    expectEqual(view.numberOfUpdates, 1)
    content.update(at: 3) { $0.name = "y" }
    expect(view, outline, "A p r q y B", ["update 0.4"])
    // With changes of the outline's own.
    transaction {
      outline.insert([Entry(id: 3, name: "C")], at: 1)
      content.remove(at: 0)
      outline.update(2) { $0.name = "b" }
      content.append(Entry(id: 50, name: "z"))
      expectEqual(outline.text, "A r q y z C b")
    }
    expect(view, outline, "A r q y z C b")
    #expect(view.numberOfUpdates == 3 && list.complaints == [])
    transaction {
      outline.collapse(1)
      content.remove(at: 0)
      outline.expand(1)
    }
    expect(view, outline, "A q y z C b")
    transaction {
      content.insert(Entry(id: 60, name: "w"), at: 0)
      content.remove(at: 0)
    }
    expect(view, outline, "A q y z C b", [])
    content.move(from: 0, to: 2)
    expect(view, outline, "A y z q C b")
    content.reload([Entry(id: 70, name: "v")])
    expect(view, outline, "A v C b")
  }

  @Test func burstsAndContentOfOnesOwn() async {
    let content = FlatDataSource([Entry(id: 10, name: "p")])
    let outline = Outline([Self.entry(1)]) { $0.id == 1 ? .content(content) : .none }
    outline.expand(1)
    let view = ListModel(outline)
    coalesced { content.append(Entry(id: 20, name: "q")) }
    coalesced { outline.insert([Entry(id: 2, name: "B")]) }
    await coalesced { content.append(Entry(id: 30, name: "r")) }.shown()
    expect(view, outline, "A p q r B")
    expectEqual(view.numberOfUpdates, 1)
    content.changes.reload {}
    expect(view, outline, "A p q r B")
  }

  #if EXIT_TESTS
    @Test func contentMadeOfTheOutlineIsRefused() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await anOutlineInItself()
      }
      expectText("OutlineDataSource: the item 2 has", "which is made of the whole outline", in: result)
    }
  #endif

  // MARK: Edits

  @Test func itemsAreInsertedInTheirOrder() {
    let (outline, view) = makeOutline()
    outline.expand(1)
    outline.insert([Entry(id: 7, name: "p"), Entry(id: 8, name: "q")], into: 1, at: 0)
    expect(view, outline, "A p q a1 a2 B C", ["insert 0.1 0.2"])
    outline.insert([Entry(id: 9, name: "r")], into: 3)
    expect(view, outline, "A p q a1 a2 B C", ["update 0.6"])
    outline.expand(3)
    expect(view, outline, "A p q a1 a2 B C r")
    outline.insert([Entry(id: 6, name: "s")])
    expect(view, outline, "A p q a1 a2 B C r s", ["insert 0.8"])
    #expect(outline.roots.map(\.name) == ["A", "B", "C", "s"] && outline.children(of: 3)?.map(\.name) == ["r"])
  }

  @Test func anItemMoves() {
    let (outline, view) = makeOutline()
    outline.expandAll()
    outline.move(11, into: 3)
    expect(view, outline, "A a2 x y B C", ["delete 0.1", "update 0.5"])
    #expect(!outline.isExpanded(3))
    outline.move(12, into: nil, at: 0)
    expect(view, outline, "a2 x y A B C")
    expectEqual(outline.level(of: 121), 1)
    #expect(!outline.canMove(12, into: 121) && !outline.canMove(12, into: 12) && outline.canMove(12, into: 3))
    outline.move(12, into: nil, at: 3)
    expect(view, outline, "A B C a2 x y")
  }

  /// At its own level where both rows allow it, or as asked for, and not into itself.
  @Test func anItemIsDroppedBetweenRows() {
    func drop(_ id: Int, between above: Int?, and below: Int?, level: Int? = nil) -> String {
      let (outline, view) = makeOutline()
      outline.expandAll()
      let moved = outline.move(
        id,
        between: above.flatMap { outline.place(of: $0) },
        and: below.flatMap { outline.place(of: $0) },
        level: level
      )
      expectEqual(view.complaints, [])
      return moved.value == nil ? "stays" : outline.text
    }
    expectEqual(drop(3, between: 122, and: 2), "A a1 a2 x y C B")
    expectEqual(drop(3, between: 122, and: 2, level: 1), "A a1 a2 x y C B")
    expectEqual(drop(3, between: 122, and: 2, level: 9), "A a1 a2 x y C B")
    expectEqual(drop(3, between: 121, and: 122), "A a1 a2 x C y B")
    expectEqual(drop(3, between: 1, and: 11), "A C a1 a2 x y B")
    expectEqual(drop(3, between: nil, and: 1), "C A a1 a2 x y B")
    expectEqual(drop(11, between: 3, and: nil), "A a2 x y B C a1")
    expectEqual(drop(11, between: 122, and: 2), "A a2 x y a1 B C")
    expectEqual(drop(11, between: 122, and: 2, level: 0), "A a2 x y a1 B C")
    expectEqual(drop(121, between: 122, and: 2), "A a1 a2 y x B C")
    expectEqual(drop(1, between: 121, and: 122), "stays")
    expectEqual(drop(99, between: 121, and: 122), "stays")
    let (outline, _) = makeOutline()
    outline.expandAll()
    outline.move(3, between: outline.place(of: 122), and: outline.place(of: 2), level: 1)
    expectEqual(outline.children(of: 1)?.map(\.name), ["a1", "a2", "C"])
  }

  /// Where the item is dropped, and which level it had, over each pair of rows of a tree.
  @Test(arguments: [11, 12, 2, 21, 3, 4])
  func anItemDroppedAtTheEndOfAParentKeepsItsLevel(id: Int) throws {
    // A(a1 a2) B(b1) C() D, all open.
    func makeTree() -> Outline {
      let outline = Outline([1, 2, 3, 4].map(Self.entry)) { node in
        switch node.id {
        case 1: .nodes([11, 12].map(Self.entry))
        case 2: .nodes([Self.entry(21)])
        case 3: .nodes([])
        default: .none
        }
      }
      outline.expandAll()
      return outline
    }
    let ids = makeTree().rows.map(\.node.id)
    try #require(ids == [1, 11, 12, 2, 21, 3, 4])
    let parents = [1: nil, 11: 1, 12: 1, 2: nil, 21: 2, 3: nil, 4: nil] as [Int: Int?]
    for above in ids where above != id && (id != 2 || above != 21) {
      let outline = makeTree()
      let level = try #require(outline.level(of: id))
      let rest = ids.filter { $0 != id && !(id == 2 && $0 == 21) }
      let next = rest.firstIndex(of: above).flatMap { $0 + 1 < rest.count ? rest[$0 + 1] : nil }
      outline.move(id, between: outline.place(of: above), and: next.flatMap { outline.place(of: $0) })
      let isInOpenParent = [1, 2, 3].contains(above)
      let deepest = parents[above]! == nil && !isInOpenParent ? 0 : 1
      let shallowest = next.map { outline.level(of: $0) ?? 0 } ?? 0
      expectEqual(outline.level(of: id), max(min(level, deepest), shallowest), "\(id) below \(above)")
    }
  }

  @Test func anItemChangesInPlace() {
    let (outline, view) = makeOutline()
    outline.expand(1)
    expectEqual(outline.update(11) { $0.name = "z" }.value?.name, "z")
    expect(view, outline, "A z a2 B C", ["update 0.1"])
    #expect(outline.update(99) { $0.name = "" }.value == nil)
    #expect(outline.remove(99).value == nil)
    expectEqual(outline.remove(12).value?.name, "a2")
    expect(view, outline, "A z B C", ["delete 0.2"])
  }

  @Test func equalContentChangesNothing() {
    let (outline, view) = makeOutline()
    outline.expandAll()
    let updates = view.numberOfUpdates
    outline.apply([1, 2, 3].map(Self.entry))
    expect(view, outline, "A a1 a2 x y B C")
    expectEqual(view.numberOfUpdates, updates)
    outline.apply([3, 1].map(Self.entry))
    expect(view, outline, "C A a1 a2 x y")
    outline.apply([Self.entry(5)], in: 3)
    outline.expand(3)
    expect(view, outline, "C 5 A a1 a2 x y")
  }

  @Test func editsInATransactionAreOneUpdate() {
    let (outline, view) = makeOutline()
    transaction {
      outline.expandAll()
      outline.remove(121)
      outline.insert([Entry(id: 5, name: "n")], into: 12, at: 0)
      outline.collapse(12)
      outline.expand(12)
      expectEqual(outline.text, "A a1 a2 n y B C")
    }
    expect(view, outline, "A a1 a2 n y B C")
    expectEqual(view.numberOfUpdates, 1)
  }

  // MARK: Filter and order

  @Test func aFilterShowsMatchesWithWhatTheyAreIn() {
    let (outline, view) = makeOutline()
    outline.filter { $0.name == "x" }
    expect(view, outline, "A a2 x")
    expectEqual(outline.rows.map(\.isExpanded), [true, true, false])
    outline.collapse(12)
    expect(view, outline, "A a2")
    outline.expand(12)
    outline.update(121) { $0.name = "z" }
    expect(view, outline, "", ["delete 0.0 0.1 0.2"])
    outline.update(122) { $0.name = "x" }
    expect(view, outline, "A a2 x")
    outline.filter(nil)
    expect(view, outline, "A B C")
    expectEqual(outline.expandedIDs, [])
    outline.filter(includesDescendants: true) { $0.name == "a2" }
    expect(view, outline, "A a2 z x")
    outline.filter { $0.name == "a2" }
    expect(view, outline, "A a2")
  }

  @Test func levelsAreSorted() {
    let (outline, view) = makeOutline()
    outline.expandAll()
    outline.sort { $0.name > $1.name }
    expect(view, outline, "C B A a2 y x a1")
    outline.insert([Entry(id: 5, name: "ax")], into: 1)
    expect(view, outline, "C B A ax a2 y x a1", ["insert 0.3"])
    outline.update(5) { $0.name = "a" }
    expect(view, outline, "C B A a2 y x a1 a")
    outline.sort(by: nil)
    expect(view, outline, "A a1 a2 x y a B C")
  }

  // MARK: Cost

  /// Children are asked for once, and only where their parent was opened; a filter looks at each item once.
  @Test func eachItemIsLookedAtOnce() {
    var asked: [Int: Int] = [:]
    let outline = Outline((1...5).map(Self.entry)) { entry in
      asked[entry.id, default: 0] += 1
      return entry.id < 1_000 ? .nodes((0..<10).map { Self.entry(entry.id * 10 + $0) }) : .none
    }
    expectEqual(asked.count, 5)
    outline.expand(1)
    outline.collapse(1)
    outline.expand(1)
    expectEqual(asked.count, 15)
    var evaluations = 0
    outline.filter { entry in
      evaluations += 1
      return entry.id % 7 == 0
    }
    #expect(asked.values.allSatisfy { $0 == 1 } && asked.count == 5_555)
    expectEqual(evaluations, asked.count)
    evaluations = 0
    outline.update(1_001) { $0.name = "changed" }
    expectEqual(evaluations, 1)
    outline.collapse(7)
    outline.expand(7)
    expectEqual(evaluations, 1)
  }

  // MARK: Errors

  #if EXIT_TESTS
    @Test func anItemHasOnePlace() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let outline = OutlineDataSource([Entry(id: 1, name: "A")]) { _ in .none }
          outline.insert([Entry(id: 1, name: "B")], into: 1)
        }
      }
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let outline = OutlineDataSource([Entry(id: 1, name: "A")]) { _ in .nodes([]) }
          outline.move(1, into: 1)
        }
      }
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let outline = OutlineDataSource([Entry(id: 1, name: "A")]) { _ in .none }
          outline.update(1) { $0.id = 2 }
        }
      }
    }
  #endif

  /// Only so many items that are gone are remembered; those that never came all are.
  @Test func memoryIsLimited() {
    var memory = OutlineMemory<Int>(awaited: [-1])
    for id in 0..<5_000 { memory.remember(id, isExpanded: true) }
    #expect(memory.expanded.count <= 2 * OutlineMemory<Int>.limit + 1)
    #expect(memory[4_999] == true && memory[0] == nil && memory[-1] == true)
    #expect(memory.take(-1) == true && memory.take(-1) == nil && memory.take(4_999) == true)
  }
}

/// Answers of children that are loaded.
@MainActor private final class Loads {
  private(set) var count = 0
  private(set) var waiting: [CheckedContinuation<[Entry], any Error>] = []

  nonisolated init() {}

  func load() async throws -> [Entry] {
    count += 1
    return try await withCheckedThrowingContinuation { waiting.append($0) }
  }

  func answer(_ entries: [Entry]) async {
    await settle()
    for continuation in waiting { continuation.resume(returning: entries) }
    waiting = []
    await settle()
  }

  func fail() async {
    await settle()
    for continuation in waiting { continuation.resume(throwing: Failure()) }
    waiting = []
    await settle()
  }

  private struct Failure: Error {}

  private func settle() async {
    for _ in 0..<50 { await Task.yield() }
  }
}

/// Adds an item whose children are the items of the outline's own rows.
@MainActor private func anOutlineInItself() {
  var rows: (any DataSource<Entry>)?
  let outline = OutlineDataSource([Entry(id: 1, name: "A")]) { entry in
    rows.map { entry.id == 2 ? .content($0) : .none } ?? .none
  }
  rows = outline.map(\.node)
  outline.insert([Entry(id: 2, name: "B")])
}
