import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// Handlers of focus, in tables and collections, alone and in composites.
@MainActor @Suite(.windows) struct ListFocusTests {
  private let content = FlatDataSource((0..<6).map { Ticket($0) })
  private let other = FlatDataSource((10..<13).map { Ticket($0) })
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))

  /// A new table in the window.
  private func makeTable() -> UITableView { shown(ToldTableView(shown: .plain)) }

  /// A new collection in the window, with one item in each line.
  private func makeCollection() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    return shown(ToldCollectionView(shown: layout))
  }

  private func shown<List: UIScrollView>(_ list: List) -> List {
    for view in window.subviews { view.removeFromSuperview() }
    list.frame = window.bounds
    window.addSubview(list)
    window.makeKeyAndVisible()
    return list
  }

  private func press(_ keys: String...) { for key in keys { window.headlessPress(key) } }

  private let down = UIKeyCommand.inputDownArrow

  /// Runs a body with each kind of list that shows one content.
  private func forBoth(_ content: FlatDataSource<Ticket>, _ body: (ListDelegate, any ListView) -> Void) {
    let table = makeTable()
    body(table.attach(content), table)
    let collection = makeCollection()
    body(collection.attach(content), collection)
  }

  private var focusedPath: IndexPath? {
    let cell = window.headlessFocusedItem as? UIView
    if let row = cell as? UITableViewCell { return (cell?.superview as? UITableView)?.indexPath(for: row) }
    guard let item = cell as? UICollectionViewCell else { return nil }
    return (cell?.superview as? UICollectionView)?.indexPath(for: item)
  }

  @Test func handlersSayWhatCanBeFocusedAndHearOfIt() {
    forBoth(content) { delegate, list in
      var heard: [String] = []
      delegate.canFocus(Ticket.self) { ticket, _ in ticket.id % 2 == 1 }
        .onFocus(Ticket.self) { heard.append("focus \($0.id) \($1.indexPath?.item ?? -1)") }
        .onEndFocus(Ticket.self) { heard.append("end \($0.id) \($1.indexPath?.item ?? -1)") }
      list.layoutIfNeeded()
      press(down, down, down, down)
      expectEqual(heard, ["focus 1 1", "end 1 1", "focus 3 3", "end 3 3", "focus 5 5"])
      expectEqual(focusedPath, [0, 5])
    }
  }

  @Test func withoutHandlersTheViewDecides() {
    forBoth(content) { _, list in
      (list as? UITableView)?.allowsFocus = false
      (list as? UICollectionView)?.allowsFocus = false
      list.layoutIfNeeded()
      press(down)
      #expect(focusedPath == nil)
      (list as? UITableView)?.allowsFocus = true
      (list as? UICollectionView)?.allowsFocus = true
      press(down)
      expectEqual(focusedPath, [0, 0])
    }
  }

  @Test func anItemCanBePreferred() {
    forBoth(content) { delegate, list in
      delegate.preferredFocus { [content] in content.place(at: 4, inSection: 0) }
      list.layoutIfNeeded()
      press(down)
      expectEqual(focusedPath, [0, 4])
    }
  }

  @Test func selectionFollowsFocusWhereAHandlerWantsIt() {
    forBoth(content) { delegate, list in
      (list as? UITableView)?.selectionFollowsFocus = true
      (list as? UICollectionView)?.selectionFollowsFocus = true
      var selected: [Int] = []
      delegate.selectionFollowsFocus(Ticket.self) { ticket, _ in ticket.id % 2 == 0 }
        .onSelect(Ticket.self) { selected.append($0.id) }
      list.layoutIfNeeded()
      press(down, down, down, down)
      expectEqual(selected, [0, 2])
      press("\r")
      expectEqual(selected, [0, 2, 3])
    }
  }

  @Test func focusStaysWithItsItem() {
    let moving = FlatDataSource((0..<4).map { Ticket($0) })
    let table = makeTable()
    table.attach(moving)
    table.layoutIfNeeded()
    press(down, down)
    expectEqual(focusedPath, [0, 1])
    moving.insert(Ticket(9), at: 0)
    expectEqual(focusedPath, [0, 2])
    moving.apply([Ticket(1), Ticket(3), Ticket(9)])
    expectEqual(focusedPath, [0, 0])
  }

  // MARK: Composites

  /// Handlers of the whole and of a part: places and paths are the part's own, however deep it is.
  @Test func inCompositesHandlersHaveTheirOwnPlaces() {
    for depth in 1...3 {
      for isTable in [true, false] {
        var heard: [String] = []
        func hear(_ name: String) -> @MainActor (Ticket, ItemPlace) -> Void {
          { ticket, place in heard.append("\(name) \(ticket.id)") }
        }
        let content = FlatDataSource((0..<2).map { Ticket($0) })
        let other = FlatDataSource((10..<13).map { Ticket($0) })
        let handlers: ListDelegate
        let part: ListDelegate
        if isTable {
          let table = makeTable()
          let delegate = TableViewDelegate(TableViewDataSource(other))
          var composite = CompositeTableViewDataSource(children: [.init(content), .init(delegate)])
          for _ in 1..<depth { composite = CompositeTableViewDataSource([composite]) }
          handlers = table.attach(composite)
          part = delegate
        } else {
          let collection = makeCollection()
          let delegate = CollectionViewDelegate(CollectionViewDataSource(other))
          var composite = CompositeCollectionViewDataSource(children: [.init(content), .init(delegate)])
          for _ in 1..<depth { composite = CompositeCollectionViewDataSource([composite]) }
          handlers = collection.attach(composite)
          part = delegate
        }
        part.canFocus(Ticket.self) { ticket, _ in ticket.id != 11 }.onFocus(Ticket.self, hear("part"))
        handlers.onFocus(Ticket.self, hear("all")).onEndFocus(Ticket.self, hear("end"))
        window.layoutIfNeeded()
        press(down, down, down, down)
        expectEqual(
          heard,
          [
            "all 0", "end 0", "all 1", "end 1", "part 10", "all 10", "end 10", "part 12", "all 12",
          ],
          "depth \(depth)"
        )
        expectEqual(focusedPath, [1, 2])
      }
    }
  }

  @Test func aPartsPreferenceIsMapped() {
    let table = makeTable()
    let delegate = TableViewDelegate(TableViewDataSource(other))
    delegate.preferredFocus { [other] in other.place(at: 1, inSection: 0) }
    let inner = CompositeTableViewDataSource(children: [.init(content), .init(delegate)])
    let composite = CompositeTableViewDataSource([inner])
    let handlers = table.attach(composite)
    table.layoutIfNeeded()
    press(down)
    expectEqual(focusedPath, [1, 1])
    // What was said for the whole comes first.
    handlers.preferredFocus { [content] in content.place(at: 2, inSection: 0) }
    window.headlessFocusedItem?.setNeedsFocusUpdate()
    table.setNeedsFocusUpdate()
    table.updateFocusIfNeeded()
    expectEqual(focusedPath, [0, 2])
  }
}
