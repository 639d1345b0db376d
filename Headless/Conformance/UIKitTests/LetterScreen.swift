import Foundation
import Roster

/// A table and a collection in a window that show the same letters.
@MainActor final class LetterScreen {
  let content = FlatDataSource<Letter>([])
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 240), style: .plain)
  private let collection: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 40)
    collection = UICollectionView(frame: CGRect(x: 0, y: 240, width: 320, height: 240), collectionViewLayout: layout)
    window.addSubview(table)
    window.addSubview(collection)
    window.isHidden = false
    table.attach(content)
    collection.attach(content)
  }

  /// The names of the letters in the table's cells.
  var shown: [String?] {
    table.layoutIfNeeded()
    return (0..<table.numberOfRows(inSection: 0)).map {
      Letter.name(shownBy: table.cellForRow(at: IndexPath(row: $0, section: 0)))
    }
  }

  /// The names of the letters in the collection's cells.
  var shownInCollection: [String?] {
    collection.layoutIfNeeded()
    return (0..<collection.numberOfItems(inSection: 0)).map {
      Letter.name(shownBy: collection.cellForItem(at: IndexPath(item: $0, section: 0)))
    }
  }
}
