import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// An item that changes the class of its cell and stays the same item.
@MainActor @Suite(.windows) struct CellKindTests {
  /// What wraps an item for its list.
  enum Wrapper: CaseIterable, Sendable { case rows, erasedRows, erasedCells }
  /// What the list shows.
  enum Arrangement: CaseIterable, Sendable {
    case alone, nested, filtered, sorted, paged, outline, inContent, besideHandWritten
  }
  /// How an item is changed.
  enum Change: CaseIterable, Sendable { case update, withInsertion, unanimated }

  /// A list in a strict window, and how the item in its last section is changed.
  @MainActor private struct Screen {
    let view: any ListView
    let change: (Face) -> Void
    let insert: (Face) -> Void
    let remove: (Int) -> Void

    func cell(_ row: Int) -> UIView? {
      view.layoutIfNeeded()
      return view.shownCell(at: [view.numberOfSections - 1, row])
    }
  }

  private func attach<Content: DataSource>(
    _ content: Content,
    _ wrapper: Wrapper,
    _ arrangement: Arrangement,
    _ kind: ListKind
  ) -> any ListView where Content.Item == Face, Content.Header == Never, Content.Footer == Never {
    switch kind {
    case .table:
      let table = ToldTableView(shown: .plain)
      switch wrapper {
      case .rows: attach(content.map { FaceRow(face: $0) }, arrangement, to: table)
      case .erasedRows: attach(content.map { AnyTableViewPresentable(FaceRow(face: $0)) }, arrangement, to: table)
      case .erasedCells: attach(content.map(\.erasedRow), arrangement, to: table)
      }
      return table
    case .collection:
      let collection = ToldCollectionView(shown: UICollectionViewFlowLayout())
      switch wrapper {
      case .rows: attach(content.map { FaceItem(face: $0) }, arrangement, to: collection)
      case .erasedRows:
        attach(content.map { AnyCollectionViewPresentable(FaceItem(face: $0)) }, arrangement, to: collection)
      case .erasedCells: attach(content.map(\.erasedItem), arrangement, to: collection)
      }
      return collection
    }
  }

  private func attach<Content: DataSource>(_ content: Content, _ arrangement: Arrangement, to table: UITableView)
  where Content.Item: TableViewPresentable, Content.Header == Never, Content.Footer == Never {
    switch arrangement {
    case .inContent:
      table.attach(
        CompositeTableViewContent {
          FlatDataSource([Film("Alien")])
          content
        }
      )
    case .besideHandWritten:
      table.attach(CompositeTableViewDataSource(children: [.init(RowsChild([["a"]])), .init(content)]))
    default: table.attach(content)
    }
  }

  private func attach<Content: DataSource>(
    _ content: Content,
    _ arrangement: Arrangement,
    to collection: UICollectionView
  ) where Content.Item: CollectionViewPresentable, Content.Header == Never, Content.Footer == Never {
    switch arrangement {
    case .inContent:
      collection.attach(
        CompositeCollectionViewContent {
          FlatDataSource([Film("Alien")])
          content
        }
      )
    case .besideHandWritten:
      collection.attach(CompositeCollectionViewDataSource(children: [.init(ItemsChild([["a"]])), .init(content)]))
    default: collection.attach(content)
    }
  }

  private func show(_ wrapper: Wrapper, _ arrangement: Arrangement, _ kind: ListKind) -> Screen {
    let faces = [Face(id: 1), Face(id: 2)]
    func screen<Content: EditableDataSource>(_ content: Content, _ view: any ListView) -> Screen
    where Content.Item == Face {
      Screen(view: view) { face in
        content.update(id: face.id) { $0 = face }
      } insert: {
        content.insert($0, at: ItemPath(section: 0, item: 0))
      } remove: {
        content.remove(id: $0)
      }
    }
    let flat = FlatDataSource(faces)
    switch arrangement {
    case .alone, .inContent, .besideHandWritten:
      return screen(flat, attach(flat, wrapper, arrangement, kind))
    case .filtered:
      return screen(flat, attach(flat.filtered { _ in true }, wrapper, arrangement, kind))
    case .sorted:
      return screen(flat, attach(flat.sorted { $0.id < $1.id }, wrapper, arrangement, kind))
    case .nested:
      let nested = NestedDataSource<Never, Face, Never>([ContentSection(items: faces)])
      return screen(nested, attach(nested, wrapper, arrangement, kind))
    case .paged:
      let paged = PagedDataSource<Face, Int> { _ in Page([]) }
      for face in faces.reversed() { paged.insert(face, at: ItemPath(section: 0, item: 0)) }
      return screen(paged, attach(paged, wrapper, arrangement, kind))
    case .outline:
      let outline = OutlineDataSource(faces) { _ in .none }
      let view = attach(outline.map { $0.node }, wrapper, arrangement, kind)
      return Screen(view: view) { face in
        outline.update(face.id) { $0 = face }
      } insert: {
        outline.insert([$0], at: 0)
      } remove: {
        outline.remove($0)
      }
    }
  }

