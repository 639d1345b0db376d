import ListChanges
import RowStructures

extension NestedDataSource {
  /// Replaces the sections and updates views with the difference.
  ///
  /// Sections are matched by ``sectionKey``, by the identifiers of their headers, or by `Hashable` headers. Sections
  /// without headers are matched in order.
  ///
  /// - Parameters:
  ///   - newSections: The new sections, including empty ones. A comparator sorts them.
  ///   - matcher: The matcher that identifies items and compares their content.
  ///   - animated: A Boolean value that indicates whether views animate the update. The default is `true`.
  /// - Returns: An update you can await.
  /// - Complexity: The same as `SectionedChangeset.init(from:to:sections:items:)`. If items were inserted, all
  ///   identifiers are compared, unless ``duplicates`` is `DuplicatePolicy.keepAll`. Each is hashed once.
  @inlinable @discardableResult
  public func apply<Matcher: ItemMatcher<Item>>(
    _ newSections: [Section],
    items matcher: Matcher,
    animated: Bool = true
  ) -> ContentUpdate {
    assign(
      newSections,
      animated: animated,
      unique: uniquing(by: matcher),
      compare: { [sectionKey] in
        SectionedChangeset(from: $0, to: $1, sections: InferredSectionMatcher(key: sectionKey), items: matcher)
      }
    )
  }

  @usableFromInline
  func uniquing(by matcher: some ItemMatcher<Item>) -> ([[Item]], [ItemPath]?) -> [[Item]]? {
    { [duplicates, watch] in duplicates.resolved($0, came: $1, by: matcher) { watch.note($0) } }
  }

  /// Replaces the sections.
  ///
  /// Sections are matched by ``sectionKey``, by the identifiers of their headers, or by `Hashable` headers. Items that
  /// are `Identifiable` and `Equatable`, or `Hashable`, are compared. That's slower than if the compiler knows their
  /// type. With other items, views reload.
  ///
  /// - Returns: An update you can await.
  @_disfavoredOverload @discardableResult
  public func apply(_ newSections: [Section], animated: Bool = true) -> ContentUpdate {
    if let matcher = inferredMatcher(of: Item.self) { return apply(newSections, items: matcher, animated: animated) }
    if sections.contains(where: { !$0.items.isEmpty }) { noteMissingIdentity(of: Item.self, in: "NestedDataSource") }
    return assign(newSections, animated: animated, unique: nil) { _, _ in nil }
  }

  /// Replaces the sections, whose items are matched by identifier and compared with `==`.
  @inlinable @discardableResult
  public func apply(_ newSections: [Section], animated: Bool = true) -> ContentUpdate
  where Item: Identifiable & Equatable {
    apply(newSections, items: .id(), animated: animated)
  }

  /// Replaces sections of values: a changed one becomes another item. Values that are also `Identifiable` are matched
  /// by `id`.
  @inlinable @_disfavoredOverload @discardableResult
  public func apply(_ newSections: [Section], animated: Bool = true) -> ContentUpdate where Item: Hashable {
    apply(newSections, items: .value(), animated: animated)
  }

  /// Replaces the sections without comparing them, so views reload.
  ///
  /// Repeated identifiers aren't detected. Places of items are found again by identifiers.
  ///
  /// - Returns: An update you can await.
  /// - Complexity: O(*s*) for *s* sections.
  @discardableResult
  public func reload(_ newSections: [Section]) -> ContentUpdate {
    assign(newSections, animated: false, unique: nil) { _, _ in nil }
  }

