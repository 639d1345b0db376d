import Foundation
import RowStructures

/// A place that follows an item of a data source while the content changes.
///
/// An index path is valid until the next change. After an insertion above it, it refers to another item. A place
/// follows its item through edits, `apply`, transactions, and bursts. After a change that can't be followed, it finds
/// an `Identifiable` item by its identifier. Handlers provide places, and data sources that store their items accept
/// them:
///
/// ```swift
/// content.remove(place)
/// content.update(place) { $0.isRead = true }
/// ```
///
/// A place belongs to the data source that has the item, even if a composite made it. It retains neither the data
/// source nor the item.
///
/// - Complexity: Making a place is O(1). Without places, changes have no extra cost. Otherwise it's O(1) each.
@preconcurrency @MainActor public struct ItemPlace {
  package let item: FollowedItem

  package init(_ item: FollowedItem) { self.item = item }

  /// The item's current index path in its data source, or `nil` if it's deleted.
  ///
  /// It's valid until the next change. If a composite shows the data source, call the composite's
  /// ``DataSource/indexPath(of:)``.
  public var indexPath: IndexPath? {
    path.map { IndexPath(indexes: [$0.section, $0.item]) }
  }

  /// The item's current path in its data source, or `nil` if it's deleted.
  package var path: ItemPath? {
    if let source = item.channel?.source as? any PlaceFinding { return source.path(of: item) }
    return item.channel?.path(ofLive: item)
  }

  /// The item's data source, or `nil` after it's deallocated.
  package var dataSource: AnyObject? { item.channel?.source }

  /// Removes the item from its data source.
  ///
  /// - Returns: A Boolean value that indicates whether it was there, in an editable data source.
  package func removeItem() -> Bool {
    func remove(from content: some EditableByPlace) -> Bool { content.remove(self).value != nil }
    return (dataSource as? any EditableByPlace).map { remove(from: $0) } ?? false
  }
}

/// A data source that stores items, which places can follow.
@preconcurrency @MainActor public protocol PlaceFinding: AnyObject {
  /// Returns the current path of a followed item, or `nil` if it's deleted.
  func path(of item: FollowedItem) -> ItemPath?
}

/// An item that's followed through the changes of a data source.
@preconcurrency @MainActor public final class FollowedItem {
  /// The channel of the data source that has the item.
  package private(set) weak var channel: AnyContentChannel?
  /// The item's identifier, if it has one.
  package let id: AnyHashable?
  /// The section of the item, or `nil` if the item is deleted.
  @usableFromInline package var section: FollowedSection?
  /// The label of the item's row.
  @usableFromInline package var label: RowLabel

  package init(_ channel: AnyContentChannel, id: AnyHashable?, section: FollowedSection, label: RowLabel) {
    self.channel = channel
    self.id = id
    self.section = section
    self.label = label
  }
}

/// The followed items of a section, by the labels of their rows.
@usableFromInline
@MainActor package final class FollowedSection {
  struct Reference {
    weak var item: FollowedItem?
  }

  fileprivate var items: [RowLabel: Reference] = [:]
  private var pruningCount = 32

  func item(_ label: RowLabel) -> FollowedItem? { items[label]?.item }

  func add(_ item: FollowedItem, at label: RowLabel) {
    if items.count >= pruningCount {
      items = items.filter { $0.value.item != nil }
      pruningCount = max(32, 2 * items.count)
    }
    (item.section, item.label) = (self, label)
    items[label] = Reference(item: item)
  }

  @discardableResult
  func remove(_ label: RowLabel) -> FollowedItem? {
    if items.isEmpty { return nil }
    guard let item = items.removeValue(forKey: label)?.item else { return nil }
    item.section = nil
    return item
  }

  func removeAll() {
    for reference in items.values { reference.item?.section = nil }
    items = [:]
  }

  func relabel(_ relabeling: Relabeling) {
    if items.isEmpty { return }
    let old = items
    items = [:]
    for (label, reference) in old {
      guard let item = reference.item else { continue }
      item.label = relabeling.map(label)
      items[item.label] = reference
    }
  }
}

/// The items of a data source that places follow.
@usableFromInline
@MainActor package final class PlaceTable {
  /// The followed items of each section, up to the last one that has had any.
  private var sections: [FollowedSection?] = []

  package init() {}

  /// Returns the item of a row, and follows it.
  package func item(
    _ channel: AnyContentChannel,
    _ section: Int,
    _ label: RowLabel,
    id: @autoclosure () -> AnyHashable?
  ) -> FollowedItem {
    while sections.count <= section { sections.append(nil) }
    let followed = sections[section] ?? FollowedSection()
    sections[section] = followed
    if let item = followed.item(label) { return item }
    let item = FollowedItem(channel, id: id(), section: followed, label: label)
    followed.add(item, at: label)
    return item
  }

  /// Returns the section and the label of a followed item's row, or `nil` if it's deleted.
  package func row(of item: FollowedItem) -> (section: Int, label: RowLabel)? {
    guard let section = item.section, let index = sections.firstIndex(where: { $0 === section }) else { return nil }
    return (index, item.label)
  }

  @usableFromInline
  package func follow<Item>(_ edit: ContentEdit<Item>) {
    switch edit {
    case .insert, .update, .updateSection: break
    case .remove(let place, _): self[place.section]?.remove(place.label)
    case .move(let from, let to, _, _, _):
      guard let item = self[from.section]?.remove(from.label) else { break }
      add(item, to.section, to.label)
    case .rows(let rows, let section): follow(rows, section)
    case .insertSections(let range):
      guard range.lowerBound < sections.count else { break }
      sections.insert(contentsOf: range.map { _ in nil }, at: range.lowerBound)
    case .removeSections(let range): remove(range)
    case .moveSections(let range, let to):
      guard min(range.lowerBound, to) < sections.count else { break }
      while sections.count < max(range.upperBound, to + range.count) { sections.append(nil) }
      let moved = sections[range]
      sections.removeSubrange(range)
      sections.insert(contentsOf: moved, at: to)
    case .relabel(let relabeling, let section): self[section]?.relabel(relabeling)
    case .replaceSections(let range, let count):
      remove(range)
      guard range.lowerBound < sections.count else { break }
      sections.insert(contentsOf: repeatElement(nil, count: count), at: range.lowerBound)
    case .reload: remove(0..<sections.count)
    }
  }

  private subscript(section: Int) -> FollowedSection? { section < sections.count ? sections[section] : nil }

  private func add(_ item: FollowedItem, _ section: Int, _ label: RowLabel) {
    while sections.count <= section { sections.append(nil) }
    let followed = sections[section] ?? FollowedSection()
    sections[section] = followed
    followed.add(item, at: label)
  }

  private func follow(_ rows: RowChanges, _ section: Int) {
    guard let followed = self[section] else { return }
    let items = rows.removed.map { followed.remove($0.label) }
    for move in rows.moves {
      if let item = items[move.from] { followed.add(item, at: rows.inserted[move.to].label) }
    }
  }

  private func remove(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<sections.count)
    for section in sections[range] { section?.removeAll() }
    sections.removeSubrange(range)
  }
}
