/// The items of another data source that satisfy a predicate, in its order and its sections.
///
/// ```swift
/// let unread = mails.filtered { !$0.isRead }
/// unread.predicate = { !$0.isRead && $0.folder == folder }
/// ```
///
/// The predicate is asked once for each item that comes or changes, and not for those that move. An item that satisfies it
/// no longer is deleted, one that satisfies it now is inserted, and views that show the base, and others that show this,
/// make one batch each. The predicate must not change content.
///
/// - Complexity: O(log *n*) for each item that comes, goes, moves or changes. It keeps 0.2 to 0.7 bytes for each item of
///   the base.
@preconcurrency @MainActor public final class FilteredDataSource<Base: DataSource>: SubsequenceDataSource<Base> {
  @usableFromInline var shownPredicate: (Base.Item) -> Bool

  /// - Parameters:
  ///   - base: the data source whose items are shown; it is kept alive.
  ///   - emptySections: whether a section of the base is shown if no item of it is.
  ///   - predicate: whether an item is shown.
  @inlinable
  public init(_ base: Base, emptySections: EmptySections = .keep, by predicate: @escaping (Base.Item) -> Bool) {
    shownPredicate = predicate
    let isShown = FilteredDataSource.reading(base, predicate)
    let derivation = Derivation(filtering: base, by: isShown, emptySections, "FilteredDataSource")
    super.init(base, derivation)
  }

  /// Made where the types are known.
  @inlinable
  static func reading(_ base: Base, _ predicate: @escaping (Base.Item) -> Bool) -> @MainActor (ItemPath) -> Bool {
    { predicate(base.item(at: $0.item, inSection: $0.section)) }
  }

  @inlinable
  func show(by predicate: @escaping (Base.Item) -> Bool, in scope: RuleScope) -> ContentUpdate {
    // First, as views and observers may set another one while the update is made.
    shownPredicate = predicate
    return derivation.filter(by: FilteredDataSource.reading(base, predicate), in: scope)
  }

  /// Whether an item is shown, as the last change left it. Setting it asks for all items.
  ///
  /// ``narrow(to:)`` and ``widen(to:)`` ask for fewer.
  @inlinable public var predicate: (Base.Item) -> Bool {
    get { shownPredicate }
    set { show(by: newValue) }
  }

  /// Shows the items that satisfy another predicate.
  ///
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n*), with one call of the predicate for each item of the base.
  @inlinable @discardableResult
  public func show(by predicate: @escaping (Base.Item) -> Bool) -> ContentUpdate {
    show(by: predicate, in: .all)
  }

  /// Shows the items that satisfy a predicate which no item satisfies that is not shown now, such as a longer query.
  ///
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n*), with one call of the predicate for each item that is shown.
  @inlinable @discardableResult
  public func narrow(to predicate: @escaping (Base.Item) -> Bool) -> ContentUpdate {
    show(by: predicate, in: .shown)
  }

  /// Shows the items that satisfy a predicate which all items satisfy that are shown now, such as a shorter query.
  ///
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n*), with one call of the predicate for each item that is not shown.
  @inlinable @discardableResult
  public func widen(to predicate: @escaping (Base.Item) -> Bool) -> ContentUpdate {
    show(by: predicate, in: .hidden)
  }

  /// Asks the predicate for all items again, as it depends on something else than the item.
  ///
  /// - Returns: the update, which tells when it is shown.
  @inlinable @discardableResult
  public func reevaluate() -> ContentUpdate { show(by: predicate) }
}

extension DataSource {
  /// The items that satisfy a predicate, in the same order and sections.
  ///
  /// - Parameters:
  ///   - emptySections: whether a section is shown if no item of it is.
  ///   - predicate: whether an item is shown.
  @inlinable
  public func filtered(
    emptySections: EmptySections = .keep,
    by predicate: @escaping (Item) -> Bool
  ) -> FilteredDataSource<Self> {
    FilteredDataSource(self, emptySections: emptySections, by: predicate)
  }
}
