/// How a table follows the changes of its content: the options of every list, and the animations of rows.
///
/// ```swift
/// var options = TableViewUpdateOptions()
/// options.insertion = .fade
/// options.anchoring = .end
/// tableView.attach(movies, options: options)
/// ```
@dynamicMemberLookup
public struct TableViewUpdateOptions {
  /// The options that tables share with collections; each of them is a member of this value too.
  public var list = ListUpdateOptions()
  /// How rows and sections come. Defaults to `.automatic`.
  public var insertion: UITableView.RowAnimation = .automatic
  /// How rows and sections go. Defaults to `.automatic`.
  public var deletion: UITableView.RowAnimation = .automatic
  /// How rows and sections are reloaded. Defaults to `.automatic`.
  public var reloading: UITableView.RowAnimation = .automatic

  /// Options of a table that follows with animations and keeps the visible rows in place.
  public init() {}

  /// An option that tables share with collections.
  public subscript<Value>(dynamicMember member: WritableKeyPath<ListUpdateOptions, Value>) -> Value {
    get { list[keyPath: member] }
    set { list[keyPath: member] = newValue }
  }
}
