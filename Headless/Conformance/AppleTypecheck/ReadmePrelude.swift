import Foundation
import RosterComposites

// What README's samples take for granted.

struct Person: TableViewPresentable {
  func present(on cell: UITableViewCell) {}
}

struct Order: Identifiable, Equatable, TableViewPresentable {
  let id: Int
  let day: String

  func present(on cell: UITableViewCell) {}
}

final class TextCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: String) {}
}

struct Photo {
  let url: URL
  let pictures: Pictures
}

@MainActor final class Pictures {
  subscript(url: URL) -> UIImage? { nil }
  func picture(at url: URL) async throws -> UIImage { throw CancellationError() }
}

let tableView = UITableView()
let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
let movie = Movie(title: "Stalker")
let actor = Person()
let allOrders = [Order(id: 1, day: "Monday")]
let newOrders = [Order(id: 3, day: "Tuesday")]
let newOrder = Order(id: 2, day: "Monday")

final class MovieCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: Movie) {}
}

extension Movie: TableViewPresentable {
  typealias TableViewCell = MovieCell
}

extension Movie: CollectionViewPresentable {
  func present(on cell: UICollectionViewCell) {}
}

/// A child of a composite, as an app writes it.
class ListDataSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

final class HeaderDataSource: ListDataSource {}
final class DetailDataSource: ListDataSource {}
final class PlacesDataSource: ListDataSource {}

/// View models of a form.
struct Toggle: Identifiable, Equatable, TableViewPresentable {
  let id: Int

  func present(on cell: UITableViewCell) {}
}

struct TextEntry: Identifiable, Equatable, TableViewPresentable {
  let id: Int

  func present(on cell: UITableViewCell) {}
}

let notifications = Toggle(id: 1)
let name = TextEntry(id: 2)
