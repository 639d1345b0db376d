/// A change of the content of a data source.
///
/// ```swift
/// observation = content.changes.observe { change in
///   if case .reload = change { print("Anything may be different") }
/// }
/// ```
public enum ContentChange: Hashable, Sendable {
  /// The content went through these stages, one after the other.
  case update([ChangeStage])
  /// Anything may be different: read all of the content again.
  case reload
}
