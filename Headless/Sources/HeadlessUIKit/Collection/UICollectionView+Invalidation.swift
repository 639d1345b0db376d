import Foundation

extension UICollectionView {
  /// Notes which supplementary elements are invalidated one by one that the layout has never shown.
  func noteInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    guard !context.invalidateEverything, !context.invalidateDataSourceCounts else {
      invalidatedUnknown = []
      return
    }
    for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
      for path in paths where !knownSupplementaries.contains(.supplementary(kind, path)) {
        invalidatedUnknown.insert(.supplementary(kind, path))
      }
    }
  }

  /// Fails if an element was invalidated that was not there before and is not there now.
  func checkInvalidated() {
    let elements = invalidatedUnknown
    invalidatedUnknown = []
    for element in elements.sorted()
    where storedLayout.layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.indexPath) == nil {
      HeadlessFailure(
        .missingLayoutAttributes,
        reason: "no UICollectionViewLayoutAttributes instance for -layoutAttributesForSupplementaryElementOfKind: "
          + "\(element.kind) at path \(element.indexPath.objectText)",
        indexes: [Array(element.indexPath)]
      ).raise()
    }
  }

  /// Lets the layout say how supplementary views appear and disappear that a batch has taken away, without the batch naming their sections:
  /// it gets an index path without indexes.
  func askForAttributes(ofVanished elements: Set<CollectionElement>) {
    for element in elements.sorted() where element.category == .supplementaryView && displayed[element] == nil {
      knownSupplementaries.remove(element)
      guard storedLayout.layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.indexPath) == nil else {
        continue
      }
      _ = storedLayout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: element.kind, at: IndexPath())
      _ = storedLayout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: element.kind, at: IndexPath())
    }
  }
}
