import Foundation
import RowStructures

/// The content of a data source that keeps its items itself, at one time: how many rows each section has, and their labels.
///
/// Items are read from the data source. Those that changes take out or replace are kept as long as someone has a version with them.
public struct LiveVersion<Source: DataSource>: ContentVersion {
  public typealias Item = Source.Item
  public typealias Header = Source.Header
  public typealias Footer = Source.Footer

  let source: Source
  let moment: LiveMoment<Source.Item>

  public var numberOfSections: Int { moment.sections.count }
  public func numberOfItems(inSection section: Int) -> Int { moment.sections[section].rows.count }

  public func item(at index: Int, inSection section: Int) -> Source.Item {
    if moment.next == nil { return source.item(at: index, inSection: section) }
    switch moment.find(section, index) {
    case .item(let item): return item
    case .row(let place, let row, _): return source.item(at: row ?? index, inSection: place ?? section)
    }
  }

  public func header(ofSection section: Int) -> Source.Header? {
    let found = moment.find(section)
    return found.index.flatMap(source.header) ?? found.gone?.header as? Source.Header
  }

  public func footer(ofSection section: Int) -> Source.Footer? {
    let found = moment.find(section)
    return found.index.flatMap(source.footer) ?? found.gone?.footer as? Source.Footer
  }

  public func indexTitle(ofSection section: Int) -> String? {
    let found = moment.find(section)
    return found.index.flatMap(source.indexTitle) ?? found.gone?.indexTitle
  }

  public func label(at index: Int, inSection section: Int) -> Int { moment.sections[section].rows.label(at: index) }

  public func index(of label: Int, inSection section: Int) -> Int? { moment.sections[section].rows.index(of: label) }

  public func place(at index: Int, inSection section: Int) -> ItemPlace {
    let item = item(at: index, inSection: section)
    guard case .row(let place, .some, let label) = moment.find(section, index) else {
      return source.changes.place(inSection: nil, label: 0, item: item)
    }
    return source.changes.place(inSection: place, label: label, item: item)
  }

  public func owner(ofSection section: Int) -> SectionOwner? {
    SectionOwner(dataSource: source, section: section, identity: AnyHashable(moment.sections[section].name))
  }
}

extension DataSource where Version == LiveVersion<Self> {
  public var version: LiveVersion<Self> {
    if changes.source == nil { changes.source = self }
    return LiveVersion(source: self, moment: changes.liveRows(of: self).shown)
  }

  public func indexPath(of place: ItemPlace) -> IndexPath? { place.dataSource === self ? place.indexPath : nil }
}

extension ContentChannel {
  /// Returns the rows of a data source that keeps its items itself.
  func liveRows<Source: DataSource>(of source: Source) -> LiveRows<Item> where Source.Item == Item {
    // While nobody follows, the content may change without a word.
    if let live = live as? LiveRows<Item>, numberOfSinks > 0 || live.fits(source) { return live }
    places?.follow(ContentEdit<Item>.reload(isAnnounced: false))
    let made = LiveRows(source)
    live = made
    return made
  }
}
