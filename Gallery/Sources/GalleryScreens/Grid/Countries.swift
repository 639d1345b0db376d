import Roster

/// Countries by continent: the content of both the list and the grid.
@MainActor public final class Countries {
  let dataSource = NestedDataSource<String, Country, Never>(
    Country.byContinent.map { ContentSection(header: $0.key, items: $0.value.sorted { $0.name < $1.name }) },
    by: <
  )

  public init() {}
}
