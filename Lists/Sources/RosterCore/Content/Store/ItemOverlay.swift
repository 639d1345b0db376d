/// What is shown over other items, whatever they are.
@MainActor package protocol ItemOverlay<Item>: AnyObject {
  associatedtype Item

  /// The items with what is shown over them.
  ///
  /// - Parameter sections: the items of each section, in their order.
  func overlaid(_ sections: [[Item]]) -> [[Item]]

  /// Tells of edits that what was applied has ended, when it is there.
  func tellOfApplied()
}

extension ContentChannel {
  /// The items of sections with what is shown over them, until it is confirmed.
  ///
  /// - Complexity: O(1) if nothing is.
  func overlaid<Item>(_ sections: [[Item]]) -> [[Item]] {
    (overlay as? any ItemOverlay<Item>)?.overlaid(sections) ?? sections
  }
}
