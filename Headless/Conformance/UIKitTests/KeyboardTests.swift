import Foundation
import Roster
import XCTest

/// A keyboard comes while a list keeps its place: the app makes room below the content, and UIKit scrolls to the text field.
final class KeyboardTests: XCTestCase {
  /// In which order the inset, the offset and layouts come, UIKit does not say.
  private enum Order: CaseIterable {
    case insetThenOffset, insetThenLayoutThenOffset, offsetThenInset, offsetThenLayoutThenInset
  }

  @MainActor private final class Screen {
    /// Three letters of 60 points.
    private let content = FlatDataSource(Letter.lists[20])
    let view: UIScrollView
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init(inTable: Bool, anchoring: ListAnchoring, edge: ListEdge) {
      let frame = CGRect(x: 0, y: 0, width: 320, height: 100)
      if inTable {
        let table = UITableView(frame: frame)
        table.rowHeight = 60
        table.estimatedRowHeight = 0
        let delegate = table.attach(content)
        delegate.dataSource.updateOptions.anchoring = anchoring
        delegate.dataSource.updateOptions.anchoringEdge = edge
        view = table
      } else {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 60)
        layout.minimumLineSpacing = 0
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        let delegate = collection.attach(content)
        delegate.dataSource.updateOptions.anchoring = anchoring
        delegate.dataSource.updateOptions.anchoringEdge = edge
        view = collection
      }
      view.contentInsetAdjustmentBehavior = .never
      window.isHidden = false
      window.addSubview(view)
      view.layoutIfNeeded()
    }
  }

  /// The field is visible at 40 points, where the first letter still is, wherever the reader was, and stays so. A list that counts from its
  /// end takes a keyboard that comes a layout after the scrolling for one that comes to its reader.
  func testTheTextFieldStaysVisible() {
    MainActor.assumeIsolated {
      for inTable in [true, false] {
        for anchoring: ListAnchoring in [.contentOffset, .visibleItems, .visibleItemsEvenAtStart, .end] {
          for start: CGFloat in [0, 20] {
            for edge: ListEdge in [.start, .end] {
              for order in Order.allCases where edge == .start || order != .offsetThenLayoutThenInset {
                let view = Screen(inTable: inTable, anchoring: anchoring, edge: edge).view
                view.contentOffset.y = start
                view.layoutIfNeeded()
                Self.bringKeyboard(to: view, in: order)
                XCTAssertEqual(
                  view.contentOffset.y,
                  40,
                  "\(inTable ? "table" : "collection") \(anchoring) from \(start), \(edge), \(order)"
                )
              }
            }
          }
        }
      }
    }
  }

  /// The app makes room for the keyboard, and UIKit scrolls to the text field.
  @MainActor private static func bringKeyboard(to view: UIScrollView, in order: Order) {
    switch order {
    case .insetThenOffset, .insetThenLayoutThenOffset:
      view.contentInset.bottom = 50
      if order == .insetThenLayoutThenOffset { view.layoutIfNeeded() }
      view.contentOffset.y = 40
    case .offsetThenInset, .offsetThenLayoutThenInset:
      view.contentOffset.y = 40
      if order == .offsetThenLayoutThenInset { view.layoutIfNeeded() }
      view.contentInset.bottom = 50
    }
    view.layoutIfNeeded()
    RunLoop.main.run(until: Date())
    view.layoutIfNeeded()
  }
}
