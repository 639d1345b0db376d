import ListChanges
import RosterCore

/// Work that shares the main actor, such as evaluating another rule for many rows.
@usableFromInline
@MainActor final class SlicedWork {
  /// An update that isn't shown before all work is done.
  private struct Unsettled {
    let update: ContentUpdate
    let completion: ContentUpdate.ViewCompletion
  }

  var slices = TimeSlicing.lasting()
  private var isScheduled = false
  private var unsettled: [Unsettled] = []
  /// A closure that does a slice, and returns whether more is pending.
  private let work: (inout SliceBudget) -> Bool

  init(_ work: @escaping (inout SliceBudget) -> Bool) { self.work = work }

  /// Begins work on a number of rows, and does all of it if they are few.
  func begin(_ count: Int) -> ContentUpdate {
    make(count >= slices.minimumCount ? slices.length : .unlimited)
  }

  /// Does the next slice.
  func proceed() -> ContentUpdate { unsettled.isEmpty ? .nothing : make(slices.length) }

  /// Does the remaining work.
  func settle() -> ContentUpdate { unsettled.isEmpty ? .nothing : make(.unlimited) }

  private func make(_ length: TimeSlicing.Length) -> ContentUpdate {
    transaction {
      var budget = SliceBudget(length)
      let isPending = work(&budget)
      let update = Turn.openUpdate()
      guard isPending else { return end(with: update) }
      if !unsettled.contains(where: { $0.update === update }) {
        unsettled.append(Unsettled(update: update, completion: update.waitForView()))
      }
      schedule()
    }
  }

  /// Completes waiting updates with the last one.
  func end(with update: ContentUpdate) {
    let settled = unsettled
    unsettled = []
    for waiting in settled where waiting.update === update { waiting.completion() }
    let others = settled.filter { $0.update !== update }
    if !others.isEmpty { update.onShown { for waiting in others { waiting.completion() } } }
  }

  private func schedule() {
    if isScheduled { return }
    isScheduled = true
    slices.schedule { [weak self] in
      guard let self else { return }
      isScheduled = false
      _ = proceed()
    }
  }
}
