/// A cell of a table that presents a view model which knows the cell.
@preconcurrency @MainActor public protocol PresentingTableViewCell: ReusablePresenter
where ViewModel: DequeuableTableViewCellViewModel {}
