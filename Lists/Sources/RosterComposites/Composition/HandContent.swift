import ListChanges
import Roster

/// The rows of a hand-written child as content. Its version is how many rows each section has.
///
/// The child changes first and tells the view that it's handed. The content counts the rows then, or when a view reads its counts.
@MainActor final class HandContent: DataSource {
  typealias Item = HandWrittenRow

  let changes = ContentChannel<HandWrittenRow>()
  private(set) var counts: [Int] = []
  /// Returns how many rows each section of the child has now.
  var count: () -> [Int] = { [] }
  /// Whether the child is in a composite.
  var isInComposite = true
  /// What the child has told views of and has not been followed, by the view.
  private var told: [ObjectIdentifier: HandChanges] = [:]
  /// What has been followed as one of several views was told, and the views that the child may tell of the same.
  private var echo: (changes: HandChanges, views: Set<ObjectIdentifier>) = (HandChanges(), [])

  var numberOfSections: Int { counts.count }
  func numberOfItems(inSection section: Int) -> Int { counts[section] }
  func item(at index: Int, inSection section: Int) -> HandWrittenRow { HandWrittenRow() }

  // MARK: Counting

  /// Whether the child has told what hasn't been followed.
  var isWaiting: Bool { !told.isEmpty }

  /// Whether the child has other counts, which it has told nobody.
  var hasOtherCounts: Bool { told.isEmpty && count() != counts }

  /// Takes the counts that the child has now. What else is different isn't known.
  func recount() {
    let counts = count()
    changes.reload { self.counts = counts }
  }

  // MARK: Telling

  /// Takes changes that the child tells a view.
  ///
  /// - Parameters:
  ///   - views: all views that show the child, to each of which it may tell the same.
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

  /// Follows what the child has told, if it has changed by now.
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

  /// Follows a move that the user has made, and that the child has made with the view.
  func userDidMove(_ changes: SectionedChangeset) {
    let counts = count()
    guard changes.leads(from: self.counts, to: counts) else { return recount() }
    self.changes.perform(changes) { self.counts = counts }
  }
}

/// Batches that hand-written children have begun in the views that they're handed, or that their composite has.
///
/// What children tell in a batch is followed at its end, together.
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
