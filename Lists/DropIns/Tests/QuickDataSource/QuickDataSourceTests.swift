// swift-format-ignore-file
// The samples are as the document prints them.
import QuickDataSource
import Testing
import UIKit

// Differences from the document, each with its reason:
// - `@IBOutlet` and `@IBAction` are left out: Swift has them only where there is Objective-C.
// - The storyboard that the document assumes is made by hand, in `prototypes` and in the tests: outlets are `weak` as
//   printed, and connected there. Hence the outlets of view controllers are `fileprivate` instead of `private`.
// - `ActionsHandler` and `ActionsCoordinator` say `@MainActor`: Swift 5 does not check calls of Objective-C's UIKit from
//   elsewhere, but calls of a UIKit that is written in Swift.
// - The document calls the data source and the delegate `tableDataSource` and `tableDelegate` where it declares them, and
//   `tableViewDataSource` and `tableViewDelegate` where it uses them: properties of the other names are ours.
// - `DummyViewModel` is `Comparable` nowhere in the document, although version 1.1 asks for it: not so here.
// - `))` at the end of `AggregatedDataSource<…>(…))` has one parenthesis too many.
// - Lists of the same name on several screens are in a controller for each; `...` is filled in.

// MARK: Flat list

class DummyCell: UITableViewCell {
   fileprivate weak var label: UILabel!
}

extension DummyCell: CellLoadableType {
    
    func load(viewModel: DummyViewModel) {
        label.text = viewModel.label
    }
}

struct DummyViewModel: Equatable, Hashable {
   let label: String
}

extension DummyViewModel: ItemType  {
    func cellToViewModelBinder() -> CellToViewModelBinderType {
        return CellToViewModelBinder<DummyCell>(viewModel: self)
    }
}

class FlatDataSourceViewController: UIViewController {
    
    fileprivate weak var tableView: UITableView!
    
    lazy var staticDataSource: DataSourceType = {
        return FlatDataSource(items: [DummyViewModel(label: "Foo"),
                                      DummyViewModel(label: "Bar"),
                                      DummyViewModel(label: "Tar")])
    }()
    
    lazy var tableDataSource: TableViewDataSource = {
        return TableViewDataSource(items: self.staticDataSource)
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = tableDataSource
    }
}

struct DateViewModel: Equatable, Hashable {
    let date: String
}

extension DateViewModel: ItemType  {
    func cellToViewModelBinder() -> CellToViewModelBinderType {
        return CellToViewModelBinder<DateCell>(viewModel: self)
    }
}

class DateCell: UITableViewCell {
    fileprivate weak var dateLabel: UILabel!
}

extension DateCell: CellLoadableType {
    
func load(viewModel: DateViewModel) {
   dateLabel.text = viewModel.date
}
}

@MainActor class DifferentCells {
lazy var staticDataSource: DataSourceType = {
    return FlatDataSource(items: [DummyViewModel(label: "Foo"),
                                  DateViewModel(date: "7th of May"),
                                  DummyViewModel(label: "Tar")])
}()
}

// MARK: Nested data source

class DummyHeaderView: UITableViewHeaderFooterView {
    
    fileprivate let label = UILabel()
}

extension DummyHeaderView: CellLoadableType {
    
    func load(viewModel: DummyHeaderViewModel) {
        label.text = viewModel.title
        label.textColor = viewModel.textColor
    }
}

struct DummyHeaderViewModel: Hashable, Equatable {
    let title: String
    let textColor: UIColor
    
    init(title: String, textColor: UIColor = .white) {
        self.title = title
        self.textColor = textColor
    }
}

extension DummyHeaderViewModel: ItemType {
    
    func cellToViewModelBinder() -> CellToViewModelBinderType {
        return CellToViewModelBinder<DummyHeaderView>(viewModel: self)
    }
}

extension DummyHeaderViewModel: Comparable {
    static func < (lhs: DummyHeaderViewModel, rhs: DummyHeaderViewModel) -> Bool {
        return lhs.title < rhs.title
    }
}

