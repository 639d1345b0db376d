import Foundation
import ListChanges
import RosterCore
import TestSupport
import Testing

/// Compares everything that follows a data source with what its content should be: a view, an observer, raw edits, places, and
/// versions that are kept.
@MainActor package final class ContentWatch<Content: DataSource> where Content.Item == Cell, Content.Header == Title {
  private let content: Content
  private let checker: EditChecker<Content>
  private let view: ReplayingView<Content>
  private let replay: Replay
  private var observation: ContentObservation?
  private var places: [(id: Int, place: ItemPlace)] = []
  private var kept: [(version: Content.Version, texts: [[String]])] = []
  package private(set) var checks = 0

  /// The stages that an observer gets, replayed.
  private final class Replay {
    var stages: StageReplay
    var isChecked = true

    init(_ stages: StageReplay) { self.stages = stages }
  }

  /// - Parameter keepsHeaders: whether versions have the headers of their time.
  package init(_ content: Content, _ name: String, keepsHeaders: Bool = true) {
    self.content = content
    checker = EditChecker(content, name, text: \.description) { keepsHeaders ? $0.description : "" }
    view = ReplayingView(content, text: { "\($0.id) \($0.content)" }, header: \.description)
    replay = Replay(
      StageReplay { [unowned content] in
        content.item(at: $0.item, inSection: $0.section).description
      } header: {
        [unowned content] in
        content.header(ofSection: $0)?.description
      } count: { [unowned content] in
        content.numberOfItems(inSection: $0)
      }
    )
    replay.stages.readAll(content.numberOfSections)
    observation = content.changes.observe { [replay, unowned content] change in
      switch change {
      case .reload: replay.stages.readAll(content.numberOfSections)
      case .update(let stages): for stage in stages { replay.stages.replay(stage, counts: nil) }
      }
      replay.stages.compare(content.numberOfSections, "observer, after \(change)")
    }
  }

  package var complaints: [String] {
    checker.complaints + view.complaints.map { "view: \($0)\n\(checker.log.joined(separator: "\n"))" }
      + replay.stages.complaints.map { "observer: \($0)\n\(checker.log.joined(separator: "\n"))" }
  }

  package var kinds: Set<String> { checker.kinds }
  package var numberOfRelabelings: Int { checker.numberOfRelabelings }
  package var isViewBusy: Bool {
    get { view.isBusy }
    set { (view.isBusy, view.isHeldBack) = (newValue, view.isHeldBack || newValue) }
  }

  /// Makes places of all items.
  package func takePlaces() {
    for section in 0..<content.numberOfSections {
      for index in 0..<content.numberOfItems(inSection: section) {
        places.append((content.item(at: index, inSection: section).id, content.place(at: index, inSection: section)))
      }
    }
  }

  package func forgetPlaces(_ random: inout SeededGenerator) {
    places.removeAll { _ in Int.random(in: 0..<3, using: &random) == 0 }
  }

  package func keepVersion() {
    let version = content.version
    kept.append((version, texts(version)))
    if kept.count > 12 { kept.removeFirst(4) }
  }

  private func texts(_ version: Content.Version) -> [[String]] {
    (0..<version.numberOfSections).map { section in version.items(inSection: section).map(\.description) }
  }

  /// Compares what doesn't wait for the end of a turn.
  package func check(_ expected: [[Cell]], areVersionsKept: Bool = true, _ when: @autoclosure () -> Comment) {
    checks += 1
    checker.compare("\(when())")
    expectEqual(content.rows, expected, when())
    var paths: [Int: IndexPath] = [:]
    for (section, items) in expected.enumerated() {
      for (index, item) in items.enumerated() { paths[item.id] = IndexPath(indexes: [section, index]) }
    }
    for (id, place) in places
    where content.indexPath(of: place) != paths[id] && (areVersionsKept || content.indexPath(of: place) != nil) {
      Issue.record(
        "\(id) is at \(paths[id]?.description ?? "-"), not at \(content.indexPath(of: place)?.description ?? "-"), \(when())"
      )
    }
    for (version, old) in kept where areVersionsKept { expectEqual(texts(version), old, when()) }
  }

  /// Compares what follows at the end of a turn.
  package func checkFollowers(_ when: @autoclosure () -> Comment) {
    if !view.isBusy { view.compare("\(when())") }
    replay.stages.compare(content.numberOfSections, "observer, \(when())")
  }
}
