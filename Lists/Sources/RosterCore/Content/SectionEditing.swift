import ListChanges
import RowStructures

/// Content with several sections of rows, which edits change one after the other.
@MainActor package protocol SectionEditing<Item>: RowEditing {
  /// Inserts sections, and sends the edit.
  ///
  /// - Parameters:
  ///   - new: The indexes of the sections in the new content.
  ///   - index: The index of the first of them.
  ///   - rows: The initial rows of the sections.
  func insertSections(_ new: Range<Int>, at index: Int, rows: [RowList<Row>])
  func removeSections(_ range: Range<Int>)
  func moveKeptSection(from index: Int, to newIndex: Int)
  /// Sets the header and the footer to those of the new content, and sends the edit.
  func updateSection(_ section: Int)
  /// Prepares a section for a row that moves there from another one.
  func open(_ section: Int)
}

/// The content that sections become.
package struct NewSections<Item, Row> {
  /// The number of sections before the changes.
  var oldCount: Int
  /// The numbers of items of the new sections.
  var counts: [Int]
  var row: (ItemPath) -> Row
  /// Returns an item of the content before the changes.
  var old: (ItemPath) -> Item
  /// Returns an item of the new content.
  var new: (ItemPath) -> Item
  /// Sets all rows of a section to those of the new content, including equal ones.
  ///
  /// - Parameter section: The index of the section in the new content.
  var finish: (_ section: Int, _ rows: inout RowList<Row>) -> Void
}

/// A converter of the difference between two lists of sections into edits.
///
/// New sections are inserted with the rows that don't move in, and sections move. Then rows move from section to
/// section, other rows change section by section, and old sections are removed.
@MainActor struct SectionedEdits<Host: SectionEditing> {
  private let host: Host
  private let changes: SectionedChangeset
  private let content: NewSections<Host.Item, Host.Row>
  /// The old index of each new section, or `nil` if it's inserted.
  private let origins: [Int?]
  /// The current order of sections: an old index, or the inverted bits of a new one.
  private var order: [Int]
  /// The positions of the sections in that order.
  private var places: [Int: Int] = [:]
  /// The initial rows of sections, and their relabelings since.
  private var first: [Int: RowList<Host.Row>] = [:]
  private var relabelings: [Int: [Relabeling]] = [:]

  init(_ host: Host, _ changes: SectionedChangeset, _ content: NewSections<Host.Item, Host.Row>) {
    self.host = host
    self.changes = changes
    self.content = content
    origins =
      changes.sections.hasStructure
      ? changes.sections.origins(count: content.counts.count) : content.counts.indices.map { $0 }
    order = Array(0..<content.oldCount)
  }

  mutating func run() {
    // Content that can't be read anymore is removed first.
    if !host.knowsOldItems { leave() }
    let arriving = Set(origins.indices.filter { origins[$0] == nil })
    let moves = changes.items.moves.filter { $0.from.section != origins[$0.to.section] }
    let movesByTarget = Dictionary(grouping: moves, by: \.to.section)
    arrange(movesByTarget)
    for (place, section) in order.enumerated() { places[section] = place }
    if !moves.isEmpty { moveAcross(movesByTarget) }
    changeInSections(arriving)
    if host.knowsOldItems { leave() }
    for update in changes.sections.updates { host.updateSection(update.to) }
  }

  /// Returns the key of a new section.
  private func key(_ section: Int) -> Int { origins[section] ?? ~section }

  // MARK: Sections

  /// Inserts and moves sections in the order of the new content, each right after its predecessor there.
  private mutating func arrange(_ moves: [Int: [IndexMove<ItemPath>]]) {
    guard changes.sections.hasStructure else { return }
    let moved = Set(changes.sections.moves.map(\.to))
    var (place, section) = (0, 0)
    while section < origins.count {
      if let old = origins[section] {
        guard let index = order[place...].firstIndex(of: old) ?? order.firstIndex(of: old) else {
          fatalError("section \(old) is kept, but isn't there")
        }
        if moved.contains(section) {
          let target = index < place ? place - 1 : place
          if index != target {
            order.insert(order.remove(at: index), at: target)
            host.moveKeptSection(from: index, to: target)
          }
          place = target + 1
        } else {
          place = index + 1
        }
        section += 1
      } else {
        var end = section + 1
        while end < origins.count, origins[end] == nil { end += 1 }
        let rows = (section..<end).map { section in
          let come = Set(moves[section, default: []].map(\.to.item))
          let here = (0..<content.counts[section]).filter { !come.contains($0) }
          return RowList(here.map { content.row(ItemPath(section: section, item: $0)) })
        }
        for (section, rows) in zip(section..<end, rows) { first[~section] = rows }
        order.insert(contentsOf: (section..<end).map { ~$0 }, at: place)
        host.insertSections(section..<end, at: place, rows: rows)
        place += end - section
        section = end
      }
    }
  }

  /// Removes sections that the new content doesn't have.
  private mutating func leave() {
    let kept = Set(origins.indices.map(key))
    var end = order.count
    while end > 0 {
      var start = end
      while start > 0, !kept.contains(order[start - 1]) { start -= 1 }
      if start < end {
        host.removeSections(start..<end)
        order.removeSubrange(start..<end)
      }
      end = start - 1
    }
  }

  // MARK: Rows

