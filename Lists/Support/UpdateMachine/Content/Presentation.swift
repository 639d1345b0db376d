import Roster

/// A data source in all the ways in which it can be shown.
@MainActor struct Presentation {
  let content: any DataSource
  let child: ContentChild<Entry, Title, Title>
  let observe: (@escaping (ContentChange) -> Void) -> ContentObservation
  let table: () -> TableViewDataSource
  let collection: () -> CollectionViewDataSource

  init<Source: DataSource>(_ source: Source)
  where Source.Item == Entry, Source.Header == Title, Source.Footer == Title {
    content = source
    child = ContentChild(source)
    observe = source.changes.observe
    table = { TableViewDataSource(source) }
    collection = { CollectionViewDataSource(source) }
  }

  init<Source: DataSource>(_ source: Source)
  where Source.Item == Entry, Source.Header == Title, Source.Footer == Never {
    content = source
    child = ContentChild(source, item: { $0 }, header: { $0 })
    observe = source.changes.observe
    table = { TableViewDataSource(source) }
    collection = { CollectionViewDataSource(source) }
  }

  init<Source: DataSource>(_ source: Source)
  where Source.Item == Entry, Source.Header == Never, Source.Footer == Never {
    content = source
    child = ContentChild(source)
    observe = source.changes.observe
    table = { TableViewDataSource(source) }
    collection = { CollectionViewDataSource(source) }
  }
}
