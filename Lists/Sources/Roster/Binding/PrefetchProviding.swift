/// A view model that can get ready before its row or item is shown, for example by loading a picture.
///
/// ```swift
/// extension Note: PrefetchProviding {
///   func prefetch() { pictures.load(id) }
///   func cancelPrefetching() { pictures.cancel(id) }
/// }
/// ```
///
/// Corresponds to `UITableViewDataSourcePrefetching` and `UICollectionViewDataSourcePrefetching`.
public protocol PrefetchProviding {
  /// Starts to get ready. The row or item may be shown without this having been called.
  @MainActor func prefetch()

  /// Stops to get ready, because the row or item is not needed for now. Does nothing by default.
  @MainActor func cancelPrefetching()
}

extension PrefetchProviding {
  @preconcurrency @MainActor public func cancelPrefetching() {}
}
