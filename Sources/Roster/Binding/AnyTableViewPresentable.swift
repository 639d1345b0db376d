import Foundation

/// A view model of any type that a table can present: what a list of different types is made of.
///
/// It keeps the identity and the equality of the view model in it: two are equal if their view models are of the same
/// `Equatable` type and equal, and ``id`` is made of the view model's type and its own `id`, or the view model itself if
/// it is `Hashable`. View models without equality are equal to nothing: their rows count as changed.
public struct AnyTableViewPresentable: TableViewPresentable {
  public typealias TableViewCell = UITableViewCell

  /// The view model.
  public let base: any TableViewPresentable

  /// Wraps a view model; one that is wrapped already is not wrapped again.
  public init(_ base: some TableViewPresentable) {
    self.base = (base as? AnyTableViewPresentable)?.base ?? base
  }

  @preconcurrency @MainActor public func present(on cell: UITableViewCell) {
    base.present(onCell: cell)
  }

  @preconcurrency @MainActor public func dequeueCell(
    from tableView: UITableView,
    for indexPath: IndexPath,
    registering: Bool
  ) -> UITableViewCell {
    base.dequeueCell(from: tableView, for: indexPath, registering: registering)
  }
}

extension AnyTableViewPresentable: _PresentedViewModelProviding {
  public var _presentedViewModel: Any { presentedModel(of: base) }
  public static var _presentedType: Any.Type? { nil }
}

extension AnyTableViewPresentable: Identifiable {
  /// The identity of the view model, or `nil` if it has none.
  public var id: PresentableIdentity? { PresentableIdentity(of: base) }
}

extension AnyTableViewPresentable: Equatable {
  public static func == (lhs: AnyTableViewPresentable, rhs: AnyTableViewPresentable) -> Bool {
    areEqual(lhs.base, rhs.base)
  }
}
