import Foundation

/// A composite in one view.
@MainActor final class CompositeBinding<Child: CompositeChild> {
  typealias Part = CompositePart<Child>

  private(set) weak var view: Child.View?
  private(set) weak var children: CompositeChildren<Child>?
  private var parts: [ObjectIdentifier: Part] = [:]
  private(set) var mapping = CompositeMapping<Part>([]) { _ in 0 }
  /// What the children answered when the view found out what the composite implements.
  var knownAnswers: Set<String>
  /// The child that shows a context menu, is edited, or has several items selected by two fingers.
  weak var menuPart: Part?
  weak var editedPart: Part?
  weak var multipleSelectionPart: Part?

  /// - Parameter view: the view; `nil` for a binding that only asks the children for their counts.
  init(_ children: CompositeChildren<Child>, view: Child.View?) {
    self.children = children
    self.view = view
    knownAnswers = children.answers
    let parts = children.all.map { Part($0, in: self) }
    for part in parts { self.parts[part.child.identity] = part }
    mapping = CompositeMapping(
      parts,
      parent: { [weak view] in view.flatMap { Child.part(of: $0)?.binding?.mapping } },
      currentCount: { $0.currentNumberOfSections }
    )
  }

  /// Whether the view shows this composite, so that changes have to be made in it.
  var isShowing: Bool {
    guard let view, let children, let composite = children.composite else { return false }
    if let part = Child.part(of: view) { return part.binding?.isShowing ?? false }
    return Child.dataSource(of: view) === composite
  }

  func part(of dataSource: any NSObjectProtocol) -> Part? { parts[ObjectIdentifier(dataSource)] }

  /// The child that a section belongs to, in its own sections.
  func route(_ section: Int) -> CompositeRoute<Child>? {
    mapping.known.part(at: section).map { CompositeRoute(part: $0.part, section: $0.section) }
  }

  /// The number of sections, which the view reads now.
  func numberOfSections() -> Int {
    if let view, let part = Child.part(of: view), !part.isAdopting { return mapping.currentTotal }
    mapping.adopt { $0.adoptNumberOfSections() }
    return mapping.known.total
  }

  // MARK: Changes

  /// Lets the view read its counts, if it has not, while they are what they were before a change.
  func prepareForChange() {
    if isShowing, let view { _ = Child.numberOfSections(of: view) }
  }

  /// Makes changes in several children as one batch of the view.
  func performBatchUpdates(_ updates: @escaping () -> Void, completion: ((Bool) -> Void)?) {
    guard let view else { return }
    let mapping = mapping
    Child.performBatchUpdates(
      of: view,
      {
        mapping.beginBatch()
        transaction(updates)
        mapping.endBatch()
      },
      completion: completion
    )
    mapping.runAfterwards()
  }

  func insert(_ child: Child, at index: Int, animation: Child.Animation) {
    let part = Part(child, in: self)
    parts[child.identity] = part
    mapping.insert(part, at: index)
    // Before the sections are inserted: the view may ask for their cells at once.
    if isShowing { child.registerReusableViews(with: part.proxy) }
    rearrange(part, animation: animation)
  }

  func remove(_ child: Child, animation: Child.Animation) {
    guard let part = parts.removeValue(forKey: child.identity) else { return }
    mapping.remove(part)
    rearrange(part, animation: animation)
    part.detach()
  }

  func move(_ child: Child, to index: Int) {
    guard let part = parts[child.identity] else { return }
    mapping.move(part, to: index)
    rearrange(part, animation: Child.standardAnimation)
  }

  /// Has the view follow a part that came, went or moved.
  private func rearrange(_ part: Part, animation: Child.Animation) {
    guard isShowing else { return mapping.adopt { $0.adoptNumberOfSections() } }
    mapping.rearrange(part) { [weak self] rearrangement in
      guard let view = self?.view else { return }
      switch rearrangement {
      case .replaced(let deleted, let inserted):
        if !deleted.isEmpty { Child.deleteSections(IndexSet(deleted), in: view, animation: animation) }
        if !inserted.isEmpty { Child.insertSections(IndexSet(inserted), in: view, animation: animation) }
      case .moved(let old, let new):
        Child.performBatchUpdates(
          of: view,
          { for (from, to) in zip(old, new) { Child.moveSection(from, to: to, in: view) } },
          completion: nil
        )
      }
    }
  }
}
