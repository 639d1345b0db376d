import Foundation

extension NSDiffableDataSourceSnapshot {
  /// The item at an index path; `nil` if there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, path.section >= 0, path.section < sections.count, path.item >= 0 else { return nil }
    let section = sections[path.section]
    guard let first = sections.weight(before: section), let count = sections.weight(of: section), path.item < count
    else { return nil }
    return items[first + path.item]
  }

  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    guard let index = items.index(of: item) else { return nil }
    let (section, rest) = sections.index(atWeight: index)
    return IndexPath(item: rest, section: section)
  }

  /// The number of items of the section at an index; 0 if there is none.
  func count(atSection index: Int) -> Int {
    guard index >= 0, index < sections.count else { return 0 }
    return sections.weight(of: sections[index]) ?? 0
  }

  func section(at index: Int) -> SectionIdentifierType? {
    index >= 0 && index < sections.count ? sections[index] : nil
  }
}
