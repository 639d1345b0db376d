import Roster

/// A header or footer.
struct Title: Identifiable, Hashable {
  var id: Int
  var version: Int
}

extension Title: TableViewHeaderFooterPresentable, CollectionViewSupplementaryPresentable {
  typealias TableViewHeaderFooter = TitleRow
  typealias CollectionViewSupplementary = TitleTile
}

/// A header or footer that says what it shows.
@MainActor protocol TitleShowing {
  var shown: Title? { get }
}

final class TitleRow: UITableViewHeaderFooterView, ReusablePresenter, TitleShowing {
  private(set) var shown: Title?

  func present(viewModel: Title) { shown = viewModel }
}

final class TitleTile: UICollectionReusableView, ReusablePresenter, TitleShowing {
  private(set) var shown: Title?

  func present(viewModel: Title) { shown = viewModel }
}
