import Foundation

extension TableViewDataSource {
  /// The requirements that are answered only if a handler answers them, or a subclass overrides them.
  enum Requirement: String, ConditionalRequirement {
    case commit = "tableView(_:commit:forRowAt:)"
    case moveRow = "tableView(_:moveRowAt:to:)"

    @MainActor func isAnswered(by dataSource: TableViewDataSource) -> Bool {
      switch self {
      case .commit: !dataSource.commits.isEmpty
      case .moveRow: !dataSource.moveHandlers.isEmpty
      }
    }

    #if canImport(UIKit)
      var selector: Selector {
        switch self {
        case .commit: #selector(TableViewDataSource.tableView(_:commit:forRowAt:))
        case .moveRow: #selector(TableViewDataSource.tableView(_:moveRowAt:to:))
        }
      }
    #endif
  }
}
