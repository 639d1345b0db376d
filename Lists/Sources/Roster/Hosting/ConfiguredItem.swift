/// A view model with its content configuration, which needs no cell class.
///
/// ```swift
/// let rows = movies.configured { movie in
///   var content = UIListContentConfiguration.cell()
///   content.text = movie.title
///   return content
/// }
/// tableView.attach(rows).onSelect(Movie.self) { movie in print(movie.title) }
/// ```
///
/// It has the identity and equality of the view model, and handlers get the view model: `onSelect(Movie.self)`. Cells are reused
/// only for configurations of the same type, so their content views stay.
public struct ConfiguredItem<ViewModel, Configuration: UIContentConfiguration> {
  /// The view model that the cell shows.
  public var viewModel: ViewModel
  private let configuration: @MainActor (ViewModel) -> Configuration
  /// The key for remembered sizes, or `nil` to measure each time.
  private let way: WayOfShowing?

  /// Creates an item from a view model and its content configuration.
  ///
  /// - Parameters:
  ///   - viewModel: The view model that the cell shows.
  ///   - configuration: A closure that returns the content configuration of a view model, each time a cell is filled.
  public init(_ viewModel: ViewModel, configuration: @escaping @MainActor (ViewModel) -> Configuration) {
    self.init(viewModel, nil, configuration)
  }

  init(_ viewModel: ViewModel, _ way: WayOfShowing?, _ configuration: @escaping @MainActor (ViewModel) -> Configuration)
  {
    self.viewModel = viewModel
    self.way = way
    self.configuration = configuration
  }

  /// Returns the content for a cell, and prepares its sizing.
  @MainActor private func content(for sizing: ContentSizing) -> Configuration {
    sizing.present(viewModel, way: way)
    return configuration(viewModel)
  }
}

extension ConfiguredItem: TableViewPresentable {
  public typealias TableViewCell = ConfiguredTableViewCell<Configuration>

  @preconcurrency @MainActor public func present(on cell: TableViewCell) {
    cell.contentConfiguration = content(for: cell.sizing)
  }

  @preconcurrency @MainActor public func dequeueCell(
    from tableView: UITableView,
    for indexPath: IndexPath,
    registering: Bool
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(of: TableViewCell.self, for: indexPath, registering: registering)
    cell.sizing.sizes = RememberedSizes.of(tableView)
    present(on: cell)
    return cell
  }
}

extension ConfiguredItem: CollectionViewPresentable {
  public typealias CollectionViewCell = ConfiguredCollectionViewCell<Configuration>

  @preconcurrency @MainActor public func present(on cell: CollectionViewCell) {
    cell.contentConfiguration = content(for: cell.sizing)
  }

  @preconcurrency @MainActor public func dequeueCell(
    from collectionView: UICollectionView,
    for indexPath: IndexPath,
    registering: Bool
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(of: CollectionViewCell.self, for: indexPath, registering: registering)
    cell.sizing.sizes = RememberedSizes.of(collectionView)
    present(on: cell)
    return cell
  }
}

extension ConfiguredItem: _PresentedViewModelProviding {
  public var _presentedViewModel: Any { presentedModel(of: viewModel) }
  public static var _presentedType: Any.Type? { presentedType(of: ViewModel.self) }
}

extension ConfiguredItem: Equatable where ViewModel: Equatable {
  public static func == (first: Self, second: Self) -> Bool { first.viewModel == second.viewModel }
}

extension ConfiguredItem: Hashable where ViewModel: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(viewModel) }
}

extension ConfiguredItem: Identifiable where ViewModel: Identifiable {
  public var id: ViewModel.ID { viewModel.id }
}
