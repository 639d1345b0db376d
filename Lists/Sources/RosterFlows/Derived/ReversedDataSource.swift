/// The items of another data source in the opposite order, in each of its sections.
///
/// ```swift
/// let newestFirst = messages.reversed()
/// ```
///
/// - Complexity: O(1) for each edit of the base. It keeps a number for each section.
@preconcurrency @MainActor public final class ReversedDataSource<Base: DataSource>: DerivedDataSource<Base> {
  /// - Parameter base: the data source whose items are shown; it is kept alive.
  init(_ base: Base) {
    super.init(base, Derivation(base, by: .opposite, .keep, "ReversedDataSource"))
  }
}

extension DataSource {
  /// The items of each section, the last one first.
  public func reversed() -> ReversedDataSource<Self> { ReversedDataSource(self) }
}
