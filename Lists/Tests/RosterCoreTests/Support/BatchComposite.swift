import RosterCore

/// A composite of hand-written and other children in a ``BatchView``.
@MainActor final class BatchComposite: ContentFollower {
  let tree: ViewComposite
  /// The children as the view has read them last.
  private(set) var known: ViewComposite.Snapshot
  weak var node: BatchNode?
  private(set) var nodes: [BatchNode] = []
  private var ownView: BatchView?

  init(_ nodes: [BatchNode]) {
    tree = ViewComposite(inView: nodes.map(\.child))
    known = tree.snapshot
    self.nodes = nodes
    for node in nodes { node.parent = self }
    tree.changes.follow(self)
  }

  /// Shows the composite in a view.
  convenience init(_ nodes: [BatchNode], in view: BatchView) {
    self.init(nodes)
    ownView = view
    view.content = { [unowned self] in texts }
    view.didRead = { [unowned self] in noteRead() }
    view.read()
  }

  var view: BatchView? { ownView ?? node?.view }

  var root: BatchComposite { node?.parent?.root ?? self }

  var texts: [[String]] { shownNodes(\.tree.snapshot).flatMap(\.texts) }

  func noteRead() {
    known = tree.snapshot
    for node in nodes { if case .composite(let composite) = node.kind { composite.noteRead() } }
  }

  func reread() {
    for node in nodes {
      node.reread()
      tree.reread(node)
    }
  }

  /// Where the composite begins in the view.
  func offset(_ time: KeyPath<BatchComposite, ViewComposite.Snapshot>) -> Int? {
    node == nil ? 0 : node?.place(time)?.lowerBound
  }

  private func shownNodes(_ time: KeyPath<BatchComposite, ViewComposite.Snapshot>) -> [BatchNode] {
    self[keyPath: time].children.compactMap { $0 as? BatchNode }
  }

  /// The children that are no composites, here and below, and their sections.
  func leaves(
    _ time: KeyPath<BatchComposite, ViewComposite.Snapshot>,
    from offset: Int = 0
  ) -> [(node: BatchNode, sections: Range<Int>)] {
    shownNodes(time).flatMap { node -> [(node: BatchNode, sections: Range<Int>)] in
      guard let own = self[keyPath: time].sections(of: node) else { return [] }
      let sections = own.lowerBound + offset..<own.upperBound + offset
      if case .composite(let composite) = node.kind { return composite.leaves(time, from: sections.lowerBound) }
      return [(node, sections)]
    }
  }

  // MARK: Children

  @discardableResult
  func insert(_ node: BatchNode, at index: Int) -> ContentUpdate {
    node.parent = self
    nodes.insert(node, at: index)
    return tree.insert(node.child, at: index)
  }

  @discardableResult
  func remove(at index: Int) -> BatchNode {
    let node = nodes.remove(at: index)
    tree.removeChild(at: index)
    return node
  }

  func move(from index: Int, to newIndex: Int) {
    nodes.insert(nodes.remove(at: index), at: newIndex)
    tree.moveChild(from: index, to: newIndex)
  }

  // MARK: Following

  func willUpdate(_ update: ContentUpdate) {}
  func didUpdate() {}

  func perform(_ step: ContentStep, commit: @escaping () -> Void) {
    guard let view, tree.scope == .children else { return commit() }
    view.performBatch {
      commit()
      view.compare(root)
    }
  }
}

extension BatchView {
  /// Tells which children came, went and moved since the last reading, once a batch.
  func compare(_ root: BatchComposite?) {
    guard let root, !isCompared else { return }
    isCompared = true
    let (old, new) = (root.leaves(\.known), root.leaves(\.tree.snapshot))
    let changes = ListChangeset(
      from: old.map { ObjectIdentifier($0.node) },
      to: new.map { ObjectIdentifier($0.node) },
      by: .value()
    )
    var stage = ChangeStage()
    stage.sections.deletes = changes.deletes.flatMap { old[$0].sections }
    stage.sections.inserts = changes.inserts.flatMap { new[$0].sections }
    for move in changes.moves {
      let mapping = ItemPathMapping(new[move.to].node.toldStage)
      for section in old[move.from].sections.indices {
        let local = section - old[move.from].sections.lowerBound
        guard let target = mapping.section(local) else { continue }
        stage.sections.moves.append(IndexMove(from: section, to: new[move.to].sections.lowerBound + target))
      }
    }
    tell(stage)
  }
}