class NestedDataSourceViewController: UIViewController {
    fileprivate weak var tableView: UITableView!
    private var tableViewDataSource: TableViewDataSource { tableDataSource }
    private var tableViewDelegate: UITableViewDelegate { tableDelegate }

lazy var staticHeaderDataSource: DataSourceType = {
    let dict: [DummyHeaderViewModel: [ItemType]] = [DummyHeaderViewModel(title: "Header 1", textColor: .white):
                                                   [DummyViewModel(label: "Foo"), DummyViewModel(label: "Bar")],
                                                   DummyHeaderViewModel(title: "Header 2", textColor: .white):
                                                   [DummyViewModel(label: "Baz"), DummyViewModel(label: "Qux")]]
        
    return NestedDataSource<DummyHeaderViewModel>(items: dict, sectionsComparator: >)
}()

lazy var tableDataSource: TableViewDataSource = {
    return TableViewDataSource(items: self.staticHeaderDataSource)
}()

lazy var tableDelegate: UITableViewDelegate = {
    return TableViewDelegate(tableViewDataSource: self.tableViewDataSource)
}()

    override func viewDidLoad() {
        super.viewDidLoad()
tableView.dataSource = self.tableDataSource
tableView.delegate = self.tableViewDelegate
    }
}

// MARK: Aggregated data source

struct Order {
    let date: Date
    let name: String
}

extension Order: Aggregating {
    var aggregator: String {
        let dateFormatter = DateFormatter()
        dateFormatter.dateStyle = .medium
        dateFormatter.timeStyle = .none
        return dateFormatter.string(from: date)
    }
}

@MainActor private func aggregatedOrders() -> DataSourceType {
let orders = [Order(date: Date(), name: "Foo"),
                          Order(date: Date(), name: "Bar"),
                          Order(date: Date(), name: "Baz"),
                          Order(date: Date().addingTimeInterval(3600 * 24 * 7), name: "Qux")]

let aggregator: ([Order]) -> [DummyHeaderViewModel: [DummyViewModel]] = { (items) in
         return Dictionary(grouping: items) { return DummyHeaderViewModel(title: $0.aggregator) }
                                            .mapValues { $0.map { DummyViewModel(label: $0.name ) } }
}

    return
AggregatedDataSource<Order, DummyHeaderViewModel, DummyViewModel>(items: orders,
                                                                  aggregator: aggregator,
                                                                  sectionsComparator: <)
}

// MARK: Hooking up actions to cell selection

class ActionsDataSourceViewController: UIViewController {
    fileprivate weak var tableView: UITableView!
    lazy var tableDataSource = TableViewDataSource(items: DifferentCells().staticDataSource)
    lazy var coordinator = ActionsCoordinator(viewController: self)

lazy var tableDelegate: TableViewDelegate = {
    return TableViewDelegate(tableViewDataSource: self.tableDataSource,
                                 cellSelectionHandler: self.actionHandler)
}()

private func actionHandler(indexPath: IndexPath, item: ItemType?) {
(item as? ActionsHandler)?.accept(visitor: coordinator)
}

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = tableDataSource
        tableView.delegate = tableDelegate
    }
}

@MainActor
protocol ActionsHandler {
    func accept(visitor: ActionsCoordinator)
}

@MainActor
class ActionsCoordinator {
    
    private let viewController: UIViewController
    
    init(viewController: UIViewController) {
        self.viewController = viewController
    }
    
    func handle(item: DummyViewModel) {
        let alert = UIAlertController(title: "Alert", message: "DummyViewModel: \(item.label)",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
        viewController.present(alert, animated: true, completion: nil)
    }
}

extension DummyViewModel: ActionsHandler {
    func accept(visitor: ActionsCoordinator) { visitor.handle(item: self) }
}

extension DateViewModel: ActionsHandler {
    func accept(visitor: ActionsCoordinator) { visitor.handle(item: self) }
}

extension ActionsCoordinator {
func handle(item: DateViewModel) {
        viewController.title = "DateViewModel: \(item.date)"
    }
}

// MARK: Supporting UICollectionView

/// "We would have to change DummyCell to inherit from UICollectionViewCell": beside the cell of the table.
enum CollectionSample {
class DummyCell: UICollectionViewCell {
   fileprivate weak var label: UILabel!
}

struct DummyViewModel: Equatable, Hashable {
   let label: String
}

class CollectionDataSourceViewController: UIViewController {
    fileprivate weak var collectionView: UICollectionView!
    fileprivate var configured: [UICollectionViewCell] = []

lazy var dataSource: DataSourceType = {
    return FlatDataSource(items: [DummyViewModel(label: "Foo"),
                                  DummyViewModel(label: "Bar"),
                                  DummyViewModel(label: "Baz"),
                                  DummyViewModel(label: "Qux"),
                                  DummyViewModel(label: "Yam"),
                                  DummyViewModel(label: "Xam"),
                                  DummyViewModel(label: "Zum")])
}()

lazy var collectionDataSource: CollectionViewDataSource = {
    return CollectionViewDataSource(items: self.dataSource)
}()

lazy var collectionDelegate: CollectionViewDelegate = {
    return CollectionViewDelegate(dataSource: self.dataSource,
                                  cellConfigurator: self.cellConfigurator)
}()

override func viewDidLoad() {
super.viewDidLoad()
collectionView.dataSource = collectionDataSource
    collectionView.delegate = collectionDelegate
}

