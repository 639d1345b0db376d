/// A subscription to the changes of a data source, which ends when this value is released or canceled.
///
/// ```swift
/// observation = content.changes.observe { _ in print("\(content.items.count) mails") }
/// ```
@preconcurrency @MainActor public final class ContentObservation {
  private var observer: ((ContentChange) -> Void)?
  private var inbox: ObservationInbox?

  init(_ channel: AnyContentChannel, _ observer: @escaping (ContentChange) -> Void) {
    self.observer = observer
    let inbox = ObservationInbox(channel) { [weak self] in self?.observer?($0) }
    channel.follow(inbox)
    self.inbox = inbox
  }

  /// Ends the subscription now.
  public func cancel() {
    observer = nil
    inbox = nil
  }

  /// A Boolean value that indicates whether the observer is still called.
  public var isActive: Bool { observer != nil }
}

/// The edits that an observer hasn't received.
@MainActor final class ObservationInbox {
  private weak var channel: AnyContentChannel?
  private var inbox = EditInbox()
  private var isWaiting = false
  private let observer: (ContentChange) -> Void

  init(_ channel: AnyContentChannel, _ observer: @escaping (ContentChange) -> Void) {
    self.channel = channel
    self.observer = observer
  }

  var name: String { channel?.name ?? "a data source" }

  func receive<Item>(_ edit: ContentEdit<Item>) {
    guard inbox.take(edit), !isWaiting else { return }
    isWaiting = true
    Turn.wait(observer: self)
  }

  /// Calls the observer with the changes since the last call.
  func tell() {
    isWaiting = false
    switch inbox.takeChanges() {
    case .reload: observer(.reload)
    case .changeset(let changeset):
      let stages = changeset.stages(sectionCount: changeset.namedSectionCount).map(\.stage)
      if !stages.isEmpty { observer(.update(stages)) }
    }
  }
}

extension SectionedChangeset {
  /// A number of sections above each section index that the changes name, after them.
  fileprivate var namedSectionCount: Int {
    let new = sections.inserts + sections.moves.map(\.to) + items.inserts.map(\.section) + items.moves.map(\.to.section)
    let old = sections.moves.map(\.from) + items.deletes.map(\.section) + items.moves.map(\.from.section)
    // Inserted or moved sections shift the rest at most this far.
    return ((new + old).max() ?? 0) + 1 + sections.inserts.count + sections.moves.count
  }
}
