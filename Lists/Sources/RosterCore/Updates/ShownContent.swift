import ListChanges

/// The version of content that one view shows, and the edits that it has not been told of.
///
/// The view reads this version alone. It catches up at the end of the outermost edit or transaction, or when what keeps it
/// busy has ended.
@usableFromInline
@MainActor package class AnyShownContent: TurnFollower {
  /// The view; nobody is told if there is none.
  package weak var follower: (any ContentFollower)? {
    didSet { if follower != nil { Display.didChange(of: channel) } }
  }
  /// The channel of the content.
  package let channel: AnyContentChannel
  private var inbox = EditInbox()
  /// Whether something has changed of which nobody knows what it was.
  private var isPartlyUnknown = false
  /// The steps that are left of an update that the view could not be told of in one go.
  private var steps: ArraySlice<StagedContent> = []
  /// The updates that wait for the view, and what tells them.
  private var waiting: [(update: ContentUpdate, done: ContentUpdate.ViewCompletion)] = []
  private var isWaiting = false
  /// Whether an update of the view has begun and not ended.
  private var isUpdating = false
  /// Tells the updates of which it's made when it has ended.
  private var running: [ContentUpdate.ViewCompletion] = []

  init(_ channel: AnyContentChannel) {
    self.channel = channel
    Display.add(self)
  }

  package var name: String { channel.name }

  /// Whether what is shown is the newest version.
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

  /// Whether items of a section can be read. A data source that keeps its items itself has forgotten those from before a reload.
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

  /// Goes through the steps that are left.
  ///
  /// - Returns: a Boolean value that indicates whether the update has ended.
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

  /// Has an update wait until the view can be told.
  private func holdBack(_ update: ContentUpdate) -> Bool {
    if !waiting.contains(where: { $0.update === update }) { waiting.append((update, update.waitForView())) }
    isWaiting = true
    return false
  }

  /// Has the view refresh something, though the content is what it was.
  ///
  /// - Parameter stage: makes what is refreshed, in the indexes of the shown version; `nil` for nothing.
  /// - Returns: a Boolean value that indicates whether it could. The view can't while it is busy, or has something to catch up with.
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

  /// Makes moves of rows that leave one data source and arrive at another, in the version that was taken.
  func join(_ changeset: SectionedChangeset) -> SectionedChangeset { changeset }

  /// Whether a version was taken and isn't shown yet.
  var hasTaken: Bool { fatalError("abstract") }
  /// The number of sections of the version that was taken last.
  var newestSectionCount: Int { fatalError("abstract") }
  /// Shows the newest version.
  func showNewest() { fatalError("abstract") }
  /// Takes the newest version, to be shown after the steps that lead there.
  func takeNewest() { fatalError("abstract") }
  /// Shows the version that was taken.
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
  /// What the view shows.
  @usableFromInline package private(set) var version: Content.Version
  /// What it will show after the steps that are left.
  private var taken: Content.Version?
  /// The sections of ``version``, by those that are shown between two versions; those without are sections of ``taken``.
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

  /// How rows are compared that leave one data source and arrive at another in one update.
  package struct Comparison {
    /// Returns what identifies an item; `nil` if nothing does.
    package let id: (Content.Item) -> AnyHashable?
    /// Returns whether two items show the same.
    package let areSame: (Content.Item, Content.Item) -> Bool

    package init(
      id: @escaping (Content.Item) -> AnyHashable?,
      areSame: @escaping (Content.Item, Content.Item) -> Bool
    ) {
      self.id = id
      self.areSame = areSame
    }
  }

  /// Without it, a row that changes its data source is deleted and inserted.
  package var comparison: Comparison?

  override func join(_ changeset: SectionedChangeset) -> SectionedChangeset {
    // A data source that keeps its items says itself what moves.
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

  /// Reads a section of what is shown.
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

  /// Returns an item of what is shown.
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
