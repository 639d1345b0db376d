import ListChanges
import RosterCore

/// Stands for a view: it has rows of its own, goes through each step, and compares.
@MainActor package final class ReplayingView<Content: DataSource>: ContentFollower {
  package let shown: ShownContent<Content>
  package private(set) var replay: StageReplay
  private let text: (Content.Item) -> String
  package private(set) var numberOfUpdates = 0
  package private(set) var numberOfReloads = 0
  package private(set) var numberOfSteps = 0
  /// The identifiers, which texts begin with, of the rows that left and arrived in the last update and weren't moved.
  package private(set) var lost: Set<String> = []
  private var old: (rows: Set<Int>, ids: Set<String>) = ([], [])
  package private(set) var steps: [ContentStep] = []
  /// What it was told at last.
  package private(set) var update: ContentUpdate?
  private var isUpdating = false
  private var carried: [(token: Int, text: String, path: ItemPath)] = []
  /// A Boolean value that indicates whether items are values, which an old version has as they were.
  package let hasValues: Bool

  package var isBusy = false
  /// Is called in each step after the content has changed, as a view asks for cells then.
  package var asking: (() -> Void)?
  /// Makes it busy after a step.
  package var pausesAfterStep = false
  /// Is called at the end of an update.
  package var onUpdate: (() -> Void)?

  package init(
    _ content: Content,
    hasValues: Bool = true,
    text: @escaping (Content.Item) -> String,
    header: @escaping (Content.Header) -> String
  ) {
    let shown = ShownContent(content)
    self.shown = shown
    self.text = text
    self.hasValues = hasValues
    replay = StageReplay { path in
      shown.read(path.section) { text($0.item(at: path.item, inSection: $1)) }
    } header: { section in
      shown.read(section) { $0.header(ofSection: $1).map(header) }
    } count: {
      shown.numberOfItems(inSection: $0)
    } canRead: {
      shown.canRead($0) && shown.owner(ofSection: $0)?.losesItems != true
    }
    shown.follower = self
    replay.readAll(shown.numberOfSections)
  }

  package var complaints: [String] { replay.complaints }
  package var texts: [[String]] { replay.texts }
  private var counts: [Int] { (0..<shown.numberOfSections).map { shown.numberOfItems(inSection: $0) } }

  package func complain(_ text: String) { replay.complain(text) }

  /// Compares what it shows with the version that it should read. Objects can have changed, and the view isn't told yet.
  package func compare(_ when: @autoclosure () -> String) {
    if hasValues, !isUpdating {
      replay.compare(shown.numberOfSections, when())
    } else if complaints.isEmpty, counts != replay.sections.map(\.rows.count) {
      replay.complain("\(when()): \(replay.sections.map(\.rows.count)) rows, the content has \(counts)")
    }
  }

  package func willUpdate(_ update: ContentUpdate) {
    if isUpdating { replay.complain("an update in another") }
    if update.isCommitted, !isHeldBack { replay.complain("is told of an update that is made") }
    if isBusy { replay.complain("is told while busy") }
    (isUpdating, self.update) = (true, update)
    numberOfUpdates += 1
    let rows = replay.sections.flatMap(\.rows)
    old = (Set(rows.map(\.token)), Set(rows.map(\.id)))
    steps = []
    carried = []
    compareCounts("before an update")
  }

  /// A Boolean value that indicates whether it was busy when there was something to tell.
  package var isHeldBack = false

  package func perform(_ step: ContentStep, commit: @escaping () -> Void) {
    if !isUpdating { replay.complain("a step outside of an update") }
    if isBusy { replay.complain("a step while busy") }
    compareCounts("before \(step)")
    steps.append(step)
    numberOfSteps += 1
    let old = replay.sections
    commit()
    switch step {
    case .reload:
      numberOfReloads += 1
      replay.readAll(shown.numberOfSections)
    case .stage(let stage):
      replay.replay(stage, counts: counts)
      for move in stage.carriedItems where complaints.isEmpty {
        let row = old[move.from.section].rows[move.from.item]
        carried.append((row.token, row.text, move.to))
      }
    }
    asking?()
    compareCounts("after \(step)")
    if pausesAfterStep { (pausesAfterStep, isBusy) = (false, true) }
  }

  private func compareCounts(_ when: @autoclosure () -> String) {
    if complaints.isEmpty, counts != replay.sections.map(\.rows.count) {
      replay.complain("\(when()): \(replay.sections.map(\.rows.count)) rows, the content has \(counts)")
    }
  }

  package func didUpdate() {
    if !isUpdating { replay.complain("the end of no update") }
    isUpdating = false
    compare("after \(steps)")
    for row in carried where complaints.isEmpty {
      let now = replay.sections[row.path.section].rows[row.path.item].text
      if now.prefix(while: { $0 != " " }) != row.text.prefix(while: { $0 != " " }) {
        replay.complain("\(row.text) is not carried to \(row.path), where \(now) is, by \(steps)")
      }
    }
    let isReload = steps.contains(.reload)
    let arrived = replay.sections.flatMap(\.rows).filter { !old.rows.contains($0.token) && old.ids.contains($0.id) }
    let kept = carried.map { String($0.text.prefix { $0 != " " }) }
    lost = isReload ? [] : Set(arrived.map(\.id)).subtracting(kept)
    onUpdate?()
  }
}
