import Foundation
import ListModels
import RosterFlows
import TestSupport
import Testing

@MainActor @Suite struct DerivedPlacesTests {
  /// In a transaction's closure derived content answers what the transaction leads to; so do its places.
  @Test func placesAreMadeOfWhatATransactionLeadsTo() {
    let base = FlatDataSource<Cell>()
    let others = FlatDataSource(cells(90))
    let parts = FlatDataSource<Cell>()
    func check<Source: DataSource>(_ source: Source) where Source.Item: Equatable {
      transaction {
        base.apply(cells(3, 1, 2))
        parts.apply(cells(7, 8))
        base.remove(at: 2)
        var seen = 0
        for section in 0..<source.numberOfSections {
          for index in 0..<source.numberOfItems(inSection: section) {
            let place = source.place(at: index, inSection: section)
            expectEqual(source.indexPath(of: place), IndexPath(indexes: [section, index]), "\(Source.self)")
            expectEqual(source.item(at: place), source.item(at: index, inSection: section), "\(Source.self)")
            seen += 1
          }
        }
        #expect(seen > 0, "\(Source.self)")
      }
      for section in 0..<source.numberOfSections {
        for index in 0..<source.numberOfItems(inSection: section) {
          let place = source.place(at: index, inSection: section)
          expectEqual(source.indexPath(of: place), IndexPath(indexes: [section, index]), "\(Source.self)")
        }
      }
      base.apply([])
      parts.apply([])
    }
    check(base.filtered { _ in true })
    check(base.sorted(by: \.id))
    check(base.searched { "\($0.id)" })
    check(base.grouped(by: \.id))
    check(base.sorted(by: \.id).grouped(by: \.content))
    check(base.distinct(by: \.id))
    check(base.reversed())
    check(base.prefix(2))
    check(base.map { $0.id })
    check(base.map { $0.id }.cached())
    check(base.flattened())
    check(base.merged(with: others, by: Sorter(\.id)))
    check(base.joined(with: others, by: \.id, \.id).map { $0.left })
    check(base.flatMapped { cell in [cell, cell] })
    check(base.flatMapped { cell in FlatDataSource(cells(cell.id * 10)) })
    check(
      parts.filtered { _ in true }.flatMapped { cell in base.filtered { $0.id == cell.id - 6 } }.filtered { _ in true }
    )
    check(base.selected(ids: [1, 3]))
    check(
      CompositeDataSource<Cell, Never, Never> {
        base.filtered { _ in true }
        others
      }.flattened().sorted(by: \.id)
    )
  }

  /// Where a transaction replaces a rule, and where content shows nothing before it.
  @Test func placesAreMadeOfWhatAnotherRuleLeadsTo() {
    let base = FlatDataSource(cells(1, 2, 3))
    func check(_ source: some DataSource<Cell>, _ edit: () -> Void) {
      transaction {
        edit()
        let count = source.numberOfItems(inSection: 0)
        #expect(count > 0)
        for index in 0..<count {
          let place = source.place(at: index, inSection: 0)
          #expect(source.indexPath(of: place) == IndexPath(indexes: [0, index]) && source.item(at: place) != nil)
        }
      }
    }
    let filtered = base.filtered { _ in false }
    let (mapped, outer) = (filtered.map { $0 }, filtered.sorted(by: \.id).filtered { _ in true })
    check(outer) { filtered.filter.predicate = { _ in true } }
    filtered.filter.predicate = { _ in false }
    check(mapped) { filtered.filter.predicate = { _ in true } }
    filtered.filter.predicate = { _ in false }
    check(filtered) { filtered.filter.predicate = { _ in true } }
    let searched = base.searched { "\($0.id)" }
    searched.search.text = "9"
    check(searched) { searched.search.text = "1" }
    let subset = base.selected(ids: [])
    check(subset) { subset.ids = [1, 3] }
    let window = base.prefix(0)
    check(window) { window.show(prefix: 2) }
    filtered.filter.predicate = { _ in false }
    let composite = CompositeDataSource<Cell, Never, Never> { filtered }
    check(composite) { filtered.filter.predicate = { _ in true } }
    filtered.filter.predicate = { _ in false }
    check(filtered.flattened()) { filtered.filter.predicate = { _ in true } }
    filtered.filter.predicate = { _ in false }
    check(filtered.grouped(by: \.content)) { filtered.filter.predicate = { _ in true } }
    filtered.filter.predicate = { _ in false }
    check(filtered.flatMapped { [$0] }) { filtered.filter.predicate = { _ in true } }
    filtered.filter.predicate = { _ in false }
    check(filtered.flatMapped { cell in FlatDataSource([cell]) }) { filtered.filter.predicate = { _ in true } }
  }

