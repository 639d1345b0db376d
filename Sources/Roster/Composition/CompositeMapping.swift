/// What one view knows of the sections of a composite's parts, and what it is about to learn.
///
/// A view reads counts and keeps them until the end of an update. ``known`` is what it read last: all that it asks and
/// all that is deleted, reloaded or moved away is counted there. ``upcoming`` is what it will read next: all that is
/// inserted, or moved to, is counted there. The view takes over what is upcoming when it asks for its number of
/// sections.
///
/// Inside a batch that was begun at a part's view, updates wait until the batch ends, because only then all parts have
/// the sections that inserted ones are counted among.
@MainActor final class CompositeMapping<Part: AnyObject> {
  /// What the view read last.
  private(set) var known: SectionLayout<Part>
  /// The sections of the parts as the view had read them before that.
  private var previous: [ObjectIdentifier: Range<Int>] = [:]
  private var upcomingLayout: SectionLayout<Part>?
  /// By how many sections the updates of a part since the last reading change it.
  private var growth: [ObjectIdentifier: Int] = [:]
  /// Finds the mapping of the composite that this one is nested in.
  private let findParent: () -> CompositeMapping?
  private let currentCount: (Part) -> Int

  private var depth = 0
  /// The updates of parts that wait for the end of a batch.
  private var waiting: [(part: Part, send: () -> Void)] = []
  /// The parts that came, went or moved and wait for the end of a batch, with what tells the view of each.
  private var rearranged: [(part: Part, send: (Rearrangement) -> Void)] = []
  private var touched: [Part] = []
  private var beforeEnd: [() -> Void] = []
  private var afterwards: [() -> Void] = []
  private var descendants: [CompositeMapping] = []

  /// - Parameters:
  ///   - parts: the parts in order.
  ///   - parent: finds the mapping of the composite that this one is nested in.
  ///   - currentCount: asks a part how many sections it has now.
  init(
    _ parts: [Part],
    parent: @escaping () -> CompositeMapping? = { nil },
    currentCount: @escaping (Part) -> Int
  ) {
    findParent = parent
    self.currentCount = currentCount
    known = SectionLayout(parts.map { ($0, currentCount($0)) })
  }

  /// What the view will read next.
  var upcoming: SectionLayout<Part> { upcomingLayout ?? known }

  /// The number of sections that the parts have now, whatever the view knows.
  var currentTotal: Int { upcoming.parts.reduce(0) { $0 + currentCount($1) } }

  /// Takes over what the parts say now.
  func adopt(count: (Part) -> Int) {
    previous = [:]
    var offset = 0
    for part in known.parts {
      previous[ObjectIdentifier(part)] = offset..<offset + known.count(of: part)
      offset += known.count(of: part)
    }
    if let upcomingLayout { known = upcomingLayout }
    upcomingLayout = nil
    growth = [:]
    for part in known.parts { known.setCount(count(part), of: part) }
  }

  /// A part's own number of a section that the view read last, or the time before; the candidates in this order.
  func locals(of section: Int, in part: Part) -> [Int] {
    [known.sections(of: part), previous[ObjectIdentifier(part)] ?? 0..<0].compactMap {
      $0.contains(section) ? section - $0.lowerBound : nil
    }
  }

  // MARK: Parts

  func insert(_ part: Part, at index: Int) {
    change { $0.insert(part, count: currentCount(part), at: index) }
  }

  func remove(_ part: Part) {
    change { $0.remove(part) }
    growth[ObjectIdentifier(part)] = nil
    touched.removeAll { $0 === part }
  }

  func move(_ part: Part, to index: Int) {
    change { $0.move(part, to: index) }
  }

  private func change(_ body: (inout SectionLayout<Part>) -> Void) {
    var layout = upcomingLayout ?? known
    upcomingLayout = nil
    body(&layout)
    upcomingLayout = layout
  }

  // MARK: Updates

  private var parent: CompositeMapping? { findParent() }

  /// Whether updates wait for the end of a batch.
  var isBatching: Bool { depth > 0 || parent?.isBatching == true }

  func beginBatch() { depth += 1 }

  func endBatch() {
    guard depth > 0 else { return }
    if depth == 1 {
      if let parent, parent.isBatching {
        parent.expect(self)
      } else {
        while !beforeEnd.isEmpty { beforeEnd.removeFirst()() }
        flush()
      }
    }
    depth -= 1
  }

