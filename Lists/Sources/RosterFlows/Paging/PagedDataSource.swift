import Foundation
import RosterCore
import RowStructures

/// A data source that loads its items page by page, in one section.
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
/// The list requests its first page when a view shows it, also in a composite or under derived content, or when you call
/// ``refresh()``. Each edge requests its next page once. A refresh and ``cancel()`` cancel the requests at the edges. Canceled pages
/// are requested again, and failed ones after ``retry()``. Deallocating the list cancels all requests. ``status`` is the loading
/// status, and ``PhaseRows`` show it.
///
/// You can edit items as in a `FlatDataSource`. Edits made during a refresh remain, because the answer may not include them. An edit
/// with a `commit` remains over all pages until it ends, and over those that were requested before. Items inserted before the first
/// answer go after it, or before it if it has only a next page. A later refresh removes inserted items that its answer doesn't have.
@preconcurrency @MainActor public final class PagedDataSource<Item: Identifiable, Key: Hashable>: VersionedDataSource {
  /// A closure that loads a page.
  public typealias Load = @MainActor (_ request: PageRequest<Key>) async throws -> Page<Item, Key>
  /// A closure that makes the origin write to its local store.
  public typealias Remote = @MainActor (_ request: RemoteRequest) async throws -> RemoteAnswer
  /// A closure that returns a placeholder for an item that isn't loaded.
  ///
  /// The number is different for each placeholder of the list.
  public typealias Placeholder = @MainActor (_ number: Int) -> Item

  /// The paging options.
  public let options: PagingOptions

  let store = FlatDataSource<Item>(duplicates: .keepAll)
  let load: Load
  let remote: Remote?
  let placeholder: Placeholder?
  let keyAtPosition: ((Int) -> Key)?
  /// The positions of pages, or `nil` if keys aren't positions.
  let positions: PagePositions<Key>?

  var pages = LoadedPages<Key>()
  var edges = PagedEdges<Key>()
  var refreshState = LoadState.idle
  /// The key of the last refresh.
  var refreshKey = PageKey<Key>()
  var refreshLoad: RunningLoad?
  /// A count of refreshes and cancellations. Answers to earlier requests are ignored.
  var generation = 0
  /// A Boolean value that indicates whether loading has begun.
  var isStarted = false
  /// A Boolean value that indicates whether a page has arrived.
  var hasAnswered = false
  /// The changed or inserted items, and the removed ones, since the last refresh began, or before the first answer.
  var touched: Set<Item.ID> = []
  var removed: Set<Item.ID> = []
  /// The items that were inserted here, and that no page has contained since.
  var inserted: Set<Item.ID> = []
  /// The items that may be on another page at the origin than here: a page repeated them, or an edit put them back.
  var displaced: Set<Item.ID> = []
  /// The items that were moved since the last refresh began, in that order, each with the one before it.
  var moved: [(id: Item.ID, other: Item.ID?)] = []
  var nextPlaceholder = 0

  /// The row that the app reported as visible, and its place.
  var reached: (place: ItemPlace, row: Int)?
  /// The visible rows when the edges were last checked.
  var lastVisible: VisibleRows?
  /// A Boolean value that indicates whether the edges are checked in the next turn of the main actor.
  var isLookingSoon = false

  public internal(set) var status = LoadStatus()
  let observers = LoadObservers()
  private(set) lazy var spinner = makeSpinner()
  private(set) lazy var edgeSpinners = [makeSpinner(), makeSpinner()]

  /// Creates a list that loads pages.
  ///
  /// - Parameters:
  ///   - options: The paging options.
  ///   - placeholder: A closure that returns placeholders for items that aren't loaded, if pages give a position or a total.
  ///   - keyAtPosition: A closure that returns the key of a page that begins at a position. The default is `nil`: pages load one
  ///     after the other.
  ///   - remote: A closure that makes the origin write to the local store that `load` reads. It's called where the store ends and
  ///     for a refresh. Then the list loads from the store again.
  ///   - load: A closure that loads a page. It's retained, and may be canceled.
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

  /// The rows, including placeholders.
  ///
  /// - Complexity: O(*n*) after an edit.
  public var items: [Item] { store.items }

  var rows: RowList<Item> { store.version.rows }

  /// The loaded rows.
  var loaded: LazyMapCollection<Range<Int>, Item> {
    let rows = rows
    return pages.range.lazy.map { rows[$0] }
  }

  /// The range of the loaded rows. Other rows are placeholders.
  public var loadedRows: Range<Int> { pages.range }

  /// Returns a Boolean value that indicates whether a row is a placeholder.
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
  /// Creates a list that loads items by their positions.
  ///
  /// Removed and inserted items count as changed at the origin, too, and later positions shift. While an edit is pending, a request
  /// includes the rows of either order.
  ///
  /// - Parameters:
  ///   - options: The paging options.
  ///   - placeholder: A closure that returns placeholders for items that aren't loaded, if the total is known.
  ///   - loadRange: A closure that loads the items at a range of positions, and returns the total if it's known. Otherwise the list
  ///     ends with the first answer that has fewer items than requested.
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
