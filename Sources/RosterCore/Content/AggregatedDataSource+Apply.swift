extension AggregatedDataSource {
  /// Shows other items, grouped anew.
  ///
  /// - Parameters:
  ///   - newItems: the items in any order.
  ///   - matcher: says which items are the same, and which show the same.
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n*) in the number of items, what it takes to sort the keys and each group, and that of
  ///   ``SectionedChangeset/init(from:to:sections:items:)``. Headers and footers are computed again for groups that
  ///   changed, if they were asked for before.
  @inlinable @discardableResult
  public func apply<Matcher: ItemMatcher<Item>>(_ newItems: [Item], by matcher: Matcher) -> ContentUpdate {
    assign(
      newItems,
      unique: { [duplicates, onDuplicates] groups, came in
        if let came, !DuplicatePolicy.mayRepeat(came, in: groups.map(\.items), by: matcher) { return nil }
        return duplicates.resolved(newItems, by: matcher) { report in onDuplicates?(report) }
      },
      compare: { SectionedChangeset(from: $0, to: $1, sections: GroupMatcher(), items: matcher) }
    )
  }

  @usableFromInline
  func assign(
    _ newItems: [Item],
    unique: @escaping ([Group], [ItemPath]?) -> [Item]?,
    compare: @escaping ([Group], [Group]) -> SectionedChangeset
  ) -> ContentUpdate {
    store.assign(
      grouped(newItems),
      unique: duplicates == .keepAll ? nil : { unique($0, $1).map(self.grouped) },
      compare: { [weak self] old, new in
        var changes = compare(old, new)
        changes.sections.updates = self?.updatedGroups(from: old, to: new, changes) ?? []
        return changes
      }
    )
  }

  /// Shows other items, grouped anew.
  ///
  /// Items that are `Identifiable` and `Equatable`, or `Hashable`, are compared, though with more effort than where the
  /// compiler knows their type; others have views reload.
  ///
  /// - Returns: the update, which tells when it is shown.
  @discardableResult
  public func apply(_ newItems: [Item]) -> ContentUpdate {
    if let matcher = inferredMatcher(of: Item.self) { return apply(newItems, by: matcher) }
    return store.assign(grouped(newItems), unique: nil) { _, _ in nil }
  }

  /// Shows other items, which are matched by their identifier and compared with `==`.
  @inlinable @discardableResult
  public func apply(_ newItems: [Item]) -> ContentUpdate where Item: Identifiable & Equatable {
    apply(newItems, by: .id())
  }

  /// Shows other values: one that changes becomes another one.
  @inlinable @discardableResult
  public func apply(_ newItems: [Item]) -> ContentUpdate where Item: Hashable {
    apply(newItems, by: .value())
  }

  /// Shows other items, which are matched by their identifier and compared with `==`.
  @inlinable @discardableResult
  public func apply(_ newItems: [Item]) -> ContentUpdate where Item: Identifiable & Hashable {
    apply(newItems, by: .id())
  }

  /// Shows other items, which are matched by their identifier and compared by their revision.
  @inlinable @discardableResult
  public func apply(_ newItems: [Item]) -> ContentUpdate where Item: Identifiable & ContentRevisioned {
    apply(newItems, by: .revision())
  }

  /// Shows other items, which are matched by their identifier and compared by their revision.
  @inlinable @discardableResult
  public func apply(_ newItems: [Item]) -> ContentUpdate where Item: Identifiable & Equatable & ContentRevisioned {
    apply(newItems, by: .revision())
  }

  /// Shows other items, which are matched by their identifier and compared by their revision.
  @inlinable @discardableResult
  public func apply(_ newItems: [Item]) -> ContentUpdate where Item: Identifiable & Hashable & ContentRevisioned {
    apply(newItems, by: .revision())
  }
}
