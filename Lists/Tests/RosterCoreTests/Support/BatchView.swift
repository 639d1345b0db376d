import RosterCore

/// Stands for a view that opens its batches around closures only, keeps what it has read, and asks for nothing while a
/// batch is open.
///
/// When its outermost batch ends it reads everything, and compares that with what the calls in the batch make of what it
/// knew.
@MainActor final class BatchView {
  /// Texts by section, as the view has read them last.
  private(set) var shown: [[String]] = []
  private(set) var complaints: [String] = []
  private(set) var numberOfBatches = 0
  /// Is called when the outermost batch has ended, as display callbacks are.
  var afterBatch: (() -> Void)?
  /// What it asks: the texts by section.
  var content: () -> [[String]] = { [] }
  /// Notes that it has read.
  var didRead: () -> Void = {}
  /// Whether it has been told which children came, went and moved in the batch.
  var isCompared = false

  private var depth = 0
  private var stage = ChangeStage()
  private var completions: [() -> Void] = []

  var isInBatch: Bool { depth > 0 }

  func read() {
    shown = content()
    didRead()
  }

  func performBatch(_ updates: () -> Void, completion: (() -> Void)? = nil) {
    depth += 1
    updates()
    if let completion { completions.append(completion) }
    depth -= 1
    if depth == 0 { endBatch() }
  }

  func begin() { depth += 1 }

  func end() {
    depth -= 1
    if depth == 0 { endBatch() }
  }

  func tell(_ stage: ChangeStage) {
    if depth == 0 { complaints.append("\(stage) is told outside a batch") }
    self.stage.append(stage)
  }

  private func endBatch() {
    numberOfBatches += 1
    isCompared = false
    let (old, stage) = (shown, stage)
    self.stage = ChangeStage()
    read()
    check(old, stage)
    let completions = completions
    self.completions = []
    for completion in completions { completion() }
    afterBatch?()
  }

  /// Replays the calls of a batch and compares what stays with what was read.
  private func check(_ old: [[String]], _ stage: ChangeStage) {
    func complain(_ text: String) { complaints.append("\(text): \(stage) between \(old) and \(shown)") }
    let gone = stage.sections.deletes + stage.sections.moves.map(\.from)
    let come = stage.sections.inserts + stage.sections.moves.map(\.to)
    guard Set(gone).count == gone.count, Set(come).count == come.count else { return complain("sections twice") }
    guard old.count - stage.sections.deletes.count + stage.sections.inserts.count == shown.count,
      gone.allSatisfy(old.indices.contains), come.allSatisfy(shown.indices.contains)
    else { return complain("invalid number of sections") }
    var stays = old.indices.filter { !gone.contains($0) }[...]
    for section in shown.indices where !stage.sections.inserts.contains(section) {
      let origin = stage.sections.moves.first { $0.to == section }?.from
      let source = come.contains(section) ? origin : stays.popFirst()
      guard let source else { return complain("no origin of section \(section)") }
      let removed = stage.items.deletes.filter { $0.section == source }.map(\.item)
      let inserted = stage.items.inserts.filter { $0.section == section }.map(\.item)
      guard removed.allSatisfy(old[source].indices.contains), inserted.allSatisfy(shown[section].indices.contains)
      else {
        return complain("rows that are not there in section \(section)")
      }
      let left = old[source].indices.filter { !removed.contains($0) }.map { old[source][$0] }
      let kept = shown[section].indices.filter { !inserted.contains($0) }.map { shown[section][$0] }
      let updated = stage.items.updates.map(\.to).filter { $0.section == section }.map { shown[section][$0.item] }
      let isSame = left.count == kept.count && zip(left, kept).allSatisfy { $0 == $1 || updated.contains($1) }
      if !isSame { complain("section \(section) keeps \(kept) instead of \(left)") }
    }
  }
}
