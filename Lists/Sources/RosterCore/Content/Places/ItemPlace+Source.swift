extension ItemPlace {
  /// The data source that the item belongs to; `nil` once it has gone.
  package var dataSource: AnyObject? { track.changes.source }

  /// Whether the item is, as the last change left it.
  package var isThere: Bool { track.changes.history.newestPath(of: self) != nil }

  /// The section that the item is in, as the last change left it; `nil` if it is gone.
  package var newestSection: Int? { track.changes.history.newestPath(of: self)?.section }

  /// Takes the item out of the data source that it belongs to.
  ///
  /// - Returns: whether it was there, and the data source takes edits.
  package func removeItem() -> Bool {
    switch dataSource {
    case let source as any RemovingByPlace: source.removeItem(at: self)
    case let source as any EditableByPlace: source.takesOut(self)
    default: false
    }
  }
}

/// A data source whose items go by their places, though it does not give them back.
@MainActor package protocol RemovingByPlace: AnyObject {
  /// - Returns: whether the item was there.
  func removeItem(at place: ItemPlace) -> Bool
}

extension EditableByPlace {
  fileprivate func takesOut(_ place: ItemPlace) -> Bool { remove(place).value != nil }
}
