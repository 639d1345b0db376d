import Roster

/// Every Unicode scalar with a name: the content of the Unicode list and grid.
///
/// It holds code points; an item is made when a row is shown.
@MainActor public final class NamedScalars {
  let blocks: [UnicodeBlock]
  let dataSource: LazyDataSource<NamedScalar, String, Never>

  /// The number of scalars.
  public let count: Int

  /// Looks through all of Unicode, which takes some tenths of a second.
  public init() {
    var blocks: [UnicodeBlock] = []
    var scalars: [[Unicode.Scalar]] = []
    for block in UnicodeBlock.all {
      let named = block.range.compactMap(Unicode.Scalar.init).filter { $0.properties.name != nil }
      guard !named.isEmpty else { continue }
      blocks.append(block)
      scalars.append(named)
    }
    self.blocks = blocks
    let counts = scalars.map(\.count)
    count = counts.reduce(0, +)
    dataSource = LazyDataSource(
      itemCounts: counts,
      header: { [blocks] section in blocks[section].name },
      indexTitle: { [blocks] section in blocks[section].indexTitle },
      item: { [scalars] index, section in NamedScalar(scalar: scalars[section][index]) }
    )
  }

  /// The number of blocks with named scalars.
  public var numberOfBlocks: Int { blocks.count }

  /// The section of the block with a name.
  public func section(ofBlockNamed name: String) -> Int? {
    blocks.firstIndex { $0.name == name }
  }
}
