import Foundation

/// What the composite says it implements: what at least one child does.
extension CompositeCollectionViewDataSource {
  /// What the composite answers itself, whatever its children implement: it keeps account of what is shown, and refuses
  /// moves between children that do not agree.
  private enum OwnRequirement: String, CaseIterable {
    case numberOfSections = "numberOfSections(in:)"
    case numberOfItems = "collectionView(_:numberOfItemsInSection:)"
    case cell = "collectionView(_:cellForItemAt:)"
    case prefetchItems = "collectionView(_:prefetchItemsAt:)"
    case willDisplay = "collectionView(_:willDisplay:forItemAt:)"
    case didEndDisplaying = "collectionView(_:didEndDisplaying:forItemAt:)"
    case willDisplaySupplementaryView = "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)"
    case targetOfMove =
      "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)"

    #if canImport(UIKit)
      var selector: Selector {
        switch self {
        case .numberOfSections: #selector(CompositeCollectionViewDataSource.numberOfSections(in:))
        case .numberOfItems: #selector(CompositeCollectionViewDataSource.collectionView(_:numberOfItemsInSection:))
        case .cell: #selector(CompositeCollectionViewDataSource.collectionView(_:cellForItemAt:))
        case .prefetchItems: #selector(CompositeCollectionViewDataSource.collectionView(_:prefetchItemsAt:))
        case .willDisplay: #selector(CompositeCollectionViewDataSource.collectionView(_:willDisplay:forItemAt:))
        case .didEndDisplaying:
          #selector(CompositeCollectionViewDataSource.collectionView(_:didEndDisplaying:forItemAt:))
        case .willDisplaySupplementaryView:
          #selector(CompositeCollectionViewDataSource.collectionView(_:willDisplaySupplementaryView:forElementKind:at:))
        case .targetOfMove:
          #selector(
            CompositeCollectionViewDataSource.collectionView(
              _:
              targetIndexPathForMoveOfItemFromOriginalIndexPath:
              atCurrentIndexPath:
              toProposedIndexPath:
            )
          )
        }
      }
    #endif
  }
}

#if canImport(UIKit)
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
      return children.isAnswered(selector)
    }

    private static let ownSelectors = Set(OwnRequirement.allCases.map(\.selector))
  }
#else
  extension CompositeCollectionViewDataSource: HeadlessResponding {
    /// The composite, and the objects of all children, nested ones included.
    public var headlessResponders: [HeadlessResponder] {
      [HeadlessResponder(self, answered: OwnRequirement.allCases.map(\.rawValue))] + children.headlessResponders
    }
  }
#endif
