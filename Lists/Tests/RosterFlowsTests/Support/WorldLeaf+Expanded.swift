import Foundation
import ListModels
import RosterFlows
import TestSupport

@testable import RosterCore

/// What shows more rows than its base, or rows of several bases, as data sources of the world.
extension WorldLeaf {
  static func interleaved(
    _ base: some DataSource<Cell>,
    _ random: inout SeededGenerator,
    _ name: String
  ) -> (leaf: WorldLeaf, source: any DataSource<Cell>) {
    func separator(_ kind: Int, _ before: Cell?, _ after: Cell?) -> Int? {
      switch kind {
      case 0: after.flatMap { $0.content % 3 == (before?.content ?? -1) % 3 ? nil : $0.content % 3 }
      case 1: before == nil ? 7 : after == nil ? 8 : nil
      case 2: after.flatMap { $0.id % 3 == 0 ? 9 : nil }
      default: before.flatMap { ($0.id + $0.content) % 2 == 0 ? (after?.id ?? 0) % 2 : nil }
      }
    }
    var kind = Int.random(in: 0..<4, using: &random)
    let interleaved = base.interleaved { [kind] in separator(kind, $0, $1) }
    func cell(_ row: InterleavedItem<Cell, Int>) -> Cell {
      switch row {
      case .item(let cell): cell
      case .separator(let separator): Cell(id: -1 - separator)
      }
    }
    let source = interleaved.map(cell)
    let leaf = WorldLeaf(mappedChild(source), mappedView(source, name)) {
      let expected = base.rows.map { cells -> [Cell] in
        var rows: [Cell] = []
        for index in 0...cells.count where !cells.isEmpty {
          let (before, after) = (index > 0 ? cells[index - 1] : nil, index < cells.count ? cells[index] : nil)
          if let separator = separator(kind, before, after) { rows.append(Cell(id: -1 - separator)) }
          if let after { rows.append(after) }
        }
        return rows
      }
      if source.rows != expected { return "\(name): \(source.rows) instead of \(expected)" }
      for (section, rows) in expected.enumerated() {
        for item in rows.indices {
          let path = IndexPath(indexes: [section, item])
          if interleaved.baseIndexPath(of: path) != nil, !leadsBack(interleaved, path) {
            return "\(name): the place of \(path) is elsewhere"
          }
        }
      }
      return nil
    } edit: { random in
      if Bool.random(using: &random) { kind = Int.random(in: 0..<4, using: &random) }
      interleaved.show { [kind] in separator(kind, $0, $1) }
    }
    return (leaf, source)
  }

  /// Rows that each item gives, which are the same as long as it does not change much.
  static func flatMapped(
    _ base: some DataSource<Cell>,
    _ name: String
  ) -> (leaf: WorldLeaf, source: any DataSource<Cell>) {
    func rows(_ cell: Cell) -> [Cell] {
      let rows = (0..<rest(cell.content + cell.id, 4)).map { Cell(id: cell.id * 10 + $0, content: cell.content / 2) }
      return cell.content % 3 == 0 ? rows.reversed() : rows
    }
    let source = base.flatMapped(rows)
    let leaf = WorldLeaf(mappedChild(source), mappedView(source, name)) {
      let expected = base.rows.map { $0.flatMap(rows) }
      if source.rows != expected { return "\(name): \(source.rows) instead of \(expected)" }
      return nil
    } edit: { _ in
    }
    return (leaf, source)
  }

