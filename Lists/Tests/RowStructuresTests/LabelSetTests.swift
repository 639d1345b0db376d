import TestSupport
import Testing

@testable import RowStructures

extension PersistentStructureTests {
  @MainActor struct LabelSetTests {
    private func check(_ set: LabelSet, _ model: [RowLabel], _ comment: @autoclosure () -> String) {
      func fail(_ text: String) { Issue.record("\(comment()): \(text)") }
      if set.count != model.count { return fail("\(set.count) labels instead of \(model.count)") }
      var labels: [RowLabel] = []
      set.forEach { labels.append($0) }
      if labels != model { fail("other labels in a pass") }
      for (index, label) in model.enumerated() where isChecked(index, of: model.count) {
        if set[index] != label { fail("another label at \(index)") }
        if set.place(of: label) != (index, true) { fail("another place of \(label)") }
        if index == 0 || model[index - 1] != label - 1, set.place(of: label - 1) != (index, false) {
          fail("another place of \(label - 1)")
        }
      }
      if let last = model.last, set.place(of: last + 1) != (model.count, false) { fail("another place after the last") }
      if let tree = set.tree, let violation = violation(in: tree) { fail(violation) }
    }

    /// All sets of up to six labels, with each edit and each pass.
    @Test func everyEditOfSmallSets() {
      for subset in subsets(of: 6) {
        let model = Array(subset)
        let set = LabelSet(subset)
        check(set, model, "\(model)")
        for label in -1...6 where !model.contains(label) {
          let index = set.place(of: label).index
          var (changed, expected) = (set, model)
          changed.insert(label, at: index)
          expected.insert(label, at: index)
          check(changed, expected, "insert \(label) in \(model)")
        }
        for index in model.indices {
          var (changed, expected) = (set, model)
          changed.remove(at: index)
          expected.remove(at: index)
          check(changed, expected, "remove at \(index) of \(model)")
          let bounds = (index > 0 ? model[index - 1] + 1 : -2)...(index + 1 < model.count ? model[index + 1] - 1 : 9)
          for label in bounds {
            var (changed, expected) = (set, model)
            changed.set(label, at: index)
            expected[index] = label
            check(changed, expected, "set \(label) at \(index) of \(model)")
          }
        }
        for gone in subsets(of: model.count) {
          for came in subsets(of: 6) where Set(came).isDisjoint(with: model) {
            var changed = set
            let rows = changed.pass({ label in gone.contains { model[$0] == label } }, came)
            let expected = (model.indices.filter { !gone.contains($0) }.map { model[$0] } + came).sorted()
            check(changed, expected, "\(model) without \(gone) and with \(came)")
            expectEqual(rows.removed.map(\.index), Array(gone))
            expectEqual(rows.removed.map(\.label), gone.map { model[$0] })
            expectEqual(rows.inserted.map(\.label), Array(came))
            expectEqual(rows.inserted.map(\.index), came.map { expected.firstIndex(of: $0) ?? -1 })
          }
        }
        check(set, model, "the old version of \(model)")
      }
    }

    /// Sets of even labels and of others that grow and shrink.
    @Test(arguments: seeds)
    func randomEditsKeepOldVersions(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
      let far = seed % 2 == 0 ? 1 : 1 << 30
      var model = (0..<[100, 3_000, 0][Int(seed % 3)]).map { $0 * 4 * far }
      var set = LabelSet(ContiguousArray(model))
      var kept: [(LabelSet, [RowLabel])] = []
      for step in 0..<1_200 {
        let grows = step / 300 % 2 == 0
        let isAtEnd = number(0...3) == 0
        if grows || model.isEmpty {
          let label = isAtEnd ? (model.last ?? 0) + 4 * far : number(-20...max(10, model.last ?? 0))
          let index = set.place(of: label).index
          if index == model.count || model[index] != label {
            set.insert(label, at: index)
            model.insert(label, at: index)
          }
        } else {
          let index = isAtEnd ? model.count - 1 : number(0...model.count - 1)
          set.remove(at: index)
          model.remove(at: index)
        }
        if !model.isEmpty {
          let index = number(0...model.count - 1)
          let label = model[index] + 1
          if index + 1 == model.count || model[index + 1] > label {
            set.set(label, at: index)
            model[index] = label
          }
        }
        if step % 200 == 150 {
          let gone = Set(model.filter { _ in number(0...3) == 0 })
          let came = ContiguousArray(Set((0..<50).map { _ in number(-9...20_000) }).subtracting(model).sorted())
          _ = set.pass({ gone.contains($0) }, came)
          model = (model.filter { !gone.contains($0) } + came).sorted()
        }
        if step % 40 == 0 {
          kept.append((set, model))
          check(set, model, "seed \(seed), step \(step)")
        }
      }
      for (number, version) in kept.enumerated() { check(version.0, version.1, "seed \(seed), version \(number)") }
    }
  }
}
