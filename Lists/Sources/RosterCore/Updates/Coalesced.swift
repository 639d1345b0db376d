/// Makes one update of all changes in closures like this one, once the main actor has nothing else to do.
///
/// Of a burst of new contents, only the last is compared with the content on the screen, and shown:
///
/// ```swift
/// for await mails in server.mails() {
///   coalesced { content.apply(mails) }
/// }
/// ```
///
/// A change that is made in the ordinary way takes those that wait along, so that none overtakes another.
///
/// - Returns: the update, which tells when it is shown.
@preconcurrency @MainActor @discardableResult
public func coalesced(_ changes: () -> Void) -> ContentUpdate {
  UpdateCoordinator.shared.coalesced(changes)
}
