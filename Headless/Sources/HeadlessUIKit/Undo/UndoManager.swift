// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Foundation has an undo manager where it has Objective-C.
#if !canImport(ObjectiveC)
  import Foundation

  /// Foundation's undo manager, which Foundation leaves out here: what takes changes back, in groups, and makes them again.
  ///
  /// Without an open group, the first registration of a turn opens one, which ends with the turn.
  @preconcurrency @MainActor open class UndoManager: NSObject {
    private enum Direction {
      case undoing, redoing
    }

    private var undoGroups: [UndoGroup] = []
    private var redoGroups: [UndoGroup] = []
    /// The groups that have begun, the innermost last.
    private var openGroups: [UndoGroup] = []
    private var direction: Direction?
    private var disablingCount = 0
    /// Whether the outermost group was opened by itself and ends with the turn.
    private var endsWithTurn = false

    override public init() {
      super.init()
    }

    // MARK: Groups

    /// Whether a group is opened by itself and ends with the turn.
    open var groupsByEvent = true

    open var groupingLevel: Int { openGroups.count }

    open func beginUndoGrouping() {
      if openGroups.isEmpty { post(.NSUndoManagerCheckpoint) }
      openTurnGroupIfNeeded()
      open(UndoGroup())
    }

    open func endUndoGrouping() {
      guard let group = openGroups.last else {
        return fail("endUndoGrouping", "endUndoGrouping called with no matching begin")
      }
      post(.NSUndoManagerCheckpoint)
      post(.NSUndoManagerWillCloseUndoGroup, discardable: group.isDiscardable)
      openGroups.removeLast()
      if let parent = openGroups.last {
        parent.append(group)
      } else {
        // What was registered in a turn may have been removed.
        if !endsWithTurn || !group.isEmpty { keep(group, for: direction) }
        endsWithTurn = false
      }
      post(.NSUndoManagerDidCloseUndoGroup, discardable: group.isDiscardable)
    }

    private func open(_ group: UndoGroup) {
      openGroups.append(group)
      post(.NSUndoManagerDidOpenUndoGroup)
    }

    private func openTurnGroupIfNeeded() {
      guard groupsByEvent, openGroups.isEmpty else { return }
      open(UndoGroup())
      endsWithTurn = true
      HeadlessRunLoop.enqueue { [weak self] in
        guard let self, endsWithTurn, groupingLevel == 1, direction == nil else { return }
        endUndoGrouping()
      }
    }

    private func keep(_ group: UndoGroup, for direction: Direction?) {
      if direction == .undoing { redoGroups.append(group) } else { undoGroups.append(group) }
      dropBeyondLevels()
    }

    /// How many groups are kept; 0 for any number.
    open var levelsOfUndo = 0 {
      didSet { dropBeyondLevels() }
    }

    private func dropBeyondLevels() {
      guard levelsOfUndo > 0 else { return }
      undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo))
      redoGroups.removeFirst(max(0, redoGroups.count - levelsOfUndo))
    }

    // MARK: Registration

    open var isUndoRegistrationEnabled: Bool { disablingCount == 0 }

    open func disableUndoRegistration() { disablingCount += 1 }

    open func enableUndoRegistration() {
      guard disablingCount > 0 else {
        return fail("enableUndoRegistration", "enableUndoRegistration called with no matching disable")
      }
      disablingCount -= 1
    }

    /// Has a handler called to take back what its target has just done.
    ///
    /// - Parameters:
    ///   - target: what is changed; it is not kept, and the handler is not called when it is gone.
    ///   - handler: takes the change back.
    public func registerUndo<TargetType: AnyObject>(
      withTarget target: TargetType,
      handler: @escaping @Sendable (TargetType) -> Void
    ) {
      guard isUndoRegistrationEnabled else { return }
      openTurnGroupIfNeeded()
      guard let group = openGroups.last else {
        return fail("_registerUndoObject:", "must begin a group before registering undo")
      }
      group.append(target: target) { [weak target] in
        if let target { handler(target) }
      }
      if direction == nil { redoGroups = [] }
    }

    open func removeAllActions() {
      (undoGroups, redoGroups, disablingCount) = ([], [], 0)
      for group in openGroups { group.removeAll() }
    }

    open func removeAllActions(withTarget target: Any) {
      let target = target as AnyObject
      for group in undoGroups + redoGroups + openGroups { group.removeAll(withTarget: target) }
      undoGroups.removeAll(where: \.isEmpty)
      redoGroups.removeAll(where: \.isEmpty)
    }

    // MARK: Undo and redo

    open var isUndoing: Bool { direction == .undoing }
    open var isRedoing: Bool { direction == .redoing }

    open var canUndo: Bool {
      post(.NSUndoManagerCheckpoint)
      return !undoGroups.isEmpty || openGroups.contains { !$0.isEmpty }
    }

    open var canRedo: Bool {
      post(.NSUndoManagerCheckpoint)
      return !redoGroups.isEmpty
    }

    open func undo() {
      guard direction == nil else { return fail("undo", "undo was called while it undoes or redoes") }
      guard groupingLevel <= 1 else { return fail("undo", "undo was called with too many nested undo groups") }
      if groupingLevel == 1 { endUndoGrouping() }
      undoNestedGroup()
    }

    open func undoNestedGroup() {
      guard direction == nil else { return fail("undoNestedGroup", "undo was called while it undoes or redoes") }
      post(.NSUndoManagerCheckpoint)
      if let group = openGroups.last {
        guard let nested = group.removeLastGroup() else {
          return fail("undoNestedGroup", "undo was called with an open undo group")
        }
        run(nested, .undoing)
      } else if let group = undoGroups.popLast() {
        run(group, .undoing)
      }
    }

    open func redo() {
      guard direction == nil else { return fail("redo", "redo was called while it undoes or redoes") }
      post(.NSUndoManagerCheckpoint)
      // What was registered since has taken what could be made again.
      if let group = redoGroups.popLast() { run(group, .redoing) }
    }

    /// Takes back what a group has registered, the last first; what is registered meanwhile makes it again.
    private func run(_ group: UndoGroup, _ newDirection: Direction) {
      post(newDirection == .undoing ? .NSUndoManagerWillUndoChange : .NSUndoManagerWillRedoChange)
      let outer = openGroups
      let inverse = UndoGroup()
      inverse.name = group.name
      inverse.isDiscardable = group.isDiscardable
      direction = newDirection
      openGroups = []
      open(inverse)
      group.run()
      while groupingLevel > 1 { endUndoGrouping() }
      if inverse.isEmpty { openGroups = [] } else { endUndoGrouping() }
      direction = nil
      openGroups = outer
      post(newDirection == .undoing ? .NSUndoManagerDidUndoChange : .NSUndoManagerDidRedoChange)
    }

    // MARK: Names

    open func setActionName(_ actionName: String) { openGroups.last?.name = actionName }

    /// The name of what is undone next; empty if it has none.
    open var undoActionName: String {
      let open = openGroups.last { !$0.name.isEmpty } ?? openGroups.last { !$0.isEmpty }
      return (open ?? undoGroups.last)?.name ?? ""
    }

    /// The name of what is made again next; empty if it has none.
    open var redoActionName: String { redoGroups.last?.name ?? "" }

    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    open func setActionIsDiscardable(_ discardable: Bool) { openGroups.last?.isDiscardable = discardable }
    open var undoActionIsDiscardable: Bool { undoGroups.last?.isDiscardable ?? false }
    open var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }

    // MARK: Telling

    private func post(_ name: Notification.Name, discardable: Bool = false) {
      let info: [AnyHashable: Any]? = discardable ? [NSUndoManagerGroupIsDiscardableKey: true] : nil
      NotificationCenter.default.post(name: name, object: self, userInfo: info)
    }

    private func fail(_ method: String, _ problem: String) {
      HeadlessFailure(.undo, reason: "\(method): NSUndoManager is in invalid state, \(problem)").raise()
    }
  }

  /// The key under which a closed group says that it can be discarded.
  public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"

  extension NSNotification.Name {
    public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
    public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
    public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroupNotification")
    public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
    public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
    public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
    public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
  }
#endif
