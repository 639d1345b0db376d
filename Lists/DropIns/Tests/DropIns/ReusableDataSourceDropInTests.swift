import Foundation
import HeadlessUIKit
import ReusableDataSource
import RosterComposites
import Testing

private struct Film: Hashable {
  var title: String
}

private struct Person: Hashable {
  var name: String
}

private final class FilmRow: UITableViewCell, PresentingTableViewCell {
  func present(viewModel: Film) { textLabel?.text = viewModel.title }
}

private final class PersonRow: UITableViewCell, PresentingTableViewCell {
  func present(viewModel: Person) { textLabel?.text = viewModel.name }
}

private final class FilmTile: UICollectionViewCell, PresentingCollectionViewCell {
  let label = UILabel()

  func present(viewModel: Film) { label.text = viewModel.title }
}

extension Film: DequeuableTableViewCellViewModel, DequeuableCollectionViewCellViewModel {
  fileprivate typealias TableViewCell = FilmRow
  fileprivate typealias CollectionViewCell = FilmTile
}

extension Person: DequeuableTableViewCellViewModel {
  fileprivate typealias TableViewCell = PersonRow
}

private final class NibRow: UITableViewCell, ReusableDataSource.ReusablePresenter {
  static var source: ReusablePresenterSource { .nib }

  func present(viewModel: String) { textLabel?.text = viewModel }
}

private final class StoryboardRow: UITableViewCell, ReusableDataSource.ReusablePresenter {
  static var source: ReusablePresenterSource { .storyboard }

  func present(viewModel: String) { textLabel?.text = viewModel }
}

private final class StoryboardTile: UICollectionViewCell, ReusableDataSource.ReusablePresenter {
  static var source: ReusablePresenterSource { .storyboard }
  let label = UILabel()

  func present(viewModel: String) { label.text = viewModel }
}

/// What ReusableDataSource is known for doing wrong, and its use together with Roster.
@MainActor struct ReusableDataSourceDropInTests {
  private let tableView = CountingTableView()
  private let dataSource = SimpleTableViewDataSource()

  private func show<Row: UITableViewCell & ReusableDataSource.ReusablePresenter>(
    _ texts: [String],
    _ row: Row.Type
  ) where Row.ViewModel == String {
    tableView.dataSource = dataSource
    let viewModels = texts.map { ReusableViewModel<Row>(viewModel: $0).anyPresentable }
    dataSource.present(presentableViewModels: viewModels, on: tableView)
  }

  /// The library registered a cell type for each item, at each `present`.
  @Test func aCellTypeIsRegisteredOnce() {
    tableView.dataSource = dataSource
    let viewModels = (0..<5).flatMap {
      [Film(title: "\($0)").tableViewPresentable, Person(name: "\($0)").tableViewPresentable]
    }
    for _ in 0..<3 {
      dataSource.present(viewModels: viewModels, onTableView: tableView)
      tableView.layoutIfNeeded()
    }
    #expect(tableView.visibleCells.count == 10)
    #expect(tableView.registrations == ["class FilmRow", "class PersonRow"])
  }

  /// Version 0.1 dequeued every cell for row 0 of section 0.
  @Test func cellsAreDequeuedForTheirOwnIndexPaths() {
    tableView.dataSource = dataSource
    let viewModels = [Film(title: "One"), Film(title: "Two")].map { $0.tableViewPresentable }
    dataSource.present(presentableViewModels: [viewModels, viewModels], on: tableView)
    tableView.layoutIfNeeded()
    #expect(Set(tableView.dequeues) == [[0, 0], [0, 1], [1, 0], [1, 1]])
  }

  /// Version 1.0 registered the class where the nib was meant.
  @Test func nibs() {
    let bundle = Bundle(for: NibRow.self)
    HeadlessInterfaceBuilder.register(nibNamed: "NibRow", bundle: bundle) {
      [HeadlessInterfaceBuilder.make(NibRow.self) { $0.tag = 7 }]
    }
    defer { HeadlessInterfaceBuilder.unregister(nibNamed: "NibRow", bundle: bundle) }
    show(["One", "Two"], NibRow.self)
    #expect(tableView.texts == ["One", "Two"])
    #expect(tableView.visibleCells.map(\.tag) == [7, 7])
    #expect(tableView.registrations == ["nib NibRow"])
  }

