import Foundation

@testable import Roster

/// A view model of tables and collections.
struct Film: Hashable {
  var title: String

  init(_ title: String) {
    self.title = title
  }
}

final class FilmRow: UITableViewCell, ReusablePresenter {
  func present(viewModel: Film) { textLabel?.text = viewModel.title }
}

final class FilmTile: UICollectionViewCell, ReusablePresenter, TextShowing {
  private(set) var shownText: String?

  func present(viewModel: Film) { shownText = viewModel.title }
}

extension Film: TableViewPresentable, CollectionViewPresentable {
  typealias TableViewCell = FilmRow
  typealias CollectionViewCell = FilmTile
}

/// A view model of another type, with an identity of its own.
struct Person: Identifiable, Equatable {
  var id: Int
  var name: String
}

final class PersonRow: UITableViewCell, ReusablePresenter {
  func present(viewModel: Person) { textLabel?.text = viewModel.name }
}

final class PersonTile: UICollectionViewCell, ReusablePresenter, TextShowing {
  private(set) var shownText: String?

  func present(viewModel: Person) { shownText = viewModel.name }
}

extension Person: TableViewPresentable, CollectionViewPresentable {
  typealias TableViewCell = PersonRow
  typealias CollectionViewCell = PersonTile
}

/// Cells that show strings, which know nothing of cells.
final class TextRow: UITableViewCell, ReusablePresenter {
  func present(viewModel: String) { textLabel?.text = viewModel }
}

final class TextTile: UICollectionViewCell, ReusablePresenter, TextShowing {
  private(set) var shownText: String?

  func present(viewModel: String) { shownText = viewModel }
}

/// A view model for a plain cell, which fills it by itself.
struct Line: TableViewPresentable, CollectionViewPresentable {
  var text: String

  func present(on cell: UITableViewCell) { cell.textLabel?.text = text }
  func present(on cell: PlainTile) { cell.shownText = text }
}

/// A second view model for the same cells.
struct Remark: TableViewPresentable, CollectionViewPresentable {
  var text: String

  func present(on cell: UITableViewCell) { cell.textLabel?.text = "Remark: " + text }
  func present(on cell: PlainTile) { cell.shownText = "Remark: " + text }
}

final class PlainTile: UICollectionViewCell, TextShowing {
  var shownText: String?
}

/// Headers and footers with views of their own.
struct Heading: Hashable, TableViewHeaderFooterPresentable, CollectionViewSupplementaryPresentable {
  typealias TableViewHeaderFooter = HeadingRowView
  typealias CollectionViewSupplementary = HeadingTileView

  var text: String

  init(_ text: String) {
    self.text = text
  }
}

final class HeadingRowView: UITableViewHeaderFooterView, ReusablePresenter {
  private(set) var shownText: String?

  func present(viewModel: Heading) { shownText = viewModel.text }
}

final class HeadingTileView: UICollectionReusableView, ReusablePresenter {
  private(set) var shownText: String?

  func present(viewModel: Heading) { shownText = viewModel.text }
}

/// A view model that gets ready before it is shown.
final class Picture: PrefetchProviding, TableViewPresentable, CollectionViewPresentable {
  let number: Int
  private(set) var prefetches = 0
  private(set) var cancellations = 0

  init(number: Int) {
    self.number = number
  }

  func present(on cell: UITableViewCell) { cell.textLabel?.text = String(number) }
  func present(on cell: PlainTile) { cell.shownText = String(number) }
  func prefetch() { prefetches += 1 }
  func cancelPrefetching() { cancellations += 1 }
}
