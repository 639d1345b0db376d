extension AggregatedDataSource {
  /// Shows other items, grouped anew.
  ///
  /// - Parameters:
  ///   - newItems: the items in any order.
  ///   - matcher: says which items are the same, and which show the same.
  ///   - animated: whether views animate the update.
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n*) in the number of items, what it takes to sort the keys and each group, and that of
  ///   `SectionedChangeset.init(from:to:sections:items:)`. Headers and footers are computed again for groups that
  ///   changed, if they were asked for before.
  @inlinable @discardableResult
  public func apply<Matcher: ItemMatcher<Item>>(
    _ newItems: [Item],
    by matcher: Matcher,
    animated: Bool = true
  ) -> ContentUpdate {
    let newItems = overlaid(newItems)
    return assign(
      newItems,
      animated: animated,
      unique: { [duplicates, store] groups, came in
        if let came, !DuplicatePolicy.mayRepeat(came, in: groups.map(\.items), by: matcher) { return nil }
        return duplicates.resolved(newItems, by: matcher) { store.note($0) }
      },
      compare: { SectionedChangeset(from: $0, to: $1, sections: GroupMatcher(), items: matcher) }
    )
  }

  @usableFromInline
  func assign(
    _ newItems: [Item],
    animated: Bool,
    unique: @escaping ([Group], [ItemPath]?) -> [Item]?,
    compare: @escaping ([Group], [Group]) -> SectionedChangeset
  ) -> ContentUpdate {
    store.assign(
      grouped(newItems),
      unique: duplicates == .keepAll ? nil : { unique($0, $1).map(self.grouped) },
      animated: animated,
      compare: { [weak self] old, new in
        var changes = compare(old, new)
        changes.sections.updates = self?.renewHeads(from: old, to: new, changes) ?? []
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
  public func apply(_ newItems: [Item], animated: Bool = true) -> ContentUpdate {
    if let matcher = inferredMatcher(of: Item.self) { return apply(newItems, by: matcher, animated: animated) }
    if !store.isEmpty { noteMissingIdentity(of: Item.self, in: "AggregatedDataSource") }
    return store.assign(grouped(overlaid(newItems)), unique: nil, animated: animated) { _, _ in nil }
  }

  /// Shows other items, which are matched by their identifier and compared with `==`.
  @inlinable @discardableResult
  public func apply(_ newItems: [Item], animated: Bool = true) -> ContentUpdate where Item: Identifiable & Equatable {
    apply(newItems, by: .id(), animated: animated)
  }

  /// Shows other values: one that changes becomes another one.
  @inlinable @discardableResult
  public func apply(_ newItems: [Item], animated: Bool = true) -> ContentUpdate where Item: Hashable {
    apply(newItems, by: .value(), animated: animated)
  }

  /// Shows other items, which are matched by their identifier and compared with `==`.
  @inlinable @discardableResult
  public func apply(_ newItems: [Item], animated: Bool = true) -> ContentUpdate where Item: Identifiable & Hashable {
    apply(newItems, by: .id(), animated: animated)
  }

  /// Shows other items, which are matched by their identifier and compared by their revision.
  @inlinable @discardableResult
  public func apply(_ newItems: [Item], animated: Bool = true) -> ContentUpdate
  where Item: Identifiable & ContentRevisioned {
    apply(newItems, by: .revision(), animated: animated)
  }

  /// Shows other items, which are matched by their identifier and compared by their revision.
  @inlinable @discardableResult
  public func apply(_ newItems: [Item], animated: Bool = true) -> ContentUpdate
  where Item: Identifiable & Equatable & ContentRevisioned {
    apply(newItems, by: .revision(), animated: animated)
  }

  /// Shows other items, which are matched by their identifier and compared by their revision.
  @inlinable @discardableResult
  public func apply(_ newItems: [Item], animated: Bool = true) -> ContentUpdate
  where Item: Identifiable & Hashable & ContentRevisioned {
    apply(newItems, by: .revision(), animated: animated)
  }

  /// Shows other items without comparing them: views reload.
  ///
  /// Repeated identifiers are not looked for. Places of items are found again by identifiers.
  ///
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n*)
  @discardableResult
  public func reload(_ newItems: [Item]) -> ContentUpdate {
    store.assign(grouped(overlaid(newItems)), unique: nil, animated: false) { _, _ in nil }
  }

  /// The items with the edits that are not confirmed yet.
  @usableFromInline
  func overlaid(_ newItems: [Item]) -> [Item] { changes.overlaid([newItems])[0] }
}