  /// Whatever the base is, and whether a list shows the source or not.
  @Test(arguments: [false, true]) func placesAreThoseOfEveryBase(isShown: Bool) {
    func checkSource(_ source: some DataSource<Cell>, _ base: some DataSource<Cell>, _ edit: () -> Void) {
      let view = isShown ? ListModel(source) : nil
      func checkPlaces() {
        var seen = 0
        for section in 0..<source.numberOfSections {
          for index in 0..<source.numberOfItems(inSection: section) {
            let place = source.place(at: index, inSection: section)
            expectEqual(source.indexPath(of: place), IndexPath(indexes: [section, index]))
            expectEqual(source.item(at: place), source.item(at: index, inSection: section))
            expectEqual(base.item(at: place), source.item(at: place))
            seen += 1
          }
        }
        #expect(seen > 0)
      }
      transaction {
        edit()
        checkPlaces()
        transaction { checkPlaces() }
      }
      checkPlaces()
      expectEqual(view?.complaints ?? [], [])
    }
    func checkAll<Base: DataSource<Cell>>(_ makeBase: () -> (Base, () -> Void)) {
      func check(_ derive: (Base) -> some DataSource<Cell>) {
        let (base, edit) = makeBase()
        checkSource(derive(base), base, edit)
      }
      check { $0.filtered { _ in true } }
      check { $0.sorted(by: \.id) }
      check { $0.searched { "\($0.id)" } }
      check { $0.grouped(by: \.content) }
      check { $0.distinct(by: \.id) }
      check { $0.reversed() }
      check { $0.prefix(2) }
      check { $0.flattened() }
      check { $0.filtered { _ in true }.sorted(by: \.id).prefix(3) }
      check { $0.flattened().grouped(by: \.id).filtered { _ in true } }
    }
    checkAll {
      let base = NestedDataSource<Never, Cell, Never>([])
      return (base, { base.apply([ContentSection(items: cells(3, 1)), ContentSection(items: cells(2))]) })
    }
    checkAll {
      let base = FlatDataSource<Cell>([])
      return (base, { for cell in cells(3, 1, 2) { base.append(cell) } })
    }
    checkAll {
      let parts = FlatDataSource<Cell>([])
      let base = CompositeDataSource<Cell, Never, Never> { parts }
      return (base, { parts.apply(cells(3, 1, 2)) })
    }
    checkAll {
      let base = CompositeDataSource<Cell, Never, Never>()
      return (base, { base.insert(FlatDataSource(cells(3, 1, 2)), at: 0) })
    }
    checkAll {
      let list = FlatDataSource<Cell>()
      return (list.grouped(by: \.content), { list.apply(cells(3, 1, 2)) })
    }
    checkAll {
      let base = PagedDataSource<Cell, Int> { _ in Page([]) }
      return (base, { base.begin(with: Page(cells(3, 1, 2))) })
    }
    checkAll {
      let outline = OutlineDataSource<Cell>([]) { _ in .none }
      return (outline.map(\.node), { outline.apply(cells(3, 1, 2)) })
    }
    checkAll {
      let outline = OutlineDataSource(cells(3), isExpanded: { _ in false }) { cell in
        cell.id < 10 ? .nodes(cells(cell.id + 10)) : .none
      }
      return (outline.map(\.node), { outline.expand(3) })
    }
  }
}