  /// Data sources that items have, some of them the same one, which are others for some changes.
  static func flatMappedContent(
    _ base: some DataSource<Cell>,
    _ random: inout SeededGenerator,
    _ name: String
  ) -> (leaf: WorldLeaf, source: any DataSource<Cell>) {
    let contents = (0..<6).map { number in
      NestedDataSource<Never, Cell, Never>([
        ContentSection(items: [Cell(id: -10 * number - 1), Cell(id: -10 * number - 2)]), ContentSection(items: []),
      ])
    }
    // Each shows the same items twice, so that it's in the middle of an edit between the two.
    let composites = contents.map { content in
      CompositeDataSource<Cell, Never, Never> {
        content
        content.sorted(by: \.content, .descending)
      }
    }
    func content(_ cell: Cell) -> CompositeDataSource<Cell, Never, Never> {
      composites[rest(cell.id + cell.content / 3, 6)]
    }
    let source = base.flatMapped(content)
    var next = 0
    let leaf = WorldLeaf(mappedChild(source), mappedView(source, name)) {
      let expected = base.rows.map { $0.flatMap { content($0).rows.flatMap { $0 } } }
      if source.rows != expected { return "\(name): \(source.rows) instead of \(expected)" }
      for (section, rows) in expected.enumerated() {
        for item in rows.indices {
          let place = source.place(at: item, inSection: section)
          // The same data source may be there several times.
          guard let path = place.indexPath else { return "\(name): \(section).\(item) has no place" }
          if source.indexPath(of: place) == nil {
            return "\(name): the place of \(section).\(item) is not shown, \(path)"
          }
        }
      }
      return nil
    } edit: { random in
      let number = Int.random(in: 0..<6, using: &random)
      let content = contents[number]
      let section = Int.random(in: 0..<2, using: &random)
      let count = content.sections[section].items.count
      next += 1
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where count > 0: content.remove(at: Int.random(in: 0..<count, using: &random), inSection: section)
      case 1 where count > 0:
        content.update(at: Int.random(in: 0..<count, using: &random), inSection: section) { $0.content += 1 }
      case 2 where count > 0:
        let (from, to) = (Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
        content.move(
          from: ItemPath(section: section, item: from),
          to: ItemPath(section: section, item: to)
        )
      case 3: content.moveSection(from: 0, to: 1)
      default:
        if count < 4 { content.insert(Cell(id: -1_000 - next), at: ItemPath(section: section, item: count)) }
      }
    }
    return (leaf, source)
  }

  static func joined(
    _ base: some DataSource<Cell>,
    _ other: any DataSource<Cell>,
    _ random: inout SeededGenerator,
    _ name: String
  ) -> (leaf: WorldLeaf, source: any DataSource<Cell>) {
    let isInner = Bool.random(using: &random)
    func key(_ cell: Cell) -> Int? { cell.content % 4 == 3 ? nil : (cell.id + cell.content) % 5 }
    func otherKey(_ cell: Cell) -> Int? { cell.content % 4 == 2 ? nil : cell.id % 5 }
    func cell(_ left: Cell, _ right: Cell?) -> Cell {
      Cell(id: left.id, content: left.content * 100 + (right.map { $0.content % 50 + 50 } ?? 0))
    }
    func make(_ other: some DataSource<Cell>) -> (leaf: WorldLeaf, source: any DataSource<Cell>) {
      func leaf(_ source: some DataSource<Cell>) -> (leaf: WorldLeaf, source: any DataSource<Cell>) {
        let leaf = WorldLeaf(mappedChild(source), mappedView(source, name)) {
          let partners = other.rows.flatMap { $0 }
          let expected = base.rows.map { cells in
            cells.compactMap { left -> Cell? in
              let right = key(left).flatMap { key in partners.first { otherKey($0) == key } }
              return isInner && right == nil ? nil : cell(left, right)
            }
          }
          return source.rows == expected ? nil : "\(name): \(source.rows) instead of \(expected)"
        } edit: { _ in
        }
        return (leaf, source)
      }
      return isInner
        ? leaf(base.innerJoined(with: other, by: key, otherKey).map { cell($0.left, $0.right) })
        : leaf(base.joined(with: other, by: key, otherKey).map { cell($0.left, $0.right) })
    }
    return make(other)
  }

  static func mappedChild<Source: DataSource<Cell>>(_ source: Source) -> ContentChild<Cell, Title, Never> {
    ContentChild<Cell, Title, Never>(
      source,
      item: { $0 },
      header: { title($0) },
      footer: { _ in fatalError("no leaf has footers") }
    )
  }

  static func mappedView<Source: DataSource<Cell>>(_ source: Source, _ name: String) -> ListModel {
    ListModel(source, name, comparesOthers: false, cell: { $0 }, header: { title($0) })
  }

  /// What is left by a division, also of negative numbers.
  private static func rest(_ value: Int, _ modulus: Int) -> Int { (value % modulus + modulus) % modulus }

  private static func title(_ header: Any) -> Title { header as? Title ?? Title(id: -1) }
}
