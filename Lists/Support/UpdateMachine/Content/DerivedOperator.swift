import Roster

/// An operator of a derived leaf.
struct DerivedOperator {
  let name: String
  /// What it shows of sections, computed anew.
  let rows: ([ModelSection]) -> [ModelSection]
  /// Gives it another rule, if it has one.
  var change: (() -> Step)?

  init(_ name: String, change: (() -> Step)? = nil, _ rows: @escaping ([ModelSection]) -> [ModelSection]) {
    self.name = name
    self.rows = rows
    self.change = change
  }

  /// An operator that shows sections as sections.
  static func sections(
    _ name: String,
    drops: Bool = false,
    change: (() -> Step)? = nil,
    _ items: @escaping ([Entry]) -> [Entry]
  ) -> DerivedOperator {
    DerivedOperator(name, change: change) { sections in
      sections.compactMap { section in
        let items = items(section.items)
        return drops && items.isEmpty ? nil : ModelSection(header: section.header, items: items, footer: section.footer)
      }
    }
  }
}
