/// A stage of a changeset, and the content after it in terms of the old and the new content.
package struct StagedContent {
  package let stage: ChangeStage
  /// The index of the old section that each section after the stage still is, with its old items. It's `nil` for a
  /// section of the new content with all its items. Without a list, the content is the new content.
  private let oldSections: [Int?]?

  /// Creates a stage after which the content is the new content.
  init(_ stage: ChangeStage) {
    self.stage = stage
    oldSections = nil
  }

  /// Creates a stage that leads to the sections of the new content, some with their old items.
  ///
  /// - Parameter oldSections: The index of the old section that each section after the stage still is.
  init(_ stage: ChangeStage, keepingItemsOf oldSections: [Int?]) {
    self.stage = stage
    self.oldSections = oldSections
  }

  /// A Boolean value that indicates whether the content after the stage is the new content.
  package var isNew: Bool { oldSections == nil }

  /// The index of the old section that each section after the stage still is, or `nil` if all are new.
  package var origins: [Int?]? { oldSections }

  /// Returns the sections after the stage.
  ///
  /// - Complexity: O(1) if they are the new sections, otherwise O(*n*) in their number. Items aren't copied.
  package func sections<Section>(old: [Section], new: [Section]) -> [Section] {
    guard let oldSections else { return new }
    return zip(oldSections, new).map { origin, section in origin.map { old[$0] } ?? section }
  }
}
