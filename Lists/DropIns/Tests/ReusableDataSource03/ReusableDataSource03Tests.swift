// swift-format-ignore-file
// The samples are as the document prints them.
import ReusableDataSource
import Testing
import UIKit

// Differences from the document, each with its reason:
// - `@IBOutlet` is left out: Swift has it only where there is Objective-C.
// - `...` in the cell stands for initialisers that make its labels: the document's cell gets them from a storyboard.
// - `MovieViewModel` has the `actors` that the document's controller gives it, and that its declaration lacks.
// - `ActorViewModel`, `ActorTableViewCell` and the binding of `MovieViewModel` are ours: the document uses them only.
// - The two halves of `MovieViewController`, `...` between them, are one class here, with the brace
//   that the document forgets at its end.
// The document's declarations of the library's own types are not repeated: the tests use what they declare.

// MARK: Usage

struct MovieViewModel {
    let name: String
    let releaseYear: Int
    let actors: [ActorViewModel]
}

class MovieTableViewCell: UITableViewCell {
    weak var nameLabel: UILabel!
    weak var releaseYearLabel: UILabel!

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let labels = [UILabel(), UILabel()]
        labels.forEach(contentView.addSubview)
        nameLabel = labels[0]
        releaseYearLabel = labels[1]
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

extension MovieTableViewCell: PresentingTableViewCell {
    func present(viewModel: MovieViewModel) {
        nameLabel.text = viewModel.name
        releaseYearLabel.text = String(viewModel.releaseYear)
    }
}

struct ActorViewModel {
    let name: String
}

class ActorTableViewCell: UITableViewCell, PresentingTableViewCell {
    func present(viewModel: ActorViewModel) {
        textLabel?.text = viewModel.name
    }
}

extension ActorViewModel: DequeuableTableViewCellViewModel {
    typealias TableViewCell = ActorTableViewCell
}

extension MovieViewModel: DequeuableTableViewCellViewModel {
    typealias TableViewCell = MovieTableViewCell
}

class MovieViewController: UITableViewController {
    lazy var dataSource = SimpleTableViewDataSource()

    override func viewDidLoad() {
        super.viewDidLoad()

        tableView.dataSource = dataSource
    }

    let movies = [
        MovieViewModel(name: "Above the Law", releaseYear: 1988, actors: [
            ActorViewModel(name: "Steven Seagal"),
            ActorViewModel(name: "Pam Grier"),
            ActorViewModel(name: "Henry Silva")
            ]
        ),
        MovieViewModel(name: "Under Siege", releaseYear: 1992, actors: [
            ActorViewModel(name: "Steven Seagal"),
            ActorViewModel(name: "Gary Busey"),
            ActorViewModel(name: "Tommy Lee Jones")
            ]
        )
    ]
    
    func presentCellViewModels() {
        let cellViewModels = movies
            .map { movie -> [AnyDequeuableTableViewCellViewModel] in
                var movieViewModels = [movie.tableViewPresentable]

                movieViewModels.append(contentsOf: movie.actors.map { $0.tableViewPresentable })

                return movieViewModels
            }

        dataSource.present(viewModels: cellViewModels, onTableView: tableView)
    }
}

// MARK: Detailed overview

/// The view model's own dequeuing and registration, with the bodies that the document prints for the defaults.
struct DirectorViewModel: DequeuableTableViewCellViewModel {
    typealias TableViewCell = DirectorTableViewCell

    let name: String

    func dequeueReusableCell(forRowAt indexPath: IndexPath, onTableView tableView: UITableView) -> DirectorTableViewCell {
        let cell = tableView.dequeueReusableCell(for: indexPath) as TableViewCell

        cell.present(viewModel: self)

        return cell
    }

    func registerTableViewCell(onTableView tableView: UITableView) {
        tableView.register(cell: TableViewCell.self, reusableCellSource: TableViewCell.source)
    }

    /// The body that the document prints for `tableViewPresentable`.
    @MainActor var presentable: AnyDequeuableTableViewCellViewModel {
        return AnyDequeuableTableViewCellViewModel(
            dequeueAndPresentCell: { (tableView: UITableView, indexPath: IndexPath) -> UITableViewCell in
                return self.dequeueReusableCell(forRowAt: indexPath, onTableView: tableView)
            },
            registerCell: { (tableView: UITableView) in
                self.registerTableViewCell(onTableView: tableView)
            }
        )
    }
}

class DirectorTableViewCell: UITableViewCell, PresentingTableViewCell {
    func present(viewModel: DirectorViewModel) {
        textLabel?.text = viewModel.name
    }
}

class ActorCollectionViewCell: UICollectionViewCell, PresentingCollectionViewCell {
    let label = UILabel()

    func present(viewModel: ActorViewModel) {
        label.text = viewModel.name
    }
}

extension ActorViewModel: DequeuableCollectionViewCellViewModel {
    typealias CollectionViewCell = ActorCollectionViewCell
}

/// The samples of version 0.3's document, in its order.
@MainActor struct ReusableDataSource03Tests {
    @MainActor private func texts(of tableView: UITableView) -> [String?] {
        tableView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        tableView.layoutIfNeeded()
        return tableView.visibleCells.map { ($0 as? MovieTableViewCell)?.nameLabel.text ?? $0.textLabel?.text }
    }

