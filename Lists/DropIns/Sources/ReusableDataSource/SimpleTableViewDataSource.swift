import Roster

/// The data source of version 0.1.
public typealias ReusableTableViewDataSource = SimpleTableViewDataSource

/// The data source of version 0.3.4.
public typealias AnyTableViewDataSource = SimpleTableViewDataSource

/// A data source that shows view models of any type in a table view.
@preconcurrency @MainActor open class SimpleTableViewDataSource: TableViewDataSource {
  private let sections = NestedDataSource<Never, AnyDequeuableTableViewCellViewModel, Never>()

  /// Creates an empty data source.
  ///
  /// - Parameter automaticallyRegisterReuseIdentifiers: A Boolean value that indicates whether to register cell types before the
  ///   first dequeue.
  public init(automaticallyRegisterReuseIdentifiers: Bool = true) {
    super.init(sections)
    sections.duplicates = .keepAll
    registersAutomatically = automaticallyRegisterReuseIdentifiers
  }

  /// A Boolean value that indicates whether to register each cell type once per view, before its first dequeue. The default is
  /// `true`.
  open var automaticallyRegisterReuseIdentifiers: Bool {
    get { registersAutomatically }
    set { registersAutomatically = newValue }
  }

  /// The view models of each section.
  open var viewModels: [[AnyDequeuableTableViewCellViewModel]] {
    get { sections.sections.map(\.items) }
    set { sections.apply(newValue.map { ContentSection(items: $0) }) }
  }

  /// Shows sections of view models.
  open func present(viewModels: [[AnyDequeuableTableViewCellViewModel]], onTableView tableView: UITableView) {
    self.viewModels = viewModels
    tableView.reloadData()
  }

  /// Shows view models in one section.
  open func present(viewModels: [AnyDequeuableTableViewCellViewModel], onTableView tableView: UITableView) {
    present(viewModels: [viewModels], onTableView: tableView)
  }

  /// Shows sections of view models, with version 0.1's name.
  open func present(presentableViewModels: [[AnyTableViewPresentableViewModel]], on tableView: UITableView) {
    present(viewModels: presentableViewModels, onTableView: tableView)
  }

  /// Shows view models in one section, with version 0.1's name.
  open func present(presentableViewModels: [AnyTableViewPresentableViewModel], on tableView: UITableView) {
    present(viewModels: [presentableViewModels], onTableView: tableView)
  }
}
