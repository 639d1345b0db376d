import ListChanges
import Roster

/// The rows of a hand-written child as content, whose version is the row count of each section.
///
/// The child changes first and notifies its view. The content reads the counts then, or when a view reads its counts.
@MainActor final class HandContent: DataSource {
  typealias Item = HandWrittenRow

  let changes = ContentChannel<HandWrittenRow>()
  private(set) var counts: [Int] = []
  /// A closure that returns the current row count of each of the child's sections.
  var count: () -> [Int] = { [] }
  /// A Boolean value that indicates whether the child is in a composite.
  var isInComposite = true
  /// The child's changes that the content hasn't followed, by view.
  private var told: [ObjectIdentifier: HandChanges] = [:]
  /// The last followed changes of one view, and the other views in which the child may make the same.
  private var echo: (changes: HandChanges, views: Set<ObjectIdentifier>) = (HandChanges(), [])

  var numberOfSections: Int { counts.count }
  func numberOfItems(inSection section: Int) -> Int { counts[section] }
  func item(at index: Int, inSection section: Int) -> HandWrittenRow { HandWrittenRow() }

  // MARK: Counting

  /// A Boolean value that indicates whether the content hasn't followed all of the child's changes.
  var isWaiting: Bool { !told.isEmpty }

  /// A Boolean value that indicates whether the child has other counts without having notified a view.
  var hasOtherCounts: Bool { told.isEmpty && count() != counts }

  /// Reads the child's current counts. Other differences are unknown.
  func recount() {
    let counts = count()
    changes.reload { self.counts = counts }
  }

  // MARK: Changes

  /// Records changes that the child makes in a view.
  ///
  /// - Parameters:
  ///   - views: All views that show the child. It may make the same changes in each.
  func tell(_ new: HandChanges, to view: ObjectIdentifier, of views: Set<ObjectIdentifier>) {
    guard isInComposite else { return }
    if echo.views.remove(view) != nil, echo.changes == new { return }
    echo.views = []
    told[view, default: HandChanges()].add(new)
    if HandBatch.isOpen {
      HandBatch.add(self, views)
    } else if new.isReload {
      Turn.edit { Turn.settleFirst { [weak self] in self?.settle(views) } }
    } else {
      settle(views)
    }
  }

  /// Follows the child's changes, if it has changed by now.
  func settle(_ views: Set<ObjectIdentifier>, isLast: Bool = false) {
    guard isInComposite, let changes = told.first?.value else { return told = [:] }
    let counts = count()
    let changeset = changes.changeset
    if changes.isReload || told.values.contains(where: { $0 != changes }) {
      recount()
    } else if changeset.leads(from: self.counts, to: counts) {
      self.changes.perform(changeset) { self.counts = counts }
    } else if isLast {
      recount()
    } else {
      // The app may have begun a batch of the view, at whose end the child has changed.
      Task { settle(views, isLast: true) }
      return
    }
    echo = (changes, views.subtracting(told.keys))
    told = [:]
  }

  // MARK: Moves of the user

  /// Follows a user's move that the child has already made with the view.
  func userDidMove(_ changes: SectionedChangeset) {
    let counts = count()
    guard changes.leads(from: self.counts, to: counts) else { return recount() }
    self.changes.perform(changes) { self.counts = counts }
  }
}

/// Batches that hand-written children began in their views, or their composite did.
///
/// The children's changes in a batch are followed at its end, together.
@MainActor enum HandBatch {
  private static var depth = 0
  private static var changed: [(content: HandContent, views: Set<ObjectIdentifier>)] = []

  static var isOpen: Bool { depth > 0 }

  static func add(_ content: HandContent, _ views: Set<ObjectIdentifier>) {
    if !changed.contains(where: { $0.content === content }) { changed.append((content, views)) }
  }

  static func perform(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    let update = transaction {
      depth += 1
      updates?()
      close()
    }
    if let completion { update.onShown { completion(true) } }
  }

  static func begin() {
    depth += 1
    Turn.depth += 1
  }

  static func end() {
    guard isOpen else { return }
    Turn.edit {
      Turn.depth -= 1
      close()
    }
  }

  private static func close() {
    depth -= 1
    guard depth == 0 else { return }
    let contents = changed
    changed = []
    for (content, views) in contents { content.settle(views, isLast: true) }
  }
}
