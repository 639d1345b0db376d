/// A change of the content of a data source.
public enum ContentChange: Hashable, Sendable {
  /// The content went through these stages, one after the other.
  case update([ChangeStage])
  /// Anything may be different: read all of the content again.
  case reload
}
