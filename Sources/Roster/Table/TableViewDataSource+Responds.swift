#if canImport(UIKit)
  import Foundation

  extension TableViewDataSource {
    private static let conditionalRequirements = ConditionalRequirements<TableViewDataSource>([
      #selector(TableViewDataSource.tableView(_:commit:forRowAt:)): { !$0.commits.isEmpty },
      #selector(TableViewDataSource.tableView(_:moveRowAt:to:)): { $0.moveHandler != nil },
    ])

    /// Whether UIKit sees a requirement: edits and moves only if a handler takes them or a subclass overrides them.
    override open func responds(to selector: Selector!) -> Bool {
      guard super.responds(to: selector) else { return false }
      guard let selector, Thread.isMainThread else { return true }
      return MainActor.assumeIsolated {
        TableViewDataSource.conditionalRequirements.isAnswered(selector, by: self)
      }
    }
  }
#endif
