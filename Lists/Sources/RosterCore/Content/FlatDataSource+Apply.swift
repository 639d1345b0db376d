import ListChanges

extension FlatDataSource {
  /// Shows other items.
  ///
  /// - Parameters:
  ///   - newItems: the items in the order in which they are to be shown.
  ///   - matcher: says which items are the same, and which show the same.
  ///   - animated: whether views animate the update.
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: that of `ListChangeset.init(from:to:by:)`. If items came, all identifiers are compared with each
  ///   other, unless ``duplicates`` is `DuplicatePolicy.keepAll`: each is hashed once.
  @inlinable @discardableResult
  public func apply<Matcher: ItemMatcher<Item>>(
    _ newItems: [Item],
    by matcher: Matcher,
    animated: Bool = true
  ) -> ContentUpdate {
    assign(
      newItems,
      animated: animated,
      unique: { [duplicates, store] in
        duplicates.resolved([$0], came: $1, by: matcher) { store.note($0) }?[0]
      },
      compare: { ListChangeset(from: $0, to: $1, by: matcher) }
    )
  }

  @usableFromInline
  func assign(
    _ newItems: [Item],
    animated: Bool,
    unique: @escaping ([Item], [ItemPath]?) -> [Item]?,
    compare: @escaping ([Item], [Item]) -> ListChangeset
  ) -> ContentUpdate {
    store.assign(
      [ContentSection(items: overlaid(newItems))],
      unique: duplicates == .keepAll ? nil : { unique($0[0].items, $1).map { [ContentSection(items: $0)] } },
      animated: animated,
      compare: { old, new in
        switch (old.first, new.first) {
        case (let old?, let new?): SectionedChangeset(compare(old.items, new.items), inSection: 0)
        case (nil, .some): SectionedChangeset(sections: .init(inserts: [0]))
        case (.some, nil): SectionedChangeset(sections: .init(deletes: [0]))
        case (nil, nil): SectionedChangeset()
        }
      }
    )
  }

  /// Shows other items.
  ///
  /// Items that are `Identifiable` and `Equatable`, or `Hashable`, are compared, though with more effort than where the
  /// compiler knows their type; others have views reload.
  ///
  /// - Returns: the update, which tells when it is shown.
  @_disfavoredOverload @discardableResult
  public func apply(_ newItems: [Item], animated: Bool = true) -> ContentUpdate {
    if let matcher = inferredMatcher(of: Item.self) {
      return apply(newItems, by: matcher, animated: animated)
    }
    if !store.isEmpty { noteMissingIdentity(of: Item.self, in: "FlatDataSource") }
    return store.assign([ContentSection(items: overlaid(newItems))], unique: nil, animated: animated) { _, _ in nil }
  }

  /// Shows other items, which are matched by their identifier and compared with `==`.
  @inlinable @discardableResult
  public func apply(_ newItems: [Item], animated: Bool = true) -> ContentUpdate where Item: Identifiable & Equatable {
    apply(newItems, by: .id(), animated: animated)
  }

  /// Shows other values: one that changes becomes another one. Values that are `Identifiable`, too, are matched by `id`.
  @inlinable @_disfavoredOverload @discardableResult
  public func apply(_ newItems: [Item], animated: Bool = true) -> ContentUpdate where Item: Hashable {
    apply(newItems, by: .value(), animated: animated)
  }

  /// Shows other items without comparing them: views reload.
  ///
  /// Repeated identifiers are not looked for. Places of items are found again by identifiers.
  ///
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n*)
  @discardableResult
  public func reload(_ newItems: [Item]) -> ContentUpdate {
    store.assign([ContentSection(items: overlaid(newItems))], unique: nil, animated: false) { _, _ in nil }
  }

  /// The items with the edits that are not confirmed yet.
  private func overlaid(_ newItems: [Item]) -> [Item] { changes.overlaid([newItems])[0] }
}
