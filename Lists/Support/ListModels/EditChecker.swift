import ListChanges
import RosterCore
import RowStructures

/// Follows the edits of a data source on arrays, and compares them with its version right after each one.
@MainActor package final class EditChecker<Content: DataSource> {
  package typealias Row = (label: Int, text: String)

  private unowned let content: Content
  private let name: String
  private let text: (Content.Item) -> String
  private let header: (Content.Header) -> String
  /// A Boolean value that indicates whether items are values, so that old ones are as they were.
  private let hasValues: Bool
  /// A Boolean value that indicates whether the version is right after each edit, and not only when all have followed it.
  private let isExact: Bool
  /// A Boolean value that indicates whether headers are made of items, so that they're refreshed in an edit of their own.
  private let computesHeaders: Bool
  /// A Boolean value that indicates whether the version is compared after each edit, also what the edit doesn't name: other
  /// content may have yet to follow.
  private let comparesOthers: Bool
  private var sections: [[Row]] = []
  private var headers: [String?] = []
  package private(set) var complaints: [String] = []
  package private(set) var numberOfEdits = 0
  package private(set) var numberOfRelabelings = 0
  package private(set) var kinds: Set<String> = []
  package private(set) var log: [String] = []

  /// The edits since the last call of ``compareAll(_:)``.
  package private(set) var recent: [String] = []

  package init(
    _ content: Content,
    _ name: String,
    hasValues: Bool = true,
    isExact: Bool = true,
    computesHeaders: Bool = false,
    comparesOthers: Bool = true,
    text: @escaping (Content.Item) -> String,
    header: @escaping (Content.Header) -> String
  ) {
    self.content = content
    self.name = name
    self.text = text
    self.header = header
    self.hasValues = hasValues
    self.isExact = isExact
    self.computesHeaders = computesHeaders
    self.comparesOthers = comparesOthers
    readAll()
    compare("at first")
    content.changes.follow(self) { [weak self] in self?.follow($0) }
  }

  private func readAll() {
    let version = content.version
    (sections, headers) = ([], [])
    for section in 0..<version.numberOfSections { read(section, version, at: section) }
  }

  private func read(_ section: Int, _ version: Content.Version, at index: Int) {
    var rows: [Row] = []
    version.forEachItem(inSection: section) { rows.append(($0, text($1))) }
    sections.insert(rows, at: index)
    headers.insert(comparesOthers ? version.header(ofSection: section).map(header) : nil, at: index)
  }

  private func follow(_ edit: ContentEdit<Content.Item>) {
    numberOfEdits += 1
    let description = edit.text
    kinds.insert(String(description.prefix { $0 != "(" }))
    log.append(description)
    recent.append(description)
    if log.count > 30 { log.removeFirst(10) }
    guard complaints.isEmpty else { return }
    let version = content.version
    switch edit {
    case .insert(let place, let item):
      guard check(place.section, place.index, isGap: true) else { return }
      sections[place.section].insert((place.label, text(item)), at: place.index)
    case .remove(let place, let item):
      guard check(place, item) else { return }
      sections[place.section].remove(at: place.index)
    case .update(let place, let old, let new):
      guard check(place, old) else { return }
      sections[place.section][place.index].text = text(new)
    case .move(let from, let to, let old, let new, let isChanged):
      guard check(from, old) else { return }
      if !isChanged, hasValues, text(old) != text(new) {
        complain("moved without a change, from \(text(old)) to \(text(new))")
      }
      sections[from.section].remove(at: from.index)
      guard check(to.section, to.index, isGap: true) else { return }
      sections[to.section].insert((to.label, text(new)), at: to.index)
    case .rows(let rows, let section): follow(rows, section, version)
    case .insertSections(let range):
      if range.isEmpty || range.lowerBound > sections.count { return complain("inserts sections \(range)") }
      for section in range { read(section, version, at: section) }
    case .removeSections(let range):
      if range.isEmpty || range.upperBound > sections.count { return complain("removes sections \(range)") }
      sections.removeSubrange(range)
      headers.removeSubrange(range)
    case .moveSections(let range, let to):
      if range.isEmpty || range.upperBound > sections.count || to + range.count > sections.count
        || to == range.lowerBound
      {
        return complain("moves sections \(range) to \(to)")
      }
      let moved = (sections[range], headers[range])
      sections.removeSubrange(range)
      headers.removeSubrange(range)
      sections.insert(contentsOf: moved.0, at: to)
      headers.insert(contentsOf: moved.1, at: to)
    case .updateSection(let section):
      if section >= sections.count { return complain("updates section \(section)") }
      if comparesOthers { headers[section] = version.header(ofSection: section).map(header) }
    case .relabel(let relabeling, let section):
      numberOfRelabelings += 1
      if section >= sections.count { return complain("relabels section \(section)") }
      for row in sections[section].indices {
        sections[section][row].label = relabeling.map(sections[section][row].label)
      }
      checkOrder(section)
    case .replaceSections(let range, let count):
      if range.upperBound > sections.count { return complain("replaces sections \(range)") }
      sections.removeSubrange(range)
      headers.removeSubrange(range)
      for section in range.lowerBound..<range.lowerBound + count { read(section, version, at: section) }
    case .reload: readAll()
    }
    if isExact, comparesOthers {
      compare("after \(description)", only: numberOfEdits % 5 == 0 ? nil : edit.section, headers: !computesHeaders)
    }
  }

  private func follow(_ rows: RowChanges, _ section: Int, _ version: Content.Version) {
    if section >= sections.count { return complain("rows of section \(section)") }
    var removed: [Row] = []
    for row in rows.removed.reversed() {
      guard check(section, row.index, isGap: false) else { return }
      let gone = sections[section].remove(at: row.index)
      if gone.label != row.label { complain("removes \(row.label) at \(row.index), which is \(gone.label)") }
      removed.insert(gone, at: 0)
    }
    var texts: [Int: String] = [:]
    for move in rows.moves {
      if move.isChanged { continue }
      texts[move.to] = removed[move.from].text
    }
    for (number, row) in rows.inserted.enumerated() {
      guard check(section, row.index, isGap: true) else { return }
      let new = texts[number] ?? text(version.item(at: row.index, inSection: section))
      sections[section].insert((row.label, new), at: row.index)
    }
    for row in rows.updated {
      guard check(section, row.index, isGap: false) else { return }
      if sections[section][row.index].label != row.label { complain("updates \(row.label) at \(row.index)") }
      sections[section][row.index].text = text(version.item(at: row.index, inSection: section))
    }
  }

  private func check(_ section: Int, _ index: Int, isGap: Bool) -> Bool {
    guard section >= 0, section < sections.count, index >= 0, index < sections[section].count + (isGap ? 1 : 0) else {
      complain("names \(section).\(index)")
      return false
    }
    return true
  }

  private func check(_ place: RowPlace, _ item: Content.Item) -> Bool {
    guard check(place.section, place.index, isGap: false) else { return false }
    let row = sections[place.section][place.index]
    if row.label != place.label {
      complain("names \(place.label) at \(place.section).\(place.index), which is \(row.label)")
    }
    // Other content can have reloaded, and what an old item says of it can't be read.
    func known(_ text: String) -> Substring { comparesOthers ? text[...] : text.prefix { $0 != " " } }
    if hasValues, known(row.text) != known(text(item)) {
      complain("names \(text(item)) at \(place.section).\(place.index), which is \(row.text)")
    }
    return complaints.isEmpty
  }

  private func checkOrder(_ section: Int) {
    let labels = sections[section].map(\.label)
    if !zip(labels, labels.dropFirst()).allSatisfy({ $0 < $1 }) { complain("labels do not ascend: \(labels)") }
  }

  private func complain(_ text: String) {
    complaints.append("\(name): \(text)\n  edits: \(log.suffix(8).joined(separator: "\n         "))")
  }

  package func compareAll(_ when: String) {
    let edits = recent
    recent = []
    compare(when)
    if !complaints.isEmpty { recent = edits }
  }

  /// - Parameters:
  ///   - only: The section to compare, or `nil` for all of them.
  ///   - headers: Whether headers are compared.
  package func compare(_ when: @autoclosure () -> String, only: Int? = nil, headers comparesHeaders: Bool = true) {
    guard complaints.isEmpty else { return }
    let version = content.version
    guard version.numberOfSections == sections.count else {
      return complain("\(version.numberOfSections) sections, not \(sections.count), \(when())")
    }
    for (section, rows) in sections.enumerated() where only == nil || only == section {
      if version.numberOfItems(inSection: section) != rows.count {
        return complain("\(version.numberOfItems(inSection: section)) rows in \(section), not \(rows.count), \(when())")
      }
      // A header that's computed from the items is told of in a later edit, or not at all in a section that has just arrived.
      if isExact, comparesOthers, comparesHeaders, version.header(ofSection: section).map(header) != headers[section] {
        complain("header of \(section), \(when())")
      }
      checkOrder(section)
      var row = 0
      version.forEachItem(inSection: section) { label, item in
        if complaints.isEmpty, row < rows.count, label != rows[row].label || hasValues && text(item) != rows[row].text {
          complain("each: \(label) \(text(item)), not \(rows[row]), at \(section).\(row), \(when())")
        }
        row += 1
      }
      if row != rows.count { complain("\(row) of \(rows.count) rows read, \(when())") }
      for (index, row) in rows.enumerated() where complaints.isEmpty {
        let item = version.item(at: index, inSection: section)
        if hasValues, text(item) != row.text {
          complain("\(text(item)), not \(row.text), at \(section).\(index), \(when())")
        }
        if version.label(at: index, inSection: section) != row.label {
          complain("label at \(section).\(index), \(when())")
        }
        if version.index(of: row.label, inSection: section) != index {
          complain("index of the label at \(section).\(index), \(when())")
        }
      }
      for gap in zip(rows, rows.dropFirst()) where gap.1.label - gap.0.label > 1 && complaints.isEmpty {
        if version.index(of: gap.0.label + 1, inSection: section) != nil { complain("an index of no label, \(when())") }
      }
    }
  }
}

