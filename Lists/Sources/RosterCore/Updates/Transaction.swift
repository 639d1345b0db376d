/// Makes one update of all changes in a closure, of any number of data sources.
///
/// ```swift
/// transaction {
///   inbox.remove(at: 3)
///   archive.insert(mail, at: 0)
///   composite.setHidden(false, archive)
/// }
/// ```
///
/// In the closure, data sources that keep their items answer what they will show, unless the transaction begins during
/// another update; their `items` and `sections` always do. Views and observers follow at its end, and what they get is the
/// difference: an item that was inserted and removed again never came. Transactions nest, and the outermost makes the
/// update. If the closure throws, the changes that it made before stay.
///
/// - Parameters:
///   - animated: whether views animate the update.
///   - changes: makes the changes.
/// - Returns: the update, which tells when it is shown.
@preconcurrency @MainActor @discardableResult
public func transaction<Failure: Error>(
  animated: Bool = true,
  _ changes: () throws(Failure) -> Void
) throws(Failure) -> ContentUpdate {
  try UpdateCoordinator.shared.transaction(animated: animated, changes)
}
