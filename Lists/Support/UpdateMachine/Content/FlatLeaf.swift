import Roster

/// A `FlatDataSource` and a list.
final class FlatLeaf: Leaf {
  let name: String
  private let dice: Dice
  let source: FlatDataSource<Entry>
  private let drops: Bool
  private var items: [Entry]
  var visible: [ModelSection] = []

  init(_ dice: Dice) {
    self.dice = dice
    name = "flat\(dice.serial())"
    items = dice.entries(dice.below(9))
    drops = dice.chance(50)
    source = FlatDataSource(items, emptySections: drops ? .drop : .keep)
    source.duplicates = dice.pick([.trap, .keepFirst, .keepLast, .keepAll])
    settle()
  }

  var latest: [ModelSection] { drops && items.isEmpty ? [] : [ModelSection(items: items)] }

  var presentation: Presentation { Presentation(source) }

  func step(isOnlyChange: Bool) -> Step {
    let index = dice.below(items.count)
    let isFull = items.count >= 12
    switch dice.below(items.isEmpty ? 4 : 10) {
    case 0 where !isFull:
      let entry =
        source.duplicates == .keepAll && dice.chance(20) && !items.isEmpty
        ? dice.copy(of: dice.pick(items)) : dice.entry()
      let place = dice.below(items.count + 1)
      items.insert(entry, at: place)
      return Step("\(name).insert(\(entry), at: \(place))", source.insert(entry, at: place))
    case 1 where !isFull:
      let entries = dice.entries(dice.below(4))
      items += entries
      return Step("\(name).append(\(entries))", source.append(contentsOf: entries))
    case 4:
      items.remove(at: index)
      return Step("\(name).remove(at: \(index))", source.remove(at: index).update)
    case 5:
      let place = dice.below(items.count)
      items.insert(items.remove(at: index), at: place)
      return Step("\(name).move(from: \(index), to: \(place))", source.move(from: index, to: place).update)
    case 6:
      items[index] = dice.changed(items[index])
      return Step(
        "\(name).replace(at: \(index), \(items[index]))",
        source.replace(at: index, with: items[index]).update
      )
    case 7:
      let new = dice.changed(items[index])
      items[index] = new
      return Step("\(name).update(at: \(index), \(new))", source.update(at: index) { $0 = new }.update)
    default:
      let new = dice.mutated(items, repeating: source.duplicates != .trap)
      items = new.unique(source.duplicates)
      return Step("\(name).apply(\(new))", source.apply(new))
    }
  }

  var canMoveItems: Bool { true }

  func insertItem(_ entry: Entry) -> Step? {
    let place = dice.below(items.count + 1)
    items.insert(entry, at: place)
    return Step("\(name).insert(\(entry), at: \(place))", source.insert(entry, at: place))
  }

  func removeItem(at path: ItemPath) -> Step? {
    items.remove(at: path.item)
    return Step("\(name).remove(at: \(path.item))", source.remove(at: path.item).update)
  }

  func moveItem(from: ItemPath, to: ItemPath) -> Step? {
    items.insert(items.remove(at: from.item), at: to.item)
    return Step("\(name).move(from: \(from.item), to: \(to.item))", source.move(from: from.item, to: to.item).update)
  }
}
