/// What happened to the content of a data source.
public enum ContentChange: Hashable, Sendable {
  /// Anything may be different: read all of the content again.
  case reload
}
