import ListChanges

@testable import RosterVersions

/// Stands for a view: it has rows of its own, goes through each step, and compares.
@MainActor final class ReplayingView<Content: DataSource>: ContentFollower {
  let shown: ShownContent<Content>
  private(set) var replay: StageReplay
  private let text: (Content.Item) -> String
  private(set) var numberOfUpdates = 0
  private(set) var numberOfReloads = 0
  private(set) var steps: [ContentStep] = []
  /// What it was told at last.
  private(set) var update: ContentUpdate?
  private var isUpdating = false
  private var carried: [(token: Int, text: String, path: ItemPath)] = []
  /// A Boolean value that indicates whether items are values, which an old version has as they were.
  let hasValues: Bool

  var isBusy = false
  /// Is called in each step after the content has changed, as a view asks for cells then.
  var asking: (() -> Void)?
  /// Makes it busy after a step.
  var pausesAfterStep = false
  /// Is called at the end of an update.
  var onUpdate: (() -> Void)?

  init(
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
    }
    shown.follower = self
    replay.readAll(shown.numberOfSections)
  }

  var complaints: [String] { replay.complaints }
  var texts: [[String]] { replay.texts }
  private var counts: [Int] { (0..<shown.numberOfSections).map { shown.numberOfItems(inSection: $0) } }

  func complain(_ text: String) { replay.complain(text) }

  /// Compares what it shows with the version that it should read. Objects can have changed, and the view isn't told yet.
  func compare(_ when: @autoclosure () -> String) {
    if hasValues, !isUpdating {
      replay.compare(shown.numberOfSections, when())
    } else if complaints.isEmpty, counts != replay.sections.map(\.rows.count) {
      replay.complain("\(when()): \(replay.sections.map(\.rows.count)) rows, the content has \(counts)")
    }
  }

  func willUpdate(_ update: ContentUpdate) {
    if isUpdating { replay.complain("an update in another") }
    if update.isCommitted, !isHeldBack { replay.complain("is told of an update that is made") }
    if isBusy { replay.complain("is told while busy") }
    (isUpdating, self.update) = (true, update)
    numberOfUpdates += 1
    steps = []
    carried = []
    compareCounts("before an update")
  }

  /// A Boolean value that indicates whether it was busy when there was something to tell.
  var isHeldBack = false

  func perform(_ step: ContentStep, commit: @escaping () -> Void) {
    if !isUpdating { replay.complain("a step outside of an update") }
    if isBusy { replay.complain("a step while busy") }
    compareCounts("before \(step)")
    steps.append(step)
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

  func didUpdate() {
    if !isUpdating { replay.complain("the end of no update") }
    isUpdating = false
    compare("after \(steps)")
    for row in carried where complaints.isEmpty {
      let now = replay.sections[row.path.section].rows[row.path.item].text
      if now.split(separator: " ").first != row.text.split(separator: " ").first {
        replay.complain("\(row.text) is not carried to \(row.path), where \(now) is, by \(steps)")
      }
    }
    onUpdate?()
  }
}
