import RowStructures

/// What is searched for, and how texts are read.
@usableFromInline
struct SearchRule {
  /// Gives the texts of the item at a path.
  let texts: @MainActor (_ path: ItemPath, _ body: (String) -> Void) -> Void
  let search: TextSearch

  /// The folded texts of the item at a path, each with its end.
  @MainActor func folded(_ path: ItemPath) -> [UInt8] {
    var bytes: [UInt8] = []
    texts(path) { text in
      TextSearch.fold(text, into: &bytes)
      bytes.append(FoldedTexts.end)
    }
    return bytes
  }
}

/// The rows of a section whose texts contain words, in the order of the base. Texts are kept from the first words on.
///
/// They are those after the round that is being planned: only planning searches in them.
@MainActor final class SearchArrangement: FilterArrangement {
  /// Those of the first rows, until all have been read.
  private var texts: FoldedTexts?
  private var textCount: Int { texts?.count ?? 0 }

  init(count: Int, by rule: SearchRule, _ rows: SectionRows) {
    super.init(RankSelectBitVector(repeating: true, count: count))
    if !rule.search.words.isEmpty { _ = follow(.search(rule), in: .all, rows) }
  }

  /// - Complexity: O(log *n*) for each change. The texts are read once for each row that came or changed, or that moved
  ///   here from another section.
  override func follow(_ changes: RowChanges, by rule: ArrangementRule, in rows: SectionRows) -> [ArrangementEdit] {
    guard case .search(let rule) = rule else { return [] }
    followPending(changes)
    var undo: [ArrangementEdit] = []
    undo.reserveCapacity(changes.count)
    let isUnread = texts == nil && rule.search.words.isEmpty
    /// The text of a row, if there are words or texts are kept.
    func text(_ row: Int) -> [UInt8]? { isUnread ? nil : rule.folded(rows.path(row)) }
    func finds(_ text: [UInt8]?) -> Bool { text.map(rule.search.finds) ?? true }
    var textOfOrigin: [Int: [UInt8]] = [:]
    let origins = Set(changes.inserts.compactMap(\.origin))
    for row in changes.removes.reversed() {
      let text = row < textCount ? texts?.remove(at: row) : nil
      if !origins.isEmpty, origins.contains(row) { textOfOrigin[row] = text }
      undo.append(.filter(.insert(bits.remove(at: row), at: row)))
    }
    for insert in changes.inserts {
      let text = insert.origin.flatMap { textOfOrigin[$0] } ?? text(insert.row)
      if insert.row <= textCount { texts?.insert(text ?? [], at: insert.row) }
      bits.insert(insert.wasShown ?? finds(text), at: insert.row)
      undo.append(.filter(.remove(at: insert.row)))
    }
    for row in changes.updates {
      let text = text(row)
      if let text, row < textCount {
        texts?.remove(at: row)
        texts?.insert(text, at: row)
      }
      let bit = finds(text)
      if bit == bits[row] { continue }
      bits.set(bit, at: row)
      undo.append(.filter(.toggle(at: row)))
    }
    undo.reverse()
    return undo
  }

  /// - Complexity: O(*n*), and the length of the texts in the scope. Items are read for the first words only.
  override func follow(_ rule: ArrangementRule, in scope: RuleScope, _ rows: SectionRows) -> Rearrangement {
    guard case .search(let rule) = rule else { return Rearrangement() }
    if rule.search.words.isEmpty { return show(RankSelectBitVector(repeating: true, count: bits.count)) }
    read(upTo: bits.count, rule, rows)
    return texts.map { show($0.search(rule.search.words, bits, in: scope)) } ?? Rearrangement()
  }

  /// Reads the texts of the first rows, as far as they have not been read.
  private func read(upTo count: Int, _ rule: SearchRule, _ rows: SectionRows) {
    var texts = texts ?? FoldedTexts()
    self.texts = nil
    if texts.count < count {
      for row in texts.count..<count { texts.append(rule.folded(rows.path(row))) }
      texts.endAppending()
    }
    self.texts = texts
  }

  override func answers(of asked: [Int], by rule: ArrangementRule, _ rows: SectionRows) -> [Bool] {
    guard case .search(let rule) = rule, !rule.search.words.isEmpty, let last = asked.last else {
      return asked.map { _ in true }
    }
    read(upTo: last + 1, rule, rows)
    return texts?.find(rule.search.words, in: asked) ?? []
  }
}
