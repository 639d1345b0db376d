extension ItemPath {
  var indexPath: IndexPath { IndexPath(item: item, section: section) }
}

extension [ItemPath] {
  var indexPaths: [IndexPath] { map(\.indexPath) }
}

extension ChangeStage {
  /// Whether section index titles may be others after it.
  var changesSectionIndex: Bool {
    !sections.isEmpty
  }
}
