import RosterCore
import RowStructures

/// The items of another data source whose texts contain the words of a ``Search``, in its order and its sections.
///
/// ```swift
/// let found = mails.searched(by: \.subject, \.sender)
/// found.search.text = "ros cafe"  // finds "Le Café des Roses"
/// ```
///
/// - Complexity: O(log *n*) for each inserted, removed, moved, or changed item, and the time to read its texts, once. The first
///   words read all items, and others none: it retains the folded texts, and 6 bytes more for each item.
@preconcurrency @MainActor public final class SearchedDataSource<Base: DataSource>: SubsequenceDataSource<Base> {
  /// The search with the words.
  public let search: Search<Base.Item>
  /// The current words.
  private var words: [[UInt8]]
  /// The folded texts of the first rows of each section, or of all. None is read before the first words.
  private var texts: [FoldedColumn] = []

  @usableFromInline
  init(_ base: Base, _ search: Search<Base.Item>, _ emptySections: EmptySections) {
    self.search = search
    words = search.search.words
    super.init(base, emptySections, "SearchedDataSource") { _ in true }
    readAll()
    search.append(self)
  }

  func show(_ next: TextSearch, in scope: RuleScope) -> ContentUpdate {
    words = next.words
    return replaceRule(in: scope)
  }

  // MARK: Texts

  /// Returns the folded texts of an item, with an end. No word spans two of them, as none has spaces.
  private func folded(_ item: Base.Item, _ section: Int, _ label: RowLabel) -> [UInt8] {
    track(section, label) {
      var bytes: [UInt8] = []
      for text in search.texts {
        if !bytes.isEmpty { bytes.append(32) }
        TextSearch.fold(text(item), into: &bytes)
      }
      bytes.append(FoldedColumn.end)
      return bytes
    }
  }

  private func read(_ item: Base.Item, _ place: RowPlace) -> [UInt8] {
    evaluate { folded(item, place.section, place.label) }
  }

  override func isUnread(_ place: RowPlace) -> Bool { !words.isEmpty && place.index >= texts[place.section].count }

  /// Returns a Boolean value that indicates whether an inserted row has its text read.
  private func reads(_ place: RowPlace) -> Bool {
    let count = texts[place.section].count
    return place.index <= count && (count > 0 || !words.isEmpty)
  }

  override func prepare(_ edit: ContentEdit<Base.Item>) {
    switch edit {
    case .insert(let place, let item):
      if reads(place) { texts[place.section].insert(read(item, place), at: place.index) }
    case .remove(let place, _): _ = removeText(place)
    case .update(let place, _, let item):
      if place.index < texts[place.section].count {
        texts[place.section].replace(at: place.index, with: read(item, place))
      }
    case .move(let from, let to, _, let item, let isChanged):
      let text = removeText(from)
      if reads(to) { texts[to.section].insert(isChanged ? read(item, to) : text ?? read(item, to), at: to.index) }
    case .rows(let changes, let section): if !words.isEmpty || texts[section].count > 0 { readTexts(changes, section) }
    case .insertSections(let range): insert(range)
    case .removeSections(let range): texts.removeSubrange(range)
    case .moveSections(let range, let to):
      let moved = texts[range]
      texts.removeSubrange(range)
      texts.insert(contentsOf: moved, at: to)
    case .replaceSections(let range, let count):
      texts.removeSubrange(range)
      insert(range.lowerBound..<range.lowerBound + count)
    case .reload: texts = []
    case .updateSection, .relabel: break
    }
  }

  private func insert(_ range: Range<Int>) {
    texts.insert(contentsOf: range.map { _ in FoldedColumn() }, at: range.lowerBound)
  }

  private func removeText(_ place: RowPlace) -> [UInt8]? {
    place.index < texts[place.section].count ? texts[place.section].remove(at: place.index) : nil
  }

