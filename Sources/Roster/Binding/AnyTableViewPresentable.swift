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

  @MainActor public func present(on cell: UITableViewCell) {
    present(base, on: cell)
  }

  @MainActor public func dequeueCell(
    from tableView: UITableView,
    for indexPath: IndexPath,
    registering: Bool
  ) -> UITableViewCell {
    base.dequeueCell(from: tableView, for: indexPath, registering: registering)
  }

  @MainActor private func present<Base: TableViewPresentable>(_ base: Base, on cell: UITableViewCell) {
    guard let cell = cell as? Base.TableViewCell else {
      trap(
        "\(Base.self) is presented on \(Base.TableViewCell.self), not on \(type(of: cell))",
        cause: "the cell was dequeued for another view model",
        advice: "let `dequeueCell(from:for:registering:)` make the cell"
      )
    }
    base.present(on: cell)
  }
}

extension AnyTableViewPresentable: PresentedViewModelProviding {
  package var presentedViewModel: Any { presentedModel(of: base) }
  package static var presentedType: Any.Type? { nil }
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
