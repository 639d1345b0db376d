/// A row of a base and what stands before it; behind the last row, what stands there alone.
struct InterleavedSpan<Separator>: RowSpan {
  var separator: Separator?
  let hasItem: Bool

  var count: Int { (separator == nil ? 0 : 1) + (hasItem ? 1 : 0) }

  /// What a row of the span is; `nil` for the row of the base.
  func separator(at local: Int) -> Separator? { local == 0 ? separator : nil }
}
