/// A collection view cell that presents a view model which declares it.
@preconcurrency @MainActor public protocol PresentingCollectionViewCell: ReusablePresenter
where ViewModel: DequeuableCollectionViewCellViewModel {}
