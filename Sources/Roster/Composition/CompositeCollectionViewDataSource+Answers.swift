#if canImport(UIKit)
  import Foundation

  /// What the composite says it implements: what at least one child does.
  extension CompositeCollectionViewDataSource {
    /// Whether UIKit sees a requirement: an optional one only if the composite or a child answers it.
    override public func responds(to selector: Selector!) -> Bool {
      guard super.responds(to: selector) else { return false }
      // What Objective-C sees of a composite beyond `NSObject` are the requirements that it forwards.
      guard let selector, !NSObject.instancesRespond(to: selector), Thread.isMainThread else { return true }
      return MainActor.assumeIsolated { isAnswered(selector) }
    }

    private func isAnswered(_ selector: Selector) -> Bool {
      if CompositeCollectionViewDataSource.ownSelectors.contains(selector) { return true }
      return children.contains { child in
        let objects: [(any NSObjectProtocol)?] = [child.dataSource, child.delegate, child.prefetchDataSource]
        return objects.contains { $0?.responds(to: selector) == true }
      }
    }

    /// Has the views that show this composite find out anew what is implemented.
    func refreshAnswers() {
      for binding in allBindings where binding.isShowing {
        guard let view = binding.collectionView, !(view is CollectionViewProxy) else { continue }
        view.delegate = nil
        view.delegate = self
      }
    }

    /// What the composite answers itself, whatever its children implement: it keeps account of what is shown, and refuses
    /// moves between children that do not agree.
    private static let ownSelectors: Set<Selector> = [
      #selector(CompositeCollectionViewDataSource.numberOfSections(in:)),
      #selector(CompositeCollectionViewDataSource.collectionView(_:numberOfItemsInSection:)),
      #selector(CompositeCollectionViewDataSource.collectionView(_:cellForItemAt:)),
      #selector(CompositeCollectionViewDataSource.collectionView(_:prefetchItemsAt:)),
      #selector(CompositeCollectionViewDataSource.collectionView(_:willDisplay:forItemAt:)),
      #selector(CompositeCollectionViewDataSource.collectionView(_:didEndDisplaying:forItemAt:)),
      #selector(CompositeCollectionViewDataSource.collectionView(_:willDisplaySupplementaryView:forElementKind:at:)),
      #selector(
        CompositeCollectionViewDataSource.collectionView(
          _:
          targetIndexPathForMoveOfItemFromOriginalIndexPath:
          atCurrentIndexPath:
          toProposedIndexPath:
        )
      ),
    ]
  }
#endif
