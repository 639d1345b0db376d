import ListModels
import RosterFlows
import TestSupport
import Testing

/// An item whose comparison, order and key may do something.
@MainActor private enum Callback {
  static var body: () -> Void = {}

  nonisolated static func call() { MainActor.assumeIsolated { body() } }
}

private struct Meddler: Identifiable, Comparable {
  var id: Int
  var text = ""

  static func == (old: Meddler, new: Meddler) -> Bool {
    Callback.call()
    return old.id == new.id && old.text == new.text
  }

  static func < (old: Meddler, new: Meddler) -> Bool { old.id < new.id }
}

/// What becomes of an edit in each function that a data source is given: it is done, or refused with a text. None is lost.
@MainActor @Suite struct CallbackEditTests {
  // MARK: Done

  @Test func anItemIsChangedAndAnotherDataSourceEditedInOneClosure() {
    let (content, other) = (FlatDataSource(cells(0, 1, 2)), FlatDataSource(cells(7)))
    content.update(at: 0) {
      $0.content = 1
      other.remove(at: 0)
      other.append(Cell(id: 8))
    }
    #expect(content.items.map(\.description) == ["0'1", "1", "2"] && other.items == cells(8))
  }

  @Test(arguments: [false, true])
  func anEditWhereRepeatedItemsAreReportedIsDone(_ isInTransaction: Bool) {
    let flat = FlatDataSource(cells(1), duplicates: .keepFirst)
    flat.onDuplicates = { _ in flat.append(Cell(id: 9)) }
    let nested = NestedDataSource(
      [ContentSection<String, Cell, Never>(header: "A", items: cells(1))],
      duplicates: .keepFirst
    )
    nested.onDuplicates = { _ in nested.append(Cell(id: 9), toSection: 0) }
    func apply() {
      flat.apply(cells(1, 2, 2))
      nested.apply([ContentSection(header: "A", items: cells(1, 2, 2))])
    }
    if isInTransaction { transaction { apply() } } else { apply() }
    expectEqual(flat.items, cells(1, 2, 9))
    expectEqual(nested.sections.map(\.items), [cells(1, 2, 9)])
  }

  @Test func anEditWhereAnEndOfAnOptimisticEditIsToldIsDone() {
    let content = FlatDataSource(cells(1, 2))
    var ended = 0
    content.edit(id: 2) {
      $0.content = 5
    } commit: {
      await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
    }
    .onEnd { _ in
      ended += 1
      content.append(Cell(id: 9))
    }
    content.apply(cells(1, 3))
    #expect(content.items == cells(1, 3, 9) && ended == 1)
  }

  // MARK: Refused

  #if EXIT_TESTS
    @Test func anItemThatIsBeingChangedStaysWhereItIs() async {
      let text = "Content was changed by a closure that was given an item or section of it to change"
      let flat = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let content = FlatDataSource(cells(0, 1, 2))
          content.update(at: 0) {
            $0.content = 1
            content.remove(at: 0)
          }
        }
      }
      expectText(text, in: flat)
      let place = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let content = FlatDataSource(cells(0, 1, 2))
          content.filtered { _ in true }.update(content.place(ofID: 1)!) { _ in content.apply([]) }
        }
      }
      expectText(text, in: place)
      let nested = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let content = NestedDataSource([ContentSection<String, Cell, Never>(header: "A", items: cells(1, 2))])
          content.update(at: 0, inSection: 0) { _ in content.remove(at: 0, inSection: 0) }
        }
      }
      expectText(text, in: nested)
      let groups = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let content = FlatDataSource(cells(1, 2))
          let groups = content.grouped(by: \.content)
          groups.update(groups.place(at: 0, inSection: 0)) { _ in transaction { _ = content.remove(at: 0) } }
        }
      }
      expectText(text, in: groups)
    }

    @Test func sectionsAndRowsThatAreBeingChangedStayWhereTheyAre() async {
      let text = "Content was changed by a closure that was given an item or section of it to change"
      let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let content = NestedDataSource([ContentSection<String, Cell, Never>(header: "A", items: cells(1, 2))])
          content.updateSection(at: 0) { _ in content.removeSection(at: 0) }
        }
      }
      expectText(text, in: section)
      let outline = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let content = OutlineDataSource(cells(1, 2)) { _ in .none }
          content.update(1) { _ in content.remove(2) }
        }
      }
      expectText(text, in: outline)
    }

    @Test func whatIsAskedWhileItemsAreAppliedChangesNothing() async {
      let equality = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let content = FlatDataSource([Meddler(id: 1)])
          Callback.body = { content.append(Meddler(id: 2)) }
          content.apply([Meddler(id: 1, text: "new")])
        }
      }
      expectText("Content was changed while apply(_:) asked which items it shows", in: equality)
      let key = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let other = FlatDataSource([1])
          var isReady = false
          let content = FlatDataSource([1, 2])
          let groups = content.grouped { number in
            if isReady { other.append(number) }
            return number
          }
          isReady = true
          withExtendedLifetime((groups, groups.changes.observe { _ in })) { _ = content.append(3) }
        }
      }
      expectText("Content was changed while GroupedDataSource asked which items it shows", in: key)
      let order = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let other = FlatDataSource([1])
          var isReady = false
          let content = NestedDataSource([ContentSection<Int, Int, Never>(header: 1, items: [])]) { first, second in
            if isReady { other.append(1) }
            return first < second
          }
          isReady = true
          content.apply([2, 1].map { ContentSection(header: $0, items: []) })
        }
      }
      expectText("Content was changed while NestedDataSource asked which items it shows", in: order)
      let optimistic = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let content = FlatDataSource(cells(1, 2))
          content.edit(id: 1) { _ in
            content.remove(at: 0)
          } commit: {
          }
        }
      }
      expectText("Content was changed while an optimistic edit asked which items it shows", in: optimistic)
    }
  #endif
}