  private func readTexts(_ changes: RowChanges, _ section: Int) {
    let version = base.version
    var column = texts[section]
    var moved: [Int: [UInt8]] = [:]
    for move in changes.moves where !move.isChanged {
      let index = changes.removed[move.from].index
      if index < column.count { moved[move.to] = Array(column[index]) }
    }
    let removed = ContiguousArray(changes.removed.lazy.map(\.index).filter { $0 < column.count })
    var count = column.count - removed.count
    var inserted: [(index: Int, text: [UInt8])] = []
    func text(_ row: RowChanges.Row) -> [UInt8] {
      read(version.item(at: row.index, inSection: section), RowPlace(section, row.index, row.label))
    }
    for (position, row) in changes.inserted.enumerated() {
      // The first rows stay those that have been read.
      if row.index > count { break }
      inserted.append((row.index, moved[position] ?? text(row)))
      count += 1
    }
    column.pass(removing: removed, inserting: inserted)
    for row in changes.updated where row.index < count { column.replace(at: row.index, with: text(row)) }
    texts[section] = column
  }

  /// Reads the texts of the first rows of a section, unless they have been read.
  private func readTexts(_ section: Int, upTo end: Int, of version: Base.Version) {
    let start = texts[section].count
    guard start < end else { return }
    if start == 0, end == version.numberOfItems(inSection: section) {
      var builder = FoldedColumn.Builder()
      version.forEachItem(inSection: section) { builder.append(folded($1, section, $0)) }
      texts[section] = builder.column
      return
    }
    for index in start..<end {
      let label = version.label(at: index, inSection: section)
      texts[section].insert(folded(version.item(at: index, inSection: section), section, label), at: index)
    }
  }

  // MARK: Rows

  override func isShown(_ item: Base.Item, _ place: RowPlace) -> Bool {
    if words.isEmpty { return true }
    let column = texts[place.section]
    if place.index < column.count { return column.find(words, in: [place.index])[0] }
    return FoldedColumn.contains(words, in: folded(item, place.section, place.label))
  }

  override func read(_ section: Int, of version: Base.Version) -> BitList {
    while texts.count <= section { texts.append(FoldedColumn()) }
    let count = version.numberOfItems(inSection: section)
    let all = BitList(repeating: true, count: count)
    if words.isEmpty { return all }
    readTexts(section, upTo: count, of: version)
    return texts[section].search(words, all, in: .all)
  }

  override func changedRows(_ section: Int, of version: Base.Version, in scope: RuleScope) -> [Int] {
    let known = rows[section]
    var found = BitList(repeating: true, count: known.count)
    if !words.isEmpty {
      // Rows whose texts are read now may have been shown without evaluation.
      let scope: RuleScope = texts[section].count < known.count ? .all : scope
      readTexts(section, upTo: known.count, of: version)
      found = texts[section].search(words, known, in: scope == .all ? .all : scope == .shown ? .shown : .hidden)
    }
    var changed: [Int] = []
    for (index, flags) in zip(known.flags, found.flags).enumerated() where flags.0 != flags.1 { changed.append(index) }
    return changed
  }

  override func areShown(_ indexes: [Int], _ section: Int, of version: Base.Version) -> [Bool] {
    guard !words.isEmpty, let last = indexes.last else { return indexes.map { _ in true } }
    readTexts(section, upTo: last + 1, of: version)
    return texts[section].find(words, in: indexes)
  }

  /// Returns a lower cost for texts that have been read.
  override func cost(of count: Int) -> Int {
    var read = 0
    for column in texts { read += column.count }
    return words.isEmpty || read == count ? count / 16 : count
  }
}

extension DataSource {
  /// Returns the items whose texts contain the words of a search.
  ///
  /// - Parameters:
  ///   - search: The search with the words, and the texts of an item. Its words can change, and other data sources can follow it.
  ///   - emptySections: The handling of sections without items.
  @inlinable
  public func searched(by search: Search<Item>, emptySections: EmptySections = .keep) -> SearchedDataSource<Self> {
    SearchedDataSource(self, search, emptySections)
  }

  /// Returns the items whose texts contain the words of a search, which has none at first.
  ///
  /// - Parameters:
  ///   - texts: Closures or key paths that return the texts of an item.
  ///   - emptySections: The handling of sections without items.
  @inlinable
  public func searched(
    by texts: ((Item) -> String)...,
    emptySections: EmptySections = .keep
  ) -> SearchedDataSource<Self> {
    searched(by: Search(texts: texts), emptySections: emptySections)
  }
}
