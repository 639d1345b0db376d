import Foundation
import RosterComposites

/// A `CompositeTableViewDataSource`: children of Roster's and hand-written ones, and composites of both.
final class HandTable: HandComposite {
  enum Part {
    case branch(any Branch, TableViewDelegate)
    case hand(HandRows)
    case nested(HandTable)

    @MainActor var dataSource: any UITableViewDataSource {
      switch self {
      case .branch(_, let delegate): delegate.dataSource
      case .hand(let rows): rows
      case .nested(let composite): composite.composite
      }
    }

    @MainActor var child: CompositeTableViewDataSource.Child {
      if case .branch(_, let delegate) = self { return .init(delegate) }
      return .init(dataSource)
    }

    var isBranch: Bool { if case .branch = self { true } else { false } }

    @MainActor var expected: [ModelSection] {
      switch self {
      case .branch(let branch, _): branch.visible
      case .hand(let rows): rows.rows.map { ModelSection(items: $0) }
      case .nested(let composite): composite.expected
      }
    }
  }

  let composite: CompositeTableViewDataSource
  private(set) var parts: [Part]
  private var spares: [Part] = []

  init(_ parts: [Part]) {
    self.parts = parts
    composite = CompositeTableViewDataSource(children: parts.map(\.child))
  }

  var expected: [ModelSection] { parts.flatMap(\.expected) }

  var shownLeaves: [any Leaf] {
    parts.flatMap { part -> [any Leaf] in
      return switch part {
      case .branch(let branch, _): branch.shownLeaves
      case .hand: []
      case .nested(let composite): composite.shownLeaves
      }
    }
  }

  /// The branches, wherever they are, with the delegates that show them.
  var branches: [(branch: any Branch, delegate: TableViewDelegate)] {
    (parts + spares).flatMap { part -> [(any Branch, TableViewDelegate)] in
      return switch part {
      case .branch(let branch, let delegate): [(branch, delegate)]
      case .hand: []
      case .nested(let composite): composite.branches
      }
    }
  }

  func owner(of section: Int) -> (leaf: any Leaf, section: Int)? {
    var first = 0
    for part in parts {
      let count = part.expected.count
      if section - first < count {
        return switch part {
        case .branch(let branch, _): branch.owner(of: section - first)
        case .hand: nil
        case .nested(let composite): composite.owner(of: section - first)
        }
      }
      first += count
    }
    return nil
  }

  /// The hand-written children with the tables that they are handed in a table.
  func hands(in table: UITableView) -> [(rows: HandRows, table: UITableView)] {
    parts.flatMap { part -> [(HandRows, UITableView)] in
      guard let proxy = composite.tableView(table, for: part.dataSource) else { return [] }
      return switch part {
      case .branch: []
      case .hand(let rows): [(rows, proxy)]
      case .nested(let composite): composite.hands(in: proxy)
      }
    }
  }

  func removeChild(with leaf: any Leaf, keeping other: any Leaf) -> Step? {
    // A composite that has a hand-written child goes at once, and its items with it.
    let index = parts.firstIndex {
      if case .branch(let branch, _) = $0 { branch.has(leaf) && !branch.has(other) } else { false }
    }
    guard let index else { return nil }
    spares.append(parts.remove(at: index))
    composite.remove(spares[spares.count - 1].dataSource)
    return Step("table composite: remove \(index)")
  }

  func step(_ dice: Dice, movesHands: Bool) -> String? {
    if !spares.isEmpty, dice.chance(60) {
      let part = spares.removeLast()
      let place = dice.below(parts.count + 1)
      parts.insert(part, at: place)
      composite.insert(part.child, at: place)
      return "table composite: insert at \(place)"
    }
    guard !parts.isEmpty else { return nil }
    let index = dice.below(parts.count)
    let part = parts.remove(at: index)
    if dice.chance(50), movesHands || part.isBranch {
      let to = dice.below(parts.count + 1)
      parts.insert(part, at: to)
      composite.move(part.dataSource, to: to)
      return "table composite: move \(index) to \(to)"
    }
    spares.append(part)
    composite.remove(part.dataSource)
    return "table composite: remove \(index)"
  }
}