    private func cellConfigurator(cell: UICollectionViewCell) {
        configured.append(cell)
    }
}
}

extension CollectionSample.DummyCell: CellLoadableType {
    
    func load(viewModel: CollectionSample.DummyViewModel) {
        label.text = viewModel.label
    }
}

extension CollectionSample.DummyViewModel: ItemType  {
    func cellToViewModelBinder() -> CellToViewModelBinderType {
        return CellToViewModelBinder<CollectionSample.DummyCell>(viewModel: self)
    }
}

// MARK: Triggering actions from cells

struct GridViewModel: Equatable, Hashable {
    let title: String
}

extension GridViewModel: ItemType {
    func cellToViewModelBinder() -> CellToViewModelBinderType {
        return CellToViewModelBinder<GridCell>(viewModel: self)
    }
}

class GridCell: UICollectionViewCell {
    fileprivate weak var button: UIButton!
    fileprivate var viewModel: GridViewModel?
    
    weak var coordinator: ActionsCoordinator?
    
    func buttonTapped(sender: UIButton) {
        guard let viewModel = viewModel else { return }
        self.coordinator?.handle(item: viewModel)
    }
}

extension GridCell: CellLoadableType {
    func load(viewModel: GridViewModel) {
        self.viewModel = viewModel
        button.setTitle(viewModel.title, for: .normal)
    }
}

class GridDataSourceViewController: UIViewController {
    
    fileprivate weak var collectionView: UICollectionView!
    lazy var dataSource: DataSourceType = FlatDataSource(items: ["One", "Two"].map(GridViewModel.init))
    lazy var collectionDataSource = CollectionViewDataSource(items: dataSource)
    
    lazy var coordinator = {
        return ActionsCoordinator(viewController: self)
    }()
    
    lazy var collectionDelegate: CollectionViewDelegate = {
        return CollectionViewDelegate(dataSource: self.dataSource,
                                      cellConfigurator: self.cellConfigurator)
    }()
    
    private func cellConfigurator(cell: UICollectionViewCell) {
        (cell as? GridCell)?.coordinator = self.coordinator
    }
    
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dataSource = collectionDataSource
        collectionView.delegate = collectionDelegate
    }
}

extension GridViewModel: ActionsHandler {
    func accept(visitor: ActionsCoordinator) { visitor.handle(item: self) }
}

extension ActionsCoordinator {
func handle(item: GridViewModel) {
        viewController.title = "GridViewModel: \(item.title)"
    }
}

// MARK: Tests

/// The samples of the document, in its order.
@MainActor struct QuickDataSourceTests {
    private let frame = CGRect(x: 0, y: 0, width: 390, height: 844)

    private func labels(of tableView: UITableView) -> [String?] {
        tableView.layoutIfNeeded()
        return tableView.visibleCells.map { ($0 as? DummyCell)?.label.text ?? ($0 as? DateCell)?.dateLabel.text }
    }

    /// A table with the prototypes that the document's storyboard has.
    private func makeTable() -> UITableView {
        let tableView = UITableView(frame: frame)
        tableView.headlessAddPrototype(
            HeadlessPrototype(identifier: "DummyCell", DummyCell.self) { cell in
                let label = UILabel()
                cell.contentView.addSubview(label)
                cell.label = label
            }
        )
        tableView.headlessAddPrototype(
            HeadlessPrototype(identifier: "DateCell", DateCell.self) { cell in
                let label = UILabel()
                cell.contentView.addSubview(label)
                cell.dateLabel = label
            }
        )
        tableView.register(DummyHeaderView.self, forHeaderFooterViewReuseIdentifier: "DummyHeaderView")
        return tableView
    }

