/// A view model of any type that a table can present, for lists of view models of different types.
///
/// ```swift
/// let rows = FlatDataSource<AnyTableViewPresentable>([AnyTableViewPresentable(banner), AnyTableViewPresentable(order)])
/// ```
///
/// It has the identity and equality of its view model. Two are equal if their view models have the same `Equatable` type and are
/// equal. ``id`` combines the view model's type and its `id`, or the view model itself if it's `Hashable`. View models without
/// equality count as changed.
public struct AnyTableViewPresentable: _TableViewPresentableWrapper, _MixedViewModel {
  /// The view model.
  public let base: any TableViewPresentable

  /// Creates a value that wraps a view model, without wrapping it twice.
  public init(_ base: some TableViewPresentable) {
    self.base = (base as? AnyTableViewPresentable)?.base ?? base
  }

  public var _tableViewPresentable: any TableViewPresentable { base }
  public var _identified: Any { base }
  public var _cellKind: _CellKind { base._tableCellKind }
}
