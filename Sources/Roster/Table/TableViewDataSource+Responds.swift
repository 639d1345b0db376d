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

  /// Whether the requirement that is being asked has an answer; if not, it counts as not implemented.
  func answers(_ requirement: Requirement, _ name: StaticString = #function) -> Bool {
    requirement.isAnswered(by: self, asked: name)
  }
}

#if canImport(UIKit)
  extension TableViewDataSource {
    /// Whether UIKit sees a requirement: edits and moves only if a handler takes them or a subclass overrides them.
    override open func responds(to selector: Selector!) -> Bool {
      guard super.responds(to: selector) else { return false }
      guard let selector, Thread.isMainThread else { return true }
      return MainActor.assumeIsolated { Requirement.isAnswered(selector, by: self) }
    }
  }
#else
  extension TableViewDataSource: HeadlessResponding {
    /// What this object answers now, of the requirements that it answers only at times.
    public var headlessResponders: [HeadlessResponder] { [Requirement.responder(for: self)] }
  }
#endif
