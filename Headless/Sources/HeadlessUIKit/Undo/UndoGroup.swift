#if !canImport(ObjectiveC)
  /// What is undone or made again at once.
  @MainActor final class UndoGroup {
    private enum Entry {
      case action(target: WeakTarget, run: @MainActor () -> Void)
      case group(UndoGroup)
    }

    private struct WeakTarget {
      weak var object: AnyObject?
    }

    var name = ""
    var isDiscardable = false
    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    func append(target: AnyObject, _ run: @escaping @MainActor () -> Void) {
      entries.append(.action(target: WeakTarget(object: target), run: run))
    }

    /// Adds a group that has ended. Its name is that of this group, too.
    func append(_ group: UndoGroup) {
      entries.append(.group(group))
      if !group.name.isEmpty { name = group.name }
    }

    /// Takes the last entry out, if it is a group.
    func removeLastGroup() -> UndoGroup? {
      guard case .group(let group)? = entries.last else { return nil }
      entries.removeLast()
      return group
    }

    func removeAll() { entries = [] }

    func removeAll(withTarget target: AnyObject) {
      entries.removeAll { entry in
        switch entry {
        case .action(let weak, _): return weak.object === target
        case .group(let group):
          group.removeAll(withTarget: target)
          return group.isEmpty
        }
      }
    }

    /// Calls everything, the last first.
    func run() {
      for entry in entries.reversed() {
        switch entry {
        case .action(_, let run): run()
        case .group(let group): group.run()
        }
      }
    }
  }
#endif
