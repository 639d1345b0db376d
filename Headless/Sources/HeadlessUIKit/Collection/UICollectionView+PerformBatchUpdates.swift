extension UICollectionView {
  /// Runs a block of updates that need not escape, as UIKit's method accepts it: Swift cannot say so of an optional
  /// closure.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