extension ContentEdit {
  /// The only section that has other rows after the edit.
  fileprivate var section: Int? {
    switch self {
    case .insert(let place, _), .remove(let place, _), .update(let place, _, _): place.section
    case .move(let from, let to, _, _, _): from.section == to.section ? to.section : nil
    case .rows(_, let section): section
    default: nil
    }
  }
}

extension ContentEdit {
  package var text: String {
    func rows(_ rows: ContiguousArray<RowChanges.Row>) -> String {
      rows.map { "\($0.index):\($0.label)" }.joined(separator: " ")
    }
    return switch self {
    case .insert(let place, _): "insert \(place.section).\(place.index):\(place.label)"
    case .remove(let place, _): "remove \(place.section).\(place.index):\(place.label)"
    case .update(let place, _, _): "update \(place.section).\(place.index):\(place.label)"
    case .move(let from, let to, _, _, let isChanged):
      "move \(from.section).\(from.index):\(from.label) to \(to.section).\(to.index):\(to.label)\(isChanged ? " changed" : "")"
    case .rows(let changes, let section):
      "rows \(section) removed \(rows(changes.removed)), inserted \(rows(changes.inserted)), moves "
        + changes.moves.map { "\($0.from)>\($0.to)\($0.isChanged ? "'" : "")" }.joined(separator: " ")
        + ", updated \(rows(changes.updated))"
    case .relabel(let relabeling, let section):
      "relabel \(section) \(zip(relabeling.old, relabeling.new).map { "\($0)>\($1)" }.joined(separator: " "))"
    default: "\(self)"
    }
  }
}

/// Writes a header of content without headers.
package func noHeader(_ header: Never) -> String {}
