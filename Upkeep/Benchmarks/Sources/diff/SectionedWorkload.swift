import BenchmarkSupport
import RosterCore

/// A section of the benchmark.
struct RowSection<Row> {
  var id: Int
  var rows: [Row]
}

/// Matches sections by their number.
struct RowSectionMatcher<Row>: SectionMatcher {
  func id(of section: RowSection<Row>) -> Int { section.id }
  func hasSameContent(_ old: RowSection<Row>, _ new: RowSection<Row>) -> Bool { true }
  func items(of section: RowSection<Row>) -> [Row] { section.rows }
}

extension Workload {
  /// A comparison of two lists of sections.
  @inline(__always)
  static func sectioned<Row, Matcher: ItemMatcher<Row>>(
    _ name: String,
    target: Double? = nil,
    from old: [RowSection<Row>],
    to new: [RowSection<Row>],
    by matcher: Matcher
  ) -> Workload {
    let sections = RowSectionMatcher<Row>()
    return Workload(
      name,
      target: target,
      floor: hashOnce(new.map(\.rows), by: matcher),
      [
        Contender("Roster") { SectionedChangeset(from: old, to: new, sections: sections, items: matcher).count }
      ]
    )
  }
}
