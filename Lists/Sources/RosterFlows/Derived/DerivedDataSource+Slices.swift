/// Rules over many items: what is pending after one was replaced.
///
/// A predicate, a query, a set of identifiers or an order that is replaced over `TimeSlicing.minimumCount` items and more is
/// asked in slices. Until an item is asked it stays shown or hidden as it was, and until all are, an order stays what it was:
/// nothing goes blank, and nothing that was hidden shows for a moment. Items that change meanwhile are asked at once where
/// they are filtered. A rule that is replaced again takes the place of the one that is pending.
extension DerivedDataSource {
  /// How a replaced rule shares the main actor; by default in slices of 4 ms. It counts from the next replacement or slice on.
  public var slices: TimeSlicing {
    get { derivation.slices }
    set { derivation.slices = newValue }
  }

  /// The number of items of the base that have yet to be asked about the rule that was set last, or to be put in its order.
  ///
  /// - Complexity: O(*s*) in the number of sections; O(1) if nothing is pending.
  public var pendingCount: Int { derivation.pendingCount }

  /// Makes the next slice now, without waiting for its turn.
  ///
  /// - Returns: whether more is pending. In a transaction the slice is made at its end.
  @discardableResult
  public func proceed() -> Bool {
    derivation.proceed()
    return pendingCount > 0
  }

  /// Asks all items that are pending at once.
  ///
  /// - Returns: the update, which tells when that is shown.
  /// - Complexity: O(*n*), with one call of the predicate or key for each item that is pending; O(*n* log *n*) for an order.
  @discardableResult
  public func settle() -> ContentUpdate { derivation.settle() }
}
