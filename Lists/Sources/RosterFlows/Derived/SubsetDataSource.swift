import RosterCore

/// The items of another data source that have some identifiers, or all but those, in its order and its sections.
///
/// ```swift
/// let chosen = contacts.selected(ids: favorites)
/// let others = contacts.excluding(ids: favorites)
/// chosen.ids.insert(contact.id)
/// ```
///
/// Identifiers of which there is no item do no harm: an item that comes later is shown or left out by them.
///
/// - Complexity: O(log *n*) for each item that comes, goes, moves or changes. It keeps 0.2 to 0.7 bytes for each item of the
///   base, and the identifiers.
@preconcurrency @MainActor
public final class SubsetDataSource<Base: DataSource>: SubsequenceDataSource<Base> where Base.Item: Identifiable {
  @usableFromInline var shownIDs: Set<Base.Item.ID>
  /// Whether the items with the identifiers are left out, and not the others.
  @usableFromInline let isExcluding: Bool

  /// - Parameters:
  ///   - base: the data source whose items are shown; it is kept alive.
  ///   - ids: the identifiers.
  ///   - isExcluding: whether the items with the identifiers are left out, and not the others.
  ///   - emptySections: whether a section of the base is shown if no item of it is.
  @inlinable
  init(_ base: Base, ids: Set<Base.Item.ID>, isExcluding: Bool, emptySections: EmptySections = .keep) {
    shownIDs = ids
    self.isExcluding = isExcluding
    super.init(base, emptySections, "SubsetDataSource") { ids.contains($0.id) != isExcluding }
    readAll()
  }

  /// The identifiers, as the last change left them.
  @inlinable public var ids: Set<Base.Item.ID> {
    get { shownIDs }
    set { show(ids: newValue) }
  }

  /// Shows the items that have other identifiers, or all but those.
  ///
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n*). If identifiers were only added or only removed, then only items that are shown, or only those
  ///   that are not, are looked at.
  @inlinable @discardableResult
  public func show(ids: Set<Base.Item.ID>) -> ContentUpdate {
    let scope: RuleScope =
      if ids.isSuperset(of: shownIDs) {
        isExcluding ? .shown : .hidden
      } else if ids.isSubset(of: shownIDs) {
        isExcluding ? .hidden : .shown
      } else {
        .all
      }
    // First, as views and observers may set others while the update is made.
    shownIDs = ids
    let isExcluding = isExcluding
    predicate = { ids.contains($0.id) != isExcluding }
    return replaceRule(in: scope)
  }
}

extension DataSource where Item: Identifiable {
  /// The items that have some identifiers, in the same order and sections.
  ///
  /// - Parameters:
  ///   - ids: the identifiers; those of which there is no item do no harm.
  ///   - emptySections: whether a section is shown if no item of it is.
  @inlinable
  public func selected(ids: Set<Item.ID>, emptySections: EmptySections = .keep) -> SubsetDataSource<Self> {
    SubsetDataSource(self, ids: ids, isExcluding: false, emptySections: emptySections)
  }

  /// The items but those that have some identifiers, in the same order and sections.
  ///
  /// - Parameters:
  ///   - ids: the identifiers; those of which there is no item do no harm.
  ///   - emptySections: whether a section is shown if no item of it is.
  @inlinable
  public func excluding(ids: Set<Item.ID>, emptySections: EmptySections = .keep) -> SubsetDataSource<Self> {
    SubsetDataSource(self, ids: ids, isExcluding: true, emptySections: emptySections)
  }
}
