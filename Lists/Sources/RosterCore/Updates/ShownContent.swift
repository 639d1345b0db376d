import ListChanges

/// The version of content that one view shows, and the edits that it hasn't received.
///
/// The view reads only this version. It catches up at the end of the outermost edit or transaction, or when it's no
/// longer busy.
@usableFromInline
@MainActor package class AnyShownContent: TurnFollower {
  /// The view to notify, if there is one.
  package weak var follower: (any ContentFollower)? {
    didSet { if follower != nil { Display.didChange(of: channel) } }
  }
  package let channel: AnyContentChannel
  private var inbox = EditInbox()
  /// A Boolean value that indicates whether an unknown change was made.
  private var isPartlyUnknown = false
  /// The remaining steps of an update that the view couldn't perform at once.
  private var steps: ArraySlice<StagedContent> = []
  /// The updates that wait for the view, and their completions.
  private var waiting: [(update: ContentUpdate, done: ContentUpdate.ViewCompletion)] = []
  private var isWaiting = false
  /// A Boolean value that indicates whether an update of the view has begun and not ended.
  private var isUpdating = false
  /// The completions of the updates that make up the running one.
  private var running: [ContentUpdate.ViewCompletion] = []

  init(_ channel: AnyContentChannel) {
    self.channel = channel
    Display.add(self)
  }

  package var name: String { channel.name }

  /// A Boolean value that indicates whether the shown version is the newest.
  package var isNewest: Bool { inbox.isEmpty && !hasTaken }

  func receive<Item>(_ edit: ContentEdit<Item>) {
    switch edit {
    case .reload, .replaceSections: isPartlyUnknown = true
    default: break
    }
    guard inbox.take(edit), !isWaiting else { return }
    isWaiting = true
    Turn.wait(view: self)
  }

  /// Returns whether items of a section can be read. A data source that stores its items itself has lost those from
  /// before a reload.
  package final func canRead(_ section: Int) -> Bool {
    !isPartlyUnknown || owner(ofSection: section)?.isForgotten != true
  }

  /// Notes that the newest version is shown.
  final func didShowNewest() { isPartlyUnknown = !inbox.isEmpty }

  package func catchUp(_ update: ContentUpdate) -> Bool {
    guard let follower else {
      _ = inbox.takeChanges()
      let completions = running + waiting.map(\.done)
      (steps, waiting, running, isUpdating, isWaiting) = ([], [], [], false, false)
      showNewest()
      for done in completions { done() }
      return true
    }
    if follower.isBusy || isUpdating && !proceed(follower) { return holdBack(update) }
    let waited = waiting
    (waiting, isWaiting) = ([], false)
    if inbox.isEmpty {
      for wait in waited { wait.done() }
      return true
    }
    let first = waited.first?.update ?? update
    if waited.contains(where: { !$0.update.isAnimated }) { first.isAnimated = false }
    running = waited.map(\.done) + [update.waitForView()]
    isUpdating = true
    follower.willUpdate(first)
    switch inbox.takeChanges() {
    case .reload: follower.perform(.reload) { self.showNewest() }
    case .changeset(let changeset):
      takeNewest()
      steps = join(changeset).stages(sectionCount: newestSectionCount)[...]
      if steps.isEmpty { showTaken() }
    }
    if proceed(follower) { return true }
    isWaiting = true
    return false
  }

  /// Performs the remaining steps.
  ///
  /// - Returns: A Boolean value that indicates whether the update has ended.
  private func proceed(_ follower: any ContentFollower) -> Bool {
    while !follower.isBusy {
      guard let step = steps.popFirst() else {
        isUpdating = false
        follower.didUpdate()
        Display.didChange(of: channel)
        let completions = running
        running = []
        for done in completions { done() }
        return true
      }
      follower.perform(.stage(step.stage)) { [self] in step.isNew ? showTaken() : show(step) }
    }
    return false
  }

  /// Makes an update wait until the view can be notified.
  private func holdBack(_ update: ContentUpdate) -> Bool {
    if !waiting.contains(where: { $0.update === update }) { waiting.append((update, update.waitForView())) }
    isWaiting = true
    return false
  }

  /// Makes the view refresh unchanged content.
  ///
  /// - Parameter stage: A closure that returns the refreshes, in the indexes of the shown version, or `nil` for none.
  /// - Returns: A Boolean value that indicates whether the view could. It can't while it's busy, or has to catch up.
  package func refresh(_ stage: () -> ChangeStage?) -> Bool {
    guard let follower else { return true }
    if follower.isBusy || isWaiting || isUpdating { return false }
    guard let stage = stage() else { return true }
    let update = ContentUpdate()
    follower.willUpdate(update)
    follower.perform(.stage(stage)) {}
    follower.didUpdate()
    update.isCommitted = true
    return true
  }

  // MARK: Versions

  /// Returns the changes to the taken version, where rows that change their data source move.
  func join(_ changeset: SectionedChangeset) -> SectionedChangeset { changeset }

  /// A Boolean value that indicates whether a version was taken and isn't shown yet.
  var hasTaken: Bool { fatalError("abstract") }
  /// The number of sections of the version taken last.
  var newestSectionCount: Int { fatalError("abstract") }
  /// Shows the newest version.
  func showNewest() { fatalError("abstract") }
  /// Takes the newest version, to show it after the steps that lead there.
  func takeNewest() { fatalError("abstract") }
  /// Shows the taken version.
  func showTaken() { fatalError("abstract") }
  /// Shows the content after a step between two versions.
  func show(_ step: StagedContent) { fatalError("abstract") }

  // MARK: Reading

  package var numberOfSections: Int { fatalError("abstract") }
  package func numberOfItems(inSection section: Int) -> Int { fatalError("abstract") }
  package func place(at index: Int, inSection section: Int) -> ItemPlace { fatalError("abstract") }
  /// Returns whether the newest content has an item.
  func has(_ place: ItemPlace) -> Bool { fatalError("abstract") }
  package func indexTitle(ofSection section: Int) -> String? { fatalError("abstract") }
  package func owner(ofSection section: Int) -> SectionOwner? { fatalError("abstract") }
}

