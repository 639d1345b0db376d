import Foundation
import HeadlessUIKit
import QuickDataSource
import RosterComposites
import Testing

private struct Note: Hashable, ItemType, Aggregating {
  var text: String
  var aggregator: String { String(text.prefix(1)) }

  func cellToViewModelBinder() -> any CellToViewModelBinderType { CellToViewModelBinder<NoteRow>(viewModel: self) }
}

private final class NoteRow: UITableViewCell, CellLoadableType {
  func load(viewModel: Note) { textLabel?.text = viewModel.text }
}

private struct Letter: Hashable, ItemType {
  var text: String

  func cellToViewModelBinder() -> any CellToViewModelBinderType { CellToViewModelBinder<LetterView>(viewModel: self) }
}

private final class LetterView: UITableViewHeaderFooterView, CellLoadableType {
  func load(viewModel: Letter) { textLabel?.text = viewModel.text }
}

private struct Chapter: TableViewPresentable {
  var title: String

  func present(on cell: UITableViewCell) { cell.textLabel?.text = title }
}

/// What QuickDataSource is known for doing wrong, and its use together with Roster.
@MainActor struct QuickDataSourceDropInTests {
  private let tableView = CountingTableView()

  init() {
    tableView.register(NoteRow.self, forCellReuseIdentifier: "NoteRow")
    tableView.register(LetterView.self, forHeaderFooterViewReuseIdentifier: "LetterView")
  }

  /// The library called the aggregator twice, once in order to print its result.
  @Test func theAggregatorRunsOnce() {
    var calls = 0
    let content = AggregatedDataSource<Note, Letter, Note>(
      items: [Note(text: "b"), Note(text: "a"), Note(text: "aa")],
      aggregator: { notes in
        calls += 1
        return Dictionary(grouping: notes) { Letter(text: $0.aggregator) }
      },
      sectionsComparator: { $0.text < $1.text }
    )
    #expect(calls == 1)
    #expect((0..<content.sectionsCount).map(content.itemsCount) == [2, 1])
  }

  /// The library took content for empty if its first section was.
  @Test func isEmptyLooksAtEverySection() {
    let items: [Letter: [any ItemType]] = [Letter(text: "A"): [], Letter(text: "B"): [Note(text: "b")]]
    #expect(!NestedDataSource(items: items) { $0.text < $1.text }.isEmpty)
    #expect(NestedDataSource(items: [Letter(text: "A"): []]) { $0.text < $1.text }.isEmpty)
    #expect(FlatDataSource(items: []).isEmpty)
  }

  /// The library left a cell of the wrong type as it was.
  @Test func aCellOfTheWrongTypeStopsTheProgram() async {
    let failure = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await CellToViewModelBinder<NoteRow>(viewModel: Note(text: "a")).update(cell: UITableViewCell())
    }
    let message = String(decoding: failure?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("The reuse identifier \"NoteRow\" stands for NoteRow"))
  }

  /// One screen with both: the library's items with Roster's typed handlers, beside Roster's content.
  @Test func bothOnOneScreen() {
    var selected: [String] = []
    let notes = QuickDataSource.FlatDataSource(items: [Note(text: "One")])
    let chapters = Roster.FlatDataSource([Chapter(title: "Chapter")])
    let dataSource = QuickDataSource.TableViewDataSource(items: notes)
    let delegate = QuickDataSource.TableViewDelegate(tableViewDataSource: dataSource) { indexPath, item in
      selected.append("\(indexPath.section): \((item as? Note)?.text ?? "")")
    }
    delegate.onSelect(Note.self) { selected.append($0.text) }
    let composite = CompositeTableViewDataSource {
      chapters
      delegate
    }
    tableView.attach(composite)
    #expect(tableView.texts == ["Chapter", "One"])
    notes.content.append(Note(text: "Two"))
    #expect(tableView.texts == ["Chapter", "One", "Two"])
    tableView.headlessTapRow(at: IndexPath(row: 1, section: 1))
    #expect(selected == ["0: Two", "Two"])
  }
}
