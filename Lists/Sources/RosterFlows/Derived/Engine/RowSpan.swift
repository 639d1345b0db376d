import RowStructures

/// The rows that stand for one row of a base.
@MainActor protocol RowSpan {
  /// The number of rows, which may be 0.
  var count: Int { get }

  /// Is called when the span has come to a list, also when a change is undone.
  func didCome(to element: PrefixSumElement, of list: SpanList<Self>)
}

extension RowSpan {
  func didCome(to element: PrefixSumElement, of list: SpanList<Self>) {}
}

/// A row of a span before and after a change.
struct SpanPair {
  let old: Int
  let new: Int
  /// Whether it shows something else.
  let isChanged: Bool
}

/// Says which rows stand for a row of a base.
@MainActor protocol SpanRule {
  associatedtype Span: RowSpan

  /// Whether a span depends on the row before, too, and whether there is one behind the last row.
  static var readsNeighbors: Bool { get }

  /// The span of a row of the base.
  ///
  /// - Parameters:
  ///   - row: the row as it is counted; behind the last row if it is at `count`.
  ///   - count: the number of rows in the section of the base.
  ///   - known: the span that the row had before it changed.
  ///   - gap: the rows of the base that are not counted; `nil` if all are.
  func span(at row: ItemPath, count: Int, insteadOf known: Span?, _ gap: BaseGap?) -> Span

  /// The span of a row before it is asked for.
  var unaskedSpan: Span { get }

  /// Which rows of two spans of a row are the same, ascending by the new ones.
  ///
  /// - Parameter isUpdated: whether the row of the base shows something else.
  func pairs(_ old: Span, _ new: Span, isUpdated: Bool) -> [SpanPair]

  /// What tells a row from others, where it may come elsewhere as it goes here; `nil` if it does not.
  func key(of local: Int, in span: Span) -> AnyHashable?

  /// Whether two rows with the same key show the same.
  func showsSame(_ old: Int, in oldSpan: Span, _ new: Int, in newSpan: Span) -> Bool

  /// Which of a span's rows is the row of the base itself; `nil` if none is.
  func ownRow(of span: Span) -> Int?

  /// The span that shows a data source.
  func element(ofPart part: ObjectIdentifier) -> (element: PrefixSumElement, list: SpanList<Span>)?

  /// The span after the data source that it shows has gone through a stage.
  func span(_ span: Span, after stage: ChangeStage) -> Span

  /// Whether two spans show the same data source.
  func showsSameContent(_ old: Span, _ new: Span) -> Bool

  /// A span has come to stay.
  ///
  /// - Parameter container: what shows it.
  func commit(_ span: Span, in container: any ContentContainer)
}

extension SpanRule {
  func ownRow(of span: Span) -> Int? { nil }
  func element(ofPart part: ObjectIdentifier) -> (element: PrefixSumElement, list: SpanList<Span>)? { nil }
  func span(_ span: Span, after stage: ChangeStage) -> Span { span }
  func showsSameContent(_ old: Span, _ new: Span) -> Bool { false }
  func key(of local: Int, in span: Span) -> AnyHashable? { nil }
  func showsSame(_ old: Int, in oldSpan: Span, _ new: Int, in newSpan: Span) -> Bool { true }
  func commit(_ span: Span, in container: any ContentContainer) {}
}

/// The spans of the rows of one section of a base, and where they are.
///
/// - Complexity: O(log *n*) for each look-up and each change.
@MainActor final class SpanList<Span: RowSpan> {
  private var tree: PrefixSumTree<Span>

  init(_ spans: [Span]) {
    tree = PrefixSumTree(spans.map { ($0, $0.count) })
    for element in tree.elements { tree[element].didCome(to: element, of: self) }
  }

  /// The number of spans.
  var spanCount: Int { tree.count }

  /// The number of rows of all spans.
  var count: Int { tree.total }

  var spans: [Span] { tree.elements.map { tree[$0] } }

  func span(at index: Int) -> Span { tree[tree.element(at: index)] }

  /// The first row of a span.
  func start(of index: Int) -> Int { tree.offset(of: tree.element(at: index)) }

  /// The span that covers a row, and which of its rows that is.
  func span(covering row: Int) -> (index: Int, span: Span, local: Int) {
    let (element, local) = tree.element(covering: row)
    return (tree.index(of: element), tree[element], local)
  }

  func span(of element: PrefixSumElement) -> Span { tree[element] }

  func index(of element: PrefixSumElement) -> Int { tree.index(of: element) }

  func insert(_ span: Span, at index: Int) {
    let element = tree.insert(span, count: span.count, at: index)
    span.didCome(to: element, of: self)
  }

  func remove(at index: Int) -> Span { tree.remove(tree.element(at: index)) }

  /// - Returns: the span that was there.
  func replace(at index: Int, with span: Span) -> Span {
    let element = tree.element(at: index)
    let old = tree[element]
    tree.replace(element, with: span, count: span.count)
    span.didCome(to: element, of: self)
    return old
  }
}

/// A change of spans that can be undone; sections are those of the base at the time.
enum SpanEdit<Span: RowSpan> {
  case insert(Span, at: ItemPath)
  case remove(at: ItemPath)
  case replace(Span, at: ItemPath)
  case sections([SpanList<Span>])
}
