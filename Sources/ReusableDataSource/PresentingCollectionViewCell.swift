/// A cell of a collection that presents a view model which knows the cell.
@MainActor public protocol PresentingCollectionViewCell: ReusablePresenter
where ViewModel: DequeuableCollectionViewCellViewModel {}
