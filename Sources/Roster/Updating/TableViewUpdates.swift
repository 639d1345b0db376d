/// How a table follows the changes of its content.
@MainActor public struct TableViewUpdates {
  /// Whether changes are animated. Defaults to `true`.
  public var isAnimated = true
  /// How rows and sections come. Defaults to `.automatic`.
  public var insertion: UITableView.RowAnimation = .automatic
  /// How rows and sections go. Defaults to `.automatic`.
  public var deletion: UITableView.RowAnimation = .automatic
  /// How rows and sections are reloaded. Defaults to `.automatic`.
  public var reloading: UITableView.RowAnimation = .automatic
  /// How a row shows that its item looks different. Defaults to ``ItemRefresh/reconfigure``.
  public var itemRefresh = ItemRefresh.reconfigure
  /// Whether the rows on the screen stay where they are when others come or go above them. Defaults to `false`.
  public var keepsVisibleRowsInPlace = false
  /// The number of changes above which the table reloads instead of making a batch. Defaults to 1,000.
  public var maximumNumberOfChanges = 1_000
  /// Is told of each update once the table has made it.
  public var observer: ((ListUpdateReport) -> Void)?

  /// A table that follows with animations and keeps nothing in place.
  public init() {}
}
