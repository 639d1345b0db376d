import Foundation

@testable import HeadlessUIKit

final class CollectionDragCell: UICollectionViewCell {
  var text = ""
  private(set) var dragStates: [UICollectionViewCell.DragState] = []

  override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {
    dragStates.append(dragState)
  }
}

final class CollectionDragList: DragList {
  let list: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    return UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 800), collectionViewLayout: layout)
  }()

  override init(_ sections: [[String]]) {
    super.init(sections)
    list.register(CollectionDragCell.self, forCellWithReuseIdentifier: "cell")
    list.register(CollectionDragCell.self, forCellWithReuseIdentifier: "placeholder")
    list.dataSource = self
    list.dragDelegate = self
    list.dropDelegate = self
    window.addSubview(list)
    window.makeKeyAndVisible()
    list.layoutIfNeeded()
  }

  override var view: any DraggingList { list }
  override func begin(_ path: IndexPath) -> HeadlessDrag? { list.headlessBeginDrag(at: path) }

  @discardableResult
  override func add(_ path: IndexPath, to drag: HeadlessDrag) -> Bool { drag.addItem(at: path, in: list) }
  @discardableResult
  override func move(_ drag: HeadlessDrag, to path: IndexPath?) -> Bool { drag.move(to: path, in: list) }
  @discardableResult
  override func move(_ drag: HeadlessDrag, to point: CGPoint) -> Bool { drag.move(to: point, in: list) }

  override func update(_ changes: () -> Void, deletes: [IndexPath], inserts: [IndexPath]) {
    list.performBatchUpdates {
      changes()
      list.deleteItems(at: deletes)
      list.insertItems(at: inserts)
    }
  }

  override func reload() { list.reloadData() }

  override var shown: [[String]] {
    list.layoutIfNeeded()
    return (0..<list.numberOfSections).map { section in
      (0..<list.numberOfItems(inSection: section)).map { item in
        (list.cellForItem(at: IndexPath(item: item, section: section)) as? CollectionDragCell)?.text ?? "?"
      }
    }
  }
}

extension CollectionDragList: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? CollectionDragCell)?.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { movesItems }

  func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
    moveInModel(source, to: destination)
  }
}

extension CollectionDragList: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  )
    -> [UIDragItem]
  {
    dragItems(at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    dragItems(at: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    note("begin")
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    note("end drag")
  }
}

extension CollectionDragList: UICollectionViewDropDelegate {
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    note("can handle")
    return handles
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    note("enter")
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    note("exit")
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    note("end drop")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    note("update \(destinationIndexPath.map { "\($0.section).\($0.item)" } ?? "-")")
    let intent: UICollectionViewDropProposal.Intent =
      switch self.intent {
      case .somewhere: .unspecified
      case .between: .insertAtDestinationIndexPath
      case .into: .insertIntoDestinationIndexPath
      case .automatic: .insertAtDestinationIndexPath
      }
    return UICollectionViewDropProposal(operation: operation, intent: intent)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    perform(
      coordinator.items.map { ($0.dragItem, $0.sourceIndexPath) },
      at: coordinator.destinationIndexPath,
      coordinator.proposal.operation,
      placeholder: { path in
        let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "placeholder")
        placeholder.cellUpdateHandler = { ($0 as? CollectionDragCell)?.text = "loading" }
        return coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
      },
      fly: { coordinator.drop($0, toItemAt: $1) }
    )
  }
}
