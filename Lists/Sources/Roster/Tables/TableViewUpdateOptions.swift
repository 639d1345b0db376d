/// The way a table view follows its content's changes: the options of every list, and row animations.
///
/// ```swift
/// var options = TableViewUpdateOptions()
/// options.insertion = .fade
/// options.anchoring = .end
/// tableView.attach(movies, options: options)
/// ```
@dynamicMemberLookup
public struct TableViewUpdateOptions {
  /// The options that table and collection views share. You can use each as a member of this value.
  public var list = ListUpdateOptions()
  /// The animation of insertions. The default is `.automatic`.
  public var insertion: UITableView.RowAnimation = .automatic
  /// The animation of deletions. The default is `.automatic`.
  public var deletion: UITableView.RowAnimation = .automatic
  /// The animation of reloads. The default is `.automatic`.
  public var reloading: UITableView.RowAnimation = .automatic

  /// Creates options for animated changes that preserve the position of visible rows.
  public init() {}

  /// Accesses an option that table and collection views share.
  public subscript<Value>(dynamicMember member: WritableKeyPath<ListUpdateOptions, Value>) -> Value {
    get { list[keyPath: member] }
    set { list[keyPath: member] = newValue }
  }
}
