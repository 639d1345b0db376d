/// A cell of a collection that presents a view model which knows the cell.
@preconcurrency @MainActor public protocol PresentingCollectionViewCell: ReusablePresenter
where ViewModel: DequeuableCollectionViewCellViewModel {}
