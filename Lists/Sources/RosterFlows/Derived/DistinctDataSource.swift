/// The first item of each key in each section of another data source, in its order.
///
/// ```swift
/// let senders = mails.distinct(by: \.sender)
/// ```
///
/// All keys that are not equal to themselves, as NaN is not, are one key.
///
/// When the first one goes, moves away or gets another key, the next one with its key is shown at its own place.
///
/// - Complexity: O(log *n* + *m*) for each item that comes, goes, moves or changes, where *m* items have its key. It keeps
///   the keys.
@preconcurrency @MainActor
public final class DistinctDataSource<Base: DataSource, Key: Hashable>: DerivedDataSource<Base> {
  private var shownKey: (Base.Item) -> Key

  /// - Parameters:
  ///   - base: the data source whose items are shown; it is kept alive.
  ///   - key: says which items are the same; is called once for each item that comes or changes.
  init(_ base: Base, by key: @escaping (Base.Item) -> Key) {
    shownKey = key
    let derivation = Derivation(base, by: DistinctDataSource.rule(key, of: base), .keep, "DistinctDataSource")
    super.init(base, derivation)
  }

  private static func rule(_ key: @escaping (Base.Item) -> Key, of base: Base) -> ArrangementRule {
    .first(DistinctKey { ReflexiveKey(key(base.item(at: $0.item, inSection: $0.section))) })
  }

  /// Says which items are the same, as the last change left it. Setting it computes all keys.
  public var key: (Base.Item) -> Key {
    get { shownKey }
    set {
      // First, as views and observers may set another one while the update is made.
      shownKey = newValue
      derivation.replaceRule(DistinctDataSource.rule(newValue, of: base), in: .all)
    }
  }
}

extension DataSource {
  /// The first item of each key in each section.
  ///
  /// - Parameter key: says which items are the same; a key path does.
  public func distinct<Key: Hashable>(by key: @escaping (Item) -> Key) -> DistinctDataSource<Self, Key> {
    DistinctDataSource(self, by: key)
  }
}
