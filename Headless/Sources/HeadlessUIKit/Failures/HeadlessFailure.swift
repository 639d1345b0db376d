/// A broken rule of UIKit, as a value.
///
/// UIKit raises an Objective-C exception where this stand-in makes one of these and hands it to
/// ``HeadlessFailure/handler``. Match tests on ``kind`` and the structured values; the text is UIKit's own
/// where it is known from public crash reports.
public struct HeadlessFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the exception that UIKit would raise.
  public enum ExceptionName: String, Hashable, Sendable {
    case internalInconsistency = "NSInternalInconsistencyException"
    case range = "NSRangeException"
    case invalidArgument = "NSInvalidArgumentException"
    case invalidGeometry = "CALayerInvalidGeometry"
    case generic = "NSGenericException"
    case unknownKey = "NSUnknownKeyException"
  }

  /// The rule that was broken.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    // Batch updates: ranges
    case deleteOutOfRange, insertOutOfRange, reloadOutOfRange, reconfigureOutOfRange, moveOutOfRange
    // Batch updates: conflicts
    case deleteAndMove, insertAndMove, deleteAndReload, moveIntoInsertedSection, moveFromDeletedSection
    case duplicateDelete, duplicateInsert, duplicateReload, duplicateMoveSource, duplicateMoveDestination
    // Batch updates: counts
    case sectionCountMismatch, itemCountMismatch
    // Batch updates: combinations that UIKit loses count of
    case sectionMoveWithItemChange, itemMoveOutOfMovedSection
    // Batch updates: combinations that UIKit accepts, and that have made it crash (strict mode)
    case insertIntoInsertedSection, sectionReloadInBatch, reloadDataInBatch
    // Dequeuing and registration
    case unregisteredIdentifier, emptyIdentifier, multipleDequeues, dequeuedViewNotReturned,
      registrationCreatedInProvider
    case invalidNib, nibIdentifierMismatch
    // Returned views
    case cellWithoutReuseIdentifier, supplementaryNotDequeued, reconfigureReturnedAnotherCell
    // Layout
    case missingLayoutSection, noRoomInLayoutGroup, nothingFitsLayoutGroup, layoutLoop
    case layoutAttributesOutOfRange, missingLayoutAttributes, negativeSize, negativeHeight, invalidGeometry
    // Ranges
    case scrollOutOfRange, sectionOutOfRange, invalidIndexPath, tooManyItems
    // Constraints
    case invalidConstraint, constraintWithoutCommonAncestor, constraintOutsideSubtree, requiredPriorityChange
    case visualFormat
    // Diffable data sources
    case duplicateIdentifier, missingIdentifier, reentrantApply, missingAnswer
    // Other
    case responderRefusedToResign, mutationOfDiffableList, missingPopoverSource, unsupportedInIdiom, duplicateAccessory,
      interactiveTransition, undo, invalidUserActivity, unsupported
  }

  /// The exception's name.
  public var name: ExceptionName
  /// The broken rule.
  public var kind: Kind
  /// The exception's text.
  public var reason: String
  /// The text before iOS 16, where it was another one and is known: most public reports quote it.
  public var earlierReason: String?
  /// The sections or index paths that broke the rule: `[section]` or `[section, item]`.
  public var indexes: [[Int]]
  /// The count before the update, where the rule is about counts.
  public var before: Int?
  /// The count after the update, where the rule is about counts.
  public var after: Int?
  /// How many were inserted, where the rule is about counts.
  public var inserted: Int?
  /// How many were deleted, where the rule is about counts.
  public var deleted: Int?
  /// How many were moved in, where the rule is about counts.
  public var movedIn: Int?
  /// How many were moved out, where the rule is about counts.
  public var movedOut: Int?

  public init(
    _ kind: Kind,
    name: ExceptionName = .internalInconsistency,
    reason: String,
    indexes: [[Int]] = [],
    before: Int? = nil,
    after: Int? = nil,
    inserted: Int? = nil,
    deleted: Int? = nil,
    movedIn: Int? = nil,
    movedOut: Int? = nil
  ) {
    self.name = name
    self.kind = kind
    self.reason = reason
    self.indexes = indexes
    self.before = before
    self.after = after
    self.inserted = inserted
    self.deleted = deleted
    self.movedIn = movedIn
    self.movedOut = movedOut
  }

  /// The line that a crash log shows, and the one before iOS 16 where it was another.
  public var description: String {
    let line = "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'"
    return earlierReason.map { "\(line)\nBefore iOS 16: '\($0)'" } ?? line
  }
}

extension HeadlessFailure {
  /// What happens when a rule of UIKit is broken. The default stops the program with the text.
  ///
  /// If a replacement returns, the view drops the batch, adopts the data source's current counts and lays out as
  /// after `reloadData`, so that many failures can be looked at in one process.
  @preconcurrency @MainActor public static var handler: @MainActor (HeadlessFailure) -> Void {
    get { HeadlessDevice.current.failureHandler }
    set { HeadlessDevice.current.failureHandler = newValue }
  }

  /// Runs `body` with the handler replaced by one that records, and returns the failures in order.
  ///
  /// The handler that was there is put back before this returns.
  @preconcurrency @MainActor public static func recording(_ body: () throws -> Void) rethrows -> [HeadlessFailure] {
    var failures: [HeadlessFailure] = []
    let previous = handler
    handler = { failures.append($0) }
    defer { handler = previous }
    try body()
    return failures
  }

  /// Hands the failure to the handler.
  @MainActor func raise() {
    HeadlessFailure.handler(self)
  }
}
