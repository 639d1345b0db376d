import RosterCore

/// A predicate that you retain and change, and that filtered data sources follow.
///
/// ```swift
/// let unread = Filter<Mail>(isActive: false) { !$0.isRead }
/// tableView.attach(mails.filtered(by: unread).sorted(by: \.date))
/// unread.isActive = true
/// ```
///
/// Any number of data sources can follow one filter, and change in one update. It doesn't retain them. The predicate must not
/// change content.
@preconcurrency @MainActor public final class Filter<Item> {
  private var followers = RuleFollowers<(predicate: (Item) -> Bool, scope: RuleScope)>()
  private var keptPredicate: (Item) -> Bool
  private var keptIsActive: Bool

  /// Creates a filter.
  ///
  /// - Parameters:
  ///   - isActive: A Boolean value that indicates whether items are filtered. Otherwise, all are shown.
  ///   - predicate: A closure or key path that returns whether an item is shown.
  public init(isActive: Bool = true, _ predicate: @escaping (Item) -> Bool) {
    keptIsActive = isActive
    keptPredicate = predicate
  }

  /// A closure that returns whether an item is shown. Setting it evaluates all items.
  ///
  /// ``narrow(to:)`` and ``widen(to:)`` evaluate fewer.
  public var predicate: (Item) -> Bool {
    get { keptPredicate }
    set { filter(by: newValue) }
  }

  /// A Boolean value that indicates whether items are filtered. Otherwise, all are shown.
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
  /// - Returns: An update you can await.
  /// - Complexity: O(*n*), with one call of the predicate for each item of a base.
  @discardableResult
  public func filter(by predicate: @escaping (Item) -> Bool) -> ContentUpdate { follow(predicate, in: .all) }

  /// Shows the items that satisfy a stricter predicate, such as a longer query.
  ///
  /// - Returns: An update you can await.
  /// - Complexity: O(*n*), with one call of the predicate for each shown item.
  @discardableResult
  public func narrow(to predicate: @escaping (Item) -> Bool) -> ContentUpdate { follow(predicate, in: .shown) }

  /// Shows the items that satisfy a weaker predicate, such as a shorter query.
  ///
  /// - Returns: An update you can await.
  /// - Complexity: O(*n*), with one call of the predicate for each hidden item.
  @discardableResult
  public func widen(to predicate: @escaping (Item) -> Bool) -> ContentUpdate { follow(predicate, in: .hidden) }

  /// Evaluates the predicate for all items again, if it depends on more than the item.
  ///
  /// - Returns: An update you can await.
  @discardableResult
  public func reevaluate() -> ContentUpdate { keptIsActive ? followers.follow((keptPredicate, .all)) : .nothing }

  private func follow(_ predicate: @escaping (Item) -> Bool, in scope: RuleScope) -> ContentUpdate {
    // First, as views and observers may set another one during the update.
    keptPredicate = predicate
    return keptIsActive ? followers.follow((predicate, scope)) : .nothing
  }

  /// A closure that returns whether an item is shown, active or not.
  @usableFromInline var shownPredicate: (Item) -> Bool { keptIsActive ? keptPredicate : { _ in true } }

  /// Makes a data source follow the filter as long as it lives.
  @usableFromInline
  func append<Base: DataSource>(_ content: FilteredDataSource<Base>) where Base.Item == Item {
    followers.append(content) { [unowned content] in content.show(by: $0.predicate, in: $0.scope) }
  }
}
