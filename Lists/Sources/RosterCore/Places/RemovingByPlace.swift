/// A data source that removes items by their places, but doesn't take other edits by place.
@MainActor package protocol RemovingByPlace: AnyObject {
  /// - Returns: A Boolean value that indicates whether the item was there.
  func removeItem(at place: ItemPlace) -> Bool
}
