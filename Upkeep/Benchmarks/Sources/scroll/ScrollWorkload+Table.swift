import RosterComposites

extension ScrollWorkload {
  static let all = tables + collections

  private static let tables: [ScrollWorkload] =
    [
      ScrollWorkload(
        name: "table, flat",
        target: leaf,
        handWritten: { ScrollingTable { HandWrittenTitles(Rows.titles, $0) } },
        roster: { ScrollingTable { $0.attach(FlatDataSource(Rows.titles)) } }
      ),
      ScrollWorkload(
        name: "table, not anchored",
        target: leaf,
        handWritten: { ScrollingTable { HandWrittenTitles(Rows.titles, $0) } },
        roster: {
          ScrollingTable {
            let delegate = $0.attach(FlatDataSource(Rows.titles))
            delegate.dataSource.updateOptions.anchoring = .contentOffset
            return delegate
          }
        }
      ),
      ScrollWorkload(
        name: "table, nested",
        target: leaf,
        handWritten: { ScrollingTable { HandWrittenSections(Rows.sections, $0) } },
        roster: { ScrollingTable { $0.attach(NestedDataSource(Rows.sections.map { ContentSection(items: $0) })) } }
      ),
      ScrollWorkload(
        name: "table, observable models",
        target: nil,
        handWritten: { ScrollingTable { HandWrittenModels(Rows.models, $0) } },
        roster: { ScrollingTable { $0.attach(FlatDataSource(Rows.models)) } }
      ),
      ScrollWorkload(
        name: "table, mixed",
        target: content,
        handWritten: { ScrollingTable { HandWrittenMixture(Rows.mixed, $0) } },
        roster: {
          ScrollingTable {
            $0.attach(
              FlatDataSource(
                Rows.mixed.map { row in
                  switch row {
                  case .title(let title): AnyTableViewPresentable(title)
                  case .note(let note): AnyTableViewPresentable(note)
                  }
                }
              )
            )
          }
        }
      ),
    ]
    + depths.map { depth in
      ScrollWorkload(
        name: "table, CompositeDataSource, depth \(depth)",
        target: content,
        handWritten: { ScrollingTable { HandWrittenSections(Rows.sections, $0) } },
        roster: { ScrollingTable { $0.attach(content(depth: depth)) } }
      )
    }
    + depths.map { depth in
      ScrollWorkload(
        name: "table, CompositeTableViewDataSource, depth \(depth)",
        target: handWrittenLevel * Double(depth),
        handWritten: { ScrollingTable { HandWrittenSections(Rows.sections, $0) } },
        roster: {
          ScrollingTable { table in
            table.register(TitleRowCell.self, forCellReuseIdentifier: "TitleRowCell")
            let leaves = Rows.sections.map { CompositeTableViewDataSource.Child(HandWrittenSections([$0])) }
            let composite = CompositeTableViewDataSource(
              children: nest(leaves, depth: depth) { .init(CompositeTableViewDataSource(children: $0)) }
            )
            table.attach(composite)
            return composite
          }
        }
      )
    }
}
