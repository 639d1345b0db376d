/// A stage of a changeset, and the content after it in terms of the old and the new content.
package struct StagedContent {
  package let stage: ChangeStage
  /// For each section after the stage, the index of the old section that it still is, with its old items, or `nil` if
  /// it is the section of the new content with all its items. Without a list the content is the new content.
  private let oldSections: [Int?]?

  /// A stage after which the content is the new content.
  init(_ stage: ChangeStage) {
    self.stage = stage
    oldSections = nil
  }

  /// A stage that leads to the sections of the new content, of which some have their old items.
  ///
  /// - Parameter oldSections: for each section after the stage, the index of the old section that it still is.
  init(_ stage: ChangeStage, keepingItemsOf oldSections: [Int?]) {
    self.stage = stage
    self.oldSections = oldSections
  }

  /// Whether the content after the stage is the new content.
  package var isNew: Bool { oldSections == nil }

  /// For each section after the stage, the index of the old section that it still is; `nil` if all are the new ones.
  package var origins: [Int?]? { oldSections }

  /// The sections after the stage.
  ///
  /// - Complexity: O(1) if they are the new sections, otherwise O(*n*) in their number. Items are not copied.
  package func sections<Section>(old: [Section], new: [Section]) -> [Section] {
    guard let oldSections else { return new }
    return zip(oldSections, new).map { origin, section in origin.map { old[$0] } ?? section }
  }
}
