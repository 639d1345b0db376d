/// A cell of a table that presents a view model which knows the cell.
@MainActor public protocol PresentingTableViewCell: ReusablePresenter
where ViewModel: DequeuableTableViewCellViewModel {}
