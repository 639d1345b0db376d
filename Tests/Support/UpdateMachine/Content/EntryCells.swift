import Roster

/// A cell that says what it shows.
@MainActor protocol EntryShowing {
  var shown: Entry? { get }
}

final class EntryRow: UITableViewCell, ReusablePresenter, EntryShowing {
  private(set) var shown: Entry?

  func present(viewModel: Entry) { shown = viewModel }
}

final class EntryTile: UICollectionViewCell, ReusablePresenter, EntryShowing {
  private(set) var shown: Entry?

  func present(viewModel: Entry) { shown = viewModel }
}
