import Foundation
import RosterDiagnostics
import RowStructures

/// A version of a data source that stores its items itself: the number of rows in each section, and their labels.
///
/// Items are read from the data source. Removed or replaced items are retained as long as a version has them.
public struct LiveVersion<Source: DataSource>: ContentVersion {
  public typealias Item = Source.Item
  public typealias Header = Source.Header
  public typealias Footer = Source.Footer

  let source: Source
  let moment: LiveMoment<Source.Item>

  public var numberOfSections: Int { moment.sections.count }
  public func numberOfItems(inSection section: Int) -> Int { moment.sections[section].rows.count }

  public func item(at index: Int, inSection section: Int) -> Source.Item {
    if moment.next == nil, !moment.isForgotten {
      let item = source.item(at: index, inSection: section)
      if moment.sample == nil { moment.sample = item }
      return item
    }
    switch moment.find(section, index) {
    case .item(let item): return item
    case .row(let place, let row, _):
      if let place, let row, isReadable { return source.item(at: row, inSection: place) }
      return anyItem(near: index, inSection: place ?? section)
    }
  }

  /// Returns an item in place of a computed one that was removed. Views don't show it, because its row is about to be
  /// deleted.
  private func anyItem(near index: Int, inSection section: Int) -> Source.Item {
    let filled = (0..<source.numberOfSections).filter { source.numberOfItems(inSection: $0) > 0 }
    if let found = filled.contains(section) ? section : filled.first {
      return source.item(at: min(index, source.numberOfItems(inSection: found) - 1), inSection: found)
    }
    if let sample = moment.sample { return sample }
    trap(
      "\(source.changes.name): an item was read that it doesn't have any more",
      cause: "a view shows an item that's computed, and its content has changed",
      advice: "end the view's batch before you change the content"
    )
  }

  public func header(ofSection section: Int) -> Source.Header? {
    guard isReadable else { return nil }
    let found = moment.find(section)
    return found.index.flatMap(source.header) ?? found.gone?.header as? Source.Header
  }

  public func footer(ofSection section: Int) -> Source.Footer? {
    guard isReadable else { return nil }
    let found = moment.find(section)
    return found.index.flatMap(source.footer) ?? found.gone?.footer as? Source.Footer
  }

  public func indexTitle(ofSection section: Int) -> String? {
    guard isReadable else { return nil }
    let found = moment.find(section)
    return found.index.flatMap(source.indexTitle) ?? found.gone?.indexTitle
  }

  public func label(at index: Int, inSection section: Int) -> Int { moment.sections[section].rows.label(at: index) }

  public func index(of label: Int, inSection section: Int) -> Int? { moment.sections[section].rows.index(of: label) }

  /// A Boolean value that indicates whether the data source hasn't reloaded since, so its content can be read.
  private var isReadable: Bool { !moment.latest.isForgotten }

  public func place(at index: Int, inSection section: Int) -> ItemPlace {
    guard isReadable else {
      return ItemPlace(FollowedItem(source.changes, id: nil, section: FollowedSection(), label: 0))
    }
    switch moment.find(section, index) {
    case .item(let item): return source.changes.place(inSection: nil, label: 0, item: item)
    case .row(.some(let place), .some(let row), let label):
      return source.changes.place(inSection: place, label: label, item: source.item(at: row, inSection: place))
    case .row: return ItemPlace(FollowedItem(source.changes, id: nil, section: FollowedSection(), label: 0))
    }
  }

  public func owner(ofSection section: Int) -> SectionOwner? {
    let identity = AnyHashable(moment.sections[section].name)
    var owner = SectionOwner(dataSource: source, section: section, identity: identity)
    owner.isForgotten = !isReadable
    owner.losesItems = moment.next != nil && (source.changes.live as? LiveRows<Item>)?.knowsOldItems == false
    return owner
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
  /// Stops following the rows of a data source that stores its items itself.
  func forgetLiveRows() {
    (live as? LiveRows<Item>)?.forget()
    live = nil
  }

  /// Returns the rows of a data source that stores its items itself.
  func liveRows<Source: DataSource>(of source: Source) -> LiveRows<Item> where Source.Item == Item {
    // Without followers, the content may change without notice.
    if let live = live as? LiveRows<Item>, numberOfSinks > 0 || live.fits(source) { return live }
    places?.follow(ContentEdit<Item>.reload(isAnnounced: false))
    forgetLiveRows()
    let made = LiveRows(source)
    live = made
    return made
  }
}
