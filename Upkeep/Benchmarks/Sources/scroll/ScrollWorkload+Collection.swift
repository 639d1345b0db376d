import RosterComposites

extension ScrollWorkload {
  static let collections: [ScrollWorkload] =
    [
      ScrollWorkload(
        name: "collection, flat",
        target: leaf,
        handWritten: { ScrollingCollection { HandWrittenItemTitles(Rows.titles, $0) } },
        roster: { ScrollingCollection { $0.attach(FlatDataSource(Rows.titles)) } }
      ),
      ScrollWorkload(
        name: "collection, not anchored",
        target: leaf,
        handWritten: { ScrollingCollection { HandWrittenItemTitles(Rows.titles, $0) } },
        roster: {
          ScrollingCollection {
            let delegate = $0.attach(FlatDataSource(Rows.titles))
            delegate.dataSource.updateOptions.anchoring = .contentOffset
            return delegate
          }
        }
      ),
      ScrollWorkload(
        name: "collection, nested",
        target: leaf,
        handWritten: { ScrollingCollection { HandWrittenItemSections(Rows.sections, $0) } },
        roster: { ScrollingCollection { $0.attach(NestedDataSource(Rows.sections.map { ContentSection(items: $0) })) } }
      ),
      ScrollWorkload(
        name: "collection, observable models",
        target: nil,
        handWritten: { ScrollingCollection { HandWrittenItemModels(Rows.models, $0) } },
        roster: { ScrollingCollection { $0.attach(FlatDataSource(Rows.models)) } }
      ),
      ScrollWorkload(
        name: "collection, mixed",
        target: content,
        handWritten: { ScrollingCollection { HandWrittenItemMixture(Rows.mixed, $0) } },
        roster: {
          ScrollingCollection {
            $0.attach(
              FlatDataSource(
                Rows.mixed.map { row in
                  switch row {
                  case .title(let title): AnyCollectionViewPresentable(title)
                  case .note(let note): AnyCollectionViewPresentable(note)
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
        name: "collection, CompositeDataSource, depth \(depth)",
        target: content,
        handWritten: { ScrollingCollection { HandWrittenItemSections(Rows.sections, $0) } },
        roster: { ScrollingCollection { $0.attach(content(depth: depth)) } }
      )
    }
    + depths.map { depth in
      ScrollWorkload(
        name: "collection, CompositeCollectionViewDataSource, depth \(depth)",
        target: handWrittenLevel * Double(depth),
        handWritten: { ScrollingCollection { HandWrittenItemSections(Rows.sections, $0) } },
        roster: {
          ScrollingCollection { collection in
            collection.register(TitleItemCell.self, forCellWithReuseIdentifier: "TitleItemCell")
            let leaves = Rows.sections.map { CompositeCollectionViewDataSource.Child(HandWrittenItemSections([$0])) }
            let composite = CompositeCollectionViewDataSource(
              children: nest(leaves, depth: depth) { .init(CompositeCollectionViewDataSource(children: $0)) }
            )
            collection.attach(composite)
            return composite
          }
        }
      )
    }
}
