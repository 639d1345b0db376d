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
// - The two halves of `MovieViewController`, `...` between them, are one class here.
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

class TextTableViewCell: UITableViewCell {}

extension TextTableViewCell: ReusablePresenter {
    func present(viewModel: String) {
        textLabel?.text = viewModel
    }
}

class TextCollectionViewCell: UICollectionViewCell, ReusablePresenter {
    let label = UILabel()

    func present(viewModel: String) {
        label.text = viewModel
    }
}

/// The samples of version 0.1's document, in its order.
@MainActor struct ReusableDataSource01Tests {
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

    /// `ReusablePresenter`: the view model's type follows from the function, and the source is `class`.
    @Test func reusablePresenter() {
        func present<Presenter: ReusablePresenter>(_ viewModel: Presenter.ViewModel, on presenter: Presenter) {
            presenter.present(viewModel: viewModel)
        }
        let cell = TextTableViewCell()
        present("Cell 1", on: cell)
        #expect(cell.textLabel?.text == "Cell 1")
        #expect(TextTableViewCell.ViewModel.self == String.self)
        #expect(TextTableViewCell.source == .class)
    }

    /// `ReusablePresenterSource` with its three cases.
    @Test(arguments: [ReusablePresenterSource.nib, .class, .storyboard])
    func reusablePresenterSource(_ source: ReusablePresenterSource) {
        let name: String
        switch source {
        case .nib: name = "nib"
        case .class: name = "class"
        case .storyboard: name = "storyboard"
        }
        #expect(name == "\(source)")
    }

    /// `ReusableViewModel`, made as the document makes it.
    @Test func reusableViewModel() {
        let viewModel =
            ReusableViewModel<TextTableViewCell>(viewModel: "Cell 1")
        #expect(viewModel.viewModel == "Cell 1")
    }

    /// `ReusableTableViewDataSource`, `anyPresentable` and `present(presentableViewModels:on:)`.
    @Test func reusableTableViewDataSource() {
        let tableView = UITableView()
        let dataSource = ReusableTableViewDataSource()

        tableView.dataSource = dataSource

        let viewModels = [
            ReusableViewModel<TextTableViewCell>(viewModel: "Cell 1").anyPresentable,
            AnyTableViewPresentableViewModel(base: ReusableViewModel<TextTableViewCell>(viewModel: "Cell 2")),
        ]
        dataSource.present(presentableViewModels: viewModels, on: tableView)
        #expect(texts(of: tableView) == ["Cell 1", "Cell 2"])

        dataSource.present(presentableViewModels: [viewModels, viewModels], on: tableView)
        #expect(texts(of: tableView) == ["Cell 1", "Cell 2", "Cell 1", "Cell 2"])
    }

    /// `AnyTableViewPresentableViewModel` with its callbacks: the sample is the library's own code.
    @Test func anyTableViewPresentableViewModel() {
        let viewModel = AnyTableViewPresentableViewModel(base: ReusableViewModel<TextTableViewCell>(viewModel: "Cell 1"))
        let registerCellCallback: (UITableView) -> Void = viewModel.registerCellCallback
        let dequeueAndPresentCellCallback: (UITableView) -> UITableViewCell = viewModel.dequeueAndPresentCellCallback
        let tableView = UITableView()
        registerCellCallback(tableView)
        #expect(dequeueAndPresentCellCallback(tableView).textLabel?.text == "Cell 1")
    }

    /// `anyPresentable` has the type of the view that the presenter belongs to.
    @Test func anyPresentable() {
        let row: AnyTableViewPresentableViewModel =
            ReusableViewModel<TextTableViewCell>(viewModel: "Cell 1").anyPresentable
        let item: AnyCollectionViewPresentableViewModel =
            ReusableViewModel<TextCollectionViewCell>(viewModel: "Cell 1").anyPresentable
        let collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844),
            collectionViewLayout: UICollectionViewFlowLayout()
        )
        let dataSource = ReusableCollectionViewDataSource()
        collectionView.dataSource = dataSource
        dataSource.present(presentableViewModels: [item, item], on: collectionView)
        collectionView.layoutIfNeeded()
        let cells = collectionView.visibleCells.compactMap { $0 as? TextCollectionViewCell }
        #expect(cells.map(\.label.text) == ["Cell 1", "Cell 1"])
        let tableView = UITableView()
        let rows = ReusableTableViewDataSource()
        tableView.dataSource = rows
        rows.present(presentableViewModels: [row], on: tableView)
        #expect(texts(of: tableView) == ["Cell 1"])
    }

    /// The extension of `UITableView`: the app registers and dequeues by hand.
    @Test func tableViewExtension() {
        class ByHand: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                switch indexPath.row {
                case 0:
                    let presentableViewModel = ReusableViewModel<TextTableViewCell>(viewModel: "Cell 1")
                    return tableView.dequeueAndPresent(presentableViewModel: presentableViewModel, for: indexPath)
                case 1:
                    let cell = tableView.dequeueReusableCell(for: indexPath) as TextTableViewCell
                    cell.present(viewModel: "Cell 2")
                    return cell
                default:
                    let cell: TextTableViewCell? = tableView.dequeueReusableCell(for: indexPath)
                    cell?.present(viewModel: "Cell 3")
                    return cell!
                }
            }
        }
        let tableView = UITableView()
        let dataSource = ByHand()
        tableView.dataSource = dataSource
        tableView.register(cell: TextTableViewCell.self, reusableCellSource: TextTableViewCell.source)
        #expect(texts(of: tableView) == ["Cell 1", "Cell 2", "Cell 3"])
    }

    /// `automaticallyRegisterReuseIdentifiers = false`: the app registers under the name of the class.
    @Test func automaticRegistrationSwitchedOff() {
        let tableView = UITableView()
        let dataSource = ReusableTableViewDataSource(automaticallyRegisterReuseIdentifiers: false)
        #expect(!dataSource.automaticallyRegisterReuseIdentifiers)
        tableView.dataSource = dataSource
        tableView.register(TextTableViewCell.self, forCellReuseIdentifier: "TextTableViewCell")
        let viewModel = ReusableViewModel<TextTableViewCell>(viewModel: "Cell 1")
        dataSource.present(presentableViewModels: [viewModel.anyPresentable], on: tableView)
        #expect(texts(of: tableView) == ["Cell 1"])
    }
}
