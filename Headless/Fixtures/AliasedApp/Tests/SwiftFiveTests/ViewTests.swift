import UIKit
import XCTest

/// A test as apps have them: its class belongs to no actor, and it uses views.
final class ViewTests: XCTestCase {
  private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  private var words = Words(["one", "two"])

  override func setUp() {
    super.setUp()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "word")
    tableView.dataSource = words
    tableView.delegate = words
  }

  func testShowsTheWords() {
    tableView.reloadData()
    tableView.layoutIfNeeded()
    XCTAssertEqual(tableView.visibleCells.map { $0.textLabel?.text }, ["one", "two"])
    XCTAssertEqual(words.tableView(tableView, numberOfRowsInSection: 0), 2)
  }

  func testFindsViewsInCollections() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    let collectionView = UICollectionView(frame: tableView.bounds, collectionViewLayout: layout)
    let colors: [UIView] = [tableView, collectionView]
    colors.forEach { $0.backgroundColor = .red }
    XCTAssertEqual(collectionView.backgroundColor, tableView.backgroundColor)
    XCTAssertEqual(UIMenu(title: "menu", children: [UIAction(title: "Delete") { _ in }]).children.count, 1)
  }

  /// What is loaded in the background and shown on the main queue.
  func testShowsWhatIsLoadedElsewhere() {
    let loaded = expectation(description: "loaded")
    DispatchQueue.global().async {
      let word = "three"
      DispatchQueue.main.async {
        self.words.all.append(word)
        self.tableView.reloadData()
        loaded.fulfill()
      }
    }
    wait(for: [loaded], timeout: 10)
    XCTAssertEqual(tableView.numberOfRows(inSection: 0), 3)
  }
}

/// A data source that belongs to no actor by itself.
final class Words: NSObject {
  var all: [String]

  init(_ all: [String]) {
    self.all = all
  }

  /// Uses a view outside a requirement.
  func height(in view: UIView) -> CGFloat { view.bounds.height / CGFloat(max(all.count, 1)) }
}

extension Words: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { all.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    cell.textLabel?.text = all[indexPath.row]
    return cell
  }
}

extension Words: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height(in: tableView)
  }
}
