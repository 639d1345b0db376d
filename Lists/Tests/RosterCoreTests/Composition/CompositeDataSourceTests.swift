import Foundation
import ListModels
import RowStructures
import TestSupport
import Testing

@testable import RosterCore

@MainActor struct CompositeDataSourceTests {
  private func flat(_ items: Int..., emptySections: EmptySections = .keep) -> FlatDataSource<Int> {
    FlatDataSource(items, emptySections: emptySections)
  }

  private func text(_ source: some DataSource<Int>) -> String {
    (0..<source.numberOfSections).map { section in
      let items = (0..<source.numberOfItems(inSection: section)).map { "\(source.item(at: $0, inSection: section))" }
      return items.joined(separator: ",")
    }
    .joined(separator: "|")
  }

  @Test func childrenFollowEachOther() {
    let composite = CompositeDataSource<Int, Never, Never> {
      flat(1, 2)
      flat(3)
      if true { flat(4) }
      for value in 5..<7 { flat(value) }
    }
    expectEqual(text(composite), "1,2|3|4|5|6")
    expectEqual(composite.numberOfChildren, 5)
    expectEqual(composite.numberOfItems, 6)
  }

  /// The counts of two children whose sections have 2 and 1, and 1, 0 and 1 items.
  @Test func counts() {
    let composite = CompositeDataSource<Int, Never, Never>()
    for sections in [[2, 1], [1, 0, 1]] {
      let child = CompositeDataSource<Int, Never, Never>(
        sections.map { ContentChild(FlatDataSource(Array(0..<$0))) }
      )
      composite.add(child)
    }
    expectEqual(composite.numberOfSections, 5)
    expectEqual((0..<5).map { composite.numberOfItems(inSection: $0) }, [2, 1, 1, 0, 1])
  }

  @Test func headersAndIndexTitlesComeThrough() {
    let sections = FlatDataSource(["a", "b"]).map { $0 }
    let titled = TitledSource(["A", "B"])
    let composite = CompositeDataSource<String, String, Never>([
      ContentChild(sections),
      ContentChild(titled, item: { "\($0)" }, header: { "<\($0)>" }),
    ])
    expectEqual(composite.numberOfSections, 3)
    expectEqual((0..<3).map { composite.header(ofSection: $0) }, [nil, "<A>", "<B>"])
    expectEqual((0..<3).map { composite.indexTitle(ofSection: $0) }, [nil, "A", "B"])
    #expect((0..<3).allSatisfy { composite.footer(ofSection: $0) == nil })
  }

  @Test func emptyChildrenTakeNoSpace() {
    let vanishing = flat(7, emptySections: .drop)
    let composite = CompositeDataSource<Int, Never, Never> {
      flat(1)
      vanishing
      flat(2)
    }
    expectEqual(text(composite), "1|7|2")
    vanishing.apply([])
    expectEqual(text(composite), "1|2")
    #expect(composite.section(of: 0, in: vanishing) == nil)
    vanishing.apply([8])
    expectEqual(text(composite), "1|8|2")
  }

  @Test func changesAreAnnouncedOnce() {
    let leaf = flat(1)
    let inner = CompositeDataSource<Int, Never, Never> { leaf }
    let outer = CompositeDataSource<Int, Never, Never> { inner }
    let log = Changes(outer)
    leaf.append(2)
    expectEqual(log.drain(), 1)
    expectEqual(log.itemCounts, [2])
    inner.add(flat(3))
    expectEqual(log.drain(), 1)
    outer.setHidden(true, inner)
    expectEqual(log.drain(), 1)
    leaf.append(4)
    expectEqual(log.drain(), 0)
    outer.setHidden(false, inner)
    expectEqual(log.drain(), 1)
    expectEqual(text(outer), "1,2,4|3")
    outer.remove(inner)
    expectEqual(log.drain(), 1)
    leaf.append(5)
    expectEqual(log.drain(), 0)
  }

  @Test func editsOfChildren() {
    let (first, second, third) = (flat(1), flat(2), flat(3))
    let composite = CompositeDataSource<Int, Never, Never> {
      first
      second
    }
    composite.insert(third, at: 0)
    expectEqual(text(composite), "3|1|2")
    composite.moveChild(from: 0, to: 2)
    expectEqual(text(composite), "1|2|3")
    transaction {
      composite.removeChild(at: 1)
      composite.insert(flat(9), at: 1)
    }
    expectEqual(text(composite), "1|9|3")
    #expect(composite.index(ofChild: second) == nil)
    composite.add(second)
    composite.removeChild(at: 0)
    expectEqual(text(composite), "9|3|2")
    #expect(composite.remove(first) == false)
    composite.setHidden(true, third)
    expectEqual(text(composite), "9|2")
    #expect(composite.isHidden(third) == true)
    expectEqual(composite.index(ofChild: third), 1)
    expectEqual(composite.children.count, 3)
  }

