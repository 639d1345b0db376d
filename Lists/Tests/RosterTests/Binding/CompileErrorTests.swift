import TestSupport
import Testing

/// What the compiler says of a binding that was written wrong: the text names what to write.
@Suite(
  .enabled(if: Seeds.runSlowTests && Compiler.isThere, "ROSTER_SEEDS=all compiles samples, with a swiftc on the PATH")
)
struct CompileErrorTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let source: String
    let advice: String
    var testDescription: String { name }
  }

  private static let samples = [
    Sample(
      name: "the table cell is no presenter",
      source: """
        final class FilmRow: UITableViewCell {}
        extension Film: TableViewPresentable { typealias TableViewCell = FilmRow }
        """,
      advice: "make the cell a `ReusablePresenter` of this `ViewModel`, or write `present(on:)`"
    ),
    Sample(
      name: "the collection cell is no presenter",
      source: """
        final class FilmTile: UICollectionViewCell {}
        extension Film: CollectionViewPresentable { typealias CollectionViewCell = FilmTile }
        """,
      advice: "make the cell a `ReusablePresenter` of this `ViewModel`, or write `present(on:)`"
    ),
    Sample(
      name: "no table cell is named",
      source: "extension Film: TableViewPresentable {}",
      advice: "say which `UITableViewCell` presents it: `typealias TableViewCell = …`"
    ),
    Sample(
      name: "no collection cell is named",
      source: "extension Film: CollectionViewPresentable {}",
      advice: "say which `UICollectionViewCell` presents it: `typealias CollectionViewCell = …`"
    ),
    Sample(
      name: "the cell presents another view model",
      source: """
        final class TextRow: UITableViewCell, ReusablePresenter { func present(viewModel: String) {} }
        extension Film: TableViewPresentable { typealias TableViewCell = TextRow }
        """,
      advice: "make the cell a `ReusablePresenter` of this `ViewModel`, or write `present(on:)`"
    ),
    Sample(
      name: "items without a cell are attached",
      source: """
        @MainActor func show(in tableView: UITableView) { tableView.attach(FlatDataSource([Film()])) }
        """,
      advice: "'Film' conform to 'TableViewPresentable'"
    ),
    Sample(
      name: "a header is of the wrong type",
      source: """
        extension Film: TableViewPresentable { func present(on cell: UITableViewCell) {} }
        @MainActor func show(in tableView: UITableView) {
          tableView.attach(NestedDataSource([ContentSection<Int, Film, Never>(header: 1, items: [Film()])]))
        }
        """,
      advice: "make the headers and the footers `String`s or `TableViewHeaderFooterPresentable`s"
    ),
    Sample(
      name: "a view model without a cell is listed",
      source: """
        @MainActor func makeRows() -> FlatDataSource<AnyTableViewPresentable> {
          FlatDataSource(rows: { Film() })
        }
        """,
      advice: "make the view model a TableViewPresentable, which names its cell"
    ),
    Sample(
      name: "content without cells is composed",
      source: """
        @MainActor func makeScreen() -> CompositeTableViewContent {
          CompositeTableViewContent { FlatDataSource([Film()]) }
        }
        """,
      advice: "TableViewPresentable"
    ),
  ]

  @Test(arguments: samples) func theErrorNamesWhatToWrite(sample: Sample) throws {
    let result = try Compiler.typecheck("struct Film { var title = \"Alien\" }\n" + sample.source)
    #expect(result.status != 0)
    let first = result.output.split(separator: "\n").filter { $0.contains(": error: ") }.prefix(2).joined(
      separator: "\n"
    )
    #expect(first.contains(sample.advice), "\(result.output)")
  }
}
