import Foundation
import ListModels
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// Random changes of hand-written children, told in each way that the view they're handed has.
@MainActor @Suite(.windows) struct HandContentTests {
  /// What tells a view of several changes.
  enum Batch: CaseIterable { case composite, handed, calls, transaction }

  @Test(arguments: Seeds.some(of: 0..<200), ListKind.allCases)
  func randomChangesAreShown(seed: Int, kind: ListKind) {
    switch kind {
    case .table: randomChanges(CompositeTableViewDataSource.self, ToldTableView(shown: .plain), kind, seed)
    case .collection:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 390, height: 10)
      layout.minimumLineSpacing = 0
      randomChanges(CompositeCollectionViewDataSource.self, ToldCollectionView(shown: layout), kind, seed)
    }
  }

  private func randomChanges<Composite: TestedComposite>(
    _ type: Composite.Type,
    _ view: some TestedListView,
    _ kind: ListKind,
    _ seed: Int
  ) {
    guard let view = view as? Composite.View else { return }
    (view as? UITableView)?.rowHeight = 10
    var random = SeededGenerator(seed: UInt64(seed))
    let hands = (0..<4).map { kind.makeChild([["\($0)a", "\($0)b"], ["\($0)c"]]) }
    let films = [FlatDataSource([Film("f0")]), FlatDataSource([Film("g0")])]
    let inner = Composite(of: [hands[1], kind.makeDelegate(films[1]).list, hands[2]])
    let composite = Composite(of: [hands[0], kind.makeDelegate(films[0]).list, inner, hands[3]])
    composite.attach(to: view)
    view.layoutIfNeeded()
    let checker = EditChecker(composite.children.tree, "tree") { _ in
      ""
    } header: { _ in
      ""
    }
    var expected: [[String]] {
      func texts(_ content: FlatDataSource<Film>) -> [String] { content.items.map(\.title) }
      return hands[0].rows + [texts(films[0])] + hands[1].rows + [texts(films[1])] + hands[2].rows + hands[3].rows
    }
    var name = 0
    func fresh() -> String {
      name += 1
      return "n\(name)"
    }
    for step in 0..<40 {
      var log: [String] = []
      let changed = hands.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
      func change() {
        for hand in changed { log.append(Self.change(hand, &random, fresh)) }
        if Bool.random(using: &random), let content = films.randomElement(using: &random) {
          log.append("film")
          if content.items.count > 3 { content.remove(at: 0) } else { content.append(Film(fresh())) }
        }
      }
      let batch = Batch.allCases.randomElement(using: &random)
      switch batch {
      case .composite: composite.performBatch(in: view, change)
      case .handed: hands[0].handed?.performBatch(change)
      case .calls:
        if let table = hands[1].handed as? UITableView {
          table.beginUpdates()
          change()
          table.endUpdates()
        } else {
          change()
        }
      case .transaction, nil: transaction { change() }
      }
      HeadlessRunLoop.runPending()
      checker.compareAll("seed \(seed), step \(step)")
      let isRight = view.shownRows == expected && checker.complaints.isEmpty
      #expect(isRight, "seed \(seed), step \(step), \(batch as Any): \(log), \(checker.complaints.prefix(2))")
      guard isRight else { return }
    }
    #expect(checker.numberOfEdits > 40)
  }

  /// Makes one change of a child, and tells the view that it's handed.
  private static func change(
    _ hand: any HandChild,
    _ random: inout SeededGenerator,
    _ fresh: () -> String
  ) -> String {
    guard let view = hand.handed else { return "" }
    let section = Int.random(in: 0..<max(1, hand.rows.count), using: &random)
    let other = Int.random(in: 0..<max(1, hand.rows.count), using: &random)
    let rows = hand.rows.indices.contains(section) ? hand.rows[section] : []
    let row = Int.random(in: 0..<max(1, rows.count), using: &random)
    let path = IndexPath(item: row, section: section)
    switch Int.random(in: 0..<9, using: &random) {
    case 0 where hand.rows.count < 4:
      hand.rows.insert([fresh()], at: section)
      view.insertSections([section])
    case 1 where !hand.rows.isEmpty:
      hand.rows.remove(at: section)
      view.deleteSections([section])
    case 2 where hand.rows.count > 1:
      hand.rows.insert(hand.rows.remove(at: section), at: other)
      view.moveSection(section, toSection: other)
    case 3 where !rows.isEmpty:
      hand.rows[section].remove(at: row)
      view.deleteItems(at: [path])
    case 4 where !rows.isEmpty:
      let item = hand.rows[section].remove(at: row)
      let place = Int.random(in: 0...hand.rows[other].count, using: &random)
      hand.rows[other].insert(item, at: place)
      view.moveItem(at: path, to: IndexPath(item: place, section: other))
    case 5 where !rows.isEmpty:
      hand.rows[section][row] = fresh()
      view.reloadItems(at: [path])
    case 6 where !rows.isEmpty:
      hand.rows[section][row] = fresh()
      view.reconfigureItems(at: [path])
    case 7:
      hand.rows = [[fresh()], [fresh(), fresh()]]
      view.reloadData()
    default:
      guard hand.rows.indices.contains(section) else { return "" }
      hand.rows[section].insert(fresh(), at: row)
      view.insertItems(at: [path])
    }
    return "\(hand.rows)"
  }

  // MARK: Counts

  /// As with a plain data source, the app can tell the view that is shown.
  @Test(arguments: ListKind.allCases) func rowsAreInsertedInTheShownView(kind: ListKind) {
    let (first, second) = (kind.makeChild([["a"]]), kind.makeChild([["b"], ["c"]]))
    let view = kind.makeHighView([first, second])
    second.rows[1].append("d")
    view.insertItems(at: [[2, 1]])
    expectEqual(view.shownRows, [["a"], ["b"], ["c", "d"]])
    first.rows = [["x"], ["y"]]
    view.reloadData()
    expectEqual(view.shownRows, [["x"], ["y"], ["b"], ["c", "d"]])
    second.rows[0].insert("e", at: 0)
    second.handed?.insertItems(at: [[0, 0]])
    expectEqual(view.shownRows, [["x"], ["y"], ["e", "b"], ["c", "d"]])
  }

  /// A child that has told of less than it has changed is read again, and nothing else is.
  @Test(arguments: ListKind.allCases) func aChildThatToldTooLittleIsReadAgain(kind: ListKind) async {
    let (first, second) = (kind.makeChild([["a"]]), kind.makeChild([["b"]]))
    let view = kind.makeHighView([first, second])
    first.rows = [["a", "x", "y"], ["z"]]
    first.handed?.insertItems(at: [[0, 1]])
    await nextTurn()
    expectEqual(view.shownRows, [["a", "x", "y"], ["z"], ["b"]])
  }

  /// Content in two views is followed once, whichever of them the child tells.
  @Test(arguments: ListKind.allCases) func aChildInTwoViewsTellsOneOfThem(kind: ListKind) {
    let hand = kind.makeChild([["a"]])
    let composite = kind.makeComposite([hand])
    let views = (composite.makeHighView(), composite.makeHighView())
    hand.rows[0].append("b")
    hand.handed?.insertItems(at: [[0, 1]])
    #expect(views.0.shownRows == hand.rows && views.1.shownRows == hand.rows)
    hand.rows[0].removeFirst()
    hand.handed?.deleteItems(at: [[0, 0]])
    #expect(views.0.shownRows == hand.rows && views.1.shownRows == hand.rows)
  }

  @Test func aChildThatTellsTwoViewsIsFollowedOnce() async {
    let screen = TableBatchScreen(nested: false)
    let other = screen.another()
    let hand = RowsChild([["a"]])
    screen.insert(hand, at: 0)
    _ = (screen.shownRows, other.shownRows)
    let checker = EditChecker(screen.composite.children.tree, "tree") { _ in
      ""
    } header: { _ in
      ""
    }
    hand.rows.insert(["b"], at: 0)
    screen.tellInsertedSection(0, in: hand)
    other.tellInsertedSection(0, in: hand)
    await nextTurn()
    #expect(screen.shownRows == hand.rows && other.shownRows == hand.rows)
    expectEqual(checker.numberOfEdits, 1)
  }

  /// Reloads count before a batch, as deletions do.
  @Test(arguments: ListKind.allCases) func aReloadBesideOtherChangesOfAChild(kind: ListKind) throws {
    let (first, second) = (kind.makeChild([["a"]]), kind.makeChild([["b", "c", "d"], ["e"]]))
    let view = kind.makeHighView([first, second])
    let handed = try #require(second.handed)
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
    let kept = try #require(view.shownCell(at: [2, 0]))
    handed.performBatch {
      second.rows = [["n"], ["C", "d"], ["e", "f"]]
      handed.insertSections([0])
      handed.deleteItems(at: [[0, 0]])
      handed.reloadItems(at: [[0, 1]])
      handed.insertItems(at: [[2, 1]])
    }
    HeadlessRunLoop.runPending()
    expectEqual(view.shownRows, [["a"], ["n"], ["C", "d"], ["e", "f"]])
    #expect(view.shownCell(at: [3, 0]) === kept)
  }
}
