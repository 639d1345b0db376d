import Foundation
import RosterComposites

/// A table or a collection with lines, some of which a reader looks at.
@MainActor final class ReadingList {
  let content: FlatDataSource<Line>
  let view: UIScrollView
  let policy: ListAnchoring
  let edge: ListEdge
  let name: String
  /// Whether lines measure themselves, so that heights above the screen may become known by scrolling.
  let measures: Bool
  private let table: UITableView?
  private let collection: UICollectionView?
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 900, height: 900))
  /// Where the lines are in the list: behind those of another part, if it is a composite.
  private let section: Int
  /// Handlers that come while the list is read; each makes it answer what it did not answer before.
  private var laterHandlers: [() -> Void] = []

  init(_ dice: Dice, rows: [Line]) {
    measures = dice.chance(50)
    let isTable = dice.chance(50)
    let nesting = dice.below(3)
    policy = dice.pick([.visibleItems, .visibleItemsEvenAtStart, .end])
    edge = dice.pick([.start, .end])
    name =
      "\(isTable ? "table" : "collection"), \(measures ? "measured" : "known") heights, nested \(nesting), \(policy), \(edge)"
    content = FlatDataSource(rows)
    section = nesting == 0 ? 0 : 1
    let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    let estimate = CGFloat(20 + dice.below(60))
    let content = content
    let part = FlatDataSource<Line>([Line(id: -1, height: 30)])
    if isTable {
      let table = UITableView(frame: frame, style: .plain)
      #if !canImport(UIKit)
        table.headlessStrictUpdates = true
      #endif
      if #available(iOS 15.0, tvOS 15.0, *) { table.sectionHeaderTopPadding = 0 }
      table.estimatedRowHeight = measures ? estimate : 0
      table.estimatedSectionHeaderHeight = 0
      table.estimatedSectionFooterHeight = 0
      table.rowHeight = measures ? UITableView.automaticDimension : 50
      let delegate =
        switch nesting {
        case 0: table.attach(content)
        case 1:
          table.attach(
            CompositeDataSource<Line, Never, Never> {
              part
              content
            }
          )
        default:
          table.attach {
            part
            CompositeTableViewDataSource { content }
          }
        }
      if !measures { delegate.height(for: Line.self) { line, table in line.height(inWidth: table.bounds.width) } }
      delegate.dataSource.updateOptions.anchoring = policy
      delegate.dataSource.updateOptions.anchoringEdge = edge
      (self.table, collection, view) = (table, nil, table)
      laterHandlers = [
        { delegate.canFocus(Line.self) { _, _ in true } }, { delegate.onMove { _, _ in } },
        { delegate.onFocus(Line.self) { _, _ in } }, { delegate.onDelete(Line.self) { _, _ in } },
        { delegate.headerHeight { _ in 0 } }, { delegate.preferredFocus { nil } },
      ]
    } else {
      let layout = UICollectionViewFlowLayout()
      layout.minimumLineSpacing = 0
      if measures { layout.estimatedItemSize = CGSize(width: 320, height: estimate) }
      let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
      #if !canImport(UIKit)
        collection.headlessStrictUpdates = true
      #endif
      let delegate =
        switch nesting {
        case 0: collection.attach(content)
        case 1:
          collection.attach(
            CompositeDataSource<Line, Never, Never> {
              part
              content
            }
          )
        default:
          collection.attach {
            part
            CompositeCollectionViewDataSource { content }
          }
        }
      if !measures {
        delegate.size(for: Line.self) { line, collection in
          CGSize(width: collection.bounds.width, height: line.height(inWidth: collection.bounds.width))
        }
      }
      delegate.dataSource.updateOptions.anchoring = policy
      delegate.dataSource.updateOptions.anchoringEdge = edge
      (table, self.collection, view) = (nil, collection, collection)
      laterHandlers = [
        { delegate.canFocus(Line.self) { _, _ in true } }, { delegate.onMove { _, _ in } },
        { delegate.onFocus(Line.self) { _, _ in } }, { delegate.headerSize { _ in .zero } },
        { delegate.preferredFocus { nil } },
      ]
    }
    view.contentInsetAdjustmentBehavior = .never
    // A bar that rows are read below.
    view.contentInset.top = dice.pick([0, 0, 60])
    window.isHidden = false
    window.addSubview(view)
    view.layoutIfNeeded()
  }

  /// Where a line is, from the upper edge of the view.
  struct Shown {
    let id: Int
    var frame: CGRect
  }

  /// The lines on the screen.
  var shown: [Shown] {
    view.layoutIfNeeded()
    let paths = table.map { $0.indexPathsForVisibleRows ?? [] } ?? collection?.indexPathsForVisibleItems.sorted() ?? []
    return paths.compactMap { path in
      frame(of: path).map { Shown(id: path[0] == section ? content.items[path[1]].id : -1, frame: $0) }
    }
  }

  private func frame(of path: IndexPath) -> CGRect? {
    let frame = table?.rectForRow(at: path) ?? collection?.layoutAttributesForItem(at: path)?.frame
    return frame?.offsetBy(dx: 0, dy: -view.contentOffset.y)
  }

  /// Where a line is, from the upper edge of the view.
  func frame(of id: Int) -> CGRect? {
    if id == -1 { return frame(of: IndexPath(item: 0, section: 0)) }
    return content.items.firstIndex { $0.id == id }.flatMap { frame(of: IndexPath(item: $0, section: section)) }
  }

  /// The lines that are selected.
  var selected: Set<Int> {
    let paths = table?.indexPathsForSelectedRows ?? collection?.indexPathsForSelectedItems ?? []
    return Set(paths.filter { $0[0] == section }.map { content.items[$0[1]].id })
  }

  /// Selects a line, and no other.
  func select(_ index: Int) {
    let path = IndexPath(indexes: [section, index])
    table?.selectRow(at: path, animated: false, scrollPosition: .none)
    collection?.selectItem(at: path, animated: false, scrollPosition: [])
  }

  /// Has the list answer what it did not answer before, once for each such requirement.
  func addHandler() {
    if !laterHandlers.isEmpty { laterHandlers.removeFirst()() }
  }

  /// Has the list ask for heights again.
  func invalidate() {
    table?.performBatchUpdates(nil)
    collection?.collectionViewLayout.invalidateLayout()
  }

  var lowest: CGFloat { -view.adjustedContentInset.top }
  var highest: CGFloat {
    max(lowest, view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height)
  }
}
