import Roster

/// A child of a composite that has more to say than a data source of a view of its own.
@preconcurrency @MainActor public protocol ComposableDataSource: AnyObject {
  /// The number of sections of a child that has it without a view.
  ///
  /// `nil`, the default, stands for the answer to `numberOfSections(in:)`.
  var numberOfSectionsWithoutView: Int? { get }
}

extension ComposableDataSource {
  public var numberOfSectionsWithoutView: Int? { nil }
}
