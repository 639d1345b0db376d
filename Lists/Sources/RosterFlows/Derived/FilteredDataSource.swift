import RosterCore

/// The items of another data source that satisfy the predicate of a ``Filter``, in its order and its sections.
///
/// ```swift
/// let unread = mails.filtered { !$0.isRead }
/// unread.filter.predicate = { !$0.isRead && $0.folder == folder }
/// ```
///
/// The predicate is called once for each inserted or changed item, and not for moved ones. An item that no longer satisfies it is
/// deleted, and one that satisfies it now is inserted. Views that show the base, and others that show this, make one batch each.
///
/// - Complexity: O(log *n*) for each inserted, removed, moved, or changed item. It retains 0.2 to 0.7 bytes for each item of the
///   base.
@preconcurrency @MainActor public final class FilteredDataSource<Base: DataSource>: SubsequenceDataSource<Base> {
  /// The filter that items have to satisfy.
  public let filter: Filter<Base.Item>

  @inlinable
  init(_ base: Base, _ filter: Filter<Base.Item>, _ emptySections: EmptySections) {
    self.filter = filter
    super.init(base, emptySections, "FilteredDataSource", filter.shownPredicate)
    readAll()
    filter.append(self)
  }

  @usableFromInline
  func show(by predicate: @escaping (Base.Item) -> Bool, in scope: RuleScope) -> ContentUpdate {
    self.predicate = predicate
    return replaceRule(in: scope)
  }
}

extension DataSource {
  /// Returns the items that satisfy the predicate of a filter, in the same order and sections.
  ///
  /// - Parameters:
  ///   - filter: The filter, which you can change, and which other data sources can follow.
  ///   - emptySections: The handling of sections without items.
  @inlinable
  public func filtered(by filter: Filter<Item>, emptySections: EmptySections = .keep) -> FilteredDataSource<Self> {
    FilteredDataSource(self, filter, emptySections)
  }

  /// Returns the items that satisfy a predicate, in the same order and sections.
  ///
  /// - Parameters:
  ///   - emptySections: The handling of sections without items.
  ///   - predicate: A closure that returns whether an item is shown.
  @inlinable
  public func filtered(
    emptySections: EmptySections = .keep,
    by predicate: @escaping (Item) -> Bool
  ) -> FilteredDataSource<Self> {
    filtered(by: Filter(predicate), emptySections: emptySections)
  }
}
