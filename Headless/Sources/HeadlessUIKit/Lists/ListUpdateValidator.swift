import Foundation

/// Judges a batch update as UIKit does at the end of the outermost block.
///
/// The checks come in this order, and the first broken rule is the answer:
/// 1. ranges: what means the old list against the counts before, what means the new list against the counts after
/// 2. a reload becomes a deletion and an insertion (see ``ListUpdateMapping``)
/// 3. conflicts: two operations on one section or index path, moves into inserted or out of deleted sections
/// 4. the number of sections
/// 5. the number of items in each section that was neither deleted, inserted nor reloaded; then that the insertions of
///    step 2 are in range, which they need not be beside moves
/// 6. changes in sections that the same batch moves, of which UIKit loses count
/// 7. if strict: combinations that UIKit accepts, and that have made it crash
///
/// Item deletions and reloads in a deleted or reloaded section are absorbed by it. Reconfigured items only have to
/// exist.
struct ListUpdateValidator: Hashable, Sendable {
  /// Which of UIKit's texts for inconsistent counts is used.
  enum Wording: Hashable, Sendable {
    /// The text with the counts before and after and the list of updates, as seen since iOS 16 or 17.
    case modern
    /// The text with one equation, as seen until iOS 13 at least.
    case legacy
  }

  var kind: ListKind
  var isStrict: Bool
  var wording: Wording

  init(kind: ListKind, isStrict: Bool = true, wording: Wording = .modern) {
    self.kind = kind
    self.isStrict = isStrict
    self.wording = wording
  }

  /// Judges a batch.
  ///
  /// - Parameters:
  ///   - updates: what was recorded
  ///   - before: the number of items of each section before the update
  ///   - after: the number of items of each section after the update
  ///   - isExplicitBatch: whether the operations come from a block; a single call outside a block is a batch of its own
  ///   - viewDescription: the view as the text is to name it
  /// - Returns: the first broken rule, or `nil` if the batch is valid
  /// - Complexity: O(k log k + s) for k operations and s sections
  func validate(
    _ updates: ListUpdates,
    before: [Int],
    after: [Int],
    isExplicitBatch: Bool = true,
    viewDescription: @autoclosure () -> String
  ) -> HeadlessFailure? {
    if let failure = rangeFailure(updates, before: before, after: after) { return failure }
    let mapping = ListUpdateMapping(updates)
    if let failure = conflictFailure(updates, mapping: mapping) { return failure }
    if let failure = countFailure(
      updates,
      mapping: mapping,
      before: before,
      after: after,
      viewDescription: viewDescription
    ) {
      return failure
    }
    if let failure = replacementFailure(updates, mapping: mapping, after: after) { return failure }
    if var failure = movedSectionFailure(updates) {
      if kind == .table {
        let text = texts.inconsistent(updates, before: before, after: after, viewDescription: viewDescription())
        failure.earlierReason = earlierReason(of: updates, before: before, after: after)
        failure.reason = text + "\n" + failure.reason
      } else if failure.kind == .itemMoveOutOfMovedSection {
        failure.reason = texts.missing(globalIndex: after.reduce(0, +), of: after.reduce(0, +)) + "\n" + failure.reason
      }
      return failure
    }
    guard isStrict else { return nil }
    return strictFailure(updates, mapping: mapping, isExplicitBatch: isExplicitBatch)
  }

  var texts: ListUpdateTexts {
    ListUpdateTexts(kind: kind)
  }
}
