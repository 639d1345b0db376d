import Roster

/// A `CompositeDataSource` and its children.
final class Group: Branch, LeafOwner {
  let name: String
  private let dice: Dice
  private let source: CompositeDataSource<Entry, Title, Title>
  private var children: [any Branch]
  private var hidden: Set<String> = []
  /// Children that are not shown now, and those that are taken away only in this transition.
  private var spares: [any Branch]
  private var removed: [any Branch] = []

  init(_ dice: Dice, depth: Int, leaf: () -> any Leaf) {
    self.dice = dice
    name = "group\(dice.serial())"
    func branch() -> any Branch {
      depth > 1 && dice.chance(45) ? Group(dice, depth: depth - 1, leaf: leaf) : leaf()
    }
    children = (0..<1 + dice.below(3)).map { _ in branch() }
    spares = dice.chance(60) ? [branch()] : []
    source = CompositeDataSource(children.map(\.presentation.child))
  }

  /// The children that are shown.
  var shownChildren: [any Branch] { children.filter { !hidden.contains($0.name) } }
  var visible: [ModelSection] { shownChildren.flatMap(\.visible) }
  var presentation: Presentation { Presentation(source) }
  var leaves: [any Leaf] { (children + spares + removed).flatMap(\.leaves) }
  var shownLeaves: [any Leaf] { shownChildren.flatMap(\.shownLeaves) }
  var groups: [Group] { [self] + (children + spares + removed).flatMap(\.groups) }

  func owner(of section: Int) -> (leaf: any Leaf, section: Int)? {
    var first = 0
    for child in shownChildren {
      if let owner = child.owner(of: section - first) { return owner }
      first += child.visible.count
    }
    return nil
  }

  func settle() {
    spares += removed
    removed = []
  }

  private func removeChild(at index: Int) -> Step {
    let old = children.remove(at: index)
    hidden.remove(old.name)
    removed.append(old)
    return Step("\(name).removeChild(at: \(index)) \(old.name)", source.removeChild(at: index))
  }

  func removeChild(with leaf: any Leaf, keeping other: any Leaf) -> Step? {
    children.firstIndex { $0.has(leaf) && !$0.has(other) }.map(removeChild)
  }

  func step() -> Step {
    let index = dice.below(children.count)
    switch dice.below(children.isEmpty ? 1 : 6) {
    case 0 where !spares.isEmpty:
      let spare = spares.removeLast()
      let place = dice.below(children.count + 1)
      children.insert(spare, at: place)
      return Step("\(name).insert(\(spare.name), at: \(place))", source.insert(spare.presentation.child, at: place))
    case 1:
      return removeChild(at: index)
    case 2:
      let to = dice.below(children.count)
      children.insert(children.remove(at: index), at: to)
      return Step("\(name).moveChild(from: \(index), to: \(to))", source.moveChild(from: index, to: to))
    case 3 where !spares.isEmpty:
      let spare = spares.removeLast()
      let old = children[index]
      hidden.remove(old.name)
      removed.append(old)
      children[index] = spare
      return Step(
        "\(name).removeChild(at: \(index)) \(old.name), insert(\(spare.name), at: \(index))",
        transaction {
          source.removeChild(at: index)
          source.insert(spare.presentation.child, at: index)
        }
      )
    default:
      guard !children.isEmpty else { return .nothing("\(name) has no children") }
      let child = children[index]
      let hides = !hidden.contains(child.name)
      if hides { hidden.insert(child.name) } else { hidden.remove(child.name) }
      source.setHidden(hides, child.presentation.content)
      return Step("\(name).setHidden(\(hides), \(child.name))")
    }
  }
}
