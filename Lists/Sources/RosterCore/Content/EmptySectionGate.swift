import RowStructures

/// The visible sections among all sections of a data source, as a value: a copy takes O(1).
@usableFromInline
package struct ShownSections: Sendable {
  /// The ascending indexes of the visible sections among all sections, or `nil` if all are visible.
  @usableFromInline var indexes: [Int]?

  @inlinable
  init(_ indexes: [Int]?) { self.indexes = indexes }

  /// Returns the number of visible sections.
  ///
  /// - Parameter total: The number of all sections.
  @inlinable
  package func count(of total: Int) -> Int { indexes?.count ?? total }

  /// Returns the index among all sections of a visible one.
  @inlinable @inline(__always)
  package subscript(shown: Int) -> Int { indexes?[shown] ?? shown }

  /// Returns the index of a section among the visible ones, or `nil` if it's hidden.
  ///
  /// - Complexity: O(log *s*)
  @inlinable
  package func position(of section: Int) -> Int? {
    guard let indexes else { return section }
    let position = insertionPosition(of: section)
    return position < indexes.count && indexes[position] == section ? position : nil
  }

  /// Returns the number of visible sections before one of all.
  ///
  /// - Complexity: O(log *s*)
  @inlinable
  package func insertionPosition(of section: Int) -> Int {
    guard let indexes else { return section }
    return indexes.partitioningIndex { $0 >= section }
  }
}

/// A converter of edits of all sections into edits of the visible ones, which can hide empty sections.
///
/// The content calls ``open(_:)`` before a row moves from one section to another. It calls ``send(_:total:isEmpty:)``
/// right after each of its edits, which may insert or remove a section. Its version reads the sections through
/// ``shown``.
@usableFromInline
@MainActor package final class EmptySectionGate<Item> {
  @usableFromInline package private(set) var shown: ShownSections
  @usableFromInline let changes: ContentChannel<Item>

  /// - Parameters:
  ///   - changes: The channel that receives edits of visible sections.
  ///   - total: The number of all sections.
  ///   - isEmpty: A closure that returns whether a section is empty.
  package init(_ emptySections: EmptySections, _ changes: ContentChannel<Item>, total: Int, isEmpty: (Int) -> Bool) {
    self.changes = changes
    shown = ShownSections(emptySections == .keep ? nil : (0..<total).filter { !isEmpty($0) })
  }

  package var emptySections: EmptySections { shown.indexes == nil ? .keep : .drop }

  /// Shows an empty section before a row moves there.
  package func open(_ section: Int) {
    guard shown.position(of: section) == nil else { return }
    let position = shown.insertionPosition(of: section)
    shown.indexes?.insert(section, at: position)
    changes.send(.insertSections(position..<position + 1))
  }

  /// Sends an edit after it's made.
  ///
  /// - Parameters:
  ///   - edit: The edit, in indexes of all sections.
  ///   - total: The number of all sections.
  ///   - isEmpty: A closure that returns whether a section is empty now.
  @inlinable
  package func send(_ edit: ContentEdit<Item>, total: @autoclosure () -> Int, isEmpty: (Int) -> Bool) {
    if shown.indexes == nil { return changes.send(edit) }
    pass(edit, total(), isEmpty)
  }

  @usableFromInline
  func pass(_ edit: ContentEdit<Item>, _ total: Int, _ isEmpty: (Int) -> Bool) {
    switch edit {
    case .insert(var place, let item):
      guard let section = shown.position(of: place.section) else { return open(place.section) }
      place.section = section
      changes.send(.insert(place, item))
    case .remove(var place, let item):
      if isEmpty(place.section) { return close(place.section) }
      guard let section = shown.position(of: place.section) else { return }
      place.section = section
      changes.send(.remove(place, item))
    case .update(var place, let old, let new):
      guard let section = shown.position(of: place.section) else { return }
      place.section = section
      changes.send(.update(place, old: old, new: new))
    case .move(let from, let to, let old, let new, let isChanged): move(from, to, old, new, isChanged, isEmpty)
    case .rows(let rows, let section):
      if isEmpty(section) { return close(section) }
      guard let position = shown.position(of: section) else { return open(section) }
      changes.send(.rows(rows, inSection: position))
    case .updateSection(let section):
      if let section = shown.position(of: section) { changes.send(.updateSection(section)) }
    case .relabel(let relabeling, let section):
      if let section = shown.position(of: section) { changes.send(.relabel(relabeling, inSection: section)) }
    case .insertSections(let range):
      let position = insert(range, isEmpty)
      if !position.isEmpty { changes.send(.insertSections(position)) }
    case .removeSections(let range):
      let position = remove(range)
      if !position.isEmpty { changes.send(.removeSections(position)) }
    case .moveSections(let range, let to):
      let old = remove(range)
      let new = insert(to..<to + range.count, isEmpty, moving: old.count)
      if !old.isEmpty, old != new { changes.send(.moveSections(old, to: new.lowerBound)) }
    case .replaceSections(let range, let count):
      let old = remove(range)
      let new = insert(range.lowerBound..<range.lowerBound + count, isEmpty)
      if !old.isEmpty || !new.isEmpty { changes.send(.replaceSections(old, count: new.count)) }
    case .reload:
      shown.indexes = (0..<total).filter { !isEmpty($0) }
      changes.send(edit)
    }
  }

  private func move(
    _ from: RowPlace,
    _ to: RowPlace,
    _ old: Item,
    _ new: Item,
    _ isChanged: Bool,
    _ isEmpty: (Int) -> Bool
  ) {
    guard let source = shown.position(of: from.section) else { return open(to.section) }
    if let destination = shown.position(of: to.section) {
      let places = (RowPlace(source, from.index, from.label), RowPlace(destination, to.index, to.label))
      changes.send(.move(from: places.0, to: places.1, old: old, new: new, isChanged: isChanged))
      if isEmpty(from.section) { close(from.section) }
    } else {
      pass(.remove(from, old), 0, isEmpty)
      open(to.section)
    }
  }

  /// Hides a section.
  private func close(_ section: Int) {
    let position = remove(section..<section + 1, isGone: false)
    if !position.isEmpty { changes.send(.removeSections(position)) }
  }

  /// Removes sections.
  ///
  /// - Parameter isGone: A Boolean value that indicates whether those after them have lower indexes now.
  /// - Returns: The positions of the sections that were visible.
  private func remove(_ range: Range<Int>, isGone: Bool = true) -> Range<Int> {
    let positions = shown.insertionPosition(of: range.lowerBound)..<shown.insertionPosition(of: range.upperBound)
    shown.indexes?.removeSubrange(positions)
    if isGone { shift(from: positions.lowerBound, by: -range.count) }
    return positions
  }

  /// Inserts sections.
  ///
  /// - Parameter moving: The number of visible sections that move here.
  /// - Returns: The positions of the visible sections.
  private func insert(_ range: Range<Int>, _ isEmpty: (Int) -> Bool, moving: Int? = nil) -> Range<Int> {
    let position = shown.insertionPosition(of: range.lowerBound)
    shift(from: position, by: range.count)
    let new = moving == 0 ? [] : range.filter { !isEmpty($0) }
    shown.indexes?.insert(contentsOf: new, at: position)
    return position..<position + new.count
  }

  private func shift(from position: Int, by distance: Int) {
    guard let count = shown.indexes?.count else { return }
    for index in position..<count { shown.indexes?[index] += distance }
  }
}
