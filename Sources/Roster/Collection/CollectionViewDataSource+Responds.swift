#if canImport(UIKit)
  import Foundation

  extension CollectionViewDataSource {
    private static let conditionalRequirements = ConditionalRequirements<CollectionViewDataSource>([
      #selector(CollectionViewDataSource.collectionView(_:moveItemAt:to:)): { $0.moveHandler != nil }
    ])

    /// Whether UIKit sees a requirement: moves only if a handler takes them or a subclass overrides them.
    override open func responds(to selector: Selector!) -> Bool {
      guard super.responds(to: selector) else { return false }
      guard let selector, Thread.isMainThread else { return true }
      return MainActor.assumeIsolated {
        CollectionViewDataSource.conditionalRequirements.isAnswered(selector, by: self)
      }
    }
  }
#endif
