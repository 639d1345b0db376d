/// What content goes through as one batch of its views, and what shows differently after it.
///
/// It is an object, as it goes from one step to the next and a stage is nine arrays.
package final class StagedUpdate {
  package let stage: ChangeStage
  /// What shows differently once the stage is made, if the stage is one of structure.
  package let updates: ChangeStage?

  package init(_ stage: ChangeStage = ChangeStage(), updates: ChangeStage? = nil) {
    self.stage = stage
    self.updates = updates
  }

  /// - Parameter content: what shows differently after the structure, and is the stage if there is no structure.
  package convenience init(structure: ChangeStage, content: ChangeStage) {
    if structure.hasStructure || !structure.carriedItems.isEmpty {
      self.init(structure, updates: content.count > 0 ? content : nil)
    } else {
      self.init(content)
    }
  }
}
