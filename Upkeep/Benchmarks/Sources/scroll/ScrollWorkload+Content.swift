import Roster

extension ScrollWorkload {
  /// The targets, in nanoseconds.
  static let leaf = 80.0
  static let content = 150.0
  static let handWrittenLevel = 400.0
  static let depths = 1...4

  /// The sections, each in a data source of its own, in nested composites.
  static func content(depth: Int) -> CompositeDataSource<Title, Never, Never> {
    typealias Composite = CompositeDataSource<Title, Never, Never>
    return Composite(
      nest(Rows.sections.map { Composite.Child(FlatDataSource($0)) }, depth: depth) { Composite.Child(Composite($0)) }
    )
  }

  /// The children of a composite in which the leaves are that deep.
  static func nest<Child>(_ leaves: [Child], depth: Int, compose: ([Child]) -> Child) -> [Child] {
    var children = leaves
    for width in widths(depth: depth).dropFirst().reversed() {
      children = stride(from: 0, to: children.count, by: width).map { compose(Array(children[$0..<$0 + width])) }
    }
    return children
  }

  /// How many children a composite has at each depth, so that there are 16 leaves.
  private static func widths(depth: Int) -> [Int] {
    switch depth {
    case 1: [16]
    case 2: [4, 4]
    case 3: [4, 2, 2]
    default: [2, 2, 2, 2]
    }
  }
}
