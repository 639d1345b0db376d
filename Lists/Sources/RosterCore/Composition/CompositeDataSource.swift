import Foundation
import RosterDiagnostics
import RowStructures

/// Content that's made of other data sources, one after the other, each with its own indexes.
///
/// ```swift
/// let screen = CompositeDataSource<Row, String, Never> {
///   header
///   orders
///   places
/// }
/// ```
///
/// A section of a child that starts at section 5 of the composite is section 0 to the child. You can insert, remove,
/// move, and hide children at any time. A child without sections takes no space. A child may be a composite. A small
/// change of a child is a small change of the composite. Adding a data source to a tree of composites twice stops the
/// program.
@preconcurrency @MainActor public final class CompositeDataSource<Item, Header, Footer>: VersionedDataSource {
  /// A child of this composite.
  public typealias Child = ContentChild<Item, Header, Footer>
  typealias Entry = CompositeEntry<Item, Header, Footer>

  public let changes = ContentChannel<Item>()
  /// The newest versions of the children, in order.
  @usableFromInline var contents = CountedList<ChildContent<Item, Header, Footer>>()
  /// The children in the same order. A label leads from an entry to its index.
  var order = RowList<Entry>([])
  var entries: [ObjectIdentifier: Entry] = [:]
  /// The children that may be in the middle of following an edit.
  private var halfDone: [Entry] = []
  /// The children that are composites.
  private var composites: [ObjectIdentifier: any ErasedComposite] = [:]
  weak var parent: (any ErasedComposite)?

  /// Creates a composite.
  ///
  /// - Parameter children: The children in the order of their sections.
  public init(_ children: [Child] = []) {
    changes.source = self
    for child in children { _ = register(child, at: order.count) }
  }

  /// Creates a composite.
  ///
  /// - Parameter children: A closure that builds the children in the order of their sections.
  public convenience init(@CompositeBuilder<Item, Header, Footer> _ children: () -> [Child]) {
    self.init(children())
  }

  @inlinable public var version: CompositeVersion<Item, Header, Footer> { CompositeVersion(contents) }

  /// Refreshes the header and the footer of a section in the child that has it.
  ///
  /// - Complexity: O(log *n*) in the number of children, plus the child's complexity.
  @discardableResult
  public func reconfigureSection(at index: Int) -> ContentUpdate {
    let (entry, section) = entry(ofSection: index)
    return entry.child.source.reconfigureSection(at: section)
  }

  // MARK: Following

  /// Forwards an edit of a child.
  func follow(_ edit: ContentEdit<Item>, _ version: ChildVersion, of entry: Entry) {
    guard let index = order.index(of: entry.label) else { return }
    noteHalfDone(entry)
    let count = entry.sections(of: version)
    let oldCount = contents.update(at: index) { content, weight in
      content.version = version
      defer { weight = count }
      return weight
    }
    if entry.isHidden { return }
    let first = contents.offset(of: index)
    guard case .reload(isAnnounced: false) = edit else { return changes.send(edit.offset(by: first)) }
    if count > 0 || oldCount > 0 { changes.send(.replaceSections(first..<first + oldCount, count: count)) }
  }

  /// Notes that a child may be in the middle of following an edit, as derived content makes several of one.
  private func noteHalfDone(_ entry: Entry) {
    if entry.isHalfDone || entry.isLeaf { return }
    entry.isHalfDone = true
    if halfDone.isEmpty { Turn.settle(self) }
    halfDone.append(entry)
  }

  package func settle() {
    for entry in halfDone {
      guard let index = order.index(of: entry.label), order[index] === entry else { continue }
      contents.update(at: index) { $0.version = entry.child.newest() }
    }
  }

  package func didSettle() {
    for entry in halfDone { entry.isHalfDone = false }
    halfDone.removeAll(keepingCapacity: true)
  }

  // MARK: Children