/// The version of content that one view shows.
@usableFromInline
@MainActor package final class ShownContent<Content: DataSource>: AnyShownContent {
  @usableFromInline package let content: Content
  /// The version that the view shows.
  @usableFromInline package private(set) var version: Content.Version
  /// The version that it will show after the remaining steps.
  private var taken: Content.Version?
  /// The sections of ``version`` for those shown between two versions, or `nil` for sections of ``taken``.
  @usableFromInline private(set) var origins: [Int?]?

  @usableFromInline
  package init(_ content: Content) {
    self.content = content
    version = content.version
    super.init(content.changes)
    content.changes.follow(self) { [weak self] in self?.receive($0) }
  }

  override var hasTaken: Bool { taken != nil }
  override var newestSectionCount: Int { (taken ?? version).numberOfSections }

  override func showNewest() {
    version = content.version
    (taken, origins) = (nil, nil)
    didShowNewest()
  }

  override func takeNewest() { taken = content.version }

  /// A comparison of rows that move from one data source to another in one update.
  package struct Comparison {
    /// Returns the identity of an item, or `nil`.
    package let id: (Content.Item) -> AnyHashable?
    /// Returns whether two items have the same content.
    package let areSame: (Content.Item, Content.Item) -> Bool

    package init(
      id: @escaping (Content.Item) -> AnyHashable?,
      areSame: @escaping (Content.Item, Content.Item) -> Bool
    ) {
      self.id = id
      self.areSame = areSame
    }
  }

  /// The comparison of rows that change their data source. Without it, they're deleted and inserted.
  package var comparison: Comparison?

  override func join(_ changeset: SectionedChangeset) -> SectionedChangeset {
    // A data source that stores its items sends the moves itself.
    guard let comparison, let taken, !channel.bases.isEmpty else { return changeset }
    return JoinedRows(version, taken, comparison).join(changeset)
  }

  override func showTaken() {
    guard let next = taken else { return }
    version = next
    (taken, origins) = (nil, nil)
    didShowNewest()
  }

  override func show(_ step: StagedContent) { origins = step.origins }

  // MARK: Reading

  /// Reads a section of the shown content.
  @inlinable @inline(__always)
  package func read<Result>(_ section: Int, _ body: (Content.Version, Int) -> Result) -> Result {
    origins == nil ? body(version, section) : readBetween(section, body)
  }

  @usableFromInline
  func readBetween<Result>(_ section: Int, _ body: (Content.Version, Int) -> Result) -> Result {
    guard let origins else { return body(version, section) }
    if section < origins.count, let origin = origins[section] { return body(version, origin) }
    return body(taken ?? version, section)
  }

  /// Returns an item of the shown content.
  @inlinable @inline(__always)
  package func item(at index: Int, inSection section: Int) -> Content.Item {
    read(section) { $0.item(at: index, inSection: $1) }
  }

  package override var numberOfSections: Int { origins?.count ?? version.numberOfSections }

  package override func numberOfItems(inSection section: Int) -> Int {
    read(section) { $0.numberOfItems(inSection: $1) }
  }

  package override func place(at index: Int, inSection section: Int) -> ItemPlace {
    read(section) { $0.place(at: index, inSection: $1) }
  }

  override func has(_ place: ItemPlace) -> Bool { content.indexPath(of: place) != nil }

  package override func indexTitle(ofSection section: Int) -> String? { read(section) { $0.indexTitle(ofSection: $1) } }

  package override func owner(ofSection section: Int) -> SectionOwner? { read(section) { $0.owner(ofSection: $1) } }
}