  /// Returns the current label of a row.
  ///
  /// - Parameter index: The row's index when the section was first seen.
  private func label(_ index: Int, in section: Int) -> RowLabel {
    guard let label = first[section]?.label(at: index) else { fatalError("section \(section) isn't known") }
    return relabelings[section, default: []].reduce(label) { $1.map($0) }
  }

  private func index(of label: RowLabel, in section: Int) -> Int {
    guard let place = places[section], let index = host.rows(ofSection: place).index(of: label) else {
      fatalError("row \(label) isn't in section \(section)")
    }
    return index
  }

  /// Moves rows to other sections, each right after the nearest preceding row of the final content.
  private mutating func moveAcross(_ moves: [Int: [IndexMove<ItemPath>]]) {
    let changed = Set(changes.items.updates.map(\.to))
    for section in moves.values.joined().flatMap({ [$0.from.section, key($0.to.section)] }) where first[section] == nil
    {
      if let place = places[section] { first[section] = host.rows(ofSection: place) }
    }
    for (section, moves) in moves.sorted(by: { $0.key < $1.key }) {
      let target = key(section)
      guard let place = places[target] else { continue }
      let staying = staying(in: section, moves)
      var next = 0
      /// The preceding row, by its initial index or its current label.
      var before: (index: Int?, label: RowLabel)?
      for move in moves {
        while next < move.to.item {
          if let index = staying[next] { before = (index, 0) }
          next += 1
        }
        next += 1
        let known = before.map { before in before.index.map { label($0, in: target) } ?? before.label }
        let index = known.map { self.index(of: $0, in: target) + 1 } ?? 0
        let (new, relabeling) = host.newLabel(at: index, inSection: place)
        if let relabeling { relabelings[target, default: []].append(relabeling) }
        cross(move, to: RowPlace(place, index, new), isChanged: changed.contains(move.to))
        before = (nil, new)
      }
    }
  }

  private func cross(_ move: IndexMove<ItemPath>, to place: RowPlace, isChanged: Bool) {
    let label = label(move.from.item, in: move.from.section)
    guard let source = places[move.from.section] else { return }
    let index = index(of: label, in: move.from.section)
    host.open(place.section)
    host.changeRows(ofSection: source) { _ = $0.remove(at: index) }
    host.changeRows(ofSection: place.section) { $0.insert(content.row(move.to), place.label, at: place.index) }
    let (old, new) = (content.old(move.from), content.new(move.to))
    host.send(.move(from: RowPlace(source, index, label), to: place, old: old, new: new, isChanged: isChanged))
  }

  /// Returns the initial indexes of rows of a new section that stay in order, or `nil` for the rest.
  private func staying(in section: Int, _ moves: [IndexMove<ItemPath>]) -> [Int?] {
    let count = content.counts[section]
    guard origins[section] != nil else {
      let come = Set(moves.map(\.to.item))
      var next = 0
      return (0..<count).map { index in
        if come.contains(index) { return nil }
        next += 1
        return next - 1
      }
    }
    let own = changesOfRows(in: section, isAlone: false)
    var staying = own.origins(count: count)
    for move in own.moves { staying[move.to] = nil }
    return staying
  }

  /// Returns the changes of the rows of a section.
  ///
  /// - Parameter isAlone: A Boolean value that indicates whether rows that move between sections are left out.
  private func changesOfRows(in section: Int, isAlone: Bool) -> ListChangeset {
    guard let old = origins[section] else { return ListChangeset() }
    var own = ListChangeset()
    own.deletes = changes.items.deletes.part(old, by: { $0 }).map(\.item)
    own.inserts = changes.items.inserts.part(section, by: { $0 }).map(\.item)
    for move in changes.items.moves {
      switch (move.from.section == old, move.to.section == section) {
      case (true, true): own.moves.append(IndexMove(from: move.from.item, to: move.to.item))
      case (true, false) where !isAlone: own.deletes.append(move.from.item)
      case (false, true) where !isAlone: own.inserts.append(move.to.item)
      default: break
      }
    }
    if !isAlone {
      own.deletes.sort()
      own.inserts.sort()
    }
    for update in changes.items.updates.part(section, by: \.to) where update.from.section == old {
      own.updates.append(IndexMove(from: update.from.item, to: update.to.item))
    }
    return own
  }

  /// Changes the rows of retained sections.
  private func changeInSections(_ arriving: Set<Int>) {
    for section in origins.indices {
      guard let old = origins[section], let place = places[old] else { continue }
      let isKnown = first[old] != nil
      host.changeRows(
        of: place,
        changesOfRows(in: section, isAlone: true),
        current: { isKnown ? index(of: label($0, in: old), in: old) : $0 },
        NewRows(
          row: { content.row(ItemPath(section: section, item: $0)) },
          old: { content.old(ItemPath(section: old, item: $0)) },
          new: { content.new(ItemPath(section: section, item: $0)) },
          finish: { content.finish(section, &$0) }
        )
      )
    }
  }
}

extension Array {
  /// Returns the elements of a section. They ascend by their paths.
  fileprivate func part(_ section: Int, by path: (Element) -> ItemPath) -> ArraySlice<Element> {
    let first = partitioningIndex { path($0).section >= section }
    return self[first..<Swift.max(first, partitioningIndex { path($0).section > section })]
  }
}