    /// Usage: the cells, the binding, the controller, and the mapping of its movies.
    @Test func moviesAndTheirActors() throws {
        let controller = MovieViewController(style: .plain)
        controller.loadViewIfNeeded()
        controller.presentCellViewModels()
        #expect(
            texts(of: controller.tableView) == [
                "Above the Law", "Steven Seagal", "Pam Grier", "Henry Silva",
                "Under Siege", "Steven Seagal", "Gary Busey", "Tommy Lee Jones",
            ]
        )
        #expect(controller.tableView.numberOfSections == 2)
        let cell = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 1)) as? MovieTableViewCell
        #expect(try #require(cell).releaseYearLabel.text == "1992")
    }

    /// `DequeuableTableViewCellViewModel`: what it requires can be called, and implemented with the printed bodies.
    @Test func dequeuableTableViewCellViewModel() {
        class Rows<ViewModel: DequeuableTableViewCellViewModel>: NSObject, UITableViewDataSource {
            var viewModel: ViewModel

            init(_ viewModel: ViewModel) {
                self.viewModel = viewModel
            }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell: ViewModel.TableViewCell =
                    viewModel.dequeueReusableCell(forRowAt: indexPath, onTableView: tableView)
                return cell
            }
        }
        let actors = Rows(ActorViewModel(name: "Pam Grier"))
        let directors = Rows(DirectorViewModel(name: "Andrew Davis"))
        let tableView = UITableView()
        actors.viewModel.registerTableViewCell(onTableView: tableView)
        directors.viewModel.registerTableViewCell(onTableView: tableView)
        tableView.dataSource = actors
        #expect(texts(of: tableView) == ["Pam Grier"])
        tableView.dataSource = directors
        #expect(texts(of: tableView) == ["Andrew Davis"])
    }

    /// `PresentingCollectionViewCell`: its view model is dequeuable, and its source is `class`.
    @Test func presentingCollectionViewCell() {
        func presentable<Cell: PresentingCollectionViewCell>(
            _ viewModel: Cell.ViewModel,
            _ cell: Cell.Type
        ) -> AnyDequeuableCollectionViewCellViewModel {
            let source: CellSource = cell.source
            #expect(source == .class)
            return viewModel.collectionViewPresentable
        }
        let collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844),
            collectionViewLayout: UICollectionViewFlowLayout()
        )
        let dataSource = SimpleCollectionViewDataSource()
        collectionView.dataSource = dataSource
        let viewModel = presentable(ActorViewModel(name: "Gary Busey"), ActorCollectionViewCell.self)
        dataSource.present(viewModels: [viewModel], onCollectionView: collectionView)
        collectionView.layoutIfNeeded()
        #expect(collectionView.visibleCells.map { ($0 as? ActorCollectionViewCell)?.label.text } == ["Gary Busey"])
    }

    /// `AnyDequeuableTableViewCellViewModel` and its twin: the closures that they are made of.
    @Test func anyDequeuableCellViewModels() {
        let row = DirectorViewModel(name: "Andrew Davis").presentable
        let registerRow: (UITableView) -> Void = row.registerCell
        let dequeueRow: (UITableView, IndexPath) -> UITableViewCell = row.dequeueAndPresentCell
        let tableView = UITableView()
        registerRow(tableView)
        #expect(dequeueRow(tableView, IndexPath(row: 0, section: 0)).textLabel?.text == "Andrew Davis")

        let item = ActorViewModel(name: "Pam Grier").collectionViewPresentable
        let registerItem: (UICollectionView) -> Void = item.registerCell
        let dequeueItem: (UICollectionView, IndexPath) -> UICollectionViewCell = item.dequeueAndPresentCell
        let items = SimpleCollectionViewDataSource(automaticallyRegisterReuseIdentifiers: false)
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collectionView.dataSource = items
        registerItem(collectionView)
        items.present(viewModels: [item], onCollectionView: collectionView)
        let cell = dequeueItem(collectionView, IndexPath(item: 0, section: 0))
        #expect((cell as? ActorCollectionViewCell)?.label.text == "Pam Grier")
    }

    /// `SimpleTableViewDataSource`: its properties, its two `present` functions and its data source methods.
    @Test func simpleTableViewDataSource() {
        let tableView = UITableView()
        let dataSource = SimpleTableViewDataSource(automaticallyRegisterReuseIdentifiers: true)
        tableView.dataSource = dataSource
        let viewModels = ["Pam Grier", "Henry Silva"].map { ActorViewModel(name: $0).tableViewPresentable }
        dataSource.present(viewModels: viewModels, onTableView: tableView)
        #expect(texts(of: tableView) == ["Pam Grier", "Henry Silva"])
        #expect(dataSource.viewModels.map(\.count) == [2])

        let made = DirectorViewModel(name: "Andrew Davis").presentable
        dataSource.present(viewModels: [viewModels, [made]], onTableView: tableView)
        #expect(texts(of: tableView) == ["Pam Grier", "Henry Silva", "Andrew Davis"])
        #expect(dataSource.numberOfSections(in: tableView) == 2)
        #expect(dataSource.tableView(tableView, numberOfRowsInSection: 0) == 2)

        dataSource.viewModels = [[viewModels[1]]]
        tableView.reloadData()
        #expect(texts(of: tableView) == ["Henry Silva"])
    }

    /// `automaticallyRegisterReuseIdentifiers = false`: the app registers under the name of the class.
    @Test func automaticRegistrationSwitchedOff() {
        let tableView = UITableView()
        let dataSource = SimpleTableViewDataSource()
        dataSource.automaticallyRegisterReuseIdentifiers = false
        tableView.dataSource = dataSource
        tableView.register(ActorTableViewCell.self, forCellReuseIdentifier: "ActorTableViewCell")
        dataSource.present(viewModels: [ActorViewModel(name: "Pam Grier").tableViewPresentable], onTableView: tableView)
        #expect(texts(of: tableView) == ["Pam Grier"])
    }
}
