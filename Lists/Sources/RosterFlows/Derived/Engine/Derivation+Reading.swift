import RosterDiagnostics

extension Derivation {
  private var name: StaticString { timeline.content.name }

  @usableFromInline var numberOfSections: Int { timeline.read { $0.count } }

  @usableFromInline
  func numberOfItems(inSection section: Int, _ function: StaticString) -> Int {
    timeline.read { sections in
      checkIndex(section, of: .section, below: sections.count, in: name, function)
      return sections.sections[sections.base(section)].count
    }
  }

  /// The section of the base that is shown at an index.
  func baseSection(_ section: Int, _ function: StaticString) -> Int {
    timeline.read { sections in
      checkIndex(section, of: .section, below: sections.count, in: name, function)
      return sections.base(section)
    }
  }

  /// The row of the base of an item, as the timeline counts it.
  private func row(_ path: ItemPath, _ function: StaticString) -> ItemPath {
    timeline.read { row(path, in: $0, function) }
  }

  private func row(_ path: ItemPath, in sections: borrowing DerivedSections, _ function: StaticString) -> ItemPath {
    checkIndex(path.section, of: .section, below: sections.count, in: name, function)
    let section = sections.base(path.section)
    let rows = sections.sections[section]
    checkIndex(path.item, of: .item, below: rows.count, in: name, function)
    return ItemPath(section: section, item: rows.row(at: path.item))
  }

  /// The path in the base of an item.
  @usableFromInline
  func basePath(_ path: ItemPath, _ function: StaticString) -> ItemPath {
    let row = row(path, function)
    lastRead = row
    return timeline.path(inBase: 0, of: row)
  }

  /// Whether all items are read where they are in the base.
  @usableFromInline var countsAllRows: Bool { timeline.countsAllRows }

  /// An item, which is read from the base or known from before it changed.
  @usableFromInline
  func item<Item>(at path: ItemPath, _ function: StaticString, _ itemAt: (ItemPath) -> Item) -> Item {
    timeline.item(ofBase: 0, at: row(path, function), itemAt)
  }

  /// The arrangement of the section that an item is in, and its row of the base as the timeline counts it.
  func rows(at path: ItemPath, _ function: StaticString) -> (rows: Arrangement, row: ItemPath) {
    timeline.read { sections in
      let row = row(path, in: sections, function)
      return (sections.sections[row.section], row)
    }
  }

  /// Where an item of the base is shown, or `nil` if it is not.
  func path(ofBase path: ItemPath) -> ItemPath? { timeline.path(path, ofBase: 0) }

  // MARK: Many items

  /// The paths in the base of many items, all of which are counted.
  private func basePaths(_ paths: [ItemPath], _ function: StaticString) -> [ItemPath] {
    timeline.read { sections in
      var basePaths: [ItemPath] = []
      basePaths.reserveCapacity(paths.count)
      var next = 0
      while next < paths.count {
        let start = next
        let section = paths[start].section
        while next < paths.count, paths[next].section == section { next += 1 }
        checkIndex(section, of: .section, below: sections.count, in: name, function)
        let base = sections.base(section)
        let rows = sections.sections[base]
        for path in paths[start..<next] { checkIndex(path.item, of: .item, below: rows.count, in: name, function) }
        // One pass through all rows where many are asked for.
        if next - start > 64, next - start > rows.count / 64 {
          let table = rows.shownRows
          for path in paths[start..<next] {
            basePaths.append(ItemPath(section: base, item: Int(table[path.item])))
          }
        } else {
          for path in paths[start..<next] {
            basePaths.append(ItemPath(section: base, item: rows.row(at: path.item)))
          }
        }
      }
      return basePaths
    }
  }

  /// The paths in the base of many items in the order in which they are there, where they lie side by side; and which of
  /// the paths each is, or `nil` if they are in that order.
  @usableFromInline
  func orderedBasePaths(_ paths: [ItemPath], _ function: StaticString) -> (paths: [ItemPath], numbers: [UInt32]?) {
    let basePaths = basePaths(paths, function)
    guard basePaths.count > 64, let first = basePaths.first,
      let greatest = basePaths.greatestItem(ifNotAscending: first)
    else { return (basePaths, nil) }
    // One section in another order: each number is put where its row is.
    var numberOfRow = [UInt32](repeating: .max, count: greatest + 1)
    for number in basePaths.indices { numberOfRow[basePaths[number].item] = UInt32(number) }
    var ordered: [ItemPath] = []
    var numbers: [UInt32] = []
    ordered.reserveCapacity(basePaths.count)
    numbers.reserveCapacity(basePaths.count)
    for row in numberOfRow.indices where numberOfRow[row] != .max {
      ordered.append(ItemPath(section: first.section, item: row))
      numbers.append(numberOfRow[row])
    }
    // Paths that are there twice are read as they are.
    return ordered.count == basePaths.count ? (ordered, numbers) : (basePaths, nil)
  }
}
