/// A row that is one of several view models, each with its own cell: an `enum` with a case for each.
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
/// Handlers get the view model of the case: `onSelect(Toggle.self) { toggle, place in … }`. Two rows are the same if their view
/// models have the same type and identity. They're equal if the view models are equal, in the same branch of ``row``, and use cells
/// of the same class. If the row type declares `id` or `==`, that applies instead. A row that stays the same but needs a cell of
/// another class is reloaded.
public protocol TableViewRow: _TableViewPresentableWrapper, _MixedViewModel {
  /// The view model that presents the row.
  associatedtype Row: TableViewPresentable

  /// The view model of the row's case.
  @PresentableBuilder var row: Row { get }
}

extension TableViewRow {
  public var _tableViewPresentable: any TableViewPresentable { row }
  public var _identified: Any { presentedModel(of: row) }
  public var _cellKind: _CellKind { row._tableCellKind }
}
