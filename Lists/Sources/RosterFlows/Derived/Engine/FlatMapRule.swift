import RosterDiagnostics
import RowStructures

/// The rows that an item gives.
struct FlatMapSpan<Row>: RowSpan {
  let rows: [Row]

  var count: Int { rows.count }
}

/// Says which rows an item gives.
struct FlatMapRule<Row>: SpanRule {
  typealias Span = FlatMapSpan<Row>

  let rows: (ItemPath) -> [Row]
  let matcher: (any ItemMatcher<Row>)? = inferredMatcher(of: Row.self)

  static var readsNeighbors: Bool { false }

  func span(at row: ItemPath, count: Int, insteadOf known: Span?, _ gap: BaseGap?) -> Span {
    Span(rows: rows(gap.readablePath(of: row)))
  }

  var unaskedSpan: Span { Span(rows: []) }

  /// Rows are the same if their identifiers are; without identifiers, those at the same index.
  func pairs(_ old: Span, _ new: Span, isUpdated: Bool) -> [SpanPair] {
    func compared(_ matcher: some ItemMatcher<Row>) -> [SpanPair] {
      let changes = ListChangeset(from: old.rows, to: new.rows, by: matcher)
      let updated = Set(changes.updates.map(\.to))
      return changes.origins(count: new.count).enumerated().compactMap { index, origin in
        origin.map { SpanPair(old: $0, new: index, isChanged: updated.contains(index)) }
      }
    }
    guard isUpdated, let matcher else {
      return (0..<min(old.count, new.count)).map { SpanPair(old: $0, new: $0, isChanged: isUpdated) }
    }
    return compared(matcher)
  }
}

/// A data source whose items are the rows of an item.
@MainActor final class SpanChild<Child: DataSource> {
  let source: Child
  /// What is shown of it, once it has come to stay.
  var flat: FlattenedDataSource<Child>?
  fileprivate(set) var element: PrefixSumElement?
  fileprivate(set) weak var list: SpanList<ChildSpan<Child>>?

  init(_ source: Child) {
    self.source = source
  }

  func item(at index: Int) -> Child.Item {
    if let flat { return flat.item(at: index, inSection: 0) }
    // It is about to come, so that nobody has read its sections yet.
    var (section, rest) = (0, index)
    while rest >= source.numberOfItems(inSection: section) {
      rest -= source.numberOfItems(inSection: section)
      section += 1
    }
    return source.item(at: rest, inSection: section)
  }
}

/// The rows of an item that are those of a data source.
struct ChildSpan<Child: DataSource>: RowSpan {
  /// The data source; `nil` as long as it has not been asked for.
  let child: SpanChild<Child>?
  let count: Int

  func didCome(to element: PrefixSumElement, of list: SpanList<ChildSpan>) {
    child?.element = element
    child?.list = list
  }
}

/// Says which data source an item's rows are those of.
@MainActor final class ChildrenRule<Child: DataSource>: SpanRule {
  typealias Span = ChildSpan<Child>

  private struct Entry {
    weak var child: SpanChild<Child>?
  }

  private let content: (ItemPath) -> Child
  /// What shows the data sources.
  private weak var container: (any ContentContainer)?
  private var children: [ObjectIdentifier: Entry] = [:]
  private var pruneLimit = 64

  init(_ content: @escaping (ItemPath) -> Child) {
    self.content = content
  }

  static var readsNeighbors: Bool { false }

  func span(at row: ItemPath, count: Int, insteadOf known: Span?, _ gap: BaseGap?) -> Span {
    let source = content(gap.readablePath(of: row))
    if let known, known.child?.source === source { return known }
    if let container, container.changes.leads(to: source.changes) {
      trap(
        "FlatMappedContentDataSource: an item has \(source.changes.name) in it, which is made of the whole",
        cause: "the closure answers a data source that shows what it is part of",
        advice: "answer one that is made of other content"
      )
    }
    return Span(child: SpanChild(source), count: source.numberOfItems)
  }

  var unaskedSpan: Span { Span(child: nil, count: 0) }

  func pairs(_ old: Span, _ new: Span, isUpdated: Bool) -> [SpanPair] {
    guard showsSameContent(old, new) else { return [] }
    return (0..<min(old.count, new.count)).map { SpanPair(old: $0, new: $0, isChanged: false) }
  }

  func showsSameContent(_ old: Span, _ new: Span) -> Bool { old.child?.source === new.child?.source }

  func element(ofPart part: ObjectIdentifier) -> (element: PrefixSumElement, list: SpanList<Span>)? {
    guard let child = children[part]?.child, let element = child.element, let list = child.list else { return nil }
    return (element, list)
  }

  func span(_ span: Span, after stage: ChangeStage) -> Span {
    Span(child: span.child, count: span.count + stage.items.inserts.count - stage.items.deletes.count)
  }

  /// Follows the data source from now on.
  func commit(_ span: Span, in container: any ContentContainer) {
    self.container = container
    guard let child = span.child, child.flat == nil else { return }
    let flat = child.source.flattened()
    child.flat = flat
    let part = ObjectIdentifier(flat.changes)
    flat.changes.link(to: container, part: part)
    if children.count > pruneLimit {
      children = children.filter { $0.value.child != nil }
      pruneLimit = max(64, children.count * 2)
    }
    children[part] = Entry(child: child)
  }
}
