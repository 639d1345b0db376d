import BenchmarkSupport
import RosterCore

/// A section of the benchmark.
struct RowSection<Row> {
  var id: Int
  var rows: [Row]
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
    let sections = SectionMatcher<RowSection<Row>, Int, [Row]>(id: { $0.id }, items: { $0.rows })
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