  @Test func lookUpBothWays() {
    let (first, second) = (flat(1), flat(2))
    let inner = CompositeDataSource<Int, Never, Never> {
      first
      second
    }
    let mapped = flat(3)
    let outer = CompositeDataSource<Int, Never, Never> {
      mapped.map { $0 * 10 }
      inner
    }
    expectEqual(text(outer), "30|1|2")
    let (content, path) = outer.child(at: IndexPath(indexes: [2, 0]))
    #expect(content === inner && path == IndexPath(indexes: [1, 0]))
    let (leaf, local) = inner.child(at: path)
    #expect(leaf === second && local == IndexPath(indexes: [0, 0]))
    expectEqual(outer.indexPath(of: path, in: inner), IndexPath(indexes: [2, 0]))
    expectEqual(outer.section(of: 0, in: mapped), 0)
    #expect(outer.section(of: 1, in: mapped) == nil)
    #expect(outer.section(of: 0, in: first) == nil)
  }

  /// The child that was looked up last is remembered, but not beyond a change.
  @Test func aLookUpAfterAChangeFindsTheNewChild() {
    let (first, second, other) = (flat(1, emptySections: .drop), flat(2), flat(3))
    let composite = CompositeDataSource<Int, Never, Never> {
      first
      second
    }
    expectEqual(composite.item(at: 0, inSection: 0), 1)
    composite.moveChild(from: 1, to: 0)
    expectEqual(composite.item(at: 0, inSection: 0), 2)
    composite.insert(other, at: 0)
    expectEqual(composite.item(at: 0, inSection: 0), 3)
    composite.setHidden(true, other)
    expectEqual(composite.item(at: 0, inSection: 0), 2)
    composite.remove(second)
    expectEqual(composite.item(at: 0, inSection: 0), 1)
    first.apply([])
    composite.setHidden(false, other)
    composite.moveChild(from: 1, to: 0)
    expectEqual(composite.item(at: 0, inSection: 0), 3)
    transaction {
      composite.removeChild(at: 1)
      composite.insert(second, at: 1)
    }
    expectEqual(composite.item(at: 0, inSection: 0), 2)
  }

  /// Remembering the child that was looked up last keeps it no longer than its place.
  @Test func aChildThatWasLookedUpIsReleased() {
    let composite = CompositeDataSource<Int, Never, Never>()
    weak var released: FlatDataSource<Int>?
    do {
      let child = flat(1)
      released = child
      composite.add(child)
    }
    expectEqual(composite.item(at: 0, inSection: 0), 1)
    composite.removeChild(at: 0)
    #expect(released == nil)
  }

  /// A composite keeps which child of a composite below shows a section, until anything below has changed.
  @Test func whatNestedCompositesBecomeIsReadAtOnce() {
    let (first, second) = (flat(1), flat(2, emptySections: .drop))
    let inner = CompositeDataSource<Int, Never, Never> {
      first
      second
    }
    let middle = CompositeDataSource<Int, Never, Never> { inner }
    let outer = CompositeDataSource<Int, Never, Never> {
      flat(0)
      middle
      flat(9)
    }
    func expect(_ content: String, _ location: SourceLocation = #_sourceLocation) {
      expectEqual(text(outer), content, sourceLocation: location)
    }
    expect("0|1|2|9")
    inner.moveChild(from: 0, to: 1)
    expect("0|2|1|9")
    inner.setHidden(true, first)
    expect("0|2|9")
    second.append(3)
    expect("0|2,3|9")
    transaction {
      inner.setHidden(false, first)
      expect("0|2,3|1|9")
      second.remove(at: 1)
      second.remove(at: 0)
      expect("0|1|9")
    }
    expect("0|1|9")
    middle.add(flat(4))
    expect("0|1|4|9")
    middle.removeChild(at: 0)
    expect("0|4|9")
  }

  @Test func aChildOfANestedCompositeIsLetGo() {
    let inner = CompositeDataSource<Int, Never, Never>()
    let outer = CompositeDataSource<Int, Never, Never> { inner }
    weak var released: FlatDataSource<Int>?
    do {
      let child = flat(1)
      released = child
      inner.add(child)
    }
    expectEqual(outer.item(at: 0, inSection: 0), 1)
    inner.removeChild(at: 0)
    #expect(released == nil)
    expectEqual(outer.numberOfSections, 0)
  }

