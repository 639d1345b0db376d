import ListModels
import RosterFlows
import TestSupport

@testable import RosterCore

/// A tree of data sources of all kinds that is changed at random, with a view at every place.
@MainActor final class World {
  typealias Composite = CompositeDataSource<Cell, Title, Never>

  /// A data source, wherever it is at the moment.
  @MainActor final class Node {
    let child: ContentChild<Cell, Title, Never>
    let view: ListModel
    let leaf: WorldLeaf?
    let composite: Composite?
    /// The children that the composite should have.
    var children: [Node] = []
    var hidden: Set<ObjectIdentifier> = []
    weak var parent: Node?
    /// Whether it is never put into a composite.
    var isFixed = false

    init(_ leaf: WorldLeaf) {
      child = leaf.child
      view = leaf.view
      self.leaf = leaf
      composite = nil
    }

    init(_ name: String) {
      let composite = Composite()
      child = ContentChild(composite)
      view = ListModel(composite, name, comparesOthers: false)
      self.composite = composite
      leaf = nil
    }

    var depth: Int { 1 + (parent?.depth ?? 0) }
    var height: Int { 1 + (children.map(\.height).max() ?? 0) }

    func contains(_ node: Node) -> Bool { node === self || children.contains { $0.contains(node) } }
  }

  var random: SeededGenerator
  let nodes: [Node]
  private let root: Node
  private var leaves: [Node] { nodes.filter { $0.leaf != nil } }
  private var composites: [Node] { nodes.filter { $0.composite != nil } }

  /// - Parameter isDerived: whether there are few data sources, so that most of what happens is derived from them.
  init(seed: UInt64, repeats: Bool, isDerived: Bool = false) {
    random = SeededGenerator(seed: seed)
    let ids = WorldIDs(repeats: repeats)
    root = Node("root")
    let few: [WorldLeaf] = [
      .flat(ids, .keep, maps: false, "flat"),
      .nested(ids, .drop, ordered: false, "dropping nested"),
      .grouped(ids, ordered: true, "ordered groups"),
      .custom(ids, "custom"),
    ]
    let leaves: [WorldLeaf] =
      isDerived
      ? few
      : [
        .flat(ids, .keep, maps: false, "flat"),
        .flat(ids, .drop, maps: false, "dropping flat"),
        .flat(ids, .drop, maps: true, "mapped"),
        .opaque(ids, "opaque"),
        .nested(ids, .keep, ordered: false, "nested"),
        .nested(ids, .drop, ordered: false, "dropping nested"),
        .nested(ids, .keep, ordered: true, "ordered nested"),
        .nested(ids, .drop, ordered: true, "ordered dropping nested"),
        .grouped(ids, ordered: false, "groups"),
        .grouped(ids, ordered: true, "ordered groups"),
        .lazy(.keep, "lazy"),
        .lazy(.drop, "dropping lazy"),
        .custom(ids, "custom"),
      ]
    let composites = [root] + (0..<(isDerived ? 1 : 5)).map { Node("composite \($0)") }
    let bases = composites + leaves.map(Node.init)
    // Trees of derived content: over leaves, over each other, and over composites.
    var sources = bases.compactMap { node in
      (node.child.content as? any DataSource<Cell>).map { (source: $0, depth: 0, isAboveComposite: node.leaf == nil) }
    }
    var derived: [Node] = []
    for number in 0..<14 {
      let base = sources.filter { $0.depth < 5 }.suffix(12).randomElement(using: &random) ?? sources[0]
      let other = sources.filter { $0.depth <= base.depth }.randomElement(using: &random) ?? sources[0]
      let (leaf, source) = WorldLeaf.derived(from: base.source, and: other.source, &random, "derived \(number)")
      let node = Node(leaf)
      // In a composite it could be below what it is derived from.
      node.isFixed = base.isAboveComposite || other.isAboveComposite
      derived.append(node)
      sources.append((source, base.depth + 1, node.isFixed))
    }
    nodes = bases + derived
    for node in nodes.dropFirst() where !node.isFixed { add(node) }
  }

