/// The moments of a data source at which places were made, and where the items of places are now.
@MainActor package final class ItemHistory {
  /// The data source, if it drafts changes before it commits them; `nil` otherwise.
  package weak var source: (any ItemHistorySource)?
  /// The committed content; `nil` while no place was made of it.
  private var shown: ContentRevision?
  /// A change that takes two stages of structure and has made the first.
  private var between: (from: ContentRevision, first: ChangeStage, all: ContentRevision.Change)?

  init() {}

  /// The moment of the committed content.
  var shownMoment: ContentRevision {
    if let shown { return shown }
    let moment = ContentRevision()
    shown = moment
    return moment
  }

  /// Whether there are places of the committed content.
  private var isFollowed: Bool { shown != nil && !isKnownUniquelyReferenced(&shown) }

  /// Whether no place has to be followed through the next change.
  var isIdle: Bool { between == nil && !isFollowed }

  // MARK: Changing

  /// Other content has been committed.
  ///
  /// - Parameters:
  ///   - change: where items went.
  ///   - moment: the moment of the new content if there are places of it already.
  package func advance(_ change: @autoclosure () -> ContentRevision.Change, to moment: ContentRevision? = nil) {
    guard isFollowed || between != nil || moment != nil else { return }
    let next = moment ?? ContentRevision()
    shown?.link(change(), to: next)
    if let between { between.from.link(between.all, to: next) }
    between = nil
    shown = next
  }

  /// The content between two stages of structure has been committed.
  ///
  /// - Parameters:
  ///   - first: where items went in the first stage.
  ///   - all: where items go in both stages.
  func advanceHalf(_ first: ChangeStage, of all: SectionedChangeset) {
    guard isFollowed, let shown else { return }
    between = (shown, first, .changeset(all))
    self.shown = ContentRevision()
  }

  // MARK: Places

  /// Makes a place of the item at a path that the data source answers.
  package func place(at path: ItemPath, in changes: ContentChannel) -> ItemPlace {
    let moment = source?.readMoment ?? shownMoment
    return ItemPlace(TrackedItem(changes, id: source?.id(at: path), moment: moment, path: path))
  }

  /// Makes a place of the item with an identifier in the newest content.
  package func place(ofID id: AnyHashable, in changes: ContentChannel) -> ItemPlace? {
    guard let source, let path = source.path(ofID: id, isLatest: true) else { return nil }
    return ItemPlace(TrackedItem(changes, id: id, moment: source.newestMoment, path: path))
  }

  /// The path of an item as the data source answers it, or `nil` if it has gone or belongs to another data source.
  func path(of place: ItemPlace) -> ItemPath? {
    if let source, source.readsDraft { return newestPath(of: place) }
    let track = place.track
    guard track.changes.history === self else { return nil }
    track.advance()
    if let path = track.path, let path = shownPath(path, at: track.moment) { return path }
    return pathOfSameID(as: track, isLatest: false)
  }

  private func shownPath(_ path: ItemPath, at moment: ContentRevision) -> ItemPath? {
    if moment === shown { return path }
    guard let between, between.from === moment else { return source?.shownPath(path, at: moment) }
    let mapping = ItemPathMapping(between.first)
    if let path = mapping.path(path) { return path }
    // An item that is carried has come already if its section has.
    return mapping.carriedPath(path).flatMap { between.first.sections.inserts.contains($0.section) ? $0 : nil }
  }

  /// The path of an item as the last change left it, or `nil` if it has gone or belongs to another data source.
  package func newestPath(of place: ItemPlace) -> ItemPath? {
    let track = place.track
    guard track.changes.history === self else { return nil }
    track.advance()
    if let path = track.path, let path = newestPath(path, at: track.moment) { return path }
    return pathOfSameID(as: track, isLatest: true)
  }

  /// The path of the item with the same identifier, if there can be only one.
  private func pathOfSameID(as track: TrackedItem, isLatest: Bool) -> ItemPath? {
    guard let id = track.id, let source, !source.allowsRepeatedItems else { return nil }
    return source.path(ofID: id, isLatest: isLatest)
  }

  private func newestPath(_ path: ItemPath, at moment: ContentRevision) -> ItemPath? {
    guard let source else { return shownPath(path, at: moment) }
    if moment === shown { return source.newestPath(path, known: nil) }
    if let between, between.from === moment { return source.newestPath(path, known: between.all) }
    return source.newestPath(path, at: moment)
  }
}

/// A data source that drafts changes before it commits them.
@MainActor package protocol ItemHistorySource: AnyObject {
  /// Whether the data source answers its draft.
  var readsDraft: Bool { get }
  /// The moment of what the data source answers.
  var readMoment: ContentRevision { get }
  /// The moment of the newest content.
  var newestMoment: ContentRevision { get }

  /// The newest path of an item at a committed path.
  ///
  /// - Parameter known: where items go in the update that is being made, if it is in the middle of two stages and the
  ///   path is one before them.
  func newestPath(_ path: ItemPath, known: ContentRevision.Change?) -> ItemPath?

  /// The newest path of an item at a path of a draft.
  func newestPath(_ path: ItemPath, at moment: ContentRevision) -> ItemPath?

  /// Whether several items may have the same identifier, so that it does not tell which item is which.
  var allowsRepeatedItems: Bool { get }

  /// The committed path of an item at a path of a draft, or `nil` if the draft has brought the item.
  func shownPath(_ path: ItemPath, at moment: ContentRevision) -> ItemPath?

  /// The path of the item with an identifier, in the newest or in the committed content.
  func path(ofID id: AnyHashable, isLatest: Bool) -> ItemPath?

  /// The identifier of the item at a path of what the data source answers, if it has one.
  func id(at path: ItemPath) -> AnyHashable?

  /// The number of sections of the newest content that are shown.
  var newestSectionCount: Int { get }

  /// The number of items in a section of the newest content.
  func newestItemCount(inSection section: Int) -> Int
}
