import ListChanges

extension NestedDataSource {
  /// Shows other sections, which are matched by ``sectionKey``, by the identifiers of their headers, or by the headers
  /// themselves if they are `Hashable`; sections without headers are matched in their order.
  ///
  /// - Parameters:
  ///   - newSections: the sections, empty ones included. A comparator puts them in its order.
  ///   - matcher: says which items are the same, and which show the same.
  ///   - animated: whether views animate the update.
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: that of `SectionedChangeset.init(from:to:sections:items:)`. If items came, all identifiers are
  ///   compared with each other, unless ``duplicates`` is `DuplicatePolicy.keepAll`: each is hashed once.
  @inlinable @discardableResult
  public func apply<Matcher: ItemMatcher<Item>>(
    _ newSections: [Section],
    items matcher: Matcher,
    animated: Bool = true
  ) -> ContentUpdate {
    assign(
      newSections,
      animated: animated,
      unique: { [duplicates, store] in
        duplicates.resolved($0, came: $1, by: matcher) { store.note($0) }
      },
      compare: { [sectionKey] in
        SectionedChangeset(from: $0, to: $1, sections: InferredSectionMatcher(key: sectionKey), items: matcher)
      }
    )
  }

  @usableFromInline
  func assign(
    _ newSections: [Section],
    animated: Bool,
    unique: @escaping ([[Item]], [ItemPath]?) -> [[Item]]?,
    compare: @escaping ([Section], [Section]) -> SectionedChangeset
  ) -> ContentUpdate {
    let newSections = NestedDataSource.ordered(overlaid(newSections), by: areInIncreasingOrder)
    store.watch.check(newSections, by: InferredSectionMatcher(key: sectionKey).id)
    return store.assign(
      newSections,
      unique: duplicates == .keepAll
        ? nil
        : { sections, came in
          unique(sections.map(\.items), came).map { items in
            zip(sections, items).map { section, items in
              var section = section
              section.items = items
              return section
            }
          }
        },
      animated: animated,
      compare: compare
    )
  }

  /// Shows other sections.
  ///
  /// Sections are matched by ``sectionKey``, by the identifiers of their headers, or by the headers themselves if they are
  /// `Hashable`. Items that are `Identifiable` and `Equatable`, or `Hashable`, are compared, though with more effort than
  /// where the compiler knows their type; others have views reload.
  ///
  /// - Returns: the update, which tells when it is shown.
  @_disfavoredOverload @discardableResult
  public func apply(_ newSections: [Section], animated: Bool = true) -> ContentUpdate {
    if let matcher = inferredMatcher(of: Item.self) { return apply(newSections, items: matcher, animated: animated) }
    if !store.isEmpty { noteMissingIdentity(of: Item.self, in: "NestedDataSource") }
    let sections = NestedDataSource.ordered(overlaid(newSections), by: areInIncreasingOrder)
    return store.assign(sections, unique: nil, animated: animated) { _, _ in nil }
  }

  /// Shows other sections, whose items are matched by their identifier and compared with `==`.
  @inlinable @discardableResult
  public func apply(_ newSections: [Section], animated: Bool = true) -> ContentUpdate
  where Item: Identifiable & Equatable {
    apply(newSections, items: .id(), animated: animated)
  }

  /// Shows other sections of values: one that changes becomes another one. Values that are `Identifiable`, too, are matched by `id`.
  @inlinable @_disfavoredOverload @discardableResult
  public func apply(_ newSections: [Section], animated: Bool = true) -> ContentUpdate where Item: Hashable {
    apply(newSections, items: .value(), animated: animated)
  }

  /// Shows other sections without comparing them: views reload.
  ///
  /// Repeated identifiers are not looked for. Places of items are found again by identifiers.
  ///
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n*)
  @discardableResult
  public func reload(_ newSections: [Section]) -> ContentUpdate {
    let sections = NestedDataSource.ordered(overlaid(newSections), by: areInIncreasingOrder)
    return store.assign(sections, unique: nil, animated: false) { _, _ in nil }
  }

  /// The sections with the edits that are not confirmed yet.
  private func overlaid(_ newSections: [Section]) -> [Section] {
    if changes.overlay == nil { return newSections }
    return zip(newSections, changes.overlaid(newSections.map(\.items))).map { section, items in
      var section = section
      section.items = items
      return section
    }
  }
}
