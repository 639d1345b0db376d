extension ItemPath {
  package var indexPath: IndexPath { IndexPath(item: item, section: section) }
}

extension [ItemPath] {
  package var indexPaths: [IndexPath] { map(\.indexPath) }
}

extension [IndexPath] {
  package var itemPaths: [ItemPath] { map { ItemPath(section: $0[0], item: $0[1]) } }
}

extension ChangeStage {
  /// Returns a stage that moves a section.
  package static func move(_ section: Int, _ newSection: Int) -> ChangeStage {
    ChangeStage(sections: .init(moves: [IndexMove(from: section, to: newSection)]))
  }

  /// Returns a stage that moves an item.
  package static func move(_ indexPath: IndexPath, _ newIndexPath: IndexPath) -> ChangeStage {
    let paths = [indexPath, newIndexPath].itemPaths
    return ChangeStage(items: .init(moves: [IndexMove(from: paths[0], to: paths[1])]))
  }

  /// A Boolean value that indicates whether the stage can change section index titles.
  var changesSectionIndex: Bool {
    !sections.isEmpty
  }
}
