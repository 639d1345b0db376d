import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct HeadlessDragTests {
  typealias Kind = DragList.Kind

  @Test(arguments: Kind.allCases, Kind.allCases)
  func aRowMovesToAnotherListAndBothDelegatesHearOfItInUIKitsOrder(_ from: Kind, _ to: Kind) throws {
    let (source, target) = (DragList.make(from, [["a", "b"]]), DragList.make(to, [["x", "y"], []]))
    let drag = try #require(source.begin([0, 1]))
    #expect(source.view.dragState.drag != nil)
    #expect(target.move(drag, to: [0, 1]))
    expectEqual(target.view.dropIndication, .gap([0, 1]))
    #expect(target.move(drag, to: [1, 0]))
    expectEqual(drag.operation, .move)
    #expect(drag.drop())
    expectEqual(source.shown, [["a"]])
    expectEqual(target.shown, [["x", "y"], ["b"]])
    expectEqual(source.log, ["items 1", "begin", "end drag"])
    expectEqual(target.log, ["can handle", "enter", "update 0.1", "update 1.0", "perform 1.0", "end drop"])
    #expect(!drag.drop(), "it has ended")
    #expect(source.view.dragState.drag == nil && target.view.dragState.drop == nil)
  }

  @Test(arguments: Kind.allCases)
  func aRowWithoutItemsIsNotLiftedAndNoRowWhereDragsAreSwitchedOff(_ kind: Kind) {
    let list = DragList.make(kind, [["a", "b"]])
    list.draggable = { $0 != "a" }
    #expect(list.begin([0, 0]) == nil)
    #expect(list.begin([0, 2]) == nil)
    expectEqual(list.log, ["items 0"])
    list.view.dragInteractionEnabled = false
    #expect(list.begin([0, 1]) == nil)
    list.view.dragInteractionEnabled = true
    let drag = list.begin([0, 1])
    #expect(drag != nil)
    #expect(list.begin([0, 1]) == nil, "one drag is going on")
    drag?.cancel()
    #expect(list.begin([0, 1]) != nil)
  }

  @Test(arguments: Kind.allCases)
  func aListThatDoesNotHandleADragHearsNoMoreOfIt(_ kind: Kind) throws {
    let list = DragList.make(kind, [["a"]])
    list.handles = false
    let drag = HeadlessDrag(providers: [NSItemProvider(object: NSString(string: "z"))])
    #expect(!list.move(drag, to: [0, 0]))
    #expect(!list.move(drag, to: [0, 1]))
    #expect(!drag.drop())
    expectEqual(list.log, ["can handle"])
    #expect(list.view.dropIndication == nil)
  }

  @Test(arguments: Kind.allCases, [UIDropOperation.cancel, .forbidden])
  func aRefusedDropShowsNothingAndDoesNothing(_ kind: Kind, _ operation: UIDropOperation) throws {
    let list = DragList.make(kind, [["a", "b"]])
    list.operation = operation
    let drag = try #require(list.begin([0, 0]))
    #expect(!list.move(drag, to: [0, 1]))
    #expect(list.view.dropIndication == nil)
    #expect(!drag.drop())
    expectEqual(list.log, ["items 0", "begin", "can handle", "enter", "update 0.1", "exit", "end drop", "end drag"])
    expectEqual(list.shown, [["a", "b"]])
  }

  @Test(arguments: Kind.allCases)
  func aDragThatLeavesOrIsCancelledDropsNothing(_ kind: Kind) throws {
    let list = DragList.make(kind, [["a", "b"]])
    let drag = try #require(list.begin([0, 0]))
    list.move(drag, to: [0, 1])
    drag.leave()
    expectEqual(list.log.last, "exit")
    #expect(!drag.drop())
    expectEqual(Array(list.log.suffix(2)), ["end drop", "end drag"])
    let other = try #require(list.begin([0, 0]))
    list.move(other, to: [0, 1])
    other.cancel()
    expectEqual(Array(list.log.suffix(3)), ["exit", "end drop", "end drag"])
    #expect(!list.move(other, to: [0, 1]))
    expectEqual(list.shown, [["a", "b"]])
  }

  @Test(arguments: Kind.allCases)
  func whatIsShownFollowsTheIntent(_ kind: Kind) throws {
    let (source, list) = (DragList.make(kind, [["z"]]), DragList.make(kind, [["a", "b"]]))
    let drag = try #require(source.begin([0, 0]))
    let expected: [(ListDropProposal.Intent, IndexPath?, HeadlessDropIndication)] = [
      (.between, [0, 2], .gap([0, 2])), (.into, [0, 1], .item([0, 1])), (.into, [0, 2], .list),
      (.somewhere, [0, 1], .list), (.between, nil, .list),
    ]
    for (intent, path, indication) in expected {
      list.intent = intent
      list.move(drag, to: path)
      expectEqual(list.view.dropIndication, indication)
    }
    list.intent = .somewhere
    list.move(drag, to: [0, 1])
    drag.drop()
    #expect(list.log.contains("perform -"), "no place with an unspecified intent")
  }

  @Test func aTableThatChoosesTakesARowsMiddleForTheRowAndItsEdgesForTheGap() throws {
    let (source, list) = (TableDragList([["z"]]), TableDragList([["a", "b"]]))
    list.intent = .automatic
    let drag = try #require(source.begin([0, 0]))
    let frame = list.list.rectForRow(at: [0, 1])
    list.move(drag, to: CGPoint(x: 10, y: frame.midY))
    expectEqual(list.list.headlessDropIndication, .item([0, 1]))
    expectEqual(list.list.cellForRow(at: [0, 1])?.configurationState.cellDropState, .targeted)
    list.move(drag, to: CGPoint(x: 10, y: frame.minY + 1))
    expectEqual(list.list.headlessDropIndication, .gap([0, 1]))
    expectEqual(
      list.list.cellForRow(at: [0, 1])?.configurationState.cellDropState,
      UICellConfigurationState.DropState.none
    )
    drag.move(to: [0, 0], isInMiddle: true, in: list.list)
    expectEqual(list.list.headlessDropIndication, .item([0, 0]))
  }

  @Test(arguments: Kind.allCases)
  func aPointBelowTheLastRowIsTheEndOfItsSection(_ kind: Kind) throws {
    let (source, list) = (DragList.make(kind, [["z"]]), DragList.make(kind, [["a", "b"]]))
    let drag = try #require(source.begin([0, 0]))
    list.move(drag, to: CGPoint(x: 10, y: 60))
    expectEqual(list.view.dropIndication, .gap([0, 1]))
    list.move(drag, to: CGPoint(x: 10, y: 300))
    expectEqual(list.view.dropIndication, .gap([0, 2]))
    #expect(drag.drop())
    expectEqual(list.shown, [["a", "b", "z"]])
  }

  @Test func cellsAreToldThatTheyAreLiftedDraggedAndLetGo() throws {
    let (table, collection) = (TableDragList([["a", "b"]]), CollectionDragList([["a", "b"]]))
    let row = try #require(table.list.cellForRow(at: [0, 0]) as? TableDragCell)
    let drag = try #require(table.begin([0, 0]))
    expectEqual(row.configurationState.cellDragState, .dragging)
    #expect(table.list.hasActiveDrag && !table.list.hasActiveDrop)
    table.move(drag, to: [0, 1])
    #expect(table.list.hasActiveDrop)
    drag.cancel()
    expectEqual(row.dragStates, [.lifting, .dragging, .none])
    #expect(!table.list.hasActiveDrag && !table.list.hasActiveDrop)
    let item = try #require(collection.list.cellForItem(at: [0, 1]) as? CollectionDragCell)
    collection.begin([0, 1])?.cancel()
    expectEqual(item.dragStates, [.lifting, .dragging, .none])
  }

  @Test(arguments: Kind.allCases)
  func rowsThatAreTappedMeanwhileComeAlongAndSoDoSelectedOnes(_ kind: Kind) throws {
    let list = DragList.make(kind, [["a", "b", "c", "d"]])
    let other = DragList.make(kind, [["x"]])
    let drag = try #require(list.begin([0, 2]))
    #expect(list.add([0, 0], to: drag))
    #expect(!other.add([0, 0], to: drag), "another list adds nothing")
    expectEqual(drag.items.count, 2)
    other.move(drag, to: [0, 1])
    #expect(drag.drop())
    expectEqual(other.shown, [["x", "c", "a"]])
    expectEqual(list.shown, [["b", "d"]])
    if let table = (list as? TableDragList)?.list {
      table.allowsMultipleSelection = true
      for row in 0...1 { table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
    }
    if let collection = (list as? CollectionDragList)?.list {
      collection.allowsMultipleSelection = true
      for item in 0...1 { collection.selectItem(at: [0, item], animated: false, scrollPosition: []) }
    }
    // A choice, not UIKit's documented behavior.
    expectEqual(list.begin([0, 1])?.items.count, 2)
  }

  // MARK: Reordering

  @Test(arguments: Kind.allCases)
  func aListThatTakesMovesIsToldOfADragOfOneOfItsRowsAsOfAMove(_ kind: Kind) throws {
    let list = DragList.make(kind, [["a", "b", "c"]])
    list.movesItems = true
    let drag = try #require(list.begin([0, 0]))
    #expect(list.move(drag, to: [0, 2]))
    #expect(drag.drop())
    expectEqual(list.shown, [["b", "c", "a"]])
    // A choice, not UIKit's documented behavior.
    #expect(list.log.contains("move 0 to 2"))
    #expect(!list.log.contains { $0.hasPrefix("perform") })
    let two = try #require(list.begin([0, 0]))
    list.add([0, 1], to: two)
    list.move(two, to: [0, 3])
    #expect(two.drop())
    #expect(list.log.contains("perform 0.3"), "several rows are dropped")
    expectEqual(list.shown, [["a", "b", "c"]])
  }

  @Test(arguments: Kind.allCases)
  func aListWithoutADropDelegateTakesItsOwnRowsBackInAnotherOrderAndNothingElse(_ kind: Kind) throws {
    let (list, other) = (DragList.make(kind, [["a", "b"]]), DragList.make(kind, [["x"]]))
    (list.view as? UITableView)?.dropDelegate = nil
    (list.view as? UICollectionView)?.dropDelegate = nil
    list.movesItems = true
    let drag = try #require(list.begin([0, 0]))
    // A choice, not UIKit's documented behavior.
    #expect(list.move(drag, to: [0, 1]))
    #expect(drag.drop())
    expectEqual(list.shown, [["b", "a"]])
    let foreign = try #require(other.begin([0, 0]))
    #expect(!list.move(foreign, to: [0, 1]))
    foreign.cancel()
    list.movesItems = false
    let second = try #require(list.begin([0, 0]))
    #expect(!list.move(second, to: [0, 1]))
  }

  // MARK: Content that changes meanwhile

  @Test(arguments: Kind.allCases)
  func thePlaceOfADropFollowsTheContentAndTheDelegateIsAskedAgain(_ kind: Kind) throws {
    let (source, list) = (DragList.make(kind, [["z"]]), DragList.make(kind, [["a", "b", "c"]]))
    let drag = try #require(source.begin([0, 0]))
    list.move(drag, to: [0, 2])
    list.insert("new", at: [0, 0])
    expectEqual(list.view.dropIndication, .gap([0, 3]))
    list.remove([0, 3])
    #expect(drag.drop())
    expectEqual(Array(list.log.suffix(3)), ["update 0.3", "perform 0.3", "end drop"])
    expectEqual(list.shown, [["new", "a", "b", "z"]])
  }

  @Test(arguments: Kind.allCases)
  func theSourceOfAnItemIsWhereItIsAsFarAsTheListKnows(_ kind: Kind) throws {
    let list = DragList.make(kind, [["a", "b", "c"]])
    let first = try #require(list.begin([0, 1]))
    list.move(first, to: [0, 0])
    first.drop()
    expectEqual(list.sources, [[0, 1]])
    let second = try #require(list.begin([0, 2]))
    list.insert("new", at: [0, 0])
    list.move(second, to: [0, 0])
    second.drop()
    expectEqual(list.sources, [kind == .table ? nil : [0, 3]], "a table that was updated does not say")
    let third = try #require(list.begin([0, 1]))
    list.remove([0, 1])
    list.move(third, to: [0, 0])
    third.drop()
    expectEqual(list.sources, [nil])
    let fourth = try #require(list.begin([0, 1]))
    list.reload()
    list.move(fourth, to: [0, 0])
    fourth.drop()
    expectEqual(list.sources, [nil])
  }

  // MARK: Placeholders

  @Test(arguments: Kind.allCases)
  func aPlaceholderFollowsTheContentUntilItsItemComes(_ kind: Kind) throws {
    let list = DragList.make(kind, [["a", "b"]])
    list.operation = .copy
    var context: (any UIDragAnimating)?
    list.onPerform = { context = $0([0, 1]) }
    let drag = HeadlessDrag(providers: [NSItemProvider(object: NSString(string: "z"))])
    #expect(list.move(drag, to: [0, 1]))
    #expect(drag.drop())
    expectEqual(list.view.dragState.shownPlaceholders.map(\.indexPath), [[0, 1]])
    #expect(list.uncommitted)
    expectEqual(list.placeholderTexts, ["loading"])
    list.insert("new", at: [0, 0])
    expectEqual(list.view.dragState.shownPlaceholders.map(\.indexPath), [[0, 2]])
    var places: [IndexPath] = []
    let isCommitted = context?.commit {
      places.append($0)
      list.sections[0].insert("z", at: $0.item)
    }
    #expect(isCommitted == true)
    expectEqual(places, [[0, 2]])
    expectEqual(list.shown, [["new", "a", "z", "b"]])
    #expect(!list.uncommitted)
    #expect(context?.commit { _ in Issue.record("it has gone") } == false)
    #expect(context?.delete() == false)
  }

  @Test(arguments: Kind.allCases, [false, true])
  func aPlaceholderThatGoesTakesNothingInAnyMore(_ kind: Kind, _ reloads: Bool) throws {
    let list = DragList.make(kind, [["a"]])
    list.operation = .copy
    var context: (any UIDragAnimating)?
    list.onPerform = { context = $0([0, 1]) }
    let drag = HeadlessDrag(providers: [NSItemProvider(object: NSString(string: "z"))])
    list.move(drag, to: [0, 1])
    drag.drop()
    if reloads { list.reload() } else { #expect(context?.delete() == true) }
    #expect(list.view.dragState.shownPlaceholders.isEmpty)
    #expect(context?.commit { _ in Issue.record("it has gone") } == false)
    expectEqual(list.shown, [["a"]])
  }

  // MARK: Other apps

  @Test(arguments: Kind.allCases)
  func itemsOfAnotherAppHaveProvidersOnlyAndCannotBeMoved(_ kind: Kind) throws {
    let list = DragList.make(kind, [["a"]])
    let drag = HeadlessDrag(providers: [NSItemProvider(object: NSString(string: "z"))])
    expectEqual(drag.items.map { $0.localObject == nil }, [true])
    // A choice, not UIKit's documented behavior.
    #expect(!list.move(drag, to: [0, 0]))
    list.operation = .copy
    #expect(list.move(drag, to: [0, 0]))
    let session = try #require(list.view.dragState.drop)
    #expect(session.localDragSession == nil && !session.allowsMoveOperation)
    #expect(session.canLoadObjects(ofClass: NSString.self))
    #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.utf8-plain-text"]))
    #expect(!session.hasItemsConforming(toTypeIdentifiers: ["public.image"]))
    var texts: [String] = []
    session.loadObjects(ofClass: NSString.self) { texts = $0.map { "\($0)" } }
    #expect(texts.isEmpty, "what is loaded comes later")
    HeadlessRunLoop.runPending()
    expectEqual(texts, ["z"])
  }

  // MARK: Random

  @Test(.slow, arguments: 0..<40)
  func whateverIsDraggedWhileTheContentChangesNothingIsLostAndNothingComesTwice(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let lists = (0..<2).map { list in
      DragList.make(
        Kind.allCases.randomElement(using: &random) ?? .table,
        [
          (0..<3).map { "\(list)a\($0)" }, (0..<2).map { "\(list)b\($0)" }, [],
        ]
      )
    }
    for list in lists { list.movesItems = Bool.random(using: &random) }
    var fresh = 0
    @MainActor func anyPath(_ list: DragList, end: Bool) -> IndexPath? {
      let sections = list.sections.indices.filter { end || !list.sections[$0].isEmpty }
      guard let section = sections.randomElement(using: &random) else { return nil }
      let count = list.sections[section].count + (end ? 1 : 0)
      return IndexPath(item: Int.random(in: 0..<count, using: &random), section: section)
    }
    @MainActor func change() {
      guard let list = lists.randomElement(using: &random) else { return }
      if Bool.random(using: &random) {
        guard let path = anyPath(list, end: true) else { return }
        fresh += 1
        list.insert("new\(fresh)", at: path)
      } else if let path = anyPath(list, end: false) {
        list.remove(path)
      }
    }
    for _ in 0..<12 {
      let (from, to) = (
        lists.randomElement(using: &random) ?? lists[0], lists.randomElement(using: &random) ?? lists[1]
      )
      guard let start = anyPath(from, end: false), let drag = from.begin(start) else { continue }
      if Bool.random(using: &random), let more = anyPath(from, end: false), more != start { from.add(more, to: drag) }
      if Int.random(in: 0..<3, using: &random) == 0 { change() }
      var target = anyPath(to, end: true)
      // A lone row of the list is counted without itself.
      if from === to, drag.items.count == 1, let path = target, path.item == to.sections[path.section].count {
        target?.item -= path.item > 0 ? 1 : 0
      }
      to.move(drag, to: target)
      let isChanged = Int.random(in: 0..<3, using: &random) == 0
      if isChanged { change() }
      let before = lists.flatMap { $0.sections.flatMap { $0 } }
      if Int.random(in: 0..<4, using: &random) == 0 { drag.cancel() } else { drag.drop() }
      let after = lists.flatMap { $0.sections.flatMap { $0 } }
      expectEqual(before.sorted(), after.sorted(), "seed \(seed)")
      for list in lists { expectEqual(list.shown, list.sections, "seed \(seed)") }
    }
  }
}

extension DragList {
  fileprivate var uncommitted: Bool {
    (view as? UITableView)?.hasUncommittedUpdates ?? (view as? UICollectionView)?.hasUncommittedUpdates ?? false
  }

  fileprivate var placeholderTexts: [String] {
    view.dragState.shownPlaceholders.map {
      ($0.cell as? TableDragCell)?.text ?? ($0.cell as? CollectionDragCell)?.text ?? "?"
    }
  }
}

extension UIDragAnimating {
  fileprivate func commit(_ updates: (IndexPath) -> Void) -> Bool {
    (self as? any UITableViewDropPlaceholderContext)?.commitInsertion(dataSourceUpdates: updates)
      ?? (self as? any UICollectionViewDropPlaceholderContext)?.commitInsertion(dataSourceUpdates: updates) ?? false
  }

  fileprivate func delete() -> Bool {
    (self as? any UITableViewDropPlaceholderContext)?.deletePlaceholder()
      ?? (self as? any UICollectionViewDropPlaceholderContext)?.deletePlaceholder() ?? false
  }
}
