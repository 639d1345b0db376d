import Foundation

/// A drop that a collection's drop delegate performs.
final class HeadlessCollectionViewDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  private weak var view: UICollectionView?
  private let dropSession: HeadlessDropSession

  init(
    _ view: UICollectionView,
    _ session: HeadlessDropSession,
    _ path: IndexPath?,
    _ proposal: UICollectionViewDropProposal
  ) {
    self.view = view
    dropSession = session
    destinationIndexPath = path
    self.proposal = proposal
    let dragState = view.dragState
    items = session.items.map {
      let source = dragState.source(of: $0)
      let size = source.map { view.itemFrame(at: $0).size } ?? .zero
      return HeadlessCollectionViewDropItem($0, sourceIndexPath: source, previewSize: size)
    }
    super.init()
  }

  var session: any UIDropSession { dropSession }

  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  {
    let context = CollectionViewPlaceholderContext(dragItem, placeholder, view)
    view?.dragState.placeholders.append(context)
    return context
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    view?.headlessEvents.record("drop", indexPath)
    view?.tellPreview(ofDropAt: indexPath)
    return HeadlessDragAnimation()
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    view?.headlessEvents.record("dropInto", indexPath)
    return HeadlessDragAnimation()
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    HeadlessDragAnimation()
  }
}