  /// Each look becomes each other one, in each way: the cell is of the right class, and stays where the class does.
  @Test(.slow, arguments: ListKind.allCases, Arrangement.allCases)
  func everyLookBecomesEveryOther(kind: ListKind, arrangement: Arrangement) {
    for wrapper in Wrapper.allCases {
      let screen = show(wrapper, arrangement, kind)
      let failures = HeadlessFailure.recording {
        var version = 0
        for change in Change.allCases {
          for old in Face.looks {
            for new in Face.looks {
              version += 1
              screen.change(Face(id: 2, text: "old \(version)", look: old))
              let cell = screen.cell(1)
              let face = Face(id: 2, text: "new \(version)", look: new)
              let name: Comment = "\(wrapper), \(change), \(old) to \(new)"
              switch change {
              case .update: screen.change(face)
              case .unanimated: UIView.performWithoutAnimation { screen.change(face) }
              case .withInsertion:
                transaction {
                  screen.insert(Face(id: 0))
                  screen.change(face)
                }
              }
              let row = change == .withInsertion ? 2 : 1
              expectEqual(screen.cell(row).map(describe), face.description, name)
              let isSameClass = Face.class(of: old) == Face.class(of: new)
              expectEqual((screen.cell(row) === cell), isSameClass, name)
              if change == .withInsertion { screen.remove(0) }
            }
          }
        }
      }
      #expect(failures.isEmpty, "\(wrapper): \(failures.first?.reason ?? "")")
    }
  }

