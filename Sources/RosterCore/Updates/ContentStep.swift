/// A step of an update: what a view is told of, while the content makes it true.
package enum ContentStep: Hashable, Sendable {
  /// What changes.
  case stage(ChangeStage)
  /// Anything may change.
  case reload

  /// Whether there is nothing to show.
  var isEmpty: Bool {
    switch self {
    case .stage(let stage): stage.count == 0
    case .reload: false
    }
  }
}
