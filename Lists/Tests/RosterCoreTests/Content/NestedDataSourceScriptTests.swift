import ListModels
import RosterCore
import TestSupport
import Testing

@MainActor struct NestedDataSourceScriptTests {
  private func check(_ source: NestedDataSource<Int, Int, Never>, _ model: NaiveNested) -> Bool {
    source.numberOfSections == model.shown.count
      && source.rows == model.shown.map(\.items)
      && (0..<source.numberOfSections).map { source.header(ofSection: $0) } == model.shown.map(\.header)
      && source.sections.map(\.items) == model.stored.map(\.items)
  }

  private func make(_ model: NaiveNested) -> NestedDataSource<Int, Int, Never> {
    let sections = model.stored.map { ContentSection(header: $0.header, items: $0.items) }
    let policy: EmptySections = model.drops ? .drop : .keep
    return model.isOrdered
      ? NestedDataSource(sections, emptySections: policy, by: <)
      : NestedDataSource(sections, emptySections: policy)
  }

  /// Of up to two edits without `ROSTER_SEEDS=all`.
  @Test(.slow, arguments: [false, true], [false, true])
  func allScriptsOfUpToThreeEdits(drops: Bool, isOrdered: Bool) {
    let start = NaiveNested(
      [.init(header: 4, items: [1]), .init(header: 2, items: [])],
      drops: drops,
      isOrdered: isOrdered
    )
    var scripts = 0
    func extend(_ script: [NaiveNested.Edit], _ model: NaiveNested) {
      for edit in model.edits(full: script.count < 2) {
        let source = make(start)
        var replayed = start
        for earlier in script {
          replayed.apply(earlier, to: source)
        }
        let log = ChangeLog(source)
        let before = source.shape
        replayed.apply(edit, to: source)
        scripts += 1
        let itemCount = replayed.stored.reduce(0) { $0 + $1.items.count }
        let isTold = log.itemCounts == [itemCount] || log.itemCounts.isEmpty && source.shape == before
        guard check(source, replayed), isTold else {
          Issue.record("\(script + [edit]): \(source.sections), expected \(replayed.stored)")
          return
        }
        if script.count < (Seeds.runSlowTests ? 2 : 1) { extend(script + [edit], replayed) }
      }
    }
    extend([], start)
    #expect(scripts > (Seeds.runSlowTests ? 1_000 : 50))
  }

  @Test(.slow, arguments: [false, true], [false, true])
  func randomScripts(drops: Bool, isOrdered: Bool) {
    let seed: UInt64 = 20_261_121
    var generator = SeededGenerator(seed: seed)
    for round in 0..<20 {
      var model = NaiveNested(
        [.init(header: 3, items: [1, 2, 3]), .init(header: 1, items: []), .init(header: 5, items: [4])],
        drops: drops,
        isOrdered: isOrdered
      )
      let source = make(model)
      let log = ChangeLog(source)
      for step in 0..<60 {
        let edits = model.edits(full: true)
        guard let edit = edits.randomElement(using: &generator) else { break }
        let before = source.shape
        model.apply(edit, to: source)
        let told = log.drain()
        guard check(source, model), told == 1 || told == 0 && source.shape == before else {
          Issue.record("seed \(seed), round \(round), step \(step): \(edit) made \(source.sections)")
          return
        }
      }
    }
  }
}