    private func makeCollection() -> UICollectionView {
        let collectionView = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        collectionView.headlessAddPrototype(
            HeadlessPrototype(identifier: "DummyCell", CollectionSample.DummyCell.self) { cell in
                let label = UILabel()
                cell.contentView.addSubview(label)
                cell.label = label
            }
        )
        collectionView.headlessAddPrototype(
            HeadlessPrototype(identifier: "GridCell", GridCell.self) { cell in
                let button = UIButton()
                cell.contentView.addSubview(button)
                cell.button = button
                button.addAction(
                    UIAction { [weak cell] _ in cell?.buttonTapped(sender: cell!.button) },
                    for: .touchUpInside
                )
            }
        )
        return collectionView
    }

    /// Flat list: the cell, the view model and the view controller.
    @Test func flatList() {
        let tableView = makeTable()
        let controller = FlatDataSourceViewController()
        controller.tableView = tableView
        controller.loadViewIfNeeded()
        #expect(labels(of: tableView) == ["Foo", "Bar", "Tar"])
    }

    /// Flat list: various view models.
    @Test func differentCells() {
        let tableView = makeTable()
        let dataSource = TableViewDataSource(items: DifferentCells().staticDataSource)
        dataSource.propagate(to: tableView)
        #expect(labels(of: tableView) == ["Foo", "7th of May", "Tar"])
    }

    /// Nested data source: the header, its order, the dictionary, the data source, the delegate and their assignment.
    @Test func nested() {
        let tableView = makeTable()
        let controller = NestedDataSourceViewController()
        controller.tableView = tableView
        controller.loadViewIfNeeded()
        #expect(labels(of: tableView) == ["Baz", "Qux", "Foo", "Bar"])
        let headers = (0..<2).map { (tableView.headerView(forSection: $0) as? DummyHeaderView)?.label }
        #expect(headers.map { $0?.text } == ["Header 2", "Header 1"])
        #expect(headers.map { $0?.textColor } == [.white, .white])
    }

    /// Aggregated data source: the model, its aggregator, the orders, the function and the data source.
    @Test func aggregated() {
        let tableView = makeTable()
        let dataSource = TableViewDataSource(items: aggregatedOrders())
        let delegate = TableViewDelegate(tableViewDataSource: dataSource)
        tableView.delegate = delegate
        dataSource.propagate(to: tableView)
        #expect(tableView.numberOfSections == 2)
        #expect(Set(labels(of: tableView)) == ["Foo", "Bar", "Baz", "Qux"])
        let titles = (0..<2).map { (tableView.headerView(forSection: $0) as? DummyHeaderView)?.label.text ?? "" }
        #expect(titles == titles.sorted())
        #expect(titles.contains(Order(date: Date(), name: "").aggregator))
    }

    /// Selection: the delegate, the handler, the visitor and the coordinator with both of its functions.
    @Test func selection() {
        let tableView = makeTable()
        let controller = ActionsDataSourceViewController()
        controller.tableView = tableView
        controller.loadViewIfNeeded()
        #expect(labels(of: tableView) == ["Foo", "7th of May", "Tar"])
        tableView.headlessTapRow(at: IndexPath(row: 2, section: 0))
        #expect((controller.presentedViewController as? UIAlertController)?.message == "DummyViewModel: Tar")
        tableView.headlessTapRow(at: IndexPath(row: 1, section: 0))
        #expect(controller.title == "DateViewModel: 7th of May")
    }

    /// Supporting UICollectionView.
    @Test func collection() {
        let collectionView = makeCollection()
        let controller = CollectionSample.CollectionDataSourceViewController()
        controller.collectionView = collectionView
        controller.loadViewIfNeeded()
        collectionView.layoutIfNeeded()
        let labels = collectionView.indexPathsForVisibleItems.sorted().map {
            (collectionView.cellForItem(at: $0) as? CollectionSample.DummyCell)?.label.text
        }
        #expect(labels == ["Foo", "Bar", "Baz", "Qux", "Yam", "Xam", "Zum"])
        #expect(controller.configured.count == 7)
    }

    /// Triggering actions from cells: the cell, the controller with its configurator, and the coordinator.
    @Test func actionsFromCells() throws {
        let collectionView = makeCollection()
        let controller = GridDataSourceViewController()
        controller.collectionView = collectionView
        controller.loadViewIfNeeded()
        collectionView.layoutIfNeeded()
        let cell = try #require(collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) as? GridCell)
        cell.button.headlessTap()
        #expect(controller.title == "GridViewModel: Two")
        GridViewModel(title: "Three").accept(visitor: controller.coordinator)
        #expect(controller.title == "GridViewModel: Three")
    }
}
