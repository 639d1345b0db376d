import Foundation
import Roster

/// Items in sections as Roster's content, without change notifications.
final class ItemContent<Header>: DataSource {
  typealias Item = PresentedItem

  let changes = ContentChannel<PresentedItem>()
  private let items: any DataSourceType
  private let makeHeader: @MainActor (any ItemType) -> Header?

  init(_ items: any DataSourceType, header: @escaping @MainActor (any ItemType) -> Header?) {
    self.items = items
    makeHeader = header
  }

  var numberOfSections: Int { items.sectionsCount }

  func numberOfItems(inSection section: Int) -> Int {
    items.itemsCount(section: section)
  }

  func item(at index: Int, inSection section: Int) -> PresentedItem {
    PresentedItem(item: items.item(index: index, section: section))
  }

  func header(ofSection section: Int) -> Header? {
    items.item(section: section, kind: nil).flatMap(makeHeader)
  }
}

/// Roster's data source with items, as table and collection views present them.
final class ProvidedContent<Base: DataSource, Header>: VersionedDataSource where Base.Item == any ItemType {
  typealias Item = PresentedItem
  typealias Footer = Never

  let changes = ContentChannel<PresentedItem>()
  private let base: Base
  private let makeHeader: @MainActor (any ItemType) -> Header?

  init(_ base: Base, header: @escaping @MainActor (any ItemType) -> Header?) {
    self.base = base
    makeHeader = header
    changes.derive(from: base, for: self) { [weak self] edit in
      self?.changes.send(edit.mapItems { PresentedItem(item: $0) })
    }
  }

  var version: ProvidedVersion<Base.Version, Header> { ProvidedVersion(base: base.version, makeHeader: makeHeader) }

  func indexPath(of place: ItemPlace) -> IndexPath? { base.indexPath(of: place) }
}

/// The items of a ``ProvidedContent`` at one time.
struct ProvidedVersion<Base: ContentVersion, Header>: ContentVersion where Base.Item == any ItemType {
  typealias Item = PresentedItem
  typealias Footer = Never

  let base: Base
  let makeHeader: @MainActor (any ItemType) -> Header?

  var numberOfSections: Int { base.numberOfSections }
  func numberOfItems(inSection section: Int) -> Int { base.numberOfItems(inSection: section) }
  func item(at index: Int, inSection section: Int) -> PresentedItem {
    PresentedItem(item: base.item(at: index, inSection: section))
  }
  func header(ofSection section: Int) -> Header? {
    (base.header(ofSection: section) as? any ItemType).flatMap(makeHeader)
  }
  func label(at index: Int, inSection section: Int) -> Int { base.label(at: index, inSection: section) }
  func index(of label: Int, inSection section: Int) -> Int? { base.index(of: label, inSection: section) }
  func place(at index: Int, inSection section: Int) -> ItemPlace { base.place(at: index, inSection: section) }
  func owner(ofSection section: Int) -> SectionOwner? { base.owner(ofSection: section) }
}
