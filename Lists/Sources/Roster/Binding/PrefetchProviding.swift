/// A view model that can prepare before its row or item is shown, for example by loading an image.
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
  /// Starts to prepare. A row or item can be shown without this call.
  @MainActor func prefetch()

  /// Stops preparing, because the row or item isn't needed for now. The default does nothing.
  @MainActor func cancelPrefetching()
}

extension PrefetchProviding {
  @preconcurrency @MainActor public func cancelPrefetching() {}
}
