import Foundation

@testable import HeadlessUIKit

final class TableDragCell: UITableViewCell {
  var text = ""
  private(set) var dragStates: [UITableViewCell.DragState] = []

  override func dragStateDidChange(_ dragState: UITableViewCell.DragState) {
    dragStates.append(dragState)
  }
}

final class TableDragList: DragList {
  let list = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 800))

  override init(_ sections: [[String]]) {
    super.init(sections)
    list.register(TableDragCell.self, forCellReuseIdentifier: "cell")
    list.register(TableDragCell.self, forCellReuseIdentifier: "placeholder")
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
  override func add(_ path: IndexPath, to drag: HeadlessDrag) -> Bool { drag.addRow(at: path, in: list) }
  @discardableResult
  override func move(_ drag: HeadlessDrag, to path: IndexPath?) -> Bool { drag.move(to: path, in: list) }
  @discardableResult
  override func move(_ drag: HeadlessDrag, to point: CGPoint) -> Bool { drag.move(to: point, in: list) }

  override func update(_ changes: () -> Void, deletes: [IndexPath], inserts: [IndexPath]) {
    list.performBatchUpdates {
      changes()
      list.deleteRows(at: deletes, with: .automatic)
      list.insertRows(at: inserts, with: .automatic)
    }
  }

  override func reload() { list.reloadData() }

  override var shown: [[String]] {
    list.layoutIfNeeded()
    return (0..<list.numberOfSections).map { section in
      (0..<list.numberOfRows(inSection: section)).map { item in
        (list.cellForRow(at: IndexPath(item: item, section: section)) as? TableDragCell)?.text ?? "?"
      }
    }
  }
}

extension TableDragList: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? TableDragCell)?.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { movesItems }

  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    moveInModel(source, to: destination)
  }
}

extension TableDragList: UITableViewDragDelegate {
  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
    -> [UIDragItem]
  {
    dragItems(at: indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    dragItems(at: indexPath)
  }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { note("begin") }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { note("end drag") }
}

extension TableDragList: UITableViewDropDelegate {
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    note("can handle")
    return handles
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { note("enter") }
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { note("exit") }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { note("end drop") }

  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    note("update \(destinationIndexPath.map { "\($0.section).\($0.item)" } ?? "-")")
    let intent: UITableViewDropProposal.Intent =
      switch self.intent {
      case .somewhere: .unspecified
      case .between: .insertAtDestinationIndexPath
      case .into: .insertIntoDestinationIndexPath
      case .automatic: .automatic
      }
    return UITableViewDropProposal(operation: operation, intent: intent)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    perform(
      coordinator.items.map { ($0.dragItem, $0.sourceIndexPath) },
      at: coordinator.destinationIndexPath,
      coordinator.proposal.operation,
      placeholder: { path in
        let placeholder = UITableViewDropPlaceholder(
          insertionIndexPath: path,
          reuseIdentifier: "placeholder",
          rowHeight: 44
        )
        placeholder.cellUpdateHandler = { ($0 as? TableDragCell)?.text = "loading" }
        return coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
      },
      fly: { coordinator.drop($0, toRowAt: $1) }
    )
  }
}
