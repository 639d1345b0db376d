/// A list of items in one section.
///
/// ```swift
/// let inbox = FlatDataSource(newMails)
/// tableView.attach(inbox)
/// inbox.append(mail)
/// inbox.apply(newMails)  // each view makes a batch of what is different
/// ```
///
/// ``EmptySections`` says whether a list without items is one empty section or no section.
@preconcurrency @MainActor public final class FlatDataSource<Item>: DataSource {
  /// How items with an identifier that another item has are treated when they are applied; repeated identifiers that
  /// come in another way are reported, too.
  ///
  /// With `DuplicatePolicy.trap`, which is the standard of debug builds, the program stops where items are applied.
  /// Debug builds also look at the items that the data source is made with, at edits and at transactions: these do as
  /// they say, and ``onDuplicates`` gets a report; without it, a note is printed once. Each edit hashes the identifiers
  /// that come and go, the first one all. Values that have no `id` are only looked at when they are applied.
  public var duplicates: DuplicatePolicy {
    get { store.watch.policy }
    set { store.watch.policy = newValue }
  }
  /// Is called with repeated identifiers as soon as they are there; with those of the first items when it is set.
  public var onDuplicates: ((DuplicateReport) -> Void)? {
    get { store.watch.handler }
    set { store.watch.handler = newValue }
  }

  @usableFromInline let store: SectionStore<Never, Item, Never>

  /// - Parameters:
  ///   - items: the items in the order in which they are shown.
  ///   - emptySections: whether the section is there when it has no items.
  ///   - duplicates: what happens to items with an identifier that another item has. Without it, all stay,
  ///     and debug builds report them.
  public init(_ items: [Item] = [], emptySections: EmptySections = .keep, duplicates: DuplicatePolicy? = nil) {
    let watch = DuplicateDetector<Never, Item, Never>()
    let items = watch.resolveFirst([items], by: duplicates)[0]
    store = SectionStore([ContentSection(items: items)], emptySections, watch: watch)
    changes.source = self
  }

  /// The items in the order in which they are shown, as the last change left them.
  public var items: [Item] { store.newest.sections[0].items }

  public var changes: ContentChannel { store.changes }

  @inlinable public var numberOfSections: Int { store.numberOfSections }

  @inlinable
  public func numberOfItems(inSection section: Int) -> Int {
    store.numberOfItems(inSection: section, in: "FlatDataSource")
  }

  @inlinable
  public func item(at index: Int, inSection section: Int) -> Item {
    store.item(at: index, inSection: section, in: "FlatDataSource")
  }
}
