import TestSupport
import Testing

/// What must and what must not compile, checked by the compiler.
@Suite(
  .enabled(if: Seeds.runSlowTests && Compiler.isThere, "ROSTER_SEEDS=all compiles samples, with a swiftc on the PATH")
)
struct BindingCompileTests {
  @Test func aCorrectBindingCompiles() throws {
    let result = try Compiler.typecheck(
      """
      struct Film { var title: String }
      final class FilmRow: UITableViewCell, ReusablePresenter { func present(viewModel: Film) {} }
      final class FilmTile: UICollectionViewCell, ReusablePresenter { func present(viewModel: Film) {} }
      extension Film: TableViewPresentable, CollectionViewPresentable {
        typealias TableViewCell = FilmRow
        typealias CollectionViewCell = FilmTile
      }
      @MainActor func show(_ films: [Film], in tableView: UITableView, and collectionView: UICollectionView) {
        let content = FlatDataSource(films)
        tableView.attach(content).onSelect(Film.self) { print($0.title) }
        collectionView.attach(content)
      }
      """
    )
    expectEqual(result.status, 0, "\(result.output)")
    expectEqual(result.output, "")
  }

  @Test func aCollectionCellCannotPresentInATable() throws {
    let result = try Compiler.typecheck(
      """
      struct Film { var title: String }
      final class FilmTile: UICollectionViewCell, ReusablePresenter { func present(viewModel: Film) {} }
      extension Film: TableViewPresentable { typealias TableViewCell = FilmTile }
      """
    )
    #expect(result.status != 0)
    #expect(result.output.contains("type 'Film' does not conform to protocol 'TableViewPresentable'"))
    #expect(result.output.contains("inherit from 'UITableViewCell'"))
  }

  @Test func aTableCellCannotPresentInACollection() throws {
    let result = try Compiler.typecheck(
      """
      struct Film { var title: String }
      final class FilmRow: UITableViewCell, ReusablePresenter { func present(viewModel: Film) {} }
      extension Film: CollectionViewPresentable { typealias CollectionViewCell = FilmRow }
      """
    )
    #expect(result.status != 0)
    #expect(result.output.contains("type 'Film' does not conform to protocol 'CollectionViewPresentable'"))
    #expect(result.output.contains("inherit from 'UICollectionViewCell'"))
  }

  @Test func contentForTablesCannotBeAttachedToACollection() throws {
    let result = try Compiler.typecheck(
      """
      struct Film: TableViewPresentable { func present(on cell: UITableViewCell) {} }
      @MainActor func show(_ films: [Film], in collectionView: UICollectionView) {
        collectionView.attach(FlatDataSource(films))
      }
      """
    )
    #expect(result.status != 0)
    #expect(result.output.contains("'Film' conform to 'CollectionViewPresentable'"))
  }

  @Test func contentForCollectionsCannotBeAttachedToATable() throws {
    let result = try Compiler.typecheck(
      """
      struct Film: CollectionViewPresentable { func present(on cell: UICollectionViewCell) {} }
      @MainActor func show(_ films: [Film], in tableView: UITableView) { tableView.attach(FlatDataSource(films)) }
      """
    )
    #expect(result.status != 0)
    #expect(result.output.contains("'Film' conform to 'TableViewPresentable'"))
  }

  @Test func aCellOfAnotherViewModelCannotPresent() throws {
    let result = try Compiler.typecheck(
      """
      struct Film { var title: String }
      struct Person { var name: String }
      final class PersonRow: UITableViewCell, ReusablePresenter { func present(viewModel: Person) {} }
      extension Film: TableViewPresentable { typealias TableViewCell = PersonRow }
      """
    )
    #expect(result.status != 0)
    #expect(result.output.contains("type 'Film' does not conform to protocol 'TableViewPresentable'"))
  }

  @Test func aCellOfAnotherKindCannotBeNamedAtTheUseSite() throws {
    let result = try Compiler.typecheck(
      """
      final class TextTile: UICollectionViewCell, ReusablePresenter { func present(viewModel: String) {} }
      @MainActor func show(in tableView: UITableView) { tableView.attach(FlatDataSource([Presented<TextTile>("One")])) }
      """
    )
    #expect(result.status != 0)
    #expect(result.output.contains("'TextTile' inherit from 'UITableViewCell'"))
  }
}
