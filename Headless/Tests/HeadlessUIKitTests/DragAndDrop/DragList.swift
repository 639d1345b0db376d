import Foundation

@testable import HeadlessUIKit

/// A list of texts that can be dragged and dropped, in the way apps write it: by hand, with index paths.
@MainActor class DragList: NSObject {
  enum Kind: CaseIterable { case table, collection }

  static func make(_ kind: Kind, _ sections: [[String]]) -> DragList {
    kind == .table ? TableDragList(sections) : CollectionDragList(sections)
  }

  var sections: [[String]]
  var operation = UIDropOperation.move
  var intent = ListDropProposal.Intent.between
  var handles = true
  var movesItems = false
  var draggable: (String) -> Bool = { _ in true }
  /// Drops, in place of the usual way.
  var onPerform: ((_ placeholder: @escaping (IndexPath) -> any UIDragAnimating) -> Void)?
  private(set) var log: [String] = []
  private(set) var sources: [IndexPath?] = []
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 800))

  init(_ sections: [[String]]) {
    self.sections = sections
    super.init()
  }

  var view: any DraggingList { fatalError("a list of a kind") }
  func begin(_ path: IndexPath) -> HeadlessDrag? { fatalError("a list of a kind") }
  @discardableResult
  func add(_ path: IndexPath, to drag: HeadlessDrag) -> Bool { fatalError("a list of a kind") }
  @discardableResult
  func move(_ drag: HeadlessDrag, to path: IndexPath?) -> Bool { fatalError("a list of a kind") }
  @discardableResult
  func move(_ drag: HeadlessDrag, to point: CGPoint) -> Bool { fatalError("a list of a kind") }
  func update(_ changes: () -> Void, deletes: [IndexPath], inserts: [IndexPath]) { fatalError("a list of a kind") }
  func reload() { fatalError("a list of a kind") }

  /// The texts that are shown: those of the cells, in order.
  var shown: [[String]] { fatalError("a list of a kind") }

  func note(_ text: String) { log.append(text) }

  func dragItems(at path: IndexPath) -> [UIDragItem] {
    note("items \(path.item)")
    let text = sections[path.section][path.item]
    guard draggable(text) else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
    item.localObject = DraggedText(text: text, list: self)
    return [item]
  }

  /// What a drop does: items of this list move, those of others come, and leave their list if they move.
  func perform(
    _ items: [(item: UIDragItem, source: IndexPath?)],
    at destination: IndexPath?,
    _ operation: UIDropOperation,
    placeholder: @escaping (IndexPath) -> any UIDragAnimating,
    fly: (UIDragItem, IndexPath) -> Void
  ) {
    note("perform \(destination.map { "\($0.section).\($0.item)" } ?? "-")")
    sources = items.map(\.source)
    if let onPerform { return onPerform(placeholder) }
    var path = destination ?? IndexPath(item: sections[0].count, section: 0)
    for (item, _) in items {
      guard let dragged = item.localObject as? DraggedText else { continue }
      if operation == .move {
        guard let from = dragged.list?.path(of: dragged.text) else { continue }
        if dragged.list === self, items.count > 1, from.section == path.section, from.item < path.item {
          path.item -= 1
        }
        dragged.list?.remove(from)
      }
      insert(dragged.text, at: path)
      fly(item, path)
      path.item += 1
    }
  }

  func path(of text: String) -> IndexPath? {
    for (section, texts) in sections.enumerated() {
      if let item = texts.firstIndex(of: text) { return IndexPath(item: item, section: section) }
    }
    return nil
  }

  func remove(_ path: IndexPath) {
    update({ sections[path.section].remove(at: path.item) }, deletes: [path], inserts: [])
  }

  func insert(_ text: String, at path: IndexPath) {
    update({ sections[path.section].insert(text, at: path.item) }, deletes: [], inserts: [path])
  }

  func moveInModel(_ source: IndexPath, to destination: IndexPath) {
    note("move \(source.item) to \(destination.item)")
    let text = sections[source.section].remove(at: source.item)
    sections[destination.section].insert(text, at: destination.item)
  }
}

/// What a dragged text is inside the app.
@MainActor final class DraggedText {
  let text: String
  weak var list: DragList?

  init(text: String, list: DragList) {
    self.text = text
    self.list = list
  }
}