  /// The view model is the same, and the branch that presents it another one.
  @Test(arguments: ListKind.allCases) func anotherBranchIsAChange(kind: ListKind) {
    let (rows, items) = (FlatDataSource([FaceRow(face: Face(id: 1))]), FlatDataSource([FaceItem(face: Face(id: 1))]))
    let view: any ListView
    switch kind {
    case .table:
      let table = ToldTableView(shown: .plain)
      table.attach(rows)
      view = table
    case .collection:
      let collection = ToldCollectionView(shown: UICollectionViewFlowLayout())
      collection.attach(items)
      view = collection
    }
    view.layoutIfNeeded()
    let failures = HeadlessFailure.recording {
      for look in Face.looks + Face.looks.reversed() {
        let face = Face(id: 1, look: look)
        rows.apply([FaceRow(face: face)])
        items.apply([FaceItem(face: face)])
        view.layoutIfNeeded()
        expectEqual(view.shownCell(at: [0, 0]).map(describe), face.description)
      }
    }
    #expect(failures.isEmpty)
    for (old, new) in Face.looks.flatMap({ old in Face.looks.map { (old, $0) } }) {
      let (first, second) = (Face(id: 1, look: old), Face(id: 1, look: new))
      expectEqual((FaceRow(face: first) == FaceRow(face: second)), (old == new))
      expectEqual((FaceItem(face: first) == FaceItem(face: second)), (old == new))
      if old != new { #expect(first.erasedRow != second.erasedRow && first.erasedItem != second.erasedItem) }
    }
  }

  /// A value is exchanged for one of another type, which is another item by its `id`.
  @Test(arguments: ListKind.allCases) func anErasedItemIsExchanged(kind: ListKind) {
    let rows = FlatDataSource([AnyTableViewPresentable(Film("Alien")), AnyTableViewPresentable(Film("Heat"))])
    let items = FlatDataSource([
      AnyCollectionViewPresentable(Film("Alien")), AnyCollectionViewPresentable(Film("Heat")),
    ])
    let failures = HeadlessFailure.recording {
      switch kind {
      case .table:
        let table = ToldTableView(shown: .plain)
        table.attach(rows)
        table.layoutIfNeeded()
        rows.update(at: 1) { $0 = AnyTableViewPresentable(Person(id: 1, name: "Ash")) }
        expectEqual(table.shownTexts, ["Alien", "Ash"])
        #expect(table.cellForRow(at: [0, 1]) is PersonRow)
      case .collection:
        let collection = ToldCollectionView(shown: UICollectionViewFlowLayout())
        collection.attach(items)
        collection.layoutIfNeeded()
        items.update(at: 1) { $0 = AnyCollectionViewPresentable(Person(id: 1, name: "Ash")) }
        expectEqual(collection.shownTexts, ["Alien", "Ash"])
        #expect(collection.cellForItem(at: [0, 1]) is PersonTile)
      }
    }
    #expect(failures.isEmpty)
  }

  /// Cells that the list has made for what comes next are exchanged, too.
  @Test func aPreparedCellIsExchanged() {
    let content = FlatDataSource((0..<100).map { Face(id: $0) })
    let table = ToldTableView(shown: .plain)
    table.headlessPreparesCells = true
    table.attach(content.map { FaceRow(face: $0) })
    table.layoutIfNeeded()
    let failures = HeadlessFailure.recording {
      for offset in [200, 400, 300] {
        table.headlessScroll(to: CGPoint(x: 0, y: offset))
        for look in Face.looks {
          content.apply((0..<100).map { Face(id: $0, text: "\(offset)", look: look) })
          #expect(
            table.visibleCells.allSatisfy { describe($0) == Face(id: 0, text: "\(offset)", look: look).description }
          )
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.first?.reason ?? "")")
  }

  /// A reloaded row stays selected.
  @Test(arguments: ListKind.allCases) func theSelectionStays(kind: ListKind) {
    let screen = show(.rows, .alone, kind)
    screen.view.layoutIfNeeded()
    screen.view.select([0, 1] as IndexPath)
    for look in Face.looks {
      screen.change(Face(id: 2, look: look))
      expectEqual(screen.view.selectedItems, [[0, 1]])
    }
  }

  /// Headers and footers of one section become those of another class.
  @Test(arguments: ListKind.allCases) func everyHeaderBecomesEveryOther(kind: ListKind) {
    typealias Rows = NestedDataSource<
      AnyTableViewHeaderFooterPresentable, Ticket, AnyTableViewHeaderFooterPresentable
    >
    typealias Items = NestedDataSource<
      AnyCollectionViewSupplementaryPresentable, Ticket, AnyCollectionViewSupplementaryPresentable
    >
    let titles = ["Monday", "Tuesday"]
    let failures = HeadlessFailure.recording {
      for (old, new) in [(0, 1), (1, 0), (1, 2), (2, 1), (0, 2), (2, 0), (1, 1), (2, 2)] {
        switch kind {
        case .table:
          let heads = titles.map {
            [AnyTableViewHeaderFooterPresentable($0), .init(Heading($0)), .init(Caption(text: $0))]
          }
          let table = ToldTableView(shown: .grouped)
          let rows = Rows([ContentSection(header: heads[0][old], items: [Ticket(1)], footer: heads[0][old])])
          table.attach(rows)
          table.layoutIfNeeded()
          rows.updateSection(at: 0) { ($0.header, $0.footer) = (heads[1][new], heads[1][new]) }
          table.layoutIfNeeded()
          expectEqual(table.headerView(forSection: 0).map { String(describing: type(of: $0)) }, Caption.rowClasses[new])
          expectEqual(table.footerView(forSection: 0).map { String(describing: type(of: $0)) }, Caption.rowClasses[new])
        case .collection:
          let heads = titles.map {
            [AnyCollectionViewSupplementaryPresentable($0), .init(Heading($0)), .init(Caption(text: $0))]
          }
          let collection = ToldCollectionView(shown: UICollectionViewFlowLayout())
          let items = Items([ContentSection(header: heads[0][old], items: [Ticket(1)], footer: heads[0][old])])
          collection.attach(items)
          collection.layoutIfNeeded()
          items.updateSection(at: 0) { ($0.header, $0.footer) = (heads[1][new], heads[1][new]) }
          collection.layoutIfNeeded()
          for elementKind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            let view = collection.supplementaryView(forElementKind: elementKind, at: [0, 0])
            expectEqual(view.map { String(describing: type(of: $0)) }, Caption.itemClasses[new])
          }
        }
      }
    }
    #expect(failures.isEmpty)
  }
}

/// A view model that is presented by one of several cells.
private struct Face: Identifiable, Equatable {
  var id: Int
  var text = "face"
  /// 0 and 3 have the same class in different branches.
  var look = 0

