import Roster

/// An item: it is known by its identifier, and looks different with another version or in another group.
struct Entry: Identifiable, Hashable {
  var id: Int
  var version: Int
  var group: Int
}

extension Entry: CustomStringConvertible {
  var description: String { "\(id)v\(version)g\(group)" }
}

extension Entry: TableViewPresentable, CollectionViewPresentable {
  typealias TableViewCell = EntryRow
  typealias CollectionViewCell = EntryTile
}

final class EntryRow: UITableViewCell, ReusablePresenter {
  private(set) var shown: Entry?

  func present(viewModel: Entry) { shown = viewModel }
}

final class EntryTile: UICollectionViewCell, ReusablePresenter {
  private(set) var shown: Entry?

  func present(viewModel: Entry) { shown = viewModel }
}

/// A header or footer.
struct Title: Identifiable, Hashable {
  var id: Int
  var version: Int
}

extension Title: TableViewHeaderFooterPresentable, CollectionViewSupplementaryPresentable {
  typealias TableViewHeaderFooter = TitleRow
  typealias CollectionViewSupplementary = TitleTile
}

final class TitleRow: UITableViewHeaderFooterView, ReusablePresenter {
  private(set) var shown: Title?

  func present(viewModel: Title) { shown = viewModel }
}

final class TitleTile: UICollectionReusableView, ReusablePresenter {
  private(set) var shown: Title?

  func present(viewModel: Title) { shown = viewModel }
}
