/// A view model of any type that a table can present, for lists of view models of different types.
///
/// ```swift
/// let rows = FlatDataSource<AnyTableViewPresentable>([AnyTableViewPresentable(banner), AnyTableViewPresentable(order)])
/// ```
///
/// It keeps the identity and the equality of the view model in it: two are equal if their view models are of the same
/// `Equatable` type and equal, and ``id`` is made of the view model's type and its own `id`, or the view model itself if
/// it is `Hashable`. View models without equality are equal to nothing: their rows count as changed.
public struct AnyTableViewPresentable: _TableViewPresentableWrapper, _MixedViewModel {
  /// The view model.
  public let base: any TableViewPresentable

  /// Wraps a view model; one that is wrapped already is not wrapped again.
  public init(_ base: some TableViewPresentable) {
    self.base = (base as? AnyTableViewPresentable)?.base ?? base
  }

  public var _tableViewPresentable: any TableViewPresentable { base }
  public var _identified: Any { base }
  public var _cellKind: _CellKind { base._tableCellKind }
}
