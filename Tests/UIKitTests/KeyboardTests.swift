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

    init(inTable: Bool, anchoring: ListAnchoring) {
      let frame = CGRect(x: 0, y: 0, width: 320, height: 100)
      if inTable {
        let table = UITableView(frame: frame)
        table.rowHeight = 60
        table.estimatedRowHeight = 0
        let delegate = table.attach(content)
        delegate.dataSource.updateOptions.anchoring = anchoring
        view = table
      } else {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 60)
        layout.minimumLineSpacing = 0
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        let delegate = collection.attach(content)
        delegate.dataSource.updateOptions.anchoring = anchoring
        view = collection
      }
      view.contentInsetAdjustmentBehavior = .never
      window.isHidden = false
      window.addSubview(view)
      view.layoutIfNeeded()
    }
  }

  /// The field is visible at 60 points, wherever the reader was, and stays so.
  func testTheTextFieldStaysVisible() {
    MainActor.assumeIsolated {
      for inTable in [true, false] {
        for anchoring: ListAnchoring in [.contentOffset, .visibleItems, .visibleItemsEvenAtStart, .end] {
          for start: CGFloat in [0, 20] {
            for order in Order.allCases {
              let view = Screen(inTable: inTable, anchoring: anchoring).view
              view.contentOffset.y = start
              view.layoutIfNeeded()
              switch order {
              case .insetThenOffset, .insetThenLayoutThenOffset:
                view.contentInset.bottom = 50
                if order == .insetThenLayoutThenOffset { view.layoutIfNeeded() }
                view.contentOffset.y = 60
              case .offsetThenInset, .offsetThenLayoutThenInset:
                view.contentOffset.y = 60
                if order == .offsetThenLayoutThenInset { view.layoutIfNeeded() }
                view.contentInset.bottom = 50
              }
              view.layoutIfNeeded()
              RunLoop.main.run(until: Date())
              view.layoutIfNeeded()
              XCTAssertEqual(
                view.contentOffset.y,
                60,
                "\(inTable ? "table" : "collection") \(anchoring) from \(start), \(order)"
              )
            }
          }
        }
      }
    }
  }
}
