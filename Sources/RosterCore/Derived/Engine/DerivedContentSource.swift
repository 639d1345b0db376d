/// What a derived data source asks, whatever decides which rows it shows.
@usableFromInline
@MainActor class DerivedContentSource {
  @usableFromInline let changes = ContentChannel()
  /// What texts call the data source.
  let name: StaticString

  init(_ name: StaticString) {
    self.name = name
  }

  @usableFromInline var numberOfSections: Int { fatalError("abstract") }
  @usableFromInline func numberOfItems(inSection section: Int, _ function: StaticString) -> Int {
    fatalError("abstract")
  }
  /// The section of the base that is shown at an index.
  func baseSection(_ section: Int, _ function: StaticString) -> Int { fatalError("abstract") }
  /// The path in the base of an item.
  @usableFromInline func basePath(_ path: ItemPath, _ function: StaticString) -> ItemPath { fatalError("abstract") }
  /// The paths in the base of many items.
  @usableFromInline func basePaths(_ paths: [ItemPath], _ function: StaticString) -> [ItemPath] {
    var basePaths: [ItemPath] = []
    basePaths.reserveCapacity(paths.count)
    for path in paths { basePaths.append(basePath(path, function)) }
    return basePaths
  }
  /// The paths in the base of many items in the order in which they are there, where they lie side by side; and which of
  /// the paths each is, or `nil` if they are in that order.
  @usableFromInline
  func orderedBasePaths(_ paths: [ItemPath], _ function: StaticString) -> (paths: [ItemPath], numbers: [UInt32]?) {
    let basePaths = basePaths(paths, function)
    guard basePaths.count > 64, let first = basePaths.first,
      let greatest = basePaths.greatestItem(ifNotAscending: first)
    else { return (basePaths, nil) }
    // One section in another order: each number is put where its row is.
    var numberOfRow = [UInt32](repeating: .max, count: greatest + 1)
    for number in basePaths.indices { numberOfRow[basePaths[number].item] = UInt32(number) }
    var ordered: [ItemPath] = []
    var numbers: [UInt32] = []
    ordered.reserveCapacity(basePaths.count)
    numbers.reserveCapacity(basePaths.count)
    for row in numberOfRow.indices where numberOfRow[row] != .max {
      ordered.append(ItemPath(section: first.section, item: row))
      numbers.append(numberOfRow[row])
    }
    // Paths that are there twice are read as they are.
    return ordered.count == basePaths.count ? (ordered, numbers) : (basePaths, nil)
  }
  /// Where an item of the base is shown, or `nil` if it is not.
  func path(ofBase path: ItemPath) -> ItemPath? { fatalError("abstract") }
}
