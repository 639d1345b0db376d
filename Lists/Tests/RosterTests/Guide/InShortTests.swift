import Foundation
import RosterComposites
import TestSupport
import Testing

// The samples of the article "Roster in short", run.

private struct Movie: Hashable { let title: String }

private final class MovieCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: Movie) {
    var content = defaultContentConfiguration()
    content.text = viewModel.title
    contentConfiguration = content
  }
}

extension Movie: TableViewPresentable, CollectionViewPresentable {
  fileprivate typealias TableViewCell = MovieCell

  @MainActor fileprivate func present(on cell: UICollectionViewCell) {}
}

private struct Actress: TableViewPresentable {
  let name: String

  @MainActor func present(on cell: UITableViewCell) { cell.textLabel?.text = name }
}

private struct Toggle: Identifiable, Equatable, TableViewPresentable {
  let id: String

  @MainActor func present(on cell: UITableViewCell) { cell.textLabel?.text = id }
}

private struct TextEntry: Identifiable, Equatable, TableViewPresentable {
  let id: String

  @MainActor func present(on cell: UITableViewCell) { cell.textLabel?.text = id }
}

private enum FormRow: TableViewRow {
  case toggle(Toggle)
  case text(TextEntry)

  var row: some TableViewPresentable {
    switch self {
    case .toggle(let toggle): toggle
    case .text(let entry): entry
    }
  }
}

private final class TextCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: String) { textLabel?.text = viewModel }
}

private struct Order: Identifiable, Equatable, TableViewPresentable {
  let id: Int
  let day: String

  @MainActor func present(on cell: UITableViewCell) { cell.textLabel?.text = "Order \(id)" }
}

private class LineDataSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

private final class HeaderDataSource: LineDataSource {}
private final class DetailDataSource: LineDataSource {}
private final class PlacesDataSource: LineDataSource {}

private struct Photo: TableViewPresentable {
  fileprivate typealias TableViewCell = PhotoCell

  let url: URL
  let pictures: Pictures
}

private final class PhotoCell: UITableViewCell, ReusablePresenter {
  let photoView = UIImageView()
  private var load: Task<Void, Never>?

  func present(viewModel photo: Photo) {
    load?.cancel()  // what the cell showed before comes late, and is not shown
    photoView.image = photo.pictures[photo.url] ?? UIImage(systemName: "photo")
    load = Task { [weak self] in
      guard let picture = try? await photo.pictures.picture(at: photo.url), !Task.isCancelled else { return }
      self?.photoView.image = picture
    }
  }
}

@MainActor private final class Pictures {
  subscript(url: URL) -> UIImage? { nil }
  func picture(at url: URL) async throws -> UIImage { throw CancellationError() }
}

@MainActor struct InShortTests {
  private let tableView = makeTable()
  private let collectionView = makeCollection()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let movie = Movie(title: "Stalker")
  private let content = FlatDataSource([Movie(title: "Metropolis"), Movie(title: "Alien")])
  private let allOrders = [Order(id: 1, day: "Monday"), Order(id: 2, day: "Tuesday")]

  init() {
    window.addSubview(tableView)
    window.makeKeyAndVisible()
  }

  @Test func viewModelsOfSeveralTypes() {
    let actor = Actress(name: "Brigitte Helm")
    tableView.attach(FlatDataSource([movie.tableViewPresentable, actor.tableViewPresentable]))
    expectEqual(tableView.shownTexts, ["Stalker", "Brigitte Helm"])
  }

  @Test func casesOfAForm() {
    let notifications = Toggle(id: "Notifications")
    let name = TextEntry(id: "Name")
    tableView.attach(FlatDataSource<FormRow>([.toggle(notifications), .text(name)]))
    expectEqual(tableView.shownTexts, ["Notifications", "Name"])
  }

  @Test func theCellIsNamedWhereItIsUsed() {
    tableView.attach(FlatDataSource(["Cell 1", "Cell 2"].map { Presented<TextCell>($0) }))
    expectEqual(tableView.shownTexts, ["Cell 1", "Cell 2"])
  }

  @Test func itemsAreGroupedByThemselves() {
    let newOrder = Order(id: 3, day: "Monday")
    let orders = FlatDataSource(allOrders)
    tableView.attach(orders.grouped(by: \.day, .descending))
    orders.append(newOrder)  // touches the group of its day and no other
    expectEqual(tableView.shownTexts, ["Order 2", "Order 1", "Order 3"])
  }

  @Test func aTableAndACollection() {
    tableView.attach(content)
    collectionView.attach(content)
    content.remove(at: 0)
    #expect(tableView.numberOfRows(inSection: 0) == 1 && collectionView.numberOfItems(inSection: 0) == 1)
  }

  @Test func aScreenOfSmallDataSources() {
    let screen = CompositeTableViewDataSource([HeaderDataSource(), DetailDataSource(), PlacesDataSource()])
    tableView.attach(screen)
    expectEqual(tableView.numberOfSections, 3)
  }

  @Test func layoutsOfSections() {
    let shop = UICollectionView(frame: .zero, collectionViewLayout: .sections(default: .list(.insetGrouped)))
    shop.attach {
      FlatDataSource([movie]).layout(.carousel(itemWidth: .fractionalWidth(0.9), height: .aspectRatio(16 / 9)))
      FlatDataSource([movie]).layout(.grid(minimumItemWidth: 160))  // more columns on a wide screen
      FlatDataSource([movie])
    }
    expectEqual(shop.numberOfSections, 3)
  }

  @Test func whatIsShownChanges() async {
    let newOrders = [allOrders[1]]
    let newOrder = Order(id: 3, day: "Monday")
    let orders = FlatDataSource(allOrders)
    orders.apply(newOrders)  // rows come, go, move and change in place, by `id` and `==`
    transaction {  // one update of both
      content.move(from: 0, to: 1)
      orders.append(newOrder)
    }
    coalesced { orders.apply(newOrders) }.onShown { print("of a burst, the last is shown") }
    expectEqual(content.items.map(\.title), ["Alien", "Metropolis"])
    #expect(await eventually { orders.items.map(\.id) == [2] })
  }

  @Test func eachViewHasItsOwnWay() {
    var reports: [ListUpdateReport] = []
    func print(_ report: ListUpdateReport) { reports.append(report) }
    var options = TableViewUpdateOptions()
    options.insertion = .fade
    options.anchoring = .end  // by default, what is on the screen stays
    options.observer = { report in print(report) }  // stages, counts, path, durations
    tableView.attach(content, options: options)
    tableView.layoutIfNeeded()
    content.remove(at: 0)
    expectEqual(reports.count, 1)
  }

  @Test func aChangesetIsReadable() {
    var printed: [String] = []
    func print(_ changeset: some CustomStringConvertible) { printed.append("\(changeset)") }
    print(ListChangeset(from: ["Alien", "Heat", "Stalker"], to: ["Stalker", "Alien", "Arrival"]))
    #expect(printed.count == 1 && !printed[0].isEmpty)
  }

  @Test func aCellIsGivenWhatItNeeds() {
    tableView.attach(content).configure(MovieCell.self) { cell, _ in cell.accessoryType = .detailButton }
    tableView.layoutIfNeeded()
    #expect(tableView.visibleCells.allSatisfy { $0.accessoryType == .detailButton })
  }

  @Test func aTapSelects() {
    tableView.attach(content)
    tableView.headlessTapRow(at: IndexPath(row: 0, section: 0))
    #expect(tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }
}
