/// A table view cell that presents a view model which declares it.
@preconcurrency @MainActor public protocol PresentingTableViewCell: ReusablePresenter
where ViewModel: DequeuableTableViewCellViewModel {}
