/// Something that a world can do beyond changing content, selecting and scrolling; a run chooses which, and has all by
/// default.
public enum Ability: String, CaseIterable, Hashable, Sendable {
  // MARK: Content

  /// Data sources that compute their items, among the others.
  case lazyContent
  /// Edits of those that begin with the counts that they answer, in transactions and bursts.
  case relativeLazyEdits
  /// Data sources that turn each item of another into something else, among the others.
  case mappedContent
  /// Data sources that filter, sort, search, group, join, merge or expand the items of others, among the others.
  case derivedContent
  /// Items that leave a child of a composite, of content or written by hand, and come to another one in the same transaction.
  case movesBetweenChildren
  /// Transactions that end early by an error.
  case throwingTransactions

  // MARK: Views

  /// Screens that begin to show something else, or nothing.
  case attaching
  /// The same while observers are told of an update.
  case attachingDuringUpdates
  /// Screens that come and go while observers are told of an update, and in the middle of transactions.
  case windowChangesDuringUpdates
  /// Rows and items of different heights, which change with their content.
  case varyingHeights
  /// Rows and items that measure themselves, with estimates until they are shown.
  case selfSizing
  /// Edits of content in the batch of a view that shows it.
  case viewBatches
  /// Composites of hand-written data sources that get and lose children in the batch in which children change.
  case compositionInBatches
  /// Hand-written children that also move in such a batch.
  case movesOfChangingHands

  // MARK: Users

  /// Taps on rows and items, also while a burst waits, with handlers that edit.
  case taps
  /// Swipes that stay open while content changes, and the actions that they showed.
  case swipes
  /// Drags of rows and items with handlers that move the item at once.
  case reordering
  /// Drags with handlers that move the item later or in a burst, move another, remove it, or do nothing.
  case reorderingOtherwise

  // MARK: Time

  /// Code that awaits updates.
  case awaiting
  /// Observers and waiting tasks that are cancelled.
  case cancelling
}
