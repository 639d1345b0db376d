/// What a list will be after edits that have not been made. Nothing is copied: a place after the edits is followed back to
/// the edit that fills it, or to a place in the list. All sections count, shown or not.
extension SectionList {
  typealias Edits = ArraySlice<Edit>

  /// - Complexity: O(*k*) in the number of edits.
  func numberOfSections(after edits: Edits) -> Int {
    edits.reduce(sections.count) { count, edit in
      switch edit {
      case .insertSection: count + 1
      case .removeSection: count - 1
      default: count
      }
    }
  }

  /// - Complexity: O(*k*) in the number of edits.
  func numberOfItems(inSection section: Int, after edits: Edits) -> Int {
    guard let edit = edits.last else { return sections[section].items.count }
    let rest = edits.dropLast()
    switch edit {
    case .insertSection(let new, section): return new.items.count
    case .replaceItems(section, let items, _): return items.count
    default: break
    }
    let count = numberOfItems(inSection: edit.origin(ofSection: section), after: rest)
    switch edit {
    case .insertItems(let items, let path): return count + (path.section == section ? items.count : 0)
    case .removeItem(let path): return count - (path.section == section ? 1 : 0)
    case .moveItem(let from, let to):
      return count + (to.section == section ? 1 : 0) - (from.section == section ? 1 : 0)
    default: return count
    }
  }

  /// - Complexity: O(*k*) in the number of edits.
  func item(at path: ItemPath, after edits: Edits) -> Item {
    guard let edit = edits.last else { return sections[path.section].items[path.item] }
    var origin = ItemPath(section: edit.origin(ofSection: path.section), item: path.item)
    switch edit {
    case .insertItems(let items, let start) where start.section == path.section && path.item >= start.item:
      if path.item < start.item + items.count { return items[path.item - start.item] }
      origin.item -= items.count
    case .removeItem(let gone) where gone.section == path.section && path.item >= gone.item:
      origin.item += 1
    case .moveItem(let from, let to):
      if path == to {
        origin = from
      } else {
        if to.section == path.section, path.item > to.item { origin.item -= 1 }
        if from.section == path.section, origin.item >= from.item { origin.item += 1 }
      }
    case .replaceItem(path, let item): return item
    case .replaceItems(path.section, let items, _): return items[path.item]
    case .insertSection(let new, path.section): return new.items[path.item]
    default: break
    }
    return item(at: origin, after: edits.dropLast())
  }

  /// - Complexity: O(*n* · *k*) in the number of its items and of edits.
  func section(at section: Int, after edits: Edits) -> Section {
    var result = supplements(ofSection: section, after: edits)
    let count = numberOfItems(inSection: section, after: edits)
    result.items = (0..<count).map { item(at: ItemPath(section: section, item: $0), after: edits) }
    return result
  }

  /// A section with its header, footer and index title, and the items of any time.
  private func supplements(ofSection section: Int, after edits: Edits) -> Section {
    switch edits.last {
    case nil: sections[section]
    case .insertSection(let new, section): new
    case .replaceSupplements(section, let new, _): new
    case let edit?: supplements(ofSection: edit.origin(ofSection: section), after: edits.dropLast())
    }
  }

  /// Which sections are shown.
  ///
  /// - Complexity: O(*k*) in the number of edits, times the number of sections with ``EmptySections/drop``.
  func shown(after edits: Edits) -> ShownSections {
    var shown = shown
    shown.update(total: numberOfSections(after: edits)) { numberOfItems(inSection: $0, after: edits) > 0 }
    return shown
  }
}

extension SectionEdit {
  /// Where a section that the edit does not insert was before it.
  fileprivate func origin(ofSection section: Int) -> Int {
    switch self {
    case .insertSection(_, let index): return section > index ? section - 1 : section
    case .removeSection(let index): return section >= index ? section + 1 : section
    case .moveSection(let from, let to):
      if section == to { return from }
      let without = section > to ? section - 1 : section
      return without >= from ? without + 1 : without
    default: return section
    }
  }
}
