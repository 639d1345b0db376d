import Foundation

/// A drop that a table's drop delegate performs.
final class HeadlessTableViewDropCoordinator: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  private weak var view: UITableView?
  private let dropSession: HeadlessDropSession

  init(_ view: UITableView, _ session: HeadlessDropSession, _ path: IndexPath?, _ proposal: UITableViewDropProposal) {
    self.view = view
    dropSession = session
    destinationIndexPath = path
    self.proposal = proposal
    let dragState = view.dragState
    items = session.items.map {
      let source = dragState.isUpdatedSinceBegin ? nil : dragState.source(of: $0)
      let size = source.map { view.itemFrame(at: $0).size } ?? .zero
      return HeadlessTableViewDropItem($0, sourceIndexPath: source, previewSize: size)
    }
    super.init()
  }

  var session: any UIDropSession { dropSession }

  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext
  {
    let context = TableViewPlaceholderContext(dragItem, placeholder, view)
    view?.dragState.placeholders.append(context)
    return context
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    view?.headlessEvents.record("drop", indexPath)
    view?.tellPreview(ofDropAt: indexPath)
    return HeadlessDragAnimation()
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    view?.headlessEvents.record("dropInto", indexPath)
    return HeadlessDragAnimation()
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    HeadlessDragAnimation()
  }
}
