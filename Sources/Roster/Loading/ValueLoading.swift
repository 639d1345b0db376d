/// Loads values by their keys, such as pictures by their addresses.
///
/// What a network or a disk does for it is the app's: an app conforms the library that it uses.
public protocol ValueLoading<Key, Value>: Sendable {
  /// What values are found by, such as a `URL`.
  associatedtype Key: Hashable & Sendable
  /// What is loaded, such as a `UIImage`.
  associatedtype Value: Sendable

  /// The value of a key.
  ///
  /// The task in which it is called is cancelled when nobody waits for the value any more.
  func value(for key: Key) async throws -> Value
}
