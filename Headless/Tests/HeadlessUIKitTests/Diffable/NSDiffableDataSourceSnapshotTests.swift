import TestSupport
import Testing

@testable import HeadlessUIKit

/// The rules of snapshots. Vectors L… and texts T… are those of public crash reports and Apple's pages, as each says.
@MainActor struct NSDiffableDataSourceSnapshotTests {
  private let one = TextSnapshot([SectionRows("a", [1, 2, 3])])

  private func changed(_ snapshot: TextSnapshot, _ body: (inout TextSnapshot) -> Void) -> TextSnapshot {
    var copy = snapshot
    body(&copy)
    return copy
  }

  // MARK: Failures

  /// mastodon-ios#1366, Rivulet#187, firefox-ios#23095: raised by the mutation.
  @Test func anItemTwiceInOneCall() {
    var snapshot = TextSnapshot([SectionRows("a", [])])
    let texts = reasons { snapshot.appendItems([1, 2, 1]) }
    expectEqual(texts, ["Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    1\n)}"])
    expectEqual(snapshot.numberOfItems, 0)
    var other = one
    expectEqual(reasons { other.insertItems([7, 7], beforeItem: 1) }.count, 1)
    expectEqual(reasons { other.appendSections(["b", "b"]) }.count, 1)
  }

  /// StackOverflow 64081701.
  @Test func reloadingAMissingItem() {
    var snapshot = TextSnapshot([SectionRows("a", [1])])
    let texts = reasons { snapshot.reloadItems([1, 9]) }
    expectEqual(texts, ["Attempted to reload item identifier that does not exist in the snapshot: 9"])
    expectEqual(snapshot.reloadedItemIdentifiers, [])
    expectEqual(reasons { snapshot.reconfigureItems([9]) }.count, 1)
    expectEqual(reasons { snapshot.reloadSections(["z"]) }.count, 1)
  }

  /// vitemadose-ios#69.
  @Test func askingForAMissingSection() {
    let text = reasons { _ = one.numberOfItems(inSection: "z") }
    var items: [Int]?
    let again = reasons { items = one.itemIdentifiers(inSection: "z") }
    expectEqual(again, text)
    expectEqual(items, [])
    expectEqual(
      text,
      [
        "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier "
          + "API (which has O(1) performance)"
      ]
    )
  }

  @Test func missingDestinationsAreFailuresAndChangeNothing() {
    let calls: [(inout TextSnapshot) -> Void] = [
      { $0.insertItems([7], beforeItem: 9) }, { $0.insertItems([7], afterItem: 9) },
      { $0.moveItem(9, beforeItem: 1) }, { $0.moveItem(1, afterItem: 9) },
      { $0.appendItems([7], toSection: "z") }, { $0.insertSections(["b"], beforeSection: "z") },
      { $0.moveSection("z", afterSection: "a") }, { $0.moveSection("a", beforeSection: "z") },
    ]
    for call in calls {
      var snapshot = one
      expectEqual(HeadlessFailure.recording { call(&snapshot) }.map(\.kind), [.missingIdentifier])
      expectEqual(snapshot.rows, one.rows)
    }
    var empty = TextSnapshot()
    expectEqual(HeadlessFailure.recording { empty.appendItems([1]) }.map(\.kind), [.missingIdentifier])
    expectEqual(empty.numberOfItems, 0)
  }

