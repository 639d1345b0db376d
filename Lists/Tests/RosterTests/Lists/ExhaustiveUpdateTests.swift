import Foundation
import TestSupport
import Testing

@testable import Roster

/// Every pair of small sectioned lists, one after the other, on a strict table and a strict collection.
@MainActor @Suite(.windows) struct ExhaustiveUpdateTests {
  private typealias Section = ContentSection<Int, Ticket, Never>

  /// Up to two sections out of two, with up to two items of three.
  private static let lists: [[(key: Int, items: [Int])]] = {
    let orders = [[], [1], [2], [1, 2], [2, 1]]
    var items: [[Int]] = [[]]
    for count in 1...2 {
      for list in items where list.count == count - 1 {
        for id in 1...3 where !list.contains(id) { items.append(list + [id]) }
      }
    }
    return orders.flatMap { order -> [[(key: Int, items: [Int])]] in
      switch order.count {
      case 0: [[]]
      case 1: items.map { [(order[0], $0)] }
      default:
        items.flatMap { list in
          (0...list.count).map { [(order[0], Array(list[..<$0])), (order[1], Array(list[$0...]))] }
        }
      }
    }
  }()

  @Test(.slow, arguments: [EmptySections.keep, .drop]) func everyPair(emptySections: EmptySections) {
    let content = NestedDataSource<Int, Ticket, Never>([], emptySections: emptySections)
    let table = ToldTableView(shown: .plain)
    let collection = ToldCollectionView(shown: UICollectionViewFlowLayout())
    let flat = Untitled(content)
    table.attach(flat)
    collection.attach(flat)
    table.layoutIfNeeded()
    collection.layoutIfNeeded()
    var wrong = 0
    let failures = HeadlessFailure.recording {
      for (number, old) in Seeds.some(of: Array(Self.lists.enumerated())) {
        for (other, new) in Self.lists.enumerated() where other >= number {
          for (version, list) in [(other, new), (number, old)] {
            content.apply(
              list.map { key, items in
                Section(header: key, items: items.map { Ticket($0, "\($0)v\($0 == 3 ? version % 2 : 0)") })
              }
            )
            let shown = list.filter { emptySections == .keep || !$0.items.isEmpty }
            let texts = shown.map { $0.items.map { "\($0)v\($0 == 3 ? version % 2 : 0)" } }
            if table.shownRows != texts || collection.shownRows != texts { wrong += 1 }
          }
        }
      }
    }
    #expect(Self.lists.count > 60)
    #expect(failures.isEmpty, "\(failures.first?.description ?? "")")
    expectEqual(wrong, 0)
  }
}

/// Sections without the headers that tell them apart.
private final class Untitled: DataSource {
  private let base: NestedDataSource<Int, Ticket, Never>

  init(_ base: NestedDataSource<Int, Ticket, Never>) {
    self.base = base
  }

  var numberOfSections: Int { base.numberOfSections }
  func numberOfItems(inSection section: Int) -> Int { base.numberOfItems(inSection: section) }
  func item(at index: Int, inSection section: Int) -> Ticket { base.item(at: index, inSection: section) }
  func indexPath(of place: ItemPlace) -> IndexPath? { base.indexPath(of: place) }
  var changes: ContentChannel<Ticket> { base.changes }
  var version: UntitledVersion { UntitledVersion(base: base.version) }
}

private struct UntitledVersion: ContentVersion {
  let base: NestedVersion<Int, Ticket, Never>

  var numberOfSections: Int { base.numberOfSections }
  func numberOfItems(inSection section: Int) -> Int { base.numberOfItems(inSection: section) }
  func item(at index: Int, inSection section: Int) -> Ticket { base.item(at: index, inSection: section) }
  func label(at index: Int, inSection section: Int) -> Int { base.label(at: index, inSection: section) }
  func index(of label: Int, inSection section: Int) -> Int? { base.index(of: label, inSection: section) }
  func place(at index: Int, inSection section: Int) -> ItemPlace { base.place(at: index, inSection: section) }
  func owner(ofSection section: Int) -> SectionOwner? { base.owner(ofSection: section) }
}
