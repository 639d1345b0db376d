import RowStructures

extension ContentEdit {
  /// Returns the same edit with transformed items.
  @inlinable
  package func mapItems<Other>(_ transform: (Item) -> Other) -> ContentEdit<Other> {
    switch self {
    case .insert(let place, let item): .insert(place, transform(item))
    case .remove(let place, let item): .remove(place, transform(item))
    case .update(let place, let old, let new): .update(place, old: transform(old), new: transform(new))
    case .move(let from, let to, let old, let new, let isChanged):
      .move(from: from, to: to, old: transform(old), new: transform(new), isChanged: isChanged)
    case .rows(let rows, let section): .rows(rows, inSection: section)
    case .insertSections(let range): .insertSections(range)
    case .removeSections(let range): .removeSections(range)
    case .moveSections(let range, let to): .moveSections(range, to: to)
    case .updateSection(let section): .updateSection(section)
    case .relabel(let relabeling, let section): .relabel(relabeling, inSection: section)
    case .replaceSections(let range, let count): .replaceSections(range, count: count)
    case .reload(let isAnnounced): .reload(isAnnounced: isAnnounced)
    }
  }

  /// Returns the same edit with its sections at other indexes.
  @inlinable
  func offset(by first: Int) -> ContentEdit {
    func moved(_ place: RowPlace) -> RowPlace { RowPlace(place.section &+ first, place.index, place.label) }
    func moved(_ range: Range<Int>) -> Range<Int> { range.lowerBound &+ first..<range.upperBound &+ first }
    if first == 0 { return self }
    return switch self {
    case .insert(let place, let item): .insert(moved(place), item)
    case .remove(let place, let item): .remove(moved(place), item)
    case .update(let place, let old, let new): .update(moved(place), old: old, new: new)
    case .move(let from, let to, let old, let new, let isChanged):
      .move(from: moved(from), to: moved(to), old: old, new: new, isChanged: isChanged)
    case .rows(let rows, let section): .rows(rows, inSection: section &+ first)
    case .insertSections(let range): .insertSections(moved(range))
    case .removeSections(let range): .removeSections(moved(range))
    case .moveSections(let range, let to): .moveSections(moved(range), to: to &+ first)
    case .updateSection(let section): .updateSection(section &+ first)
    case .relabel(let relabeling, let section): .relabel(relabeling, inSection: section &+ first)
    case .replaceSections(let range, let count): .replaceSections(moved(range), count: count)
    case .reload: self
    }
  }
}