  /// The library registered the class in place of the storyboard's prototype.
  @Test func storyboards() {
    tableView.headlessAddPrototype(
      HeadlessPrototype(identifier: "StoryboardRow", StoryboardRow.self) { $0.tag = 7 }
    )
    show(["One"], StoryboardRow.self)
    #expect(tableView.texts == ["One"])
    #expect(tableView.visibleCells.map(\.tag) == [7])
    #expect(tableView.registrations == [])
  }

  @Test func storyboardsOfCollections() {
    let collectionView = UICollectionView(frame: tableView.frame, collectionViewLayout: UICollectionViewFlowLayout())
    collectionView.headlessAddPrototype(
      HeadlessPrototype(identifier: "StoryboardTile", StoryboardTile.self) { $0.tag = 7 }
    )
    let items = SimpleCollectionViewDataSource()
    collectionView.dataSource = items
    let viewModel = ReusableViewModel<StoryboardTile>(viewModel: "One")
    items.present(presentableViewModels: [viewModel.anyPresentable], on: collectionView)
    collectionView.layoutIfNeeded()
    #expect(collectionView.visibleCells.map(\.tag) == [7])
    #expect((collectionView.visibleCells.first as? StoryboardTile)?.label.text == "One")
  }

  /// Version 0.3 asked cells of collections to be those of tables.
  @Test func collectionsHaveCellsOfTheirOwn() {
    let collectionView = UICollectionView(frame: tableView.frame, collectionViewLayout: UICollectionViewFlowLayout())
    let items = SimpleCollectionViewDataSource()
    collectionView.dataSource = items
    let sections = [[Film(title: "One").collectionViewPresentable], [Film(title: "Two").collectionViewPresentable]]
    items.present(viewModels: sections, onCollectionView: collectionView)
    collectionView.layoutIfNeeded()
    let cell = collectionView.cellForItem(at: IndexPath(item: 0, section: 1))
    #expect((cell as? FilmTile)?.label.text == "Two")
  }

  /// A registration of the view model's own is used, and once.
  @Test func ownRegistration() {
    var registrations = 0
    let viewModel = AnyDequeuableTableViewCellViewModel(
      dequeueAndPresentCell: { tableView, indexPath in
        let cell = tableView.dequeueReusableCell(withIdentifier: "Own", for: indexPath)
        cell.textLabel?.text = "Own"
        return cell
      },
      registerCell: { tableView in
        registrations += 1
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Own")
      }
    )
    tableView.dataSource = dataSource
    dataSource.present(viewModels: [viewModel, viewModel], onTableView: tableView)
    #expect(tableView.texts == ["Own", "Own"])
    #expect(registrations == 1)
  }

  /// One screen with both: the library's view models in Roster's content, with Roster's typed handlers; beside them the
  /// library's data source.
  @Test func bothOnOneScreen() {
    var selected: [String] = []
    let films = FlatDataSource([Film(title: "Above the Law")])
    dataSource.viewModels = [[Person(name: "Pam Grier").tableViewPresentable]]
    let people = Roster.TableViewDelegate(dataSource).onSelect(Person.self) { selected.append($0.name) }
    let rows = TableViewDataSource(films)
    let composite = CompositeTableViewDataSource {
      TableViewDelegate(rows).onSelect(Film.self) { selected.append($0.title) }
      people
    }
    tableView.attach(composite)
    #expect(tableView.texts == ["Above the Law", "Pam Grier"])
    films.append(Film(title: "Under Siege"))
    #expect(tableView.texts == ["Above the Law", "Under Siege", "Pam Grier"])
    tableView.headlessTapRow(at: IndexPath(row: 0, section: 1))
    tableView.headlessTapRow(at: IndexPath(row: 1, section: 0))
    #expect(selected == ["Pam Grier", "Under Siege"])
  }
}
