import TestSupport
import Testing

/// Swift 5 code that says nothing of actors, as apps and their tests have it.
@Suite(
  .enabled(if: Seeds.runSlowTests && Compiler.isThere, "ROSTER_SEEDS=all compiles samples, with a swiftc on the PATH")
)
struct SwiftFiveTests {
  private static let source = """
    import RosterComposites

    struct Film: Identifiable, Equatable { var id: Int; var title: String }
    final class FilmRow: UITableViewCell, ReusablePresenter { func present(viewModel: Film) {} }
    final class FilmTile: UICollectionViewCell, ReusablePresenter { func present(viewModel: Film) {} }
    extension Film: TableViewPresentable { typealias TableViewCell = FilmRow }
    extension Film: CollectionViewPresentable { typealias CollectionViewCell = FilmTile }

    final class Words: NSObject {
      let all = ["one"]
      var films = FlatDataSource([Film(id: 1, title: "Alien")])
      let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)

      func show(in collectionView: UICollectionView) {
        tableView.attach(films).onSelect(Film.self) { film, place in print(film, place) }
        collectionView.attach(films).onSelect { place in print(place) }
        films.apply([])
        films.append(Film(id: 2, title: "Brazil"))
        transaction { films.remove(at: 0) }
        coalesced { self.films.append(Film(id: 3, title: "Cube")) }
        let screen = CompositeDataSource { films; FlatDataSource([Film(id: 1, title: "Alien")]) }
        collectionView.attach(screen)
        collectionView.attach(CollectionViewDataSource(films))
        tableView.attach(films.grouped(by: { $0.title }) { title, films in films.reduce(title) { $0 + $1.title } })
        films.edit(id: 1) { $0.title = "Aliens" } commit: { print("saved") }
        tableView.attach(CompositeTableViewDataSource { self; films })
      }
    }

    extension Words: ComposableTableViewDataSource {
      func registerReusableViews(with tableView: UITableView) {}
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { all.count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
    }
    """

  @Test func compiles() throws {
    let result = try Compiler.typecheck(Self.source, version: "5")
    expectEqual(result.status, 0)
    #expect(result.output.isEmpty)
  }

  /// What is `@preconcurrency` is checked all the same in Swift 6.
  @Test func isRefusedInSwiftSix() throws {
    let result = try Compiler.typecheck(Self.source)
    #expect(result.output.contains("main actor-isolated"))
  }
}
