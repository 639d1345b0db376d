import TestSupport
import Testing

@testable import RowStructures

extension PersistentStructureTests {
  @MainActor struct LabelRunTests {
    private func check(_ run: LabelRun, _ model: [RowLabel], _ comment: String) {
      expectEqual((0..<run.count).map { run[$0] }, model, "\(comment)")
      if !run.isEven { #expect(run.words.count == model.count || run.words.count == 2 * model.count, "\(comment)") }
      for label in Set(model.flatMap { [$0 - 1, $0, $0 + 1] } + [-LabelSpacing.limit, LabelSpacing.limit]) {
        let place = model.firstIndex { $0 >= label } ?? model.count
        if run.place(of: label) != place { Issue.record("place of \(label) in \(model): \(run.place(of: label))") }
        if run.index(of: label) != model.firstIndex(of: label) { Issue.record("index of \(label) in \(model)") }
      }
    }

    /// All ascending labels of up to five from a few, near and far, with each edit.
    @Test func everyEditOfSmallRuns() {
      let far = 1 << 40
      let labels = [-far, -3, -2, -1, 0, 2, far, far + 2]
      for subset in subsets(of: labels.count) where subset.count <= 5 {
        let model = subset.map { labels[$0] }
        let run = LabelRun(ContiguousArray(model))
        check(run, model, "\(model)")
        for label in labels where !model.contains(label) {
          let index = model.firstIndex { $0 > label } ?? model.count
          var (changed, expected) = (run, model)
          changed.insert(label, at: index)
          expected.insert(label, at: index)
          check(changed, expected, "insert \(label) in \(model)")
          // Once more, from the form that the first edit has left.
          changed.insert(far + 5, at: expected.count)
          changed.insert(-far - 5, at: 0)
          check(changed, [-far - 5] + expected + [far + 5], "insert at both ends of \(expected)")
        }
        for index in model.indices {
          var (changed, expected) = (run, model)
          changed.remove(at: index)
          expected.remove(at: index)
          check(changed, expected, "remove at \(index) of \(model)")
          if let last = expected.last {
            changed.insert(last + 1, at: expected.count)
            check(changed, expected + [last + 1], "append to \(expected)")
          }
        }
        for low in 0...model.count {
          for high in low...model.count {
            check(run.part(low..<high), Array(model[low..<high]), "\(low)..<\(high) of \(model)")
            var joined = run.part(0..<low)
            joined.append(run.part(low..<model.count))
            check(joined, model, "joined at \(low)")
          }
        }
      }
    }

    @Test func labelsAtEvenDistancesTakeNoMemory() {
      var run = LabelRun(first: 10, step: 5, count: 1_000)
      run.insert(run[1_000], at: 1_000)
      run.remove(at: 0)
      run.insert(10, at: 0)
      run.remove(at: 1_000)
      #expect(run.isEven)
      check(run.part(300..<310), (300..<310).map { 10 + 5 * $0 }, "a part")
      // One that's written out is even again where it's made of parts.
      run.insert(11, at: 1)
      #expect(!run.isEven && !run.isWide)
      #expect(run.part(2..<1_001).isEven)
    }

    @Test func replacedLabels() {
      var run = LabelRun(ContiguousArray([1, 5, 9, 20]))
      run.replace(1..<3) { [6, 7][$0] }
      check(run, [1, 6, 7, 20], "two of four")
    }
  }

  @MainActor struct RelabelingTests {
    @Test func mapsOldLabels() {
      var relabeling = Relabeling()
      relabeling.old = [1, 3, 7]
      relabeling.new = [2, 4, 6]
      expectEqual((0...8).map(relabeling.map), [0, 2, 2, 4, 4, 5, 6, 6, 8])
    }

    /// Any labels, as dense as they can be, in any gap, for any number of rows.
    @Test(arguments: spacings)
    func everySpreadMakesRoom(spacing: Int) {
      with(spacing: spacing) {
        for count in [1, 2, 3, 31, 32, 33, 70, 300] {
          for distance in [1, 2, spacing] {
            let labels = (0..<count).map { $0 * distance }
            for index in Set([0, 1, 16, count / 2, count - 1, count]) where index <= count {
              for room in [1, 2, 50] {
                let (first, relabeling) = Relabeling.spread(around: index, of: count, room: room) { labels[$0] }
                var new = labels
                expectEqual(Array(relabeling.old), Array(labels[first..<first + relabeling.old.count]))
                new.replaceSubrange(first..<first + relabeling.new.count, with: relabeling.new)
                let comment = "\(count) rows at \(distance), \(room) in gap \(index)"
                #expect(zip(new, new.dropFirst()).allSatisfy { $0 < $1 }, "\(comment)")
                let run = LabelSpacing.labels(
                  room,
                  between: index > 0 ? new[index - 1] : nil,
                  and: index < count ? new[index] : nil
                )
                #expect(run != nil, "\(comment)")
                let last = index > 0 ? new[index - 1] : nil
                let next = index < count ? new[index] : nil
                for hint in [nil, last, next] { #expect(LabelSpacing.between(last, next, last: hint) != nil) }
              }
            }
          }
        }
      }
    }

    @Test func labelsRunOutAtTheLimits() {
      let limit = LabelSpacing.limit
      #expect(LabelSpacing.between(limit - 1, nil, last: nil) == nil)
      #expect(LabelSpacing.between(nil, 1 - limit, last: nil) == nil)
      let (first, relabeling) = Relabeling.spread(around: 1, of: 1) { _ in limit - 1 }
      expectEqual(first, 0)
      expectEqual(relabeling.new, [-LabelSpacing.step])
      // A million rows beyond the default fit by smaller steps.
      #expect(LabelSpacing.step(for: 1 << 40) < LabelSpacing.step)
    }

    /// Rows that are inserted in one gap, in order, in reverse and between the two last: each leads to few new labels.
    @Test(arguments: [0, 1, 2], [1_000, 8_000])
    func labelsOfFewRowsChange(kind: Int, count: Int) {
      var labels = (0..<1_000).map { $0 * LabelSpacing.step }
      var last: RowLabel?
      var (changed, times) = (0, 0)
      var index = 500
      for step in 0..<count {
        func newLabel() -> RowLabel? { LabelSpacing.between(labels[index - 1], labels[index], last: last) }
        if newLabel() == nil {
          let (first, relabeling) = Relabeling.spread(around: index, of: labels.count) { labels[$0] }
          labels.replaceSubrange(first..<first + relabeling.new.count, with: relabeling.new)
          changed += relabeling.new.count
          times += 1
          last = nil
        }
        let label = newLabel() ?? 0
        #expect(labels[index - 1] < label && label < labels[index])
        labels.insert(label, at: index)
        last = label
        index += kind == 0 ? 1 : kind == 1 ? 0 : step % 2
      }
      #expect(changed <= 20 * count && times <= count / 4, "\(changed) labels in \(times) times for \(count) rows")
    }
  }
}
