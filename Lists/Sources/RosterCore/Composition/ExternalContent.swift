/// A leaf of a composite whose content is kept outside of Roster, and has changed already when ``didChange(_:)`` is called.
///
/// It keeps the number of sections that views have read. A hand-written data source in a composite of one view is such a leaf.
@MainActor package final class ExternalContent {
  package let changes = ContentChannel()
  /// The number of sections as views have read it.
  package private(set) var numberOfSections: Int
  /// What the data source answered when it was asked last, which is less if it has announced sections that it has not yet.
  private var answer: Int
  private let currentNumberOfSections: () -> Int
  private var drafted: ChangeStage?
  /// Whether a change that was drafted has its turn, and is not committed.
  private var isChanging = false

  /// - Parameters:
  ///   - source: the data source, which texts name.
  ///   - numberOfSections: asks the data source for its number of sections.
  package init(of source: AnyObject? = nil, numberOfSections: @escaping () -> Int) {
    currentNumberOfSections = numberOfSections
    answer = numberOfSections()
    self.numberOfSections = answer
    changes.source = source
  }

  /// Asks the data source again, as a view does that reads its counts. A change that waits is not taken over before its
  /// turn.
  package func reread() {
    guard drafted == nil, !isChanging else { return }
    answer = currentNumberOfSections()
    numberOfSections = answer
  }

  /// Goes through a change that the data source has made already, or will have made when its batch ends.
  ///
  /// - Parameter stage: what has changed. Several stages of one batch are one: they all count from the content before it
  ///   to the content after it, as a view's batch does.
  /// - Returns: the update, which tells when it is shown.
  @discardableResult
  package func didChange(_ stage: ChangeStage) -> ContentUpdate {
    let coordinator = UpdateCoordinator.shared
    coordinator.checkChange()
    if drafted == nil { drafted = stage } else { drafted?.append(stage) }
    return coordinator.add(self)
  }

  private func commit(_ stage: ChangeStage) {
    isChanging = false
    let current = currentNumberOfSections()
    // In a batch, a data source may change after it has called the view.
    numberOfSections = current == answer ? max(0, numberOfSections + stage.growth) : current
    answer = current
  }
}

extension ExternalContent: ContentDraft {
  package func takeDraft() -> [DraftPhase: UpdateStep] {
    guard let stage = drafted else { return [:] }
    drafted = nil
    isChanging = true
    var step = UpdateStep(changes, StagedUpdate(stage)) { self.commit(stage) }
    step.isExternal = true
    return [.external: step]
  }
}