  #if EXIT_TESTS
    @Test func aSecondPlaceStopsTheProgram() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let leaf = FlatDataSource([1])
          let inner = CompositeDataSource<Int, Never, Never> { leaf }
          let outer = CompositeDataSource<Int, Never, Never> { inner }
          outer.add(leaf.map { $0 })
        }
      }
      expectText("cannot be in two places", "FlatDataSource<Int>", in: result)
    }

    @Test func aPartInTwoPlacesIsNamed() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let leaf = FlatDataSource([1])
          let inner = CompositeDataSource<Int, Never, Never> { CompositeDataSource<Int, Never, Never> { leaf } }
          _ = CompositeDataSource<Int, Never, Never>([.init(leaf.map { $0 }), .init(inner)])
        }
      }
      expectText("a FlatDataSource<Int> cannot be in two places", "it is in the CompositeDataSource<", in: result)
    }

    @Test func aCompositeInItselfStopsTheProgram() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let inner = CompositeDataSource<Int, Never, Never>()
          let outer = CompositeDataSource<Int, Never, Never> { inner }
          inner.add(outer)
        }
      }
      expectText("nor a composite in itself", in: result)
    }

    @Test func twoCompositesOfOneCompositeStopTheProgram() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let inner = CompositeDataSource<Int, Never, Never>()
          let first = CompositeDataSource<Int, Never, Never> { inner }
          let second = CompositeDataSource<Int, Never, Never>()
          second.add(inner)
          _ = first
        }
      }
      expectText("cannot be a child of two composites", in: result)
    }
  #endif

  @Test func aRemovedChildIsReleased() {
    let composite = CompositeDataSource<Int, Never, Never>()
    weak var weakLeaf: FlatDataSource<Int>?
    weak var weakInner: CompositeDataSource<Int, Never, Never>?
    do {
      let leaf = flat(1)
      let inner = CompositeDataSource<Int, Never, Never> { leaf }
      composite.add(inner)
      (weakLeaf, weakInner) = (leaf, inner)
    }
    #expect(weakLeaf != nil && weakInner != nil)
    composite.removeChild(at: 0)
    #expect(weakLeaf == nil && weakInner == nil)
  }

  /// A child that reloads is replaced. Announced reloads reload all.
  @Test func aReloadOfAChildReplacesItsSections() {
    let (first, second) = (flat(1), flat(2, emptySections: .drop))
    let composite = CompositeDataSource<Int, Never, Never> {
      first
      second
    }
    let checker = EditChecker(composite, "composite", text: { "\($0)" }, header: noHeader)
    second.reload([3, 4])
    second.reload([])
    second.reload([5])
    expectEqual(checker.complaints, [])
    #expect(checker.kinds.contains("replaceSections") && !checker.kinds.contains("reload"))
    first.changes.send(.reload(isAnnounced: true))
    #expect(checker.kinds.contains("reload"))
    composite.setHidden(true, first)
    let count = checker.numberOfEdits
    first.reload([7])
    first.append(8)
    expectEqual(checker.numberOfEdits, count)
    composite.setHidden(false, first)
    expectEqual(text(composite), "7,8|5")
    expectEqual(checker.complaints, [])
  }

  /// The labels of a child can run out for a row that a filter doesn't show.
  @Test func labelsRunOutInAChildThatSendsNothingElse() {
    let spacing = LabelSpacing.step
    LabelSpacing.step = 4
    defer { LabelSpacing.step = spacing }
    let list = flat(1, 2)
    let shown = CompositeDataSource<Int, Never, Never> { list.map { $0 } }
    let checker = EditChecker(shown, "composite", isExact: false, text: { "\($0)" }, header: noHeader)
    for number in 3..<40 {
      transaction {
        list.insert(number, at: 1)
        let version = shown.version
        for index in 0..<version.numberOfItems(inSection: 0) {
          expectEqual(version.index(of: version.label(at: index, inSection: 0), inSection: 0), index)
        }
      }
    }
    #expect(checker.numberOfRelabelings > 0)
    checker.compare("at the end")
    expectEqual(checker.complaints, [])
  }

  /// Labels of many children run out, too.
  @Test func manyChildrenArePutInOneGap() {
    let spacing = LabelSpacing.step
    LabelSpacing.step = 4
    defer { LabelSpacing.step = spacing }
    let composite = CompositeDataSource<Int, Never, Never> {
      flat(0)
      flat(1)
    }
    for number in 2..<200 { composite.insert(flat(number), at: 1) }
    expectEqual(text(composite), "0|" + (2..<200).reversed().map { "\($0)" }.joined(separator: "|") + "|1")
    for index in stride(from: 199, to: 0, by: -3) { composite.moveChild(from: index, to: 199 - index) }
    for (index, child) in composite.children.enumerated() {
      guard let child = child as? FlatDataSource<Int> else { continue }
      expectEqual(composite.index(ofChild: child), index)
      expectEqual(composite.section(of: 0, in: child), index)
    }
  }

  @Test func placesLeadToTheFirstChildThatShowsTheItem() {
    let list = flat(1, 2, 3)
    let inner = CompositeDataSource<Int, Never, Never> { list }
    let composite = CompositeDataSource<Int, Never, Never> {
      flat(0)
      list.map { $0 }
    }
    let place = list.place(at: 1, inSection: 0)
    expectEqual(composite.indexPath(of: place), IndexPath(indexes: [1, 1]))
    #expect(composite.place(at: 1, inSection: 1).indexPath == IndexPath(indexes: [0, 1]))
    list.insert(9, at: 0)
    expectEqual(composite.indexPath(of: place), IndexPath(indexes: [1, 2]))
    composite.setHidden(true, list)
    expectEqual(composite.indexPath(of: place), nil)
    expectEqual(inner.indexPath(of: place), IndexPath(indexes: [0, 2]))
  }

  @Test func anOldVersionIsWhatItWas() {
    let (first, second) = (flat(1), flat(2, 3))
    let composite = CompositeDataSource<Int, Never, Never> {
      first
      second
    }
    let old = composite.version
    composite.moveChild(from: 0, to: 1)
    second.remove(at: 0)
    composite.removeChild(at: 1)
    expectEqual((0..<old.numberOfSections).map { old.items(inSection: $0) }, [[1], [2, 3]])
    expectEqual(text(composite), "3")
  }

  /// Trees of up to three levels that are edited at random show what their leaves say, from left to right.
  @Test(arguments: [7, 77, 777] as [UInt64])
  func randomTrees(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let root = CompositeDataSource<Int, Never, Never>()
    var model: [[[Int]]] = []
    var inners: [CompositeDataSource<Int, Never, Never>] = []
    for step in 0..<300 {
      let kind = Int.random(in: 0..<5, using: &random)
      if inners.isEmpty || kind == 0 {
        let inner = CompositeDataSource<Int, Never, Never>()
        let index = Int.random(in: 0...inners.count, using: &random)
        root.insert(inner, at: index)
        inners.insert(inner, at: index)
        model.insert([], at: index)
        continue
      }
      let index = Int.random(in: 0..<inners.count, using: &random)
      if kind == 1 || model[index].isEmpty {
        let leaf = FlatDataSource([step], emptySections: .drop)
        let place = Int.random(in: 0...model[index].count, using: &random)
        inners[index].insert(leaf, at: place)
        model[index].insert([step], at: place)
      } else if kind == 2 {
        let place = Int.random(in: 0..<model[index].count, using: &random)
        inners[index].removeChild(at: place)
        model[index].remove(at: place)
      } else if kind == 3 {
        let target = Int.random(in: 0..<inners.count, using: &random)
        root.moveChild(from: index, to: target)
        inners.insert(inners.remove(at: index), at: target)
        model.insert(model.remove(at: index), at: target)
      } else {
        let place = Int.random(in: 0..<model[index].count, using: &random)
        let items = Array(0..<Int.random(in: 0..<3, using: &random))
        (inners[index].children[place] as? FlatDataSource<Int>)?.apply(items)
        model[index][place] = items
      }
      let expected = model.flatMap { $0 }.filter { !$0.isEmpty }
      let shown = (0..<root.numberOfSections).map { section in
        (0..<root.numberOfItems(inSection: section)).map { root.item(at: $0, inSection: section) }
      }
      expectEqual(shown, expected, "seed \(seed), step \(step)")
    }
  }
}

/// A section for each title, with a header, an index title and one item.
@MainActor private final class TitledSource: DataSource {
  let titles: [String]
  let changes = ContentChannel<Int>()

  init(_ titles: [String]) {
    self.titles = titles
  }

  var numberOfSections: Int { titles.count }
  func numberOfItems(inSection section: Int) -> Int { 1 }
  func item(at index: Int, inSection section: Int) -> Int { section }
  func header(ofSection section: Int) -> String? { titles[section] }
  func indexTitle(ofSection section: Int) -> String? { titles[section] }
}

/// Counts what observers are told.
@MainActor private final class Changes {
  private(set) var itemCounts: [Int] = []
  private var count = 0
  private var observation: ContentObservation?

  init(_ source: some DataSource) {
    observation = source.changes.observe { [weak self, unowned source] _ in
      self?.count += 1
      self?.itemCounts.append(source.numberOfItems)
    }
  }

  func drain() -> Int {
    defer { count = 0 }
    return count
  }
}
