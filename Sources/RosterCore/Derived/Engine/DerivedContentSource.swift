/// What a derived data source asks, whatever decides which rows it shows.
@MainActor class DerivedContentSource<Base: DataSource> {
  let base: Base
  let changes = ContentChannel()
  /// What texts call the data source.
  let name: StaticString

  init(_ base: Base, _ name: StaticString) {
    self.base = base
    self.name = name
  }

  var numberOfSections: Int { fatalError("abstract") }
  func numberOfItems(inSection section: Int, _ function: StaticString) -> Int { fatalError("abstract") }
  /// The section of the base that is shown at an index.
  func baseSection(_ section: Int, _ function: StaticString) -> Int { fatalError("abstract") }
  /// The path in the base of an item.
  func basePath(_ path: ItemPath, _ function: StaticString) -> ItemPath { fatalError("abstract") }
  /// Where an item of the base is shown, or `nil` if it is not.
  func path(ofBase path: ItemPath) -> ItemPath? { fatalError("abstract") }
}
