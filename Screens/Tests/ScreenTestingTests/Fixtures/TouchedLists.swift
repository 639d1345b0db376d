import Foundation
import HeadlessUIKit

/// A table or a collection view that notes what it asks and tells its delegate about taps.
@MainActor final class TouchedLists: UIViewController {
  /// What a list allows, of which all combinations are tried.
  struct Rules: Hashable {
    var selects: Bool
    var selectsMultiple: Bool
    var selectsInEditing: Bool
    var selectsMultipleInEditing: Bool
    var isEditing: Bool

    static var all: [Rules] {
      (0..<32).map { bits in
        Rules(
          selects: bits & 1 > 0,
          selectsMultiple: bits & 2 > 0,
          selectsInEditing: bits & 4 > 0,
          selectsMultipleInEditing: bits & 8 > 0,
          isEditing: bits & 16 > 0
        )
      }
    }
  }

  private let rules: Rules
  private let isTable: Bool
  private let log = UILabel(frame: CGRect(x: 0, y: 60, width: 390, height: 20))
  private let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
  private lazy var collection = UICollectionView(
    frame: CGRect(x: 0, y: 100, width: 390, height: 400),
    collectionViewLayout: UICollectionViewFlowLayout()
  )

  init(_ rules: Rules, isTable: Bool) {
    (self.rules, self.isTable) = (rules, isTable)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(log)
    if isTable {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      (table.dataSource, table.delegate) = (self, self)
      (table.allowsSelection, table.allowsMultipleSelection) = (rules.selects, rules.selectsMultiple)
      table.allowsSelectionDuringEditing = rules.selectsInEditing
      table.allowsMultipleSelectionDuringEditing = rules.selectsMultipleInEditing
      view.addSubview(table)
      table.setEditing(rules.isEditing, animated: false)
    } else {
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      (collection.dataSource, collection.delegate) = (self, self)
      (collection.allowsSelection, collection.allowsMultipleSelection) = (rules.selects, rules.selectsMultiple)
      collection.allowsSelectionDuringEditing = rules.selectsInEditing
      collection.allowsMultipleSelectionDuringEditing = rules.selectsMultipleInEditing
      view.addSubview(collection)
      collection.isEditing = rules.isEditing
    }
  }

  private func note(_ what: String, _ path: IndexPath) { log.text = (log.text ?? "") + " \(what) \(path.item)" }
}

extension TouchedLists: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("should highlight", indexPath)
    return indexPath.row != 2
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { note("highlight", indexPath) }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { note("unhighlight", indexPath) }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("will select", indexPath)
    return indexPath.row == 3 ? nil : indexPath.row == 4 ? [0, 0] : indexPath
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("will deselect", indexPath)
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("select", indexPath) }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { note("deselect", indexPath) }

  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    note("perform", indexPath)
  }
}

extension TouchedLists: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    note("should highlight", indexPath)
    return indexPath.item != 2
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("highlight", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    note("unhighlight", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    note("should select", indexPath)
    return indexPath.item != 3
  }

  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    note("should deselect", indexPath)
    return indexPath.item != 4
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("select", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("deselect", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    note("perform", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    note("move from", sourceIndexPath)
    note("move to", destinationIndexPath)
  }
}