  /// Replaces the sections.
  ///
  /// - Parameters:
  ///   - unique: A closure that returns the items without repeated ones, or `nil` for content that isn't compared. It
  ///     receives the paths of inserted items if nothing was repeated before.
  ///   - compare: A closure that returns the difference, or `nil` if it's unknown.
  @usableFromInline
  func assign(
    _ newSections: [Section],
    animated: Bool,
    unique: (([[Item]], [ItemPath]?) -> [[Item]]?)?,
    compare: @escaping ([Section], [Section]) -> SectionedChangeset?
  ) -> ContentUpdate {
    changes.checkChange()
    let newSections = NestedDataSource.ordered(overlaid(newSections), by: areInIncreasingOrder)
    if unique != nil { watch.check(sections: newSections.map(InferredSectionMatcher(key: sectionKey).id)) }
    let unique = duplicates == .keepAll ? nil : unique
    watch.noteInstances(newSections.lazy.flatMap(\.items))
    // Handlers are called after the change, because earlier edits would be lost.
    defer {
      watch.tellOfApplied()
      changes.tellOverlayOfApplied()
    }
    return Turn.transaction(animated: animated) {
      if Turn.isCoalescing {
        let kept = Turn.evaluate("apply(_:)") { unique?(newSections.map(\.items), nil) }
        watch.isUnique = unique != nil
        if pending == nil { Turn.settleFirst { [weak self] in self?.settle() } }
        pending = PendingSections(sections: kept.map(newSections.with) ?? newSections, compare: compare)
        return
      }
      pending = nil
      let clock = ContinuousClock()
      let start = clock.now
      let old = keptSections
      let (sections, difference) = Turn.evaluate("apply(_:)") {
        var (sections, difference) = (newSections, compare(old, newSections))
        if let unique, !watch.isUnique || difference.map(\.mayRepeat) ?? true {
          let came = watch.isUnique && difference?.sections.inserts.isEmpty == true ? difference?.items.inserts : nil
          if let kept = unique(sections.map(\.items), came) {
            sections = sections.with(kept)
            difference = compare(old, sections)
          }
        }
        return (sections, difference)
      }
      watch.isUnique = unique != nil
      Turn.openUpdate().diffing += clock.now - start
      become(sections, from: old, difference)
    }
  }

  /// Compares the pending sections of a burst.
  func settle() {
    guard let new = pending else { return }
    pending = nil
    let clock = ContinuousClock()
    let start = clock.now
    let old = keptSections
    let difference = Turn.evaluate("apply(_:)") { new.compare(old, new.sections) }
    Turn.openUpdate().diffing += clock.now - start
    // Followers are notified with the enclosing update.
    Turn.depth += 1
    become(new.sections, from: old, difference)
    Turn.depth -= 1
  }

  private func become(_ new: [Section], from old: [Section], _ difference: SectionedChangeset?) {
    guard let difference else {
      watch.forget()
      kept = CountedList(new.map { (named($0, RowList($0.items)), weight: 0) })
      sectionsMoved()
      return send(.reload(isAnnounced: false))
    }
    target = new
    let content = NewSections<Item, Item>(
      oldCount: old.count,
      counts: new.map(\.items.count),
      row: { new[$0.section].items[$0.item] },
      old: { old[$0.section].items[$0.item] },
      new: { new[$0.section].items[$0.item] },
      finish: { section, rows in rows.replaceAll(new[section].items) }
    )
    watch.whileApplying {
      var edits = SectionedEdits(self, difference, content)
      edits.run()
    }
    // Equal headers and footers are replaced, too.
    for (index, section) in new.enumerated() { kept.update(at: index) { $0.setHeader(section) } }
    target = []
  }

  /// Returns the sections with unconfirmed edits.
  private func overlaid(_ newSections: [Section]) -> [Section] {
    changes.overlay == nil ? newSections : newSections.with(changes.overlaid(newSections.map(\.items)))
  }
}

extension Array {
  /// Returns the sections with other items.
  fileprivate func with<Header, Item, Footer>(_ items: [[Item]]) -> [Element]
  where Element == ContentSection<Header, Item, Footer> {
    zip(self, items).map { section, items in
      var section = section
      section.items = items
      return section
    }
  }
}

extension SectionedChangeset {
  /// A Boolean value that indicates whether an insertion may repeat an identifier.
  fileprivate var mayRepeat: Bool { !items.inserts.isEmpty || !sections.inserts.isEmpty }
}
