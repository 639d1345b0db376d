#if os(Linux) && canImport(Glibc)
  import Foundation
  import Roster

  /// A row that is made of models, or of texts that were read of them.
  struct ObservedLine: Hashable, TableViewPresentable, CollectionViewPresentable {
    typealias TableViewCell = LineRow
    typealias CollectionViewCell = LineTile

    var text = ""
    /// The models whose titles follow the text.
    var models: [ObservedItem] = []

    @MainActor var shownTitle: String { ([text] + models.map(\.title)).joined(separator: " ") }
  }

  final class LineRow: UITableViewCell, ReusablePresenter, ItemShowing {
    private(set) var shownTitle: String?

    func present(viewModel: ObservedLine) {
      shownTitle = viewModel.shownTitle
      onPresent(viewModel.models)
    }
  }

  final class LineTile: UICollectionViewCell, ReusablePresenter, ItemShowing {
    private(set) var shownTitle: String?

    func present(viewModel: ObservedLine) {
      shownTitle = viewModel.shownTitle
      onPresent(viewModel.models)
    }
  }
#endif