  /// Adds a child to the composite.
  ///
  /// - Returns: The child's sections in the composite.
  func register(_ child: Child, at index: Int) -> Range<Int> {
    let entry = Entry(child, in: self)
    check(entry)
    entries[entry.identity] = entry
    if let composite = entry.composite {
      composites[entry.identity] = composite
      composite.parent = self
    }
    changes.bases.append(entry.changes)
    child.follow(entry)
    put(entry, at: index)
    let version = child.newest()
    contents.insert(ChildContent(child.reader, version), weight: version.numberOfSections, at: index)
    return sections(at: index)
  }

  /// Removes a child.
  ///
  /// - Returns: The sections that it had in the composite.
  func unregister(at index: Int) -> Range<Int> {
    let sections = sections(at: index)
    contents.remove(at: index)
    let (_, entry) = order.remove(at: index)
    entry.child.end(entry)
    entries[entry.identity] = nil
    if let composite = composites.removeValue(forKey: entry.identity) { composite.parent = nil }
    if let base = changes.bases.firstIndex(where: { $0 === entry.changes }) { changes.bases.remove(at: base) }
    changes.hiddenBases.removeAll { $0 === entry.changes }
    return sections
  }

  /// Gives an entry an index in the order.
  func put(_ entry: Entry, at index: Int) {
    if order.newLabel(at: index) == nil {
      for label in order.makeRoom(at: index).new { order.item(labeled: label)?.label = label }
    }
    guard let label = order.newLabel(at: index) else { fatalError("room was made for a child") }
    entry.label = label
    order.insert(entry, label, at: index)
  }

  /// Returns the sections of the child at an index.
  func sections(at index: Int) -> Range<Int> {
    let first = contents.offset(of: index)
    return first..<first + contents.weight(at: index)
  }

  /// Returns the child that has a section, and the section's index in the child.
  func entry(ofSection section: Int, _ function: StaticString = #function) -> (Entry, Int) {
    checkIndex(section, of: .section, below: contents.totalWeight, in: Self.self, function)
    let (index, local) = contents.index(covering: section)
    return (order[index], local)
  }

  private func check(_ entry: Entry) {
    var root: any ErasedComposite = self
    while let parent = root.parent { root = parent }
    let name: Any.Type = type(of: entry.child.content)
    guard entry.composite?.parent == nil else {
      trap(
        "CompositeDataSource: a \(name) cannot be a child of two composites",
        cause: "it was not removed from the composite that it is in",
        advice: "remove it there first, or make a composite of its own for each entry"
      )
    }
    let added = [entry.identity] + (entry.composite?.allIdentities ?? [])
    if let twice = added.first(where: { $0 == ObjectIdentifier(root) || root.child($0) != nil }) {
      let part = entry.composite?.child(twice).map { type(of: $0) as Any.Type }
      trap(
        "CompositeDataSource: a \(part ?? name) cannot be in two places of a composite, nor a composite in itself",
        cause: part == nil
          ? "it was added twice, here or in a nested composite, perhaps as its `map`"
          : "it is in the \(name) that is added and in the composite already, perhaps as its `map`",
        advice: "remove it from its place first, or give each place a data source of its own"
      )
    }
    guard !entry.changes.isMade(of: changes) else {
      trap(
        "CompositeDataSource: a \(name) cannot be in a composite that it is derived from",
        cause: "it filters or sorts the composite itself, or something that the composite is part of",
        advice: "derive it from the children that it is about, or show it beside the composite"
      )
    }
  }
}

extension CompositeDataSource: VersionKeeping {}

extension CompositeDataSource: ErasedComposite {
  var allIdentities: [ObjectIdentifier] { Array(entries.keys) + composites.values.flatMap(\.allIdentities) }

  func child(_ identity: ObjectIdentifier) -> AnyObject? {
    entries[identity]?.child.unmapped ?? composites.values.lazy.compactMap { $0.child(identity) }.first
  }
}
