import RosterCore

/// A predicate that a screen keeps and changes, and that filtered data sources follow.
///
/// ```swift
/// let unread = Filter<Mail>(isActive: false) { !$0.isRead }
/// tableView.attach(mails.filtered(by: unread).sorted(by: \.date))
/// unread.isActive = true
/// ```
///
/// One filter may be followed by any number of data sources, which change in one update. It does not keep them alive. The
/// predicate must not change content.
@preconcurrency @MainActor public final class Filter<Item> {
  private var followers = RuleFollowers<(predicate: (Item) -> Bool, scope: RuleScope)>()
  private var keptPredicate: (Item) -> Bool
  private var keptIsActive: Bool

  /// - Parameters:
  ///   - isActive: whether items are filtered; all are shown if not.
  ///   - predicate: whether an item is shown; a key path does.
  public init(isActive: Bool = true, _ predicate: @escaping (Item) -> Bool) {
    keptIsActive = isActive
    keptPredicate = predicate
  }

  /// Whether an item is shown. Setting it asks for all items.
  ///
  /// ``narrow(to:)`` and ``widen(to:)`` ask for fewer.
  public var predicate: (Item) -> Bool {
    get { keptPredicate }
    set { filter(by: newValue) }
  }

  /// Whether items are filtered; all are shown if not.
  ///
  /// - Complexity: O(*n*), with one call of the predicate for each item of a base if it becomes active, and none otherwise.
  public var isActive: Bool {
    get { keptIsActive }
    set {
      if newValue == keptIsActive { return }
      keptIsActive = newValue
      _ = followers.follow((shownPredicate, newValue ? .shown : .hidden))
    }
  }

  /// Shows the items that satisfy another predicate.
  ///
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n*), with one call of the predicate for each item of a base.
  @discardableResult
  public func filter(by predicate: @escaping (Item) -> Bool) -> ContentUpdate { follow(predicate, in: .all) }

  /// Shows the items that satisfy a predicate which no item satisfies that is not shown now, such as a longer query.
  ///
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n*), with one call of the predicate for each item that is shown.
  @discardableResult
  public func narrow(to predicate: @escaping (Item) -> Bool) -> ContentUpdate { follow(predicate, in: .shown) }

  /// Shows the items that satisfy a predicate which all items satisfy that are shown now, such as a shorter query.
  ///
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n*), with one call of the predicate for each item that is not shown.
  @discardableResult
  public func widen(to predicate: @escaping (Item) -> Bool) -> ContentUpdate { follow(predicate, in: .hidden) }

  /// Asks the predicate for all items again, as it depends on something else than the item.
  ///
  /// - Returns: the update, which tells when it is shown.
  @discardableResult
  public func reevaluate() -> ContentUpdate { keptIsActive ? followers.follow((keptPredicate, .all)) : .nothing }

  private func follow(_ predicate: @escaping (Item) -> Bool, in scope: RuleScope) -> ContentUpdate {
    // First, as views and observers may set another one while the update is made.
    keptPredicate = predicate
    return keptIsActive ? followers.follow((predicate, scope)) : .nothing
  }

  /// Whether an item is shown, active or not.
  @usableFromInline var shownPredicate: (Item) -> Bool { keptIsActive ? keptPredicate : { _ in true } }

  /// Has a data source follow the filter as long as it lives.
  @usableFromInline
  func append<Base: DataSource>(_ content: FilteredDataSource<Base>) where Base.Item == Item {
    followers.append(content) { [unowned content] in content.show(by: $0.predicate, in: $0.scope) }
  }
}
