import Foundation
import Roster
import Testing

// The samples of QuickDataSource's document, in Roster's API.

private struct DummyViewModel: Hashable {
  let label: String
}

private struct DateViewModel: Hashable {
  let date: String
}

private final class DummyCell: UITableViewCell, ReusablePresenter {
  let label = UILabel()

  func present(viewModel: DummyViewModel) {
    label.text = viewModel.label
  }
}

private final class DateCell: UITableViewCell, ReusablePresenter {
  let dateLabel = UILabel()

  func present(viewModel: DateViewModel) {
    dateLabel.text = viewModel.date
  }
}

private final class DummyCollectionCell: UICollectionViewCell, ReusablePresenter {
  let label = UILabel()

  func present(viewModel: DummyViewModel) {
    label.text = viewModel.label
  }
}

extension DummyViewModel: TableViewPresentable, CollectionViewPresentable {
  fileprivate typealias TableViewCell = DummyCell
  fileprivate typealias CollectionViewCell = DummyCollectionCell
}

extension DateViewModel: TableViewPresentable {
  fileprivate typealias TableViewCell = DateCell
}

private struct DummyHeaderViewModel: Hashable, Comparable {
  let title: String

  static func < (lhs: DummyHeaderViewModel, rhs: DummyHeaderViewModel) -> Bool {
    lhs.title < rhs.title
  }
}

private final class DummyHeaderView: UITableViewHeaderFooterView, ReusablePresenter {
  let label = UILabel()

  func present(viewModel: DummyHeaderViewModel) {
    label.text = viewModel.title
  }
}

extension DummyHeaderViewModel: TableViewHeaderFooterPresentable {
  fileprivate typealias TableViewHeaderFooter = DummyHeaderView
}

private struct Order {
  let date: Date
  let name: String
}

@MainActor private protocol ActionsHandler {
  func accept(visitor: ActionsCoordinator)
}

@MainActor private final class ActionsCoordinator {
  var handled: [String] = []

  func handle(item: DummyViewModel) { handled.append("DummyViewModel: \(item.label)") }
  func handle(item: DateViewModel) { handled.append("DateViewModel: \(item.date)") }
  func handle(item: GridViewModel) { handled.append("GridViewModel: \(item.title)") }
}

extension DummyViewModel: ActionsHandler {
  fileprivate func accept(visitor: ActionsCoordinator) { visitor.handle(item: self) }
}

extension DateViewModel: ActionsHandler {
  fileprivate func accept(visitor: ActionsCoordinator) { visitor.handle(item: self) }
}

private struct GridViewModel: Hashable, CollectionViewPresentable {
  typealias CollectionViewCell = GridCell

  let title: String
}

