/// Says what stands between two rows.
struct InterleavedRule<Separator: Hashable>: SpanRule {
  typealias Span = InterleavedSpan<Separator>

  enum Kind {
    /// Asks for what stands between two rows, one of which may be missing.
    case neighbors((_ before: ItemPath?, _ after: ItemPath?) -> Separator?)
    /// Something at every so many rows.
    case every(Int, SeparatorNumbers<Separator>)
  }

  let kind: Kind
  let matcher: (any ItemMatcher<Separator>)? = inferredMatcher(of: Separator.self)

  static var readsNeighbors: Bool { true }

  var readsItems: Bool {
    if case .neighbors = kind { true } else { false }
  }

  func span(at row: ItemPath, count: Int, insteadOf known: Span?, _ gap: BaseGap?) -> Span {
    let before = row.item > 0 ? gap.readablePath(of: row.shifted(-1)) : nil
    let after = row.item < count ? gap.readablePath(of: row) : nil
    if before == nil, after == nil { return Span(separator: nil, hasItem: false) }
    switch kind {
    case .neighbors(let separator): return Span(separator: separator(before, after), hasItem: after != nil)
    case .every(let length, let numbers):
      if let known { return known }
      let stands = before != nil && after != nil && row.item.isMultiple(of: length)
      return Span(separator: stands ? numbers.next() : nil, hasItem: after != nil)
    }
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

  // MARK: Something at every so many rows

  /// What stood before the row that goes stays where it is.
  func span(_ follower: Span, inheriting gone: Span) -> Span? {
    guard case .every = kind, let separator = gone.separator, follower.separator == nil else { return nil }
    return Span(separator: separator, hasItem: follower.hasItem)
  }

  func carried(_ span: Span) -> Span {
    guard case .every = kind else { return span }
    return Span(separator: nil, hasItem: span.hasItem)
  }

  /// Has at least as many rows stand between two separators as were asked for, and fewer than twice as many; behind the last
  /// one no more than were asked for.
  ///
  /// - Complexity: O(log² *n*) for each touched row.
  func settle(_ list: SpanList<Span>, around touched: [Int], _ replace: (Int, Span) -> Void) {
    guard case .every(let length, let numbers) = kind else { return }
    let count = list.spanCount - 1
    var spare: [Separator] = []
    func set(_ separator: Separator?, at index: Int) {
      replace(index, Span(separator: separator, hasItem: index < count))
    }
    func takeOut(at index: Int) {
      guard let separator = list.span(at: index).separator else { return }
      spare.append(separator)
      set(nil, at: index)
    }
    /// How many separators stand before rows before an index.
    func rank(_ index: Int) -> Int { index > count ? list.count - count : list.start(of: index) - index }
    /// The row that a separator stands before, of those in order.
    func row(ofSeparator number: Int) -> Int {
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        if rank(middle + 1) > number { high = middle } else { low = middle + 1 }
      }
      return low
    }
    func start(ofRunWith index: Int) -> Int {
      let number = rank(index + 1)
      return number == 0 ? 0 : row(ofSeparator: number - 1)
    }
    func end(ofRunWith index: Int) -> Int {
      let number = rank(index + 1)
      return number == rank(count + 1) ? count : row(ofSeparator: number)
    }
    takeOut(at: count)
    takeOut(at: 0)
    for index in touched.flatMap({ [$0 - 1, $0] }) where index >= 0 && index < count {
      var start = start(ofRunWith: index)
      while true {
        let end = end(ofRunWith: start)
        let isLast = end == count
        if !isLast, end - start < length {
          takeOut(at: end)
        } else if isLast ? end - start > length : end - start >= 2 * length {
          start += length
          set(spare.popLast() ?? numbers.next(), at: start)
        } else {
          break
        }
      }
    }
  }
}

/// Makes separators, each with a number of its own.
final class SeparatorNumbers<Separator> {
  private var number = 0
  private let make: (Int) -> Separator

  init(_ make: @escaping (Int) -> Separator) {
    self.make = make
  }

  func next() -> Separator {
    defer { number += 1 }
    return make(number)
  }
}