  /// What is wrong anywhere.
  var complaints: [String] {
    nodes.flatMap { $0.view.complaints } + nodes.compactMap { $0.leaf?.complaint() }
      + composites.compactMap { node in
        guard let composite = node.composite else { return nil }
        let isRight =
          composite.children.map { ObjectIdentifier($0) } == node.children.map { ObjectIdentifier($0.child.content) }
          && composite.numberOfChildren == node.children.count
        return isRight ? nil : "\(node.view.name): wrong children"
      }
  }

  var numberOfSteps: Int { nodes.reduce(0) { $0 + $1.view.numberOfSteps } }

  /// Compares all views with their data sources.
  func compareAll(_ when: String) {
    for node in nodes { node.view.compareAll(when) }
  }

  // MARK: Edits

  func edit() {
    if Int.random(in: 0..<3, using: &random) == 0 { editComposite() } else { editLeaf() }
  }

  func editLeaf() {
    // A generator of its own: others may be told of the change while it is made, and change something themselves.
    var random = SeededGenerator(seed: random.next())
    leaves.randomElement(using: &random)?.leaf?.edit(&random)
  }

  private func add(_ node: Node) {
    let places = composites.filter { canTake(node, $0) && ($0 === root || $0.parent != nil) }
    guard let place = places.filter({ $0.depth + node.height <= 5 }).randomElement(using: &random) else { return }
    let index = Int.random(in: 0...place.children.count, using: &random)
    // First, as others may change something while they are told.
    place.children.insert(node, at: index)
    node.parent = place
    place.composite?.insert(node.child, at: index)
  }

  /// Whether a node can be put into another one, from which it may yet have to go in the update that is being made.
  private func canTake(_ node: Node, _ place: Node) -> Bool {
    !node.contains(place) && !node.child.changes.isMade(of: place.child.changes)
  }

  private func remove(_ node: Node) {
    guard let parent = node.parent, let index = parent.children.firstIndex(where: { $0 === node }) else { return }
    parent.children.remove(at: index)
    node.parent = nil
    parent.composite?.removeChild(at: index)
  }

  func editComposite() {
    let place = composites.filter { !$0.children.isEmpty }.randomElement(using: &random) ?? root
    let orphans = nodes.filter { $0.parent == nil && $0 !== root && !$0.isFixed }
    guard let composite = place.composite, let node = place.children.randomElement(using: &random),
      let index = place.children.firstIndex(where: { $0 === node })
    else {
      if let orphan = orphans.randomElement(using: &random) { add(orphan) }
      return
    }
    switch Int.random(in: 0..<9, using: &random) {
    case 0: remove(node)
    case 1:
      let new = Int.random(in: place.children.indices, using: &random)
      place.children.insert(place.children.remove(at: index), at: new)
      composite.moveChild(from: index, to: new)
    case 2:
      guard
        let orphan = orphans.filter({ canTake($0, place) && place.depth + $0.height <= 5 })
          .randomElement(using: &random)
      else { return }
      place.children[index] = orphan
      node.parent = nil
      orphan.parent = place
      transaction {
        composite.removeChild(at: index)
        composite.insert(orphan.child, at: index)
      }
    case 3:
      // From one place to another in one update.
      transaction {
        remove(node)
        if Bool.random(using: &random) { editLeaf() }
        add(node)
      }
    case 4, 5: setHidden(Bool.random(using: &random), node, in: composite)
    default: if let orphan = orphans.randomElement(using: &random) { add(orphan) }
    }
  }

  private func setHidden(_ isHidden: Bool, _ node: Node, in composite: Composite) {
    func set(_ content: some DataSource) { composite.setHidden(isHidden, content) }
    guard let content = node.child.content as? any DataSource else { return }
    set(content)
  }
}
