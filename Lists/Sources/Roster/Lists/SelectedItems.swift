/// The selected items by identifier, independent of filters, pages, and reloads.
///
/// A list forgets the selection of items that it doesn't show. This set doesn't, so an item that is shown again is selected again.
///
/// ```swift
/// let selected = SelectedItems<Mail.ID>()
/// tableView.attach(mails).keepSelection(of: Mail.self, in: selected)
/// selected.onChange { [weak self] in self?.title = "\($0.count) selected" }
/// selected.selectAll(in: mails)
/// ```
@preconcurrency @MainActor public final class SelectedItems<ID: Hashable> {
  /// The identifiers of the items. Lists with this set update their selection.
  ///
  /// Remove items that you delete permanently, because only your app knows that they won't return.
  public var ids: Set<ID> {
    didSet { if ids != oldValue { didChange() } }
  }
  private var delegates = AttachedViews<ListDelegate>()
  private var handlers: [(SelectedItems) -> Void] = []
  /// The list whose user has just selected an item, and that already shows it.
  private weak var source: ListDelegate?

  /// Creates a selection.
  ///
  /// - Parameter ids: The identifiers of the items.
  public init(_ ids: Set<ID> = []) {
    self.ids = ids
  }

  /// The number of items.
  public var count: Int { ids.count }
  /// A Boolean value that indicates whether no item is selected.
  public var isEmpty: Bool { ids.isEmpty }

  /// Adds a handler that's called when items are selected or deselected, by the user or programmatically.
  @discardableResult
  public func onChange(_ handler: @escaping @MainActor (_ selected: SelectedItems<ID>) -> Void) -> Self {
    handlers.append(handler)
    return self
  }

  /// Adds all items of a data source, such as a filter's, to the selection.
  ///
  /// - Complexity: O(*items*)
  public func selectAll<Content: DataSource>(in content: Content)
  where Content.Item: Identifiable, Content.Item.ID == ID {
    ids.formUnion(SelectedItems.ids(of: content))
  }

  /// Adds the items between two, inclusive and in either order, to the selection.
  ///
  /// Does nothing if one of the two isn't in the data source.
  ///
  /// - Complexity: O(*items*)
  public func select<Content: DataSource>(from first: ID, through last: ID, in content: Content)
  where Content.Item: Identifiable, Content.Item.ID == ID {
    let all = SelectedItems.ids(of: content)
    guard let start = all.firstIndex(of: first), let end = all.firstIndex(of: last) else { return }
    ids.formUnion(all[min(start, end)...max(start, end)])
  }

  /// Selects the items in the lists again, after something else changed their selection. For example, a table view resets it when
  /// editing begins and ends.
  public func reselect() {
    for delegate in delegates.all { delegate.showKeptSelection() }
  }

  private static func ids<Content: DataSource>(of content: Content) -> [ID]
  where Content.Item: Identifiable, Content.Item.ID == ID {
    (0..<content.numberOfSections).flatMap { section in
      (0..<content.numberOfItems(inSection: section)).map { content.item(at: $0, inSection: section).id }
    }
  }

  func add(_ delegate: ListDelegate) { delegates.add(delegate) }

  /// Records that the user selected or deselected an item.
  ///
  /// - Parameter replacesOthers: A Boolean value that indicates whether selecting the item deselects others.
  func set(_ id: ID, isSelected: Bool, replacesOthers: Bool, from delegate: ListDelegate) {
    source = delegate
    defer { source = nil }
    if !isSelected { ids.remove(id) } else if replacesOthers { ids = [id] } else { ids.insert(id) }
  }

  private func didChange() {
    for delegate in delegates.all where delegate !== source { delegate.showKeptSelection() }
    for handler in handlers { handler(self) }
  }
}