  static let looks = 0...3
  static func `class`(of look: Int) -> Int { look == 3 ? 0 : look }

  /// What its cell is described by.
  var description: String { ["plain", "bold", "configured", "plain"][look] + " " + text }
  var ticket: Ticket { Ticket(id, text) }

  var erasedRow: AnyTableViewPresentable {
    switch look {
    case 0: AnyTableViewPresentable(Presented<FaceRowCell>(ticket))
    case 1: AnyTableViewPresentable(Presented<BoldFaceRowCell>(ticket))
    case 2: AnyTableViewPresentable(configured)
    default:
      AnyTableViewPresentable(EitherPresentable<Presented<FaceRowCell>, Presented<FaceRowCell>>.second(.init(ticket)))
    }
  }

  var erasedItem: AnyCollectionViewPresentable {
    switch look {
    case 0: AnyCollectionViewPresentable(Presented<FaceItemCell>(ticket))
    case 1: AnyCollectionViewPresentable(Presented<BoldFaceItemCell>(ticket))
    case 2: AnyCollectionViewPresentable(configured)
    default:
      AnyCollectionViewPresentable(
        EitherPresentable<Presented<FaceItemCell>, Presented<FaceItemCell>>.second(.init(ticket))
      )
    }
  }

  var configured: ConfiguredItem<Ticket, UIListContentConfiguration> {
    ConfiguredItem(ticket) { ticket in
      var content = UIListContentConfiguration.cell()
      content.text = ticket.text
      return content
    }
  }
}

private struct FaceRow: TableViewRow {
  var face: Face
  var id: Int { face.id }

  var row: some TableViewPresentable {
    switch face.look {
    case 0: Presented<FaceRowCell>(face.ticket)
    case 1: Presented<BoldFaceRowCell>(face.ticket)
    case 2: face.configured
    default: Presented<FaceRowCell>(face.ticket)
    }
  }
}

private struct FaceItem: CollectionViewItem {
  var face: Face
  var id: Int { face.id }

  var item: some CollectionViewPresentable {
    switch face.look {
    case 0: Presented<FaceItemCell>(face.ticket)
    case 1: Presented<BoldFaceItemCell>(face.ticket)
    case 2: face.configured
    default: Presented<FaceItemCell>(face.ticket)
    }
  }
}

private final class FaceRowCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: Ticket) { textLabel?.text = viewModel.text }
}

private final class BoldFaceRowCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: Ticket) { textLabel?.text = viewModel.text }
}

private final class FaceItemCell: UICollectionViewCell, ReusablePresenter {
  var text = ""

  func present(viewModel: Ticket) { text = viewModel.text }
}

private final class BoldFaceItemCell: UICollectionViewCell, ReusablePresenter {
  var text = ""

  func present(viewModel: Ticket) { text = viewModel.text }
}

@MainActor private func describe(_ cell: UIView) -> String {
  func configured(_ configuration: (any UIContentConfiguration)?) -> String {
    "configured " + ((configuration as? UIListContentConfiguration)?.text ?? "-")
  }
  return switch cell {
  case let cell as FaceRowCell: "plain " + (cell.textLabel?.text ?? "-")
  case let cell as BoldFaceRowCell: "bold " + (cell.textLabel?.text ?? "-")
  case let cell as FaceItemCell: "plain " + cell.text
  case let cell as BoldFaceItemCell: "bold " + cell.text
  case let cell as UITableViewCell: configured(cell.contentConfiguration)
  case let cell as UICollectionViewCell: configured(cell.contentConfiguration)
  default: "-"
  }
}

/// A header with another view than ``Heading``.
private struct Caption: Hashable, TableViewHeaderFooterPresentable, CollectionViewSupplementaryPresentable {
  static let rowClasses = ["UITableViewHeaderFooterView", "HeadingRowView", "CaptionRowView"]
  static let itemClasses = ["TextSupplementaryView", "HeadingTileView", "CaptionTileView"]
  var text: String

  func present(on view: CaptionRowView) {}
  func present(on view: CaptionTileView) {}
}

private final class CaptionRowView: UITableViewHeaderFooterView {}
private final class CaptionTileView: UICollectionReusableView {}
