import Foundation

@testable import Roster
@testable import RosterComposites

/// Tickets in sections in a table or a collection, alone or among other children.
@MainActor final class DropScreen {
  enum Kind: CaseIterable, Sendable { case table, collection }

  /// Where the tickets are.
  enum Arrangement: CaseIterable, Sendable {
    case alone, inContent, inNestedContent, filtered, besideHandWritten, nestedBesideHandWritten
    /// The handlers are those of the composite.
    case ofComposite

    var firstSection: Int {
      switch self {
      case .alone, .filtered: 0
      case .inContent, .besideHandWritten, .ofComposite: 1
      case .inNestedContent, .nestedBesideHandWritten: 2
      }
    }
  }

  typealias Content = NestedDataSource<Never, Ticket, Never>
  typealias Composite = CompositeDataSource<Ticket, Never, Never>

  let content: Content
  let table = ToldTableView(shown: .plain)
  let collection = ToldCollectionView(shown: DropScreen.layout())
  let kind: Kind
  let first: Int
  /// What handlers of the tickets are given to.
  private(set) var handlers: ListDelegate
  private var composites: [AnyObject] = []

  private static func layout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 20)
    layout.minimumLineSpacing = 0
    return layout
  }

  convenience init(_ kind: Kind, _ sections: [[Int]]) {
    self.init(kind, .alone, sections)
  }

  init(_ kind: Kind, _ arrangement: Arrangement, _ sections: [[Int]]) {
    let content = Content(sections.map { ContentSection(items: $0.map { Ticket($0) }) })
    self.content = content
    self.kind = kind
    first = arrangement.firstSection
    table.rowHeight = 20
    let other = Composite([.init(FlatDataSource([Ticket(-1)])), .init(content)])
    let outer = Composite([.init(FlatDataSource([Ticket(-2)])), .init(other)])
    let rows: TableViewDelegate
    let items: CollectionViewDelegate
    switch arrangement {
    case .alone, .besideHandWritten, .nestedBesideHandWritten, .ofComposite:
      rows = TableViewDelegate(TableViewDataSource(content))
      items = CollectionViewDelegate(CollectionViewDataSource(content))
    case .inContent:
      rows = TableViewDelegate(TableViewDataSource(other))
      items = CollectionViewDelegate(CollectionViewDataSource(other))
    case .inNestedContent:
      rows = TableViewDelegate(TableViewDataSource(outer))
      items = CollectionViewDelegate(CollectionViewDataSource(outer))
    case .filtered:
      let filtered = content.filtered { $0.id < 1_000 }
      rows = TableViewDelegate(TableViewDataSource(filtered))
      items = CollectionViewDelegate(CollectionViewDataSource(filtered))
    }
    handlers = kind == .table ? rows : items
    switch (arrangement, kind) {
    case (.alone, .table), (.inContent, .table), (.inNestedContent, .table), (.filtered, .table): table.attach(rows)
    case (.alone, _), (.inContent, _), (.inNestedContent, _), (.filtered, _): collection.attach(items)
    case (.besideHandWritten, .table), (.ofComposite, .table):
      let all = table.attach(CompositeTableViewDataSource(children: [.init(RowsChild([["a"]])), .init(rows)]))
      if arrangement == .ofComposite { handlers = all }
    case (.besideHandWritten, _), (.ofComposite, _):
      let all = collection.attach(
        CompositeCollectionViewDataSource(children: [.init(ItemsChild([["a"]])), .init(items)])
      )
      if arrangement == .ofComposite { handlers = all }
    case (.nestedBesideHandWritten, .table):
      let inner = CompositeTableViewDataSource(children: [.init(RowsChild([["a"]])), .init(rows)])
      table.attach(CompositeTableViewDataSource([RowsChild([["b"]]), inner]))
    case (.nestedBesideHandWritten, _):
      let inner = CompositeCollectionViewDataSource(children: [.init(ItemsChild([["a"]])), .init(items)])
      collection.attach(CompositeCollectionViewDataSource([ItemsChild([["b"]]), inner]))
    }
    layOut()
  }

  func layOut() {
    table.layoutIfNeeded()
    collection.layoutIfNeeded()
  }

  /// The identifiers in the content.
  var ids: [[Int]] { content.sections.map { $0.items.map(\.id) } }

  /// The texts on the screen, as far as they are the content's.
  var shown: [[String?]] {
    layOut()
    return content.sections.indices.map { section in
      if kind == .table {
        return (0..<table.numberOfRows(inSection: first + section)).map {
          table.cellForRow(at: [first + section, $0])?.textLabel?.text
        }
      }
      return (0..<collection.numberOfItems(inSection: first + section)).map {
        (collection.cellForItem(at: [first + section, $0]) as? any TextShowing)?.shownText
      }
    }
  }

  /// What the list shows of a drop.
  var indication: HeadlessDropIndication? {
    kind == .table ? table.headlessDropIndication : collection.headlessDropIndication
  }

  var reloads: Int { kind == .table ? table.reloads : collection.reloads }

  private func path(_ path: IndexPath) -> IndexPath { [first + path[0], path[1]] }

  func begin(_ path: IndexPath) -> HeadlessDrag? {
    kind == .table
      ? table.headlessBeginDrag(at: self.path(path)) : collection.headlessBeginDrag(at: self.path(path))
  }

  @discardableResult
  func add(_ path: IndexPath, to drag: HeadlessDrag) -> Bool {
    kind == .table
      ? drag.addRow(at: self.path(path), in: table) : drag.addItem(at: self.path(path), in: collection)
  }

  @discardableResult
  func move(_ drag: HeadlessDrag, to path: IndexPath?, isInMiddle: Bool = false) -> Bool {
    let path = path.map(self.path)
    return kind == .table
      ? drag.move(to: path, isInMiddle: isInMiddle, in: table)
      : drag.move(to: path, isInMiddle: isInMiddle, in: collection)
  }
}

/// What takes tickets: a row that they are dropped into.
struct TicketFolder: Identifiable, Equatable, TableViewPresentable, CollectionViewPresentable {
  var id: String
  var tickets: [Ticket] = []

  func present(on cell: UITableViewCell) { cell.textLabel?.text = "\(id): \(tickets.map(\.text))" }
  func present(on cell: PlainTile) {}
}
