import Roster

/// A composite in one view: a tree of content whose leaves are the children, and what the view has read of it.
@MainActor final class CompositeBinding<Child: CompositeChild> {
  typealias Part = ChildAdapter<Child>

  private(set) weak var view: Child.View?
  private(set) weak var children: CompositeChildren<Child>?
  /// The part that the composite is in the composite above it.
  private(set) weak var parent: Part?
  private weak var cachedRoot: CompositeBinding?
  /// When the root was looked up.
  private var cachedNesting = 0
  private var parts: [ObjectIdentifier: Part] = [:]
  /// The children as they are now: insertions and the destinations of moves are counted in it.
  private(set) var tree = ViewComposite()
  /// The children as the view has read them last: its questions, deletions and the sources of moves are counted in it.
  private(set) var known = ViewComposite().snapshot { didSet { lastPlace = nil } }
  /// The part that was looked up last in ``known``, and its sections: a view that scrolls asks for its neighbours next.
  private var lastPlace: (part: Part, sections: Range<Int>)?
  /// The sections of the children as the view had read them before that.
  private var previous: [ObjectIdentifier: Range<Int>] = [:]
  /// What the children answered when the view found out what the composite implements.
  var knownAnswers: Set<String>
  /// The child that shows a context menu, is edited, or has several items selected by two fingers.
  weak var menuPart: Part?
  weak var editedPart: Part?
  weak var multipleSelectionPart: Part?

  // MARK: Batches of the view, at the root

  /// How many batches are open, one in the other.
  var depth = 0
  /// Whether children came, went or moved since the view has read its counts.
  var isRearranged = false
  /// The leaves whose sections the binding has inserted and not deleted in the view since then; `nil` if those that the view
  /// has read.
  var told: [Part]?
  /// How often the view had read its number of sections before a child was left out or taken back.
  var readingsBeforeStep: Int?
  /// The items that the binding moves in the view from child to child: the children's own deletes and inserts leave them out.
  var joinedSources: Set<IndexPath> = []
  var joinedDestinations: Set<IndexPath> = []
  /// What has to wait until no batch is open and no change waits.
  var afterwards: [() -> Void] = []
  /// The update that is being made.
  var update: ContentUpdate?
  /// What keeps the view where its reader is, at the root.
  private(set) var anchored: AnchoredList?

  init(_ children: CompositeChildren<Child>, view: Child.View) {
    self.children = children
    self.view = view
    parent = Child.part(of: view).flatMap { $0.child.nested === children ? $0 : nil }
    // Views find out what the composite above all others implements.
    knownAnswers = parent == nil ? children.answers : []
    let parts = children.all.map { Part($0, in: self) }
    for part in parts { self.parts[part.child.identity] = part }
    tree = serve { ViewComposite(inView: parts.map(\.leaf)) }
    tree.changes.follow(self)
    known = tree.snapshot
    if parent == nil {
      anchored = AnchoredList(
        view,
        ListReading(delegate: children.handlers) { [weak self] in self.map(ListContent.init(shownBy:)) }
      )
    }
  }

  // MARK: Nesting

  /// The composite above all others in the view.
  ///
  /// - Complexity: O(1), and after a child has come or gone somewhere O(*n*) in the number of composites above this one.
  var root: CompositeBinding {
    if let cachedRoot, cachedNesting == CompositeNesting.version { return cachedRoot }
    var root = self
    while let above = root.parent?.binding { root = above }
    (cachedRoot, cachedNesting) = (root, CompositeNesting.version)
    return root
  }

  /// Whether the view shows this composite, so that changes have to be made in it.
  var isShowing: Bool {
    guard view != nil, children?.composite != nil else { return false }
    let root = root
    // What has left a composite still has a part.
    guard root.parent == nil, let view = root.view, let composite = root.children?.composite else { return false }
    if let part = Child.part(of: view) { return part.isShowing }
    return view.hasDataSource(composite)
  }

  // MARK: Looking up

