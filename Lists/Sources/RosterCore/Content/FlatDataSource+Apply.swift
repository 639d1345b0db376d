import ListChanges
import RowStructures

extension FlatDataSource {
  /// Replaces the items and updates views with the difference.
  ///
  /// - Parameters:
  ///   - newItems: The new items in display order.
  ///   - matcher: The matcher that identifies items and compares their content.
  ///   - animated: A Boolean value that indicates whether views animate the update. The default is `true`.
  /// - Returns: An update you can await.
  /// - Complexity: The same as `ListChangeset.init(from:to:by:)`. If items were inserted, all identifiers are compared,
  ///   unless ``duplicates`` is `DuplicatePolicy.keepAll`. Each is hashed once.
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

  /// Replaces the items.
  ///
  /// Items that are `Identifiable` and `Equatable`, or `Hashable`, are compared. That's slower than if the compiler
  /// knows their type. With other items, views reload.
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

  /// Replaces the items, matched by identifier and compared with `==`.
  @inlinable @discardableResult
  public func apply(_ newItems: [Item], animated: Bool = true) -> ContentUpdate where Item: Identifiable & Equatable {
    apply(newItems, by: .id(), animated: animated)
  }

  /// Replaces values: a changed one becomes another item. Values that are also `Identifiable` are matched by `id`.
  @inlinable @_disfavoredOverload @discardableResult
  public func apply(_ newItems: [Item], animated: Bool = true) -> ContentUpdate where Item: Hashable {
    apply(newItems, by: .value(), animated: animated)
  }

  /// Replaces the items without comparing them, so views reload.
  ///
  /// Repeated identifiers aren't detected. Places of items are found again by identifiers.
  ///
  /// - Returns: An update you can await.
  /// - Complexity: O(1)
  @discardableResult
  public func reload(_ newItems: [Item]) -> ContentUpdate {
    assign(newItems, animated: false, unique: nil) { _, _ in nil }
  }

  /// Replaces the items.
  ///
  /// - Parameters:
  ///   - unique: A closure that returns the items without repeated ones. It receives the paths of inserted items if
  ///     nothing was repeated before.
  ///   - compare: A closure that returns the difference, or `nil` if it's unknown.
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
    // Handlers are called after the change, because earlier edits would be lost.
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

  /// Compares the pending items of a burst.
  @usableFromInline
  func settle() {
    guard let new = pending else { return }
    pending = nil
    let clock = ContinuousClock()
    let start = clock.now
    let old = rows.array
    let difference = Turn.evaluate("apply(_:)") { new.compare(old, new.items) }
    Turn.openUpdate().diffing += clock.now - start
    // Followers are notified with the enclosing update.
    Turn.depth += 1
    become(new.items, from: old, difference)
    Turn.depth -= 1
  }

  /// Replaces the items with a known difference, or reloads if it's `nil`.
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
