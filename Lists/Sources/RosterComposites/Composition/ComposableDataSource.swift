import Roster

/// A composite's child with further requirements.
@preconcurrency @MainActor public protocol ComposableDataSource: AnyObject {
  /// The number of sections, if the child knows it without a view.
  ///
  /// With `nil`, the default, `numberOfSections(in:)` is called.
  var numberOfSectionsWithoutView: Int? { get }
}

extension ComposableDataSource {
  public var numberOfSectionsWithoutView: Int? { nil }
}
