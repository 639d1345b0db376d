import Foundation

extension UITableView {
  /// What is on the screen.
  struct DisplayState {
    var cells: [IndexPath: UITableViewCell] = [:]
    /// Cells of rows that are not displayed: ready for them, not displayed any more, or with the first responder.
    var prepared: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    /// Headers and footers that are not displayed and have the first responder.
    var keptEdges: [Edge: UIView] = [:]
    /// What the last update removed, with the place that it had before: the delegate gets it, and the views are used
    /// again, when the next layout has what it needs.
    var leaving: [Leaving] = []
    /// The index titles, if they were asked for.
    var indexTitles: [String]??
    var isLayingOut = false
    /// Whether a layout was asked for during another one.
    var missedLayout = false
  }

  /// A header or a footer of a section.
  struct Edge: Hashable {
    var kind: EdgeKind
    var section: Int
  }

  /// A view that an update removed from its row or section.
  enum Leaving {
    case row(UITableViewCell, IndexPath)
    case edge(UIView, EdgeKind, section: Int)
  }

  /// What can be dequeued.
  struct RegistrationState {
    enum Source {
      case viewClass(AnyClass)
      case nib(UINib)
    }

    /// A request for a cell that the data source is answering.
    struct Request {
      var indexPath: IndexPath
      /// The cell that is to be configured again, if that is what is asked for.
      var existing: UITableViewCell?
      var dequeued = 0
    }

    var cells: [String: Source] = [:]
    var headersAndFooters: [String: Source] = [:]
    var cellPool = ReusePool<UITableViewCell>()
    var headerFooterPool = ReusePool<UITableViewHeaderFooterView>()
    var requests: [Request] = []

    /// The innermost request for a row's cell.
    func index(ofRequestFor path: IndexPath) -> Int? {
      var index = requests.count - 1
      while index >= 0, requests[index].indexPath != path { index -= 1 }
      return index < 0 ? nil : index
    }

    /// Replaces what is registered; cells of an earlier registration are not used again.
    mutating func register(_ source: Source?, cell identifier: String) {
      cells[identifier] = source
      cellPool.removeAll(identifier: identifier)
    }

    /// Replaces what is registered; views of an earlier registration are not used again.
    mutating func register(_ source: Source?, headerFooter identifier: String) {
      headersAndFooters[identifier] = source
      headerFooterPool.removeAll(identifier: identifier)
    }
  }

  /// A block of updates.
  struct BatchState {
    var depth = 0
    var updates = ListUpdates()
    var isExplicit = false
    var before: [Int] = []
    var completions: [(Bool) -> Void] = []
    var reloadsData = false
  }

  struct SelectionState {
    var paths: Set<IndexPath> = []
  }

  struct EditingState {
    var isOn = false
    /// The row that is swiped open, and what the swipe uncovered.
    var swipe: ListSwipe?
    var swipedRow: IndexPath? { swipe?.path }
    /// The row that is being dragged to another place.
    var reorderedRow: IndexPath?
    /// Whether the data source has updated the table itself while it took a move.
    var moveIsFollowed = false
    /// The row whose menu is shown, and the menu's configuration.
    var menu: (row: IndexPath, configuration: UIContextMenuConfiguration, menu: UIMenu)?
  }

  struct PrefetchingState {
    var tracker = PrefetchTracker()
    /// The offset at the last layout, to see which way the content moves; `nil` if everything that comes next is to be asked for.
    var lastOffset: CGFloat?
  }

  /// How failures and descriptions name the table.
  var headlessDescription: String {
    "<\(type(of: self)); frame = (\(Int(frame.minX)) \(Int(frame.minY)); \(Int(frame.width)) \(Int(frame.height)))>"
  }
}
