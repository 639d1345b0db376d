import Foundation
import RosterCore
import RowStructures

/// Items that are loaded page by page as the user comes near, in one section.
///
/// ```swift
/// let feed = PagedDataSource<Post, String> { request in
///   let answer = try await server.posts(after: request.key, limit: request.size)
///   return Page(answer.posts, next: answer.cursor)
/// }
/// tableView.attach(feed.showing(phases, of: feed))
/// tableView.pullsToRefresh(feed)
/// ```
///
/// The list asks for the first page when a view shows it, also in a composite or under derived content, or by ``refresh()``. Each
/// edge asks once for its next page, however fast the user scrolls. A refresh and ``cancel()`` cancel the requests at the edges; a page
/// whose request was cancelled, or failed and is tried again by ``retry()``, is asked for again. All requests are cancelled when the list
/// goes. ``status`` says how far loading has come, and ``PhaseRows`` show it.
///
/// Items can be edited as those of a `FlatDataSource`. An item that was inserted, changed, moved or removed while a refresh was
/// under way stays so, as the answer may not know of it. An edit with a `commit` stays over all pages until it ends, and over those
/// that were asked for before. What was inserted before anything was answered stands behind the first
/// answer, or before it if only more pages behind it exist. An item that was inserted before a later refresh goes if that
/// one's answer does not have it.
@preconcurrency @MainActor public final class PagedDataSource<Item: Identifiable, Key: Hashable>: VersionedDataSource {
  /// Loads a page.
  public typealias Load = @MainActor (_ request: PageRequest<Key>) async throws -> Page<Item, Key>
  /// Has the origin behind a local store write to it.
  public typealias Remote = @MainActor (_ request: RemoteRequest) async throws -> RemoteAnswer
  /// Makes the placeholder of an item that is not loaded.
  ///
  /// The number is the item's position as far as that is known, and no other placeholder of the list has it.
  public typealias Placeholder = @MainActor (_ number: Int) -> Item

  /// How pages are asked for.
  public let options: PagingOptions

  let store = FlatDataSource<Item>(duplicates: .keepAll)
  let load: Load
  let remote: Remote?
  let placeholder: Placeholder?
  let keyAtPosition: ((Int) -> Key)?
  /// Where pages begin; `nil` if keys are no positions.
  let positions: PagePositions<Key>?

  var pages = LoadedPages<Key>()
  var edges = PagedEdges<Key>()
  var refreshState = LoadState.idle
  /// What the last refresh asked for.
  var refreshKey = PageKey<Key>()
  var refreshLoad: RunningLoad?
  /// Counts refreshes: what was asked for before the last one is ignored.
  var generation = 0
  /// Whether anything was ever asked for.
  var isStarted = false
  /// Whether anything was ever answered, and not by a failure.
  var hasAnswered = false
  /// The items that were changed or inserted, and those that were removed, since the last refresh began, or before anything was answered.
  var touched: Set<Item.ID> = []
  var removed: Set<Item.ID> = []
  /// The items that were inserted here, and that no page has brought since.
  var inserted: Set<Item.ID> = []
  /// The items that can be on another page at the origin than the one that their rows are counted in: a page has brought what was
  /// there already, or an edit has put back what it had taken out.
  var displaced: Set<Item.ID> = []
  /// The items that were moved since the last refresh began, in that order, with the one that each was put behind.
  var moved: [(id: Item.ID, other: Item.ID?)] = []
  /// The number of the next placeholder.
  var nextPlaceholder = 0

  /// The row that the app has said to be visible, and where it was then.
  var reached: (place: ItemPlace, row: Int)?
  /// The rows that were visible when an edge was last looked at.
  var lastVisible: VisibleRows?
  /// Whether the edges are looked at in the next turn of the main actor.
  var isLookingSoon = false

  public internal(set) var status = LoadStatus()
  let observers = LoadObservers()
  private(set) lazy var spinner = makeSpinner()
  private(set) lazy var edgeSpinners = [makeSpinner(), makeSpinner()]

