/// Says what stands between two rows.
struct InterleavedRule<Separator: Hashable>: SpanRule {
  typealias Span = InterleavedSpan<Separator>

  /// Asks for what stands between two rows, one of which may be missing.
  let separator: (_ before: ItemPath?, _ after: ItemPath?) -> Separator?
  let matcher: (any ItemMatcher<Separator>)? = inferredMatcher(of: Separator.self)

  static var readsNeighbors: Bool { true }

  func span(at row: ItemPath, count: Int, insteadOf known: Span?, _ gap: BaseGap?) -> Span {
    let before = row.item > 0 ? gap.readablePath(of: row.shifted(-1)) : nil
    let after = row.item < count ? gap.readablePath(of: row) : nil
    if before == nil, after == nil { return Span(separator: nil, hasItem: false) }
    return Span(separator: separator(before, after), hasItem: after != nil)
  }

  var unaskedSpan: Span { Span(separator: nil, hasItem: true) }

  func ownRow(of span: Span) -> Int? { span.hasItem ? span.count - 1 : nil }

  func pairs(_ old: Span, _ new: Span, isUpdated: Bool) -> [SpanPair] {
    var pairs: [SpanPair] = []
    if let one = old.separator, let other = new.separator, key(one) == key(other) {
      pairs.append(SpanPair(old: 0, new: 0, isChanged: !showsSame(one, other)))
    }
    if old.hasItem, new.hasItem {
      pairs.append(SpanPair(old: old.count - 1, new: new.count - 1, isChanged: isUpdated))
    }
    return pairs
  }

  func key(of local: Int, in span: Span) -> AnyHashable? { span.separator(at: local).map(key) }

  func showsSame(_ old: Int, in oldSpan: Span, _ new: Int, in newSpan: Span) -> Bool {
    guard let one = oldSpan.separator, let other = newSpan.separator else { return true }
    return showsSame(one, other)
  }

  private func key(_ separator: Separator) -> AnyHashable {
    func id(_ matcher: some ItemMatcher<Separator>) -> AnyHashable { AnyHashable(matcher.id(of: separator)) }
    return matcher.map { id($0) } ?? AnyHashable(separator)
  }

  private func showsSame(_ old: Separator, _ new: Separator) -> Bool {
    matcher?.hasSameContent(old, new) ?? (old == new)
  }
}