  /// Runs something while the batch that has begun can still be added to, after everything else in it.
  func beforeBatchEnds(_ action: @escaping () -> Void) {
    if let parent, parent.isBatching { parent.beforeBatchEnds(action) } else { beforeEnd.append(action) }
  }

  /// Runs something once the batch that has begun has ended and the view shows its result.
  func afterBatch(_ action: @escaping () -> Void) {
    if let parent, parent.isBatching { parent.afterBatch(action) } else { afterwards.append(action) }
  }

  /// Runs what waits for the end of a batch, if there is none any more.
  func runAfterwards() {
    if let parent { parent.runAfterwards() }
    guard !isBatching else { return }
    while !afterwards.isEmpty { afterwards.removeFirst()() }
  }

  /// Sends an update of a part on, now or at the end of the batch.
  ///
  /// - Parameters:
  ///   - part: the part that changes.
  ///   - growth: the number of sections that the update adds, or takes away if it is negative.
  ///   - send: maps the update and sends it.
  func update(_ part: Part, growth: Int = 0, _ send: @escaping () -> Void) {
    if growth != 0 { self.growth[ObjectIdentifier(part), default: 0] += growth }
    guard isBatching else {
      refresh(part)
      send()
      return
    }
    waiting.append((part, send))
    touch(part)
  }

  /// Tells the view that a part came, went or moved, now or at the end of the batch.
  ///
  /// - Parameters:
  ///   - part: the part, which is at its new place, or gone, already.
  ///   - send: tells the view what became of the part's sections.
  func rearrange(_ part: Part, _ send: @escaping (Rearrangement) -> Void) {
    guard isBatching else {
      refresh(part)
      return send(rearrangement(of: part, isChanged: false))
    }
    rearranged.removeAll { $0.part === part }
    rearranged.append((part, send))
    touch(part)
  }

  private func touch(_ part: Part) {
    if !touched.contains(where: { $0 === part }) { touched.append(part) }
    if depth == 0 { parent?.expect(self) }
  }

  private func rearrangement(of part: Part, isChanged: Bool) -> Rearrangement {
    let (old, new) = (known.sections(of: part), upcoming.sections(of: part))
    if known.contains(part), upcoming.contains(part), !isChanged { return .moved(from: old, to: new) }
    return .replaced(deleted: old, inserted: new)
  }

  /// Has a nested mapping send its updates before this one does.
  private func expect(_ descendant: CompositeMapping) {
    if !descendants.contains(where: { $0 === descendant }) { descendants.append(descendant) }
    if depth == 0 { parent?.expect(self) }
  }

  /// Sends what waits, now that all parts have the sections that they will have.
  private func flush() {
    while let descendant = descendants.popLast() { descendant.flush() }
    for part in touched { refresh(part) }
    touched = []
    let (arrangements, updates) = (rearranged, waiting)
    (rearranged, waiting) = ([], [])
    // What came, or moved and changed, is inserted as it is now: an update inside it would be a second one.
    var replaced: Set<ObjectIdentifier> = []
    for (part, send) in arrangements {
      let rearrangement = rearrangement(of: part, isChanged: updates.contains { $0.part === part })
      if case .replaced = rearrangement { replaced.insert(ObjectIdentifier(part)) }
      send(rearrangement)
    }
    for (part, send) in updates where !replaced.contains(ObjectIdentifier(part)) { send() }
  }

  /// Finds out how many sections a part will have.
  ///
  /// A part that has changed already says so itself. One that has not, which a batch begun elsewhere allows, will have
  /// what its updates say.
  private func refresh(_ part: Part) {
    guard upcoming.contains(part) else { return }
    let before = known.count(of: part)
    let now = currentCount(part)
    let count = now != before ? now : before + growth[ObjectIdentifier(part), default: 0]
    guard upcoming.count(of: part) != count else { return }
    change { $0.setCount(max(0, count), of: part) }
  }
}

/// What becomes of the sections of a part that came, went or moved.
enum Rearrangement {
  /// Sections that the view read last go, and sections that it reads next come; either may be none.
  case replaced(deleted: Range<Int>, inserted: Range<Int>)
  /// Each section is the same at another place.
  case moved(from: Range<Int>, to: Range<Int>)
}
