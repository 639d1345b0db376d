import Foundation
import Roster
import Testing

// The samples of ReusableDataSource's documents, in Roster's API.

private struct Movie: Hashable {
  var name: String
  var releaseYear: Int
  var actors: [Actor] = []
}

private struct Actor: Hashable {
  var name: String
}

private final class MovieTableViewCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: Movie) {
    textLabel?.text = viewModel.name
    detailTextLabel?.text = String(viewModel.releaseYear)
    accessibilityValue = String(viewModel.releaseYear)
  }
}

private final class ActorTableViewCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: Actor) {
    textLabel?.text = viewModel.name
  }
}

private final class ActorCollectionViewCell: UICollectionViewCell, ReusablePresenter {
  let nameLabel = UILabel()

  func present(viewModel: Actor) {
    nameLabel.text = viewModel.name
  }
}

private final class TextTableViewCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: String) {
    textLabel?.text = viewModel
  }
}

extension Movie: TableViewPresentable {
  fileprivate typealias TableViewCell = MovieTableViewCell
}

extension Actor: TableViewPresentable, CollectionViewPresentable {
  fileprivate typealias TableViewCell = ActorTableViewCell
  fileprivate typealias CollectionViewCell = ActorCollectionViewCell
}

@MainActor struct ReusableDataSourceSamplesTests {
  private let movies = [
    Movie(
      name: "Above the Law",
      releaseYear: 1988,
      actors: [Actor(name: "Steven Seagal"), Actor(name: "Pam Grier"), Actor(name: "Henry Silva")]
    ),
    Movie(
      name: "Under Siege",
      releaseYear: 1992,
      actors: [Actor(name: "Steven Seagal"), Actor(name: "Gary Busey"), Actor(name: "Tommy Lee Jones")]
    ),
  ]

  private func makeTable() -> UITableView {
    UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  private func texts(of tableView: UITableView) -> [String?] {
    tableView.layoutIfNeeded()
    return tableView.visibleCells.map { $0.textLabel?.text }
  }

  /// Movies with their actors: two cell types in one list, a section for each movie.
  @Test func moviesAndActorsInSections() {
    let sections = movies.map { movie in
      ContentSection(items: [movie.tableViewPresentable] + movie.actors.map(\.tableViewPresentable))
    }
    let tableView = makeTable()
    tableView.attach(NestedDataSource(sections))

    #expect(
      texts(of: tableView) == [
        "Above the Law", "Steven Seagal", "Pam Grier", "Henry Silva",
        "Under Siege", "Steven Seagal", "Gary Busey", "Tommy Lee Jones",
      ]
    )
    #expect(tableView.numberOfSections == 2)
    #expect(tableView.cellForRow(at: IndexPath(row: 0, section: 1)) is MovieTableViewCell)
    #expect(tableView.cellForRow(at: IndexPath(row: 1, section: 1)) is ActorTableViewCell)
    #expect(tableView.cellForRow(at: IndexPath(row: 0, section: 1))?.accessibilityValue == "1992")
  }

  /// A list of one type needs no wrapping.
  @Test func moviesOnly() {
    let tableView = makeTable()
    tableView.attach(FlatDataSource(movies))
    #expect(texts(of: tableView) == ["Above the Law", "Under Siege"])
  }

  /// `ReusableViewModel<TextTableViewCell>(viewModel: "Cell 1")`: the cell is named where the view model is used.
  @Test func presenterAtTheUseSite() {
    let tableView = makeTable()
    tableView.attach(FlatDataSource(["Cell 1", "Cell 2"].map(Presented<TextTableViewCell>.init)))
    #expect(texts(of: tableView) == ["Cell 1", "Cell 2"])
  }

  /// Content that knows nothing of cells, shown by a cell type that is named once.
  @Test func presenterForAWholeList() {
    let tableView = makeTable()
    tableView.attach(TableViewDataSource(FlatDataSource(["Cell 1", "Cell 2"]), cell: TextTableViewCell.self))
    #expect(texts(of: tableView) == ["Cell 1", "Cell 2"])
  }

  /// "Everything extends to UICollectionView": the same view model, in a collection.
  @Test func actorsInACollection() {
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    collectionView.attach(FlatDataSource(movies[0].actors))
    collectionView.layoutIfNeeded()
    let names = (0..<3).map { item in
      (collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? ActorCollectionViewCell)?.nameLabel.text
    }
    #expect(names == ["Steven Seagal", "Pam Grier", "Henry Silva"])
  }

  /// "The number of cell registrations is the same as the number of cell presentations": not here.
  @Test func aCellTypeIsRegisteredOnce() {
    let tableView = RegistrationCountingTableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let content = FlatDataSource(movies.flatMap { [$0.tableViewPresentable] + $0.actors.map(\.tableViewPresentable) })
    // An actor plays in two of the movies.
    content.duplicates = .keepAll
    tableView.attach(content)
    tableView.layoutIfNeeded()
    content.apply(content.items.reversed())
    tableView.layoutIfNeeded()
    #expect(tableView.visibleCells.count == 8)
    #expect(tableView.registrations == 2)
  }

  /// `automaticallyRegisterReuseIdentifiers = false`: the app registers, as it would with a storyboard.
  @Test func registrationCanBeSwitchedOff() {
    let tableView = RegistrationCountingTableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let dataSource = TableViewDataSource(FlatDataSource(movies))
    dataSource.registersAutomatically = false
    tableView.register(MovieTableViewCell.self, forCellReuseIdentifier: MovieTableViewCell.reuseIdentifier)
    tableView.attach(dataSource)
    tableView.layoutIfNeeded()
    #expect(tableView.visibleCells.count == 2)
    #expect(tableView.registrations == 1)
  }
}

private final class RegistrationCountingTableView: UITableView {
  var registrations = 0

  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registrations += 1
    super.register(cellClass, forCellReuseIdentifier: identifier)
  }
}
