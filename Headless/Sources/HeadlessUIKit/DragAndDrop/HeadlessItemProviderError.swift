/// Why an item provider could not load.
public enum HeadlessItemProviderError: Error, Hashable, Sendable {
  /// The type, or one that the class reads, is not offered.
  case isNotOffered(String)
  /// The data is not what the type says.
  case isUnreadable(String)
}