  func part(of dataSource: any NSObjectProtocol) -> Part? { parts[ObjectIdentifier(dataSource)] }

  /// The parts in the order in which the view has read them.
  var knownParts: [Part] { known.children.compactMap { $0 as? Part } }

  /// The child that a section belongs to, in its own sections.
  func route(_ section: Int) -> CompositeRoute<Child>? {
    if let lastPlace, lastPlace.sections.contains(section) {
      return CompositeRoute(part: lastPlace.part, section: section - lastPlace.sections.lowerBound)
    }
    guard let place = known.child(at: section), let part = place.child as? Part else { return nil }
    lastPlace = known.sections(of: part).map { (part, $0) }
    return CompositeRoute(part: part, section: place.section)
  }

  /// The sections of a child as the view has read them last.
  func knownSections(of part: Part) -> Range<Int>? {
    if let lastPlace, lastPlace.part === part { return lastPlace.sections }
    return known.sections(of: part)
  }

  /// A part's own number of a section that the view read last, or the time before; the candidates in this order.
  func locals(of section: Int, in part: Part) -> [Int] {
    [knownSections(of: part), previous[ObjectIdentifier(part)]].compactMap { sections in
      sections.flatMap { $0.contains(section) ? section - $0.lowerBound : nil }
    }
  }

  /// The children that are no composites, here and below, and their sections in the view.
  func leaves(
    _ time: KeyPath<CompositeBinding, ViewComposite.Snapshot>,
    from offset: Int = 0
  ) -> [(part: Part, sections: Range<Int>)] {
    self[keyPath: time].places.flatMap { child, own -> [(part: Part, sections: Range<Int>)] in
      guard let part = child as? Part else { return [] }
      let sections = own.lowerBound + offset..<own.upperBound + offset
      return part.nested?.leaves(time, from: sections.lowerBound) ?? [(part, sections)]
    }
  }

  // MARK: Reading

  /// The number of sections, which the view reads now.
  func numberOfSections() -> Int {
    // A nested composite is read together with the one above it, whoever asks.
    guard parent == nil else { return tree.snapshot.numberOfSections }
    // At the end of a batch, the view reads what the calls in it have led to.
    if depth == 0 { serve { reread() } }
    noteRead()
    return known.numberOfSections
  }

  /// Has the children count their sections.
  func reread() {
    for place in tree.snapshot.places {
      (place.child as? Part)?.reread()
      tree.reread(place.child)
    }
  }

  private func noteRead() {
    previous = [:]
    for place in known.places { previous[ObjectIdentifier(place.child)] = place.sections }
    known = tree.snapshot
    tree._checkInvariants()
    isRearranged = false
    told = nil
    for part in parts.values { part.nested?.noteRead() }
    // What goes at the end of the update is still shown.
    for part in knownParts where parts[part.child.identity] !== part { part.nested?.noteRead() }
  }

  // MARK: Children

  func insert(_ child: Child, at index: Int, animation: Child.View.Animation) -> ContentUpdate {
    let part = Part(child, in: self)
    part.animation = animation
    parts[child.identity] = part
    // Before the sections are inserted: the view may ask for their cells at once.
    if isShowing { child.registerReusableViews(with: part.proxy) }
    return tree.insert(part.leaf, at: index)
  }

  func remove(_ child: Child, animation: Child.View.Animation) -> ContentUpdate {
    guard let part = parts.removeValue(forKey: child.identity), let index = index(of: part) else {
      return transaction {}
    }
    part.animation = animation
    let update = tree.removeChild(at: index)
    if update.isCommitted { part.detach() } else { update.onShown { part.detach() } }
    return update
  }

  func move(_ child: Child, to index: Int) -> ContentUpdate {
    guard let part = parts[child.identity], let old = self.index(of: part) else { return transaction {} }
    return tree.moveChild(from: old, to: index)
  }

  private func index(of part: Part) -> Int? { tree.children.firstIndex { $0 === part } }
}
