import Foundation

/// A row that is one of several view models, each with a cell of its own: an `enum` with a case for each.
///
/// ```swift
/// enum FormRow: TableViewRow {
///   case toggle(Toggle)
///   case text(TextEntry)
///
///   var row: some TableViewPresentable {
///     switch self {
///     case .toggle(let toggle): toggle
///     case .text(let entry): entry
///     }
///   }
/// }
///
/// form.apply([.toggle(notifications), .text(name)])
/// ```
///
/// Handlers see the view model of the case: `onSelect(Toggle.self) { toggle, place in … }`. Two rows are the same if
/// their view models have the same type and the same identity, and show the same if these are equal. A row type that
/// declares an `id` or an `==` of its own replaces that.
public protocol TableViewRow: TableViewPresentable, Identifiable, Equatable, _PresentedViewModelProviding
where TableViewCell == UITableViewCell {
  /// What presents the row.
  associatedtype Row: TableViewPresentable

  /// The view model of the row's case.
  @PresentableBuilder var row: Row { get }
}

extension TableViewRow {
  /// The type and the identity of the case's view model, or `nil` if it has none.
  public var id: PresentableIdentity? { PresentableIdentity(of: _presentedViewModel) }

  /// Whether the view models are of the same `Equatable` type and equal.
  public static func == (first: Self, second: Self) -> Bool {
    areEqual(first._presentedViewModel, second._presentedViewModel)
  }

  @preconcurrency @MainActor public func present(on cell: UITableViewCell) {
    row.present(onCell: cell)
  }

  @preconcurrency @MainActor public func dequeueCell(
    from tableView: UITableView,
    for indexPath: IndexPath,
    registering: Bool
  ) -> UITableViewCell {
    row.dequeueCell(from: tableView, for: indexPath, registering: registering)
  }

  public var _presentedViewModel: Any { presentedModel(of: row) }
  public static var _presentedType: Any.Type? { nil }
}
