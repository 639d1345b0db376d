import RosterDiagnostics
import RowStructures

extension CompositeDataSource {
  /// A child that goes through a stage, and its sections before and after it.
  struct StagedChild {
    let entry: Entry
    let stage: ChangeStage
    let old: Range<Int>
    let new: Range<Int>
    let isReadableAhead: Bool
  }
}

extension CompositeDataSource: ContentContainer {
  package func update(ofParts parts: [UpdateStep], readAhead: ReadAhead) -> StagedUpdate? {
    let shown = parts.compactMap { part -> (element: Tree.Element, part: UpdateStep)? in
      guard let element = elements[part.part], !tree[element].isLeftOut else { return nil }
      return (element, part)
    }
    staged = []
    joinedItems = []
    if shown.isEmpty { return nil }
    // Children without sections begin where their followers do: only their own order tells them apart.
    let ordered = shown.count == 1 ? shown : shown.sorted { tree.index(of: $0.element) < tree.index(of: $1.element) }
    var stage = ChangeStage()
    let hasStructure = ordered.contains { $0.part.stage.hasStructure }
    var updates = ChangeStage()
    var growth = 0
    for (element, part) in ordered {
      let (offset, count) = (tree.offset(of: element), tree.count(of: element))
      let start = offset + growth
      growth += part.stage.growth
      if hasStructure, !part.stage.hasStructure {
        updates.append(part.stage.shifted(before: start, after: start))
      } else {
        stage.append(part.stage.shifted(before: offset, after: start))
      }
      if let later = part.updates { updates.append(later.shifted(before: start, after: start)) }
      staged.append(
        StagedChild(
          entry: tree[element],
          stage: part.stage,
          old: offset..<offset + count,
          new: start..<offset + count + growth,
          isReadableAhead: part.isReadableAhead
        )
      )
    }
    if staged.count > 1, let matcher {
      joinMoves(
        in: &stage,
        &updates,
        by: matcher,
        readAhead,
        isLast: parts.allSatisfy(\.isLast)
      )
    }
    return StagedUpdate(stage, updates: updates.count > 0 ? updates : nil)
  }

  package func endPlanning() { staged = [] }

  package func shows(_ part: ObjectIdentifier) -> Bool {
    elements[part].map { !tree[$0].isLeftOut } ?? false
  }

  package func adopt(_ part: ObjectIdentifier) {
    guard let element = elements[part] else { return }
    tree.setCount(tree[element].shownSections, of: element)
  }

  package func setLeftOut(_ isLeftOut: Bool, _ part: ObjectIdentifier) {
    guard let element = elements[part] else { return }
    // What is derived from other children may yet follow up, and have sections come before those of the part.
    UpdateCoordinator.shared.makeFollowingRounds()
    if !isLeftOut { tree[element].isLeftOut = false }
    let offset = tree.offset(of: element)
    let sections = Array(offset..<offset + tree[element].shownSections)
    let stage = ChangeStage(sections: isLeftOut ? .init(deletes: sections) : .init(inserts: sections))
    isReplacing = true
    defer { isReplacing = false }
    UpdateCoordinator.shared.round([
      UpdateStep(changes, StagedUpdate(stage)) { [self] in
        tree[element].isLeftOut = isLeftOut
        adopt(part)
      }
    ])
  }
}

extension CompositeDataSource: AheadReadable {
  /// The child that a section after the stage of ``staged`` belongs to, and which of the child's sections that is.
  ///
  /// - Complexity: O(log *n*) in the number of children, and O(*k*) in that of those in the stage.
  func placeAhead(ofSection section: Int, _ function: StaticString) -> (Entry, Int) {
    checkIndex(section, of: .section, below: numberOfSectionsAhead, in: "CompositeDataSource", function)
    var growth = 0
    for child in staged {
      if section < child.new.lowerBound { break }
      if section < child.new.upperBound { return (child.entry, section - child.new.lowerBound) }
      growth = child.new.upperBound - child.old.upperBound
    }
    let (element, local) = tree.element(covering: section - growth)
    return (tree[element], local)
  }

  var numberOfSectionsAhead: Int {
    tree.total + (staged.last.map { $0.new.upperBound - $0.old.upperBound } ?? 0)
  }
}
