import ListChanges
import RowStructures

extension FlatDataSource {
  /// Shows other items.
  ///
  /// - Parameters:
  ///   - newItems: The items in the order in which they are to be shown.
  ///   - matcher: A matcher that says which items are the same, and which show the same.
  ///   - animated: Whether views animate the update. The default is `true`.
  /// - Returns: An update you can await.
  /// - Complexity: that of `ListChangeset.init(from:to:by:)`. If items arrived, all identifiers are compared with each other, unless
  ///   ``duplicates`` is `DuplicatePolicy.keepAll`: each is hashed once.
  @inlinable @discardableResult
  public func apply<Matcher: ItemMatcher<Item>>(
    _ newItems: [Item],
    by matcher: Matcher,
    animated: Bool = true
  ) -> ContentUpdate {
    assign(
      newItems,
      animated: animated,
      unique: { [duplicates, watch] in
        duplicates.resolved([$0], came: $1, by: matcher) { watch.note($0) }?[0]
      },
      compare: { ListChangeset(from: $0, to: $1, by: matcher) }
    )
  }

  /// Shows other items.
  ///
  /// Items that are `Identifiable` and `Equatable`, or `Hashable`, are compared, though with more effort than where the compiler
  /// knows their type. Other items have views reload.
  ///
  /// - Returns: An update you can await.
  @_disfavoredOverload @discardableResult
  public func apply(_ newItems: [Item], animated: Bool = true) -> ContentUpdate {
    if let matcher = inferredMatcher(of: Item.self) {
      return apply(newItems, by: matcher, animated: animated)
    }
    if !items.isEmpty { noteMissingIdentity(of: Item.self, in: "FlatDataSource") }
    return assign(newItems, animated: animated, unique: nil) { _, _ in nil }
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
  /// - Returns: An update you can await.
  /// - Complexity: O(1)
  @discardableResult
  public func reload(_ newItems: [Item]) -> ContentUpdate {
    assign(newItems, animated: false, unique: nil) { _, _ in nil }
  }

  /// Shows other items.
  ///
  /// - Parameters:
  ///   - unique: returns the items without those that are repeated, given the paths of those that came if nothing was repeated before.
  ///   - compare: returns what is different, or `nil` if that is unknown.
  @usableFromInline
  func assign(
    _ newItems: [Item],
    animated: Bool,
    unique: (([Item], [ItemPath]?) -> [Item]?)?,
    compare: @escaping ([Item], [Item]) -> ListChangeset?
  ) -> ContentUpdate {
    changes.checkChange()
    let newItems = changes.overlaid([newItems])[0]
    let unique = duplicates == .keepAll ? nil : unique
    watch.noteInstances(newItems)
    // Handlers are called when the content is there: their edits would be lost before.
    defer {
      watch.tellOfApplied()
      changes.tellOverlayOfApplied()
    }
    return Turn.transaction(animated: animated) {
      if Turn.isCoalescing {
        let items = unique.flatMap { unique in Turn.evaluate("apply(_:)") { unique(newItems, nil) } } ?? newItems
        watch.isUnique = unique != nil
        if pending == nil { Turn.settleFirst { [weak self] in self?.settle() } }
        pending = PendingItems(items: items, compare: compare)
        return
      }
      pending = nil
      let clock = ContinuousClock()
      let start = clock.now
      let old = rows.array
      let (items, difference) = Turn.evaluate("apply(_:)") {
        var (items, difference) = (newItems, compare(old, newItems))
        if let unique, !watch.isUnique || difference.map({ !$0.inserts.isEmpty }) ?? true {
          let came = watch.isUnique ? difference?.inserts.map { ItemPath(section: 0, item: $0) } : nil
          if let kept = unique(items, came) { (items, difference) = (kept, compare(old, kept)) }
        }
        return (items, difference)
      }
      watch.isUnique = unique != nil
      Turn.openUpdate().diffing += clock.now - start
      become(items, from: old, difference)
    }
  }

  /// Compares what a burst has left.
  @usableFromInline
  func settle() {
    guard let new = pending else { return }
    pending = nil
    let clock = ContinuousClock()
    let start = clock.now
    let old = rows.array
    let difference = Turn.evaluate("apply(_:)") { new.compare(old, new.items) }
    Turn.openUpdate().diffing += clock.now - start
    // Followers learn of it with what it is a part of.
    Turn.depth += 1
    become(new.items, from: old, difference)
    Turn.depth -= 1
  }

  /// Shows other items. It's known what is different, unless that is `nil`.
  package func become(_ newItems: [Item], from old: [Item], _ difference: ListChangeset?) {
    guard let difference else {
      watch.forget()
      rows = RowList(newItems)
      return send(.reload(isAnnounced: false))
    }
    let content = NewRows<Item, Item>(row: { newItems[$0] }, old: { old[$0] }, new: { newItems[$0] }) {
      $0.replaceAll(newItems)
    }
    watch.whileApplying { changeRows(of: 0, difference, content) }
  }
}
