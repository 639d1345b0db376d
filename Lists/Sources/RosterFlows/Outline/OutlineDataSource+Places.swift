extension OutlineDataSource: RemovingByPlace {
  package func removeItem(at place: ItemPlace) -> Bool {
    guard let id = itemID(at: place) else { return false }
    return remove(id).value != nil
  }

  /// The identifier of the item that a row shows; `nil` if the row has gone, or stands for children.
  package func itemID(at place: ItemPlace) -> Node.ID? {
    guard let path = changes.history.newestPath(of: place) else { return nil }
    let slot = shape.slot(atRow: path.item)
    return shape.has(.standsForChildren, slot) ? nil : values[slot].id
  }
}
