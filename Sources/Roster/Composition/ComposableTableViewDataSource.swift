import Foundation

/// A child of a composite that wants to know the table that shows it.
@MainActor public protocol ComposableTableViewDataSource: UITableViewDataSource {
  /// Registers cells, headers and footers, and keeps the table if the child needs it later.
  ///
  /// Corresponds to what `viewDidLoad` does to a table of its own. It is called for each table that shows the child.
  ///
  /// - Parameter tableView: the table in the child's own sections. The composite keeps it; a child that keeps it too
  ///   changes its own rows with it at any time.
  func registerReusableViews(with tableView: UITableView)

  /// The number of sections of a child that knows it without a table.
  ///
  /// `nil`, the default, stands for the answer to `numberOfSections(in:)`.
  var numberOfSectionsWithoutTable: Int? { get }
}

extension ComposableTableViewDataSource {
  public var numberOfSectionsWithoutTable: Int? { nil }
}
