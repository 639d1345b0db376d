import Foundation
import Roster

/// A `CompositeCollectionViewDataSource`: children of Roster's and hand-written ones, and composites of both.
@MainActor final class HandCollection {
  enum Part {
    case branch(any Branch, CollectionViewDataSource)
    case hand(HandItems)
    case nested(HandCollection)

    @MainActor var dataSource: any UICollectionViewDataSource {
      switch self {
      case .branch(_, let dataSource): dataSource
      case .hand(let rows): rows
      case .nested(let composite): composite.composite
      }
    }

    @MainActor var expected: [ModelSection] {
      switch self {
      case .branch(let branch, _): branch.visible
      case .hand(let rows): rows.rows.map { ModelSection(items: $0) }
      case .nested(let composite): composite.expected
      }
    }
  }

  let composite: CompositeCollectionViewDataSource
  private(set) var parts: [Part]
  private var spares: [Part] = []

  init(_ parts: [Part]) {
    self.parts = parts
    composite = CompositeCollectionViewDataSource(parts.map(\.dataSource))
  }

  var expected: [ModelSection] { parts.flatMap(\.expected) }

  var dataSources: [CollectionViewDataSource] {
    (parts + spares).flatMap { part -> [CollectionViewDataSource] in
      return switch part {
      case .branch(_, let dataSource): [dataSource]
      case .hand: []
      case .nested(let composite): composite.dataSources
      }
    }
  }

  /// The hand-written children with the collections that they are handed in a collection.
  func hands(in collection: UICollectionView) -> [(rows: HandItems, collection: UICollectionView)] {
    parts.flatMap { part -> [(HandItems, UICollectionView)] in
      guard let proxy = composite.collectionView(collection, for: part.dataSource) else { return [] }
      return switch part {
      case .branch: []
      case .hand(let rows): [(rows, proxy)]
      case .nested(let composite): composite.hands(in: proxy)
      }
    }
  }

  /// Moves a child, takes one away, or puts one back.
  func step(_ dice: Dice) -> String {
    if !spares.isEmpty, dice.chance(60) {
      let part = spares.removeLast()
      let place = dice.below(parts.count + 1)
      parts.insert(part, at: place)
      composite.insert(CompositeCollectionViewDataSource.Child(part.dataSource), at: place)
      return "collection composite: insert at \(place)"
    }
    guard !parts.isEmpty else { return "collection composite: nothing" }
    let index = dice.below(parts.count)
    let part = parts.remove(at: index)
    if dice.chance(50) {
      let to = dice.below(parts.count + 1)
      parts.insert(part, at: to)
      composite.move(part.dataSource, to: to)
      return "collection composite: move \(index) to \(to)"
    }
    spares.append(part)
    composite.remove(part.dataSource)
    return "collection composite: remove \(index)"
  }
}
