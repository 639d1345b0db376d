import Foundation

/// What the composite says it implements: what at least one child does.
extension CompositeTableViewDataSource {
  /// What the composite answers itself, whatever its children implement: it keeps account of what is shown, and refuses
  /// moves between children that do not agree.
  private enum OwnRequirement: String, CaseIterable {
    case numberOfSections = "numberOfSections(in:)"
    case numberOfRows = "tableView(_:numberOfRowsInSection:)"
    case cell = "tableView(_:cellForRowAt:)"
    case prefetchRows = "tableView(_:prefetchRowsAt:)"
    case willDisplay = "tableView(_:willDisplay:forRowAt:)"
    case didEndDisplaying = "tableView(_:didEndDisplaying:forRowAt:)"
    case willDisplayHeaderView = "tableView(_:willDisplayHeaderView:forSection:)"
    case willDisplayFooterView = "tableView(_:willDisplayFooterView:forSection:)"
    case willBeginEditing = "tableView(_:willBeginEditingRowAt:)"
    case targetOfMove = "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)"

    #if canImport(UIKit)
      var selector: Selector {
        switch self {
        case .numberOfSections: #selector(CompositeTableViewDataSource.numberOfSections(in:))
        case .numberOfRows: #selector(CompositeTableViewDataSource.tableView(_:numberOfRowsInSection:))
        case .cell: #selector(CompositeTableViewDataSource.tableView(_:cellForRowAt:))
        case .prefetchRows: #selector(CompositeTableViewDataSource.tableView(_:prefetchRowsAt:))
        case .willDisplay: #selector(CompositeTableViewDataSource.tableView(_:willDisplay:forRowAt:))
        case .didEndDisplaying: #selector(CompositeTableViewDataSource.tableView(_:didEndDisplaying:forRowAt:))
        case .willDisplayHeaderView:
          #selector(CompositeTableViewDataSource.tableView(_:willDisplayHeaderView:forSection:))
        case .willDisplayFooterView:
          #selector(CompositeTableViewDataSource.tableView(_:willDisplayFooterView:forSection:))
        // Not part of the protocol on tvOS.
        case .willBeginEditing: Selector(("tableView:willBeginEditingRowAtIndexPath:"))
        case .targetOfMove:
          #selector(CompositeTableViewDataSource.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:))
        }
      }
    #endif
  }
}

#if canImport(UIKit)
  extension CompositeTableViewDataSource {
    /// Whether UIKit sees a requirement: an optional one only if the composite or a child answers it.
    override public func responds(to selector: Selector!) -> Bool {
      guard super.responds(to: selector) else { return false }
      // What Objective-C sees of a composite beyond `NSObject` are the requirements that it forwards.
      guard let selector, !NSObject.instancesRespond(to: selector), Thread.isMainThread else { return true }
      return MainActor.assumeIsolated { isAnswered(selector) }
    }

    private func isAnswered(_ selector: Selector) -> Bool {
      if CompositeTableViewDataSource.ownSelectors.contains(selector) { return true }
      return children.isAnswered(selector)
    }

    private static let ownSelectors = Set(OwnRequirement.allCases.map(\.selector))
  }
#else
  extension CompositeTableViewDataSource: HeadlessResponding {
    /// The composite, and the objects of all children, nested ones included.
    public var headlessResponders: [HeadlessResponder] {
      [HeadlessResponder(self, answered: OwnRequirement.allCases.map(\.rawValue))] + children.headlessResponders
    }
  }
#endif
