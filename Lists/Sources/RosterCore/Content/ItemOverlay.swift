/// Edits that overlay items until they're confirmed.
@MainActor package protocol ItemOverlay<Item>: AnyObject {
  associatedtype Item

  /// Returns the items with the overlaid edits.
  ///
  /// - Parameter sections: The items of each section, in order.
  func overlaid(_ sections: [[Item]]) -> [[Item]]

  /// Reports edits that the applied content ended, after the change.
  func tellOfApplied()
}

extension ContentChannel {
  /// Returns the items of sections with the overlaid edits.
  ///
  /// - Complexity: O(1) if there aren't any.
  package func overlaid(_ sections: [[Item]]) -> [[Item]] {
    (overlay as? any ItemOverlay<Item>)?.overlaid(sections) ?? sections
  }

  /// Reports edits that the applied content ended.
  package func tellOverlayOfApplied() { (overlay as? any ItemOverlay<Item>)?.tellOfApplied() }
}
