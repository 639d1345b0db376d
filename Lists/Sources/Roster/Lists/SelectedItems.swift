/// The items that are selected, by their identifiers: whatever filters hide, pages drop and reloads bring again.
///
/// A list forgets the selection of items that it does not show. This set does not; an item that is shown again is selected again.
///
/// ```swift
/// let selected = SelectedItems<Mail.ID>()
/// tableView.attach(mails).keepSelection(of: Mail.self, in: selected)
/// selected.onChange { [weak self] in self?.title = "\($0.count) selected" }
/// selected.selectAll(in: mails)
/// ```
@preconcurrency @MainActor public final class SelectedItems<ID: Hashable> {
  /// The identifiers of the items. Lists that keep their selection in this set follow it.
  ///
  /// The app has to take out an item that is deleted for good, as only the app knows that it will not come again.
  public var ids: Set<ID> {
    didSet { if ids != oldValue { didChange() } }
  }
  private var delegates = AttachedViews<ListDelegate>()
  private var handlers: [(SelectedItems) -> Void] = []
  /// The list whose user has just selected an item, and that shows it already.
  private weak var source: ListDelegate?

  /// - Parameter ids: the identifiers of the items.
  public init(_ ids: Set<ID> = []) {
    self.ids = ids
  }

  /// The number of items.
  public var count: Int { ids.count }
  /// Whether no item is selected.
  public var isEmpty: Bool { ids.isEmpty }

  /// Is called after items have been selected or deselected, by the user or by the program.
  @discardableResult
  public func onChange(_ handler: @escaping @MainActor (_ selected: SelectedItems<ID>) -> Void) -> Self {
    handlers.append(handler)
    return self
  }

  /// Selects all items of a data source, such as a filter's, beside those that are selected.
  ///
  /// - Complexity: O(*items*)
  public func selectAll<Content: DataSource>(in content: Content)
  where Content.Item: Identifiable, Content.Item.ID == ID {
    ids.formUnion(SelectedItems.ids(of: content))
  }

  /// Selects the items from one to another one, both included, whichever comes first, beside those that are selected.
  ///
  /// Nothing happens if one of the two is not in the data source.
  ///
  /// - Complexity: O(*items*)
  public func select<Content: DataSource>(from first: ID, through last: ID, in content: Content)
  where Content.Item: Identifiable, Content.Item.ID == ID {
    let all = SelectedItems.ids(of: content)
    guard let start = all.firstIndex(of: first), let end = all.firstIndex(of: last) else { return }
    ids.formUnion(all[min(start, end)...max(start, end)])
  }

  /// Has lists select the items again, after something else has changed their selection: a table forgets it when editing
  /// begins and ends.
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

  /// The user has selected or deselected an item.
  ///
  /// - Parameter replacesOthers: whether selecting the item deselects the other items.
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
