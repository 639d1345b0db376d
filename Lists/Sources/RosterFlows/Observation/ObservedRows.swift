import RosterCore
import RosterDiagnostics
import RowStructures

#if canImport(Observation)
  import Observation
#endif

/// The rows of a base whose items are `@Observable` models, with the properties that a rule has read of each.
@usableFromInline
@MainActor final class ObservedRows {
  /// A row with its last reads.
  @MainActor private final class Row {
    let item: FollowedItem
    let reads = ObservedReads()

    init(_ item: FollowedItem) { self.item = item }
  }

  /// A closure that evaluates the rule for changed rows.
  var askAgain: (() -> Void)?
  private let channel: AnyContentChannel
  private let places = PlaceTable()
  private var rows: [ObjectIdentifier: Row] = [:]
  private var changed: [Row] = []
  /// The schedule that evaluates changed rows once a frame.
  private lazy var frames = FollowedElements<Void>(keepsAll: false, every: ContentFollowing.frame) { [weak self] _ in
    self?.askAgain?()
  }

  /// - Returns: `nil` if the items aren't observable models.
  init?<Base: DataSource>(of base: Base) {
    #if canImport(Observation)
      if #available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, macOS 14.0, *), Base.Item.self is any Observable.Type {
        channel = base.changes
        return
      }
    #endif
    return nil
  }

  /// Runs a closure that reads the item of a row, which is evaluated again when the model changes.
  @usableFromInline
  func track<Result>(_ section: Int, _ label: RowLabel, _ read: () -> Result) -> Result {
    let row = Row(places.item(channel, section, label, id: nil))
    // Earlier reads of the row are discarded.
    rows[ObjectIdentifier(row.item)] = row
    row.reads.willChange = { [weak self, weak row] in
      guard let self, let row else { return }
      changed.append(row)
      frames.take(())
    }
    return row.reads.track(read)
  }

  /// A Boolean value that indicates whether rows have to be evaluated again.
  @usableFromInline var hasChanged: Bool { !changed.isEmpty }

  /// Returns the rows to evaluate again, by their labels in the base, in the order of the base.
  @usableFromInline
  func takeChanged() -> [(section: Int, label: RowLabel)] {
    defer { changed = [] }
    var known: Set<ObjectIdentifier> = []
    return changed.compactMap { row in
      let id = ObjectIdentifier(row.item)
      guard rows[id] === row, known.insert(id).inserted else { return nil }
      return places.row(of: row.item)
    }
    .sorted { ($0.section, $0.label) < ($1.section, $1.label) }
  }

  @usableFromInline
  func follow<Item>(_ edit: ContentEdit<Item>) {
    switch edit {
    case .remove(let place, _):
      let item = places.item(channel, place.section, place.label, id: nil)
      places.follow(edit)
      rows[ObjectIdentifier(item)] = nil
    case .insert, .update, .updateSection: break
    default:
      places.follow(edit)
      if edit.removesRows { rows = rows.filter { $0.value.item.section != nil } }
    }
  }
}

extension ContentEdit {
  fileprivate var removesRows: Bool {
    switch self {
    case .rows(let rows, _): rows.removed.count > rows.moves.count
    case .removeSections, .replaceSections, .reload: true
    default: false
    }
  }
}

/// Runs a closure that reads items. A debug build warns once if it reads models that aren't observed.
@MainActor func notingUnfollowedReads<Result>(in name: StaticString, _ read: () -> Result) -> Result {
  #if DEBUG
    let key = "unfollowed reads of \(name)"
    if !DebugNotes.isPosted(key) {
      return ObservedReads.track(read) {
        DebugNotes.post(
          "a closure of \(name) reads an observable model, whose changes it will not follow",
          cause: "items hold models and are not of an observable type, or the closure reads a model of the screen",
          advice: "declare that the items conform to Observable, or set the closure anew when the model changes",
          once: key
        )
        return ObservedReads()
      }
    }
  #endif
  return read()
}
