/// A change of the content of a data source.
///
/// ```swift
/// observation = content.changes.observe { change in
///   if case .reload = change { print("Anything may be different") }
/// }
/// ```
public enum ContentChange: Hashable, Sendable {
  /// An update in these stages, one after the other.
  case update([ChangeStage])
  /// A change of anything. Read all of the content again.
  case reload
}