  @Test func theProgramStopsWithTheText() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 2, 1])
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(
      text.contains("'NSInternalInconsistencyException', reason: 'Fatal: supplied item identifiers are not unique.")
    )
  }

  // MARK: Items that are there already

  /// expandable-collection-view-kit#9, iOS04-PhotoGether#74: they move, with a text in the console.
  @Test func appendingWhatIsThereMovesIt() {
    var snapshot = one
    let first = HeadlessDiffableWarning.recording { snapshot.appendItems([2]) }
    expectEqual(snapshot.itemIdentifiers, [1, 3, 2])
    expectEqual(first.count, 1)
    expectEqual(first[0].kind, .existingIdentifier)
    #expect(
      first[0].text.hasPrefix(
        "Diffable data source detected an attempt to insert or append 1 item identifier that already exists in the "
          + "snapshot. The existing item identifier will be moved into place instead"
      )
    )
    #expect(first[0].text.hasSuffix("Item identifier that already exists: 2"))
    let second = HeadlessDiffableWarning.recording { snapshot.appendItems([1, 3]) }
    expectEqual(snapshot.itemIdentifiers, [2, 1, 3])
    #expect(second[0].text.contains("2 item identifiers that already exist in the snapshot. The existing item"))
    #expect(second[0].text.hasSuffix("Item identifiers that already exist: (\n    1,\n    3\n)"))
  }

  @Test func insertingBesideItself() {
    expectEqual(changed(one) { $0.insertItems([3, 2, 7], beforeItem: 2) }.itemIdentifiers, [1, 3, 2, 7])
    expectEqual(changed(one) { $0.moveItem(2, afterItem: 2) }.itemIdentifiers, [1, 2, 3])
  }

  @Test func appendingASectionThatIsThereMovesItWithItsItems() {
    var snapshot = TextSnapshot([SectionRows("a", [1]), SectionRows("b", [2]), SectionRows("c", [3])])
    let warnings = HeadlessDiffableWarning.recording { snapshot.appendSections(["d", "a"]) }
    expectEqual(warnings.count, 1)
    expectEqual(
      snapshot.rows,
      [SectionRows("b", [2]), SectionRows("c", [3]), SectionRows("d", []), SectionRows("a", [1])]
    )
    _ = HeadlessDiffableWarning.recording { snapshot.insertSections(["a", "e"], beforeSection: "c") }
    expectEqual(snapshot.sectionIdentifiers, ["b", "a", "e", "c", "d"])
    expectEqual(snapshot.itemIdentifiers, [2, 1, 3])
  }

  // MARK: Queries

  /// Apple: `indexOfItem` counts the items of all sections; a section stays when its last item goes.
  @Test func positionsAndMoves() {
    var snapshot = TextSnapshot([SectionRows("a", [1, 2]), SectionRows("b", [3])])
    expectEqual(snapshot.indexOfItem(3), 2)
    #expect(snapshot.indexOfItem(9) == nil)
    expectEqual(snapshot.sectionIdentifier(containingItem: 3), "b")
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
    expectEqual(snapshot.indexOfSection("b"), 1)
    snapshot.moveItem(3, beforeItem: 1)
    expectEqual(snapshot.rows, [SectionRows("a", [3, 1, 2]), SectionRows("b", [])])
    snapshot.deleteAllItems()
    expectEqual(snapshot.numberOfSections, 0)
  }

  /// DiffableDataSources: what is missing is not deleted.
  @Test func deletingWhatIsMissing() {
    expectEqual(changed(one) { $0.deleteItems([9, 2, 2]) }.itemIdentifiers, [1, 3])
    expectEqual(changed(one) { $0.deleteSections(["z"]) }.rows, one.rows)
  }

  @Test func marksGoWithWhatTheyMark() {
    var snapshot = TextSnapshot([SectionRows("a", [1, 2]), SectionRows("b", [3])])
    snapshot.reloadItems([2, 1, 2])
    snapshot.reconfigureItems([3])
    snapshot.reloadSections(["b", "a"])
    expectEqual(snapshot.reloadedItemIdentifiers, [2, 1])
    expectEqual(snapshot.reconfiguredItemIdentifiers, [3])
    expectEqual(snapshot.reloadedSectionIdentifiers, ["b", "a"])
    snapshot.deleteItems([2])
    snapshot.deleteSections(["b"])
    expectEqual(snapshot.reloadedItemIdentifiers, [1])
    expectEqual(snapshot.reconfiguredItemIdentifiers, [])
    expectEqual(snapshot.reloadedSectionIdentifiers, ["a"])
  }

  /// StackOverflow 64081701, developer forum 126742: the snapshot keeps the value that it has.
  @Test func aReloadMeansTheHeldValue() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Titled>()
    snapshot.appendSections([0])
    snapshot.appendItems([Titled(id: 1, title: "old")])
    snapshot.reloadItems([Titled(id: 1, title: "new")])
    expectEqual(snapshot.reloadedItemIdentifiers.map(\.title), ["old"])
  }

  @Test func aReloadOfAChangedValueWarns() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Titled>()
    snapshot.appendSections([0])
    snapshot.appendItems([Titled(id: 1, title: "old")])
    let same = HeadlessDiffableWarning.recording { snapshot.reloadItems([Titled(id: 1, title: "old")]) }
    expectEqual(same, [])
    let changed = HeadlessDiffableWarning.recording {
      snapshot.reloadItems([Titled(id: 1, title: "new")])
      snapshot.reconfigureItems([Titled(id: 1, title: "newer")])
    }
    expectEqual(changed.map(\.kind), [.changedIdentifier, .changedIdentifier])
    #expect(changed.allSatisfy { $0.text.contains("old") && $0.text.contains("new") })
  }

  @Test func copiesAreValues() {
    var copy = one
    copy.deleteItems([1])
    expectEqual(one.itemIdentifiers, [1, 2, 3])
  }

  // MARK: Against arrays

  @Test(.slow, arguments: 0..<30 as Range<UInt64>) func randomChangesMatchArrays(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var snapshot = TextSnapshot()
    var model = SnapshotModel()
    for step in 0..<120 {
      model.change(&snapshot, &generator)
      expectEqual(snapshot.rows, model.sections, "seed \(seed), step \(step)")
      expectEqual(snapshot.itemIdentifiers, model.sections.flatMap(\.items))
      expectEqual(snapshot.numberOfItems, model.sections.map(\.items.count).reduce(0, +))
      for (index, item) in snapshot.itemIdentifiers.enumerated() {
        expectEqual(snapshot.indexOfItem(item), index)
        expectEqual(snapshot.sectionIdentifier(containingItem: item), model.section(of: item))
      }
    }
  }

  /// Few of many go one by one, and many together: what is left is the same.
  @Test func deletingFewAndManyItems() {
    for step in [2, 3, 10, 40, 150] {
      let sections = (0..<5).map { section in SectionRows("s\(section)", (0..<60).map { section * 60 + $0 }) }
      var snapshot = TextSnapshot(sections)
      snapshot.deleteItems((0..<300).filter { $0.isMultiple(of: step) }.reversed())
      let left = sections.map { SectionRows($0.name, $0.items.filter { !$0.isMultiple(of: step) }) }
      expectEqual(snapshot.rows, left)
      for (index, item) in left.flatMap(\.items).enumerated() { expectEqual(snapshot.indexOfItem(item), index) }
    }
  }

  // MARK: Effort

  /// One at a time, the hashing of 20,000 items grows with their number and no faster.
  @Test(.slow) func effortOfSingleChanges() {
    func hashes(_ count: Int) -> Int {
      let counter = HashCounter()
      let items = (0..<count).map { CountedIdentifier(value: $0, counter: counter) }
      var snapshot = NSDiffableDataSourceSnapshot<Int, CountedIdentifier>()
      snapshot.appendSections([0, 1])
      snapshot.appendItems([items[0]], toSection: 1)
      for item in items.dropFirst() { snapshot.insertItems([item], beforeItem: items[0]) }
      for item in items.dropFirst() where item.value.isMultiple(of: 2) { snapshot.moveItem(item, afterItem: items[0]) }
      for item in items { #expect(snapshot.indexOfItem(item) != nil) }
      for item in items { snapshot.deleteItems([item]) }
      expectEqual(snapshot.numberOfItems, 0)
      return counter.value
    }
    let small = hashes(2_000)
    let large = hashes(20_000)
    #expect(large < small * 25, "\(small) \(large)")
  }
}

/// Equal by its number.
struct Titled: Hashable, Sendable {
  let id: Int
  var title: String

  static func == (left: Titled, right: Titled) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// How often identifiers were hashed or compared.
@MainActor final class HashCounter {
  var value = 0
}

/// An identifier that counts on the main actor.
struct CountedIdentifier: Hashable, Sendable {
  let value: Int
  let counter: HashCounter

  static func == (left: CountedIdentifier, right: CountedIdentifier) -> Bool {
    MainActor.assumeIsolated { left.counter.value += 1 }
    return left.value == right.value
  }

  func hash(into hasher: inout Hasher) {
    MainActor.assumeIsolated { counter.value += 1 }
    hasher.combine(value)
  }
}
