#if canImport(UIKit)
  import Foundation

  /// What the composite says it implements: what at least one child does.
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
      return children.contains { child in
        let objects: [(any NSObjectProtocol)?] = [child.dataSource, child.delegate, child.prefetchDataSource]
        return objects.contains { $0?.responds(to: selector) == true }
      }
    }

    /// Has the views that show this composite find out anew what is implemented.
    func refreshAnswers() {
      for binding in allBindings where binding.isShowing {
        guard let view = binding.tableView, !(view is TableViewProxy) else { continue }
        view.delegate = nil
        view.delegate = self
      }
    }

    /// What the composite answers itself, whatever its children implement: it keeps account of what is shown, and refuses
    /// moves between children that do not agree.
    private static let ownSelectors: Set<Selector> = [
      #selector(CompositeTableViewDataSource.numberOfSections(in:)),
      #selector(CompositeTableViewDataSource.tableView(_:numberOfRowsInSection:)),
      #selector(CompositeTableViewDataSource.tableView(_:cellForRowAt:)),
      #selector(CompositeTableViewDataSource.tableView(_:prefetchRowsAt:)),
      #selector(CompositeTableViewDataSource.tableView(_:willDisplay:forRowAt:)),
      #selector(CompositeTableViewDataSource.tableView(_:didEndDisplaying:forRowAt:)),
      #selector(CompositeTableViewDataSource.tableView(_:willDisplayHeaderView:forSection:)),
      #selector(CompositeTableViewDataSource.tableView(_:willDisplayFooterView:forSection:)),
      // Not part of the protocol on tvOS.
      Selector(("tableView:willBeginEditingRowAtIndexPath:")),
      #selector(CompositeTableViewDataSource.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)),
    ]
  }
#endif