private final class GridCell: UICollectionViewCell, ReusablePresenter {
  let button = UIButton()
  weak var coordinator: ActionsCoordinator?
  private var viewModel: GridViewModel?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(button)
    button.addAction(UIAction { [weak self] _ in self?.buttonTapped() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func present(viewModel: GridViewModel) {
    self.viewModel = viewModel
    button.setTitle(viewModel.title, for: .normal)
  }

  private func buttonTapped() {
    guard let viewModel else { return }
    coordinator?.handle(item: viewModel)
  }
}

@MainActor struct QuickDataSourceSamplesTests {
  private func makeTable() -> UITableView {
    UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  private func makeCollection() -> UICollectionView {
    UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
  }

  @Test func flatList() {
    let tableView = makeTable()
    tableView.attach(
      FlatDataSource([DummyViewModel(label: "Foo"), DummyViewModel(label: "Bar"), DummyViewModel(label: "Tar")])
    )
    tableView.layoutIfNeeded()
    #expect(tableView.visibleCells.map { ($0 as? DummyCell)?.label.text } == ["Foo", "Bar", "Tar"])
  }

  @Test func flatListOfDifferentCells() {
    let tableView = makeTable()
    tableView.attach(
      FlatDataSource([
        DummyViewModel(label: "Foo").tableViewPresentable,
        DateViewModel(date: "7th of May").tableViewPresentable,
        DummyViewModel(label: "Tar").tableViewPresentable,
      ])
    )
    tableView.layoutIfNeeded()
    let cells = tableView.visibleCells
    #expect(cells.count == 3)
    #expect((cells[0] as? DummyCell)?.label.text == "Foo")
    #expect((cells[1] as? DateCell)?.dateLabel.text == "7th of May")
    #expect((cells[2] as? DummyCell)?.label.text == "Tar")
  }

  @Test func nestedSectionsInTheOrderOfAComparator() {
    let sections: [DummyHeaderViewModel: [DummyViewModel]] = [
      DummyHeaderViewModel(title: "Header 1"): [DummyViewModel(label: "Foo"), DummyViewModel(label: "Bar")],
      DummyHeaderViewModel(title: "Header 2"): [DummyViewModel(label: "Baz"), DummyViewModel(label: "Qux")],
    ]
    let tableView = makeTable()
    tableView.attach(NestedDataSource(sections, by: >))
    tableView.layoutIfNeeded()
    #expect(tableView.visibleCells.map { ($0 as? DummyCell)?.label.text } == ["Baz", "Qux", "Foo", "Bar"])
    #expect((tableView.headerView(forSection: 0) as? DummyHeaderView)?.label.text == "Header 2")
    #expect((tableView.headerView(forSection: 1) as? DummyHeaderView)?.label.text == "Header 1")
  }

  @Test func ordersAggregatedByDay() {
    let day: TimeInterval = 24 * 3600
    let start = Date(timeIntervalSince1970: 1_557_187_200)
    let orders = [
      Order(date: start, name: "Foo"),
      Order(date: start.addingTimeInterval(3600), name: "Bar"),
      Order(date: start.addingTimeInterval(7200), name: "Baz"),
      Order(date: start.addingTimeInterval(7 * day), name: "Qux"),
    ]
    let list = FlatDataSource(orders)
    let content = list.grouped(by: { Int($0.date.timeIntervalSince1970 / day) }) { key, _ in
      DummyHeaderViewModel(title: "Day \(key)")
    }
    let tableView = makeTable()
    tableView.attach(content.map { DummyViewModel(label: $0.name) })
    tableView.layoutIfNeeded()
    #expect(tableView.numberOfSections == 2)
    #expect(tableView.visibleCells.map { ($0 as? DummyCell)?.label.text } == ["Foo", "Bar", "Baz", "Qux"])
    #expect((tableView.headerView(forSection: 0) as? DummyHeaderView)?.label.text == "Day 18023")

    list.append(Order(date: start.addingTimeInterval(day), name: "New"))
    tableView.layoutIfNeeded()
    #expect(tableView.numberOfSections == 3)
    #expect((tableView.headerView(forSection: 1) as? DummyHeaderView)?.label.text == "Day 18024")
  }

  /// The visitor of the document: an untyped handler forwards the view model to a coordinator.
  @Test func selectionThroughACoordinator() {
    let coordinator = ActionsCoordinator()
    let tableView = makeTable()
    tableView.attach(
      FlatDataSource([
        DummyViewModel(label: "Foo").tableViewPresentable, DateViewModel(date: "7th of May").tableViewPresentable,
      ])
    ).onSelect((any ActionsHandler).self) { $0.accept(visitor: coordinator) }
    tap(tableView, at: IndexPath(row: 1, section: 0))
    tap(tableView, at: IndexPath(row: 0, section: 0))
    #expect(coordinator.handled == ["DateViewModel: 7th of May", "DummyViewModel: Foo"])
  }

  /// The same without a visitor: handlers typed by view model.
  @Test func selectionTypedByViewModel() {
    let coordinator = ActionsCoordinator()
    let tableView = makeTable()
    tableView.attach(
      FlatDataSource([
        DummyViewModel(label: "Foo").tableViewPresentable, DateViewModel(date: "7th of May").tableViewPresentable,
      ])
    )
    .onSelect(DummyViewModel.self) { coordinator.handle(item: $0) }
    .onSelect(DateViewModel.self) { coordinator.handle(item: $0) }
    tap(tableView, at: IndexPath(row: 1, section: 0))
    #expect(coordinator.handled == ["DateViewModel: 7th of May"])
  }

  /// "What will not change is the DataSource itself": one instance feeds both views at once.
  @Test func theSameInstanceInATableAndACollection() {
    let labels = ["Foo", "Bar", "Baz", "Qux", "Yam", "Xam", "Zum"]
    let content = FlatDataSource(labels.map { DummyViewModel(label: $0) })
    let tableView = makeTable()
    let collectionView = makeCollection()
    tableView.attach(content)
    collectionView.attach(content)
    tableView.layoutIfNeeded()
    collectionView.layoutIfNeeded()
    func collectionLabels() -> [String?] {
      collectionView.indexPathsForVisibleItems.sorted().map {
        (collectionView.cellForItem(at: $0) as? DummyCollectionCell)?.label.text
      }
    }
    #expect(tableView.visibleCells.map { ($0 as? DummyCell)?.label.text } == labels)
    #expect(collectionLabels() == labels)

    content.remove(at: 0)
    tableView.layoutIfNeeded()
    collectionView.layoutIfNeeded()
    #expect(tableView.visibleCells.map { ($0 as? DummyCell)?.label.text } == Array(labels.dropFirst()))
    #expect(collectionLabels() == Array(labels.dropFirst()))
  }

  /// A decorator gives the cell its coordinator; the button in the cell reaches it.
  @Test func actionsFromCells() throws {
    let coordinator = ActionsCoordinator()
    let collectionView = makeCollection()
    collectionView.attach(FlatDataSource([GridViewModel(title: "One"), GridViewModel(title: "Two")]))
      .configure(GridCell.self) { cell, _ in cell.coordinator = coordinator }
    collectionView.layoutIfNeeded()
    let cell = try #require(collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) as? GridCell)
    tap(cell.button)
    #expect(coordinator.handled == ["GridViewModel: Two"])
  }

  /// QuickDataSource looked at section 0 only.
  @Test func isEmptyLooksAtEverySection() {
    let content = NestedDataSource([
      ContentSection<Never, DummyViewModel, Never>(items: []),
      ContentSection(items: [DummyViewModel(label: "Foo")]),
    ])
    #expect(!content.isEmpty)
  }
}
