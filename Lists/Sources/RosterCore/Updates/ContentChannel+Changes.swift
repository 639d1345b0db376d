import ListChanges

extension ContentChannel {
  /// Makes one stage of changes, and sends them.
  ///
  /// - Parameters:
  ///   - stage: The changes, in the data source's own indexes.
  ///   - commit: A closure that changes the content. It's called once, before this method returns.
  /// - Returns: An update you can await.
  @discardableResult
  public func perform(_ stage: ChangeStage, commit: @escaping () -> Void) -> ContentUpdate {
    perform(SectionedChangeset(sections: stage.sections, items: stage.items), commit: commit)
  }

  /// Makes changes, and sends them.
  ///
  /// While no view, observer, or place follows the content, only `commit` reads it.
  ///
  /// - Parameters:
  ///   - changeset: The changes, in the data source's own indexes.
  ///   - commit: A closure that changes the content. It's called once, before this method returns.
  /// - Returns: An update you can await.
  /// - Complexity: O(*k* log *n*) for *k* changes, plus the time to read the items that they name.
  @discardableResult
  public func perform(_ changeset: SectionedChangeset, commit: @escaping () -> Void) -> ContentUpdate {
    perform(changeset, isReadable: true, commit: commit)
  }

  /// - Parameter isReadable: A Boolean value that indicates whether the data source still has the old items.
  func perform(_ changeset: SectionedChangeset, isReadable: Bool, commit: @escaping () -> Void) -> ContentUpdate {
    change(commit) { source, live in
      let named = changeset.items.deletes + changeset.items.moves.map(\.from) + changeset.items.updates.map(\.from)
      live.perform(source, reading: named, changeset.sections.deletes, isReadable: isReadable, commit: commit) {
        changeset
      }
    } unread: {
      self.sendUnread(changeset)
    }
  }

  /// Makes changes by comparing the items before and after them.
  ///
  /// Sections are matched by the identifiers of their headers, by `Hashable` headers, or else in order. While no view,
  /// observer, or place follows the content, it isn't read.
  ///
  /// - Parameters:
  ///   - matcher: The matcher that identifies items and compares their content.
  ///   - commit: A closure that changes the content. It's called once, before this method returns.
  /// - Returns: An update you can await.
  /// - Complexity: O(*n*) reads of items before and after, plus `SectionedChangeset.init(from:to:sections:items:)`.
  @discardableResult
  public func perform<Matcher: ItemMatcher<Item>>(by matcher: Matcher, commit: () -> Void) -> ContentUpdate {
    change(commit) { source, live in
      let old = source.untypedSections
      live.perform(source, reading: [], Array(old.indices), commit: commit) {
        let new = source.untypedSections
        return Turn.evaluate("perform(by:commit:)") {
          SectionedChangeset(from: old, to: new, sections: InferredSectionMatcher(), items: matcher)
        }
      }
    } unread: {
      self.send(.reload(isAnnounced: false))
    }
  }

  /// Makes changes that you can't describe, so views reload.
  ///
  /// In a composite, only the sections of the data source are replaced.
  ///
  /// - Parameter commit: A closure that changes the content. It's called once, before this method returns.
  /// - Returns: An update you can await.
  @discardableResult
  public func reload(commit: @escaping () -> Void) -> ContentUpdate {
    checkChange()
    return Turn.edit {
      commit()
      forgetLiveRows()
      send(.reload(isAnnounced: false))
    }
  }

  /// Announces a change that already happened, so all views of the data source reload, even in a composite.
  ///
  /// Prefer ``perform(_:commit:)-(SectionedChangeset,_)`` and ``reload(commit:)``, which leave other content as it is.
  ///
  /// - Returns: An update you can await.
  @discardableResult
  public func announceReload() -> ContentUpdate {
    checkChange()
    return Turn.edit {
      forgetLiveRows()
      send(.reload(isAnnounced: true))
    }
  }

  /// Changes the content, and follows its rows if they have followers.
  private func change(
    _ commit: () -> Void,
    _ perform: (any DataSource<Item>, LiveRows<Item>) -> Void,
    unread: () -> Void
  ) -> ContentUpdate {
    checkChange()
    return Turn.edit {
      if numberOfSinks == 0, places == nil {
        forgetLiveRows()
        commit()
      } else if let source = source as? any DataSource<Item> {
        perform(source, liveRows(of: source))
      } else {
        commit()
        unread()
      }
    }
  }

  /// Sends changes of content without a known data source. Moves are removals and insertions.
  private func sendUnread(_ changes: SectionedChangeset) {
    func rows(_ paths: [ItemPath], _ list: WritableKeyPath<RowChanges, ContiguousArray<RowChanges.Row>>) {
      for (section, paths) in Dictionary(grouping: paths.sorted(), by: \.section).sorted(by: { $0.key < $1.key }) {
        var rows = RowChanges()
        rows[keyPath: list] = ContiguousArray(paths.map { ($0.item, 0) })
        send(.rows(rows, inSection: section))
      }
    }
    let (items, sections) = (changes.items, changes.sections)
    rows(items.deletes + items.moves.map(\.from), \.removed)
    for section in (sections.deletes + sections.moves.map(\.from)).sorted(by: >) {
      send(.removeSections(section..<section + 1))
    }
    for section in (sections.inserts + sections.moves.map(\.to)).sorted() {
      send(.insertSections(section..<section + 1))
    }
    rows(items.inserts + items.moves.map(\.to), \.inserted)
    rows(items.updates.map(\.to), \.updated)
    for update in sections.updates { send(.updateSection(update.to)) }
  }
}

extension DataSource {
  /// The sections with headers and footers of any type.
  fileprivate var untypedSections: [ContentSection<Any, Item, Any>] {
    (0..<numberOfSections).map { section in
      ContentSection(
        header: header(ofSection: section),
        items: (0..<numberOfItems(inSection: section)).map { item(at: $0, inSection: section) },
        footer: footer(ofSection: section),
        indexTitle: indexTitle(ofSection: section)
      )
    }
  }
}
