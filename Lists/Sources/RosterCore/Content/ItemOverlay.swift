/// Edits that are shown over other items until they are confirmed.
@MainActor package protocol ItemOverlay<Item>: AnyObject {
  associatedtype Item

  /// Returns the items with what is shown over them.
  ///
  /// - Parameter sections: the items of each section, in their order.
  func overlaid(_ sections: [[Item]]) -> [[Item]]

  /// Tells of edits that what was applied has ended, when it is there.
  func tellOfApplied()
}

extension ContentChannel {
  /// Returns the items of sections with what is shown over them.
  ///
  /// - Complexity: O(1) if nothing is.
  package func overlaid(_ sections: [[Item]]) -> [[Item]] {
    (overlay as? any ItemOverlay<Item>)?.overlaid(sections) ?? sections
  }

  /// Tells of edits that what was applied has ended.
  package func tellOverlayOfApplied() { (overlay as? any ItemOverlay<Item>)?.tellOfApplied() }
}
