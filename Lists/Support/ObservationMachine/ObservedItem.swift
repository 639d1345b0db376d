#if os(Linux) && canImport(Glibc)
  import Foundation
  import Observation
  import Roster

  /// A model that rows follow by themselves.
  @Observable final class ObservedItem: Identifiable, Hashable {
    let id: Int
    var title: String
    var rank: Int
    var isShown = true
    /// What nothing reads.
    var notes = 0

    init(_ id: Int, rank: Int) {
      self.id = id
      self.rank = rank
      title = "Item \(id)"
    }

    static func == (left: ObservedItem, right: ObservedItem) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  extension ObservedItem: TableViewPresentable, CollectionViewPresentable {
    typealias TableViewCell = ItemRow
    typealias CollectionViewCell = ItemTile
  }

  /// A model that headers follow by themselves.
  @Observable final class ObservedGroup {
    var name = "Group"
  }

  struct GroupHeading: TableViewHeaderFooterPresentable, CollectionViewSupplementaryPresentable {
    typealias TableViewHeaderFooter = GroupRowView
    typealias CollectionViewSupplementary = GroupTileView

    var group: ObservedGroup
  }

  /// A cell that says what it shows.
  @MainActor protocol ItemShowing {
    var shownTitle: String? { get }
  }

  /// Is called each time a row is shown, with the models that it reads.
  @MainActor var onPresent: ([ObservedItem]) -> Void = { _ in }

  final class ItemRow: UITableViewCell, ReusablePresenter, ItemShowing {
    private(set) var shownTitle: String?

    func present(viewModel: ObservedItem) {
      shownTitle = viewModel.title
      textLabel?.numberOfLines = 0
      textLabel?.text = viewModel.title
      onPresent([viewModel])
    }
  }

  final class ItemTile: UICollectionViewCell, ReusablePresenter, ItemShowing {
    private(set) var shownTitle: String?

    func present(viewModel: ObservedItem) {
      shownTitle = viewModel.title
      onPresent([viewModel])
    }
  }

  final class GroupRowView: UITableViewHeaderFooterView, ReusablePresenter, ItemShowing {
    private(set) var shownTitle: String?
    func present(viewModel: GroupHeading) { shownTitle = viewModel.group.name }
  }

  final class GroupTileView: UICollectionReusableView, ReusablePresenter, ItemShowing {
    private(set) var shownTitle: String?
    func present(viewModel: GroupHeading) { shownTitle = viewModel.group.name }
  }
#endif