  /// - Parameters:
  ///   - options: how pages are asked for.
  ///   - placeholder: makes placeholders of items that are not loaded, where pages say how many there are in all.
  ///   - keyAtPosition: the key of a page that begins with an item, by its position among all; `nil` if only neighbours
  ///     know each other's keys, so that pages are loaded one after the other.
  ///   - remote: the origin behind a local store that `load` reads: it is asked where the store has no more, and to
  ///     refresh. It writes to the store, and the list asks the store again.
  ///   - load: loads a page. It is kept alive, and may be cancelled.
  public convenience init(
    _ options: PagingOptions = PagingOptions(),
    placeholder: Placeholder? = nil,
    keyAtPosition: ((Int) -> Key)? = nil,
    remote: Remote? = nil,
    load: @escaping Load
  ) {
    self.init(options, placeholder, keyAtPosition, positions: nil, remote, load)
  }

  init(
    _ options: PagingOptions,
    _ placeholder: Placeholder?,
    _ keyAtPosition: ((Int) -> Key)?,
    positions: PagePositions<Key>?,
    _ remote: Remote?,
    _ load: @escaping Load
  ) {
    options.check()
    self.options = options
    self.placeholder = placeholder
    self.keyAtPosition = keyAtPosition
    self.positions = positions
    self.remote = remote
    self.load = load
    changes.source = self
    Display.add(self)
  }

  // MARK: Content

  public var version: FlatVersion<Item> { store.version }

  public var changes: ContentChannel<Item> { store.changes }

  public func indexPath(of place: ItemPlace) -> IndexPath? { place.dataSource === self ? place.indexPath : nil }

  /// The rows, placeholders included.
  ///
  /// - Complexity: O(*n*) after an edit.
  public var items: [Item] { store.items }

  /// The rows, placeholders included.
  var rows: RowList<Item> { store.version.rows }

  /// The rows that are loaded.
  var loaded: LazyMapCollection<Range<Int>, Item> {
    let rows = rows
    return pages.range.lazy.map { rows[$0] }
  }

  /// The rows that are loaded; those before and after them are placeholders.
  public var loadedRows: Range<Int> { pages.range }

  /// Whether a row stands for an item that is not loaded.
  public func isPlaceholder(_ row: Int) -> Bool { !pages.range.contains(row) }

  private func makeSpinner() -> Spinner {
    Spinner(options.spinner) { [weak self] in self?.statusMayHaveChanged() }
  }
}

extension PagedDataSource: PlaceFinding, IdentifierFinding {
  public func path(of item: FollowedItem) -> ItemPath? { store.path(of: item) }

  package func path(ofID id: AnyHashable) -> ItemPath? { store.path(ofID: id) }
}

extension PagedDataSource where Key == Int {
  /// Loads items by their positions.
  ///
  /// An item that is removed or inserted here is taken to be so at the origin, and later positions follow. While an edit is to
  /// be confirmed, a request has the rows that either order may have.
  ///
  /// - Parameters:
  ///   - options: how pages are asked for.
  ///   - placeholder: makes placeholders of items that are not loaded, where it is known how many there are in all.
  ///   - loadRange: loads the items at a range of positions, and says how many there are in all if that is known.
  ///     Otherwise the list ends with the first answer of fewer items than were asked for.
  public convenience init(
    _ options: PagingOptions = PagingOptions(),
    placeholder: Placeholder? = nil,
    loadRange: @escaping @MainActor (_ range: Range<Int>) async throws -> (items: [Item], total: Int?)
  ) {
    let positions = PagePositions<Key>(index: { $0 }, key: { $0 })
    self.init(options, placeholder, { $0 }, positions: positions, nil) { request in
      let start = request.key ?? 0
      let (items, total) = try await loadRange(start..<start + min(request.size, .max - start))
      let end = start + items.count
      let hasMore = total.map { end < $0 && !items.isEmpty } ?? (items.count >= request.size)
      return Page(
        items,
        previous: start > 0 ? max(0, start - request.size) : nil,
        next: hasMore ? end : nil,
        position: start,
        total: total
      )
    }
  }
}
