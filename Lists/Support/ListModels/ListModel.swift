import ListChanges
import RosterCore

/// A view of a data source, an observer, and a follower of its edits, each on arrays of its own.
///
/// They go through each change by UIKit's rules, and compare what they have with the content.
@MainActor package final class ListModel {
  package let name: String
  /// The changes that the observer was told of.
  package private(set) var told: [ContentChange] = []
  /// The identifiers of the rows that left and arrived in the last update, and that the view didn't move.
  package private(set) var lost: Set<Int> = []
  /// A closure that's called in each step, after the content has changed.
  package var duringStep: (() -> Void)?

  private let texts: () -> [[String]]
  private let viewComplaints: () -> [String]
  private let checkerComplaints: () -> [String]
  private let viewSteps: () -> [ContentStep]
  private let compare: (String) -> Void
  private let updates: () -> Int
  private var stepCount: () -> Int = { 0 }
  private var observed: StageReplay
  private var observation: ContentObservation?

  package init<Source: DataSource>(
    _ source: Source,
    _ name: String,
    hasValues: Bool = true,
    computesHeaders: Bool = true,
    comparesOthers: Bool = true,
    cell: @escaping (Source.Item) -> Cell,
    header: @escaping (Source.Header) -> Title
  ) {
    self.name = name
    func text(_ item: Source.Item) -> String {
      let cell = cell(item)
      return "\(cell.id) \(cell.content)"
    }
    func title(_ value: Source.Header) -> String { header(value).description }
    let checker = EditChecker(
      source,
      name,
      hasValues: hasValues,
      computesHeaders: computesHeaders,
      comparesOthers: comparesOthers,
      text: text,
      header: title
    )
    let view = ReplayingView(source, hasValues: hasValues, text: text, header: title)
    view.shown.comparison = .init(id: { AnyHashable(cell($0).id) }, areSame: { cell($0) == cell($1) })
    texts = { view.texts }
    viewComplaints = { view.complaints }
    checkerComplaints = { checker.complaints }
    viewSteps = { view.steps }
    updates = { view.numberOfUpdates }
    stepCount = { view.numberOfSteps }
    compare = { when in
      checker.compareAll(when)
      view.compare(when)
    }
    observed = StageReplay { [unowned source] path in
      text(source.item(at: path.item, inSection: path.section))
    } header: { [unowned source] section in
      source.header(ofSection: section).map(title)
    } count: { [unowned source] section in
      source.numberOfItems(inSection: section)
    }
    observed.readAll(source.numberOfSections)
    view.asking = { [unowned self] in duringStep?() }
    view.onUpdate = { [unowned self, unowned view] in lost = Set(view.lost.compactMap { Int($0) }) }
    observation = source.changes.observe { [unowned self, unowned source] change in
      told.append(change)
      switch change {
      case .reload: observed.readAll(source.numberOfSections)
      case .update(let stages): for stage in stages { observed.replay(stage, counts: nil) }
      }
      observed.compare(source.numberOfSections, "after \(change)")
    }
  }

  package convenience init<Source: DataSource>(
    _ source: Source,
    _ name: String = "",
    comparesOthers: Bool = true
  ) where Source.Item == Cell {
    self.init(
      source,
      name,
      comparesOthers: comparesOthers,
      cell: { $0 },
      header: { $0 as? Title ?? Title(id: $0 as? Int ?? -1) }
    )
  }

  package var complaints: [String] {
    checkerComplaints() + viewComplaints().map { "\(name), view: \($0)" }
      + observed.complaints.map { "\(name), observer: \($0)" }
  }

  /// The identifiers that the view shows.
  package var ids: [[Int]] {
    texts().map { $0.map { Int($0.prefix { $0 != " " }) ?? 0 } }
  }

  /// The steps of the last update.
  package var steps: [ContentStep] { viewSteps() }
  /// The stages of the last update.
  package var stages: [ChangeStage] { steps.compactMap { if case .stage(let stage) = $0 { stage } else { nil } } }
  package var numberOfUpdates: Int { updates() }
  package var numberOfSteps: Int { stepCount() }

  /// Compares everything with the content as it is now.
  package func compareAll(_ when: String) { compare(when) }
}
