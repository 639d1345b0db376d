import Foundation

@testable import HeadlessUIKit

/// A list of either kind with rows of 44 points in a window of 440, whose delegate answers with closures.
@MainActor
final class FocusFixture: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  enum Kind: CaseIterable {
    case table, collection
  }

  var counts: [Int]
  var indexTitles: [String]? { didSet { table?.reloadSectionIndexTitles() } }
  var canFocus: ((IndexPath) -> Bool)?
  var follows: ((IndexPath) -> Bool)?
  var preferred: IndexPath?
  var allowsUpdate: (UIFocusUpdateContext) -> Bool = { _ in true }
  var onUpdate: (UIFocusUpdateContext, UIFocusAnimationCoordinator) -> Void = { _, _ in }
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  let list: any FocusList

  init(_ kind: Kind, _ counts: [Int], layout: UICollectionViewLayout? = nil) {
    self.counts = counts
    let frame = window.bounds
    switch kind {
    case .table:
      let table = UITableView(frame: frame, style: .plain)
      table.rowHeight = 44
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      list = table
    case .collection:
      let rows = UICollectionViewFlowLayout()
      rows.itemSize = CGSize(width: 320, height: 44)
      rows.minimumLineSpacing = 0
      let collection = UICollectionView(frame: frame, collectionViewLayout: layout ?? rows)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list = collection
    }
    super.init()
    table?.dataSource = self
    table?.delegate = self
    collection?.dataSource = self
    collection?.delegate = self
    window.addSubview(list)
    window.makeKeyAndVisible()
    HeadlessRunLoop.runPending()
  }

  var table: UITableView? { list as? UITableView }
  var collection: UICollectionView? { list as? UICollectionView }

  /// The index path of the cell that the focus system says is focused.
  var focused: IndexPath? { (window.headlessFocusedItem as? UIView)?.path(in: list) }

  /// The visible cells that say that they are focused.
  var cellsInFocus: [IndexPath] { list.shownPaths.filter { list.cell(at: $0)?.isFocused == true } }

  var selected: [IndexPath] { list.selectedItems.sorted() }

  @discardableResult
  func press(_ keys: String..., modifiers: UIKeyModifierFlags = []) -> Bool {
    keys.allSatisfy { window.headlessPress($0, modifierFlags: modifiers) }
  }

  /// What the delegate is asked and told while a body runs, without questions about display and sizes.
  func events(_ body: () -> Void) -> [String] {
    list.headlessEvents.recording(body).map(\.description).filter { event in
      ["ocus", "elect", "ighlight", "rimary"].contains { event.contains($0) }
    }
  }

  func update(_ change: () -> Void) {
    table?.performBatchUpdates(change)
    collection?.performBatchUpdates(change)
    HeadlessRunLoop.runPending()
  }

  func delete(_ paths: [IndexPath]) {
    table?.deleteRows(at: paths, with: .none)
    collection?.deleteItems(at: paths)
  }

  func insert(_ paths: [IndexPath]) {
    table?.insertRows(at: paths, with: .none)
    collection?.insertItems(at: paths)
  }

  func reload(_ paths: [IndexPath]) {
    table?.reloadRows(at: paths, with: .none)
    collection?.reloadItems(at: paths)
  }

  func move(_ path: IndexPath, to destination: IndexPath) {
    table?.moveRow(at: path, to: destination)
    collection?.moveItem(at: path, to: destination)
  }

  func reloadData() {
    table?.reloadData()
    collection?.reloadData()
    HeadlessRunLoop.runPending()
  }

  // MARK: Tables

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }

  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    if canFocus == nil { HeadlessOptionalRequirement.notImplemented() }
    return canFocus?(indexPath) ?? true
  }
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    if follows == nil { HeadlessOptionalRequirement.notImplemented() }
    return follows?(indexPath) ?? tableView.selectionFollowsFocus
  }
  func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
    allowsUpdate(context)
  }
  func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    onUpdate(context, coordinator)
  }
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

  // MARK: Collections

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func indexTitles(for collectionView: UICollectionView) -> [String]? { indexTitles }
  func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    if canFocus == nil { HeadlessOptionalRequirement.notImplemented() }
    return canFocus?(indexPath) ?? true
  }
  func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool {
    if follows == nil { HeadlessOptionalRequirement.notImplemented() }
    return follows?(indexPath) ?? collectionView.selectionFollowsFocus
  }
  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { allowsUpdate(context) }
  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    onUpdate(context, coordinator)
  }
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { preferred }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
}

extension UIFocusUpdateContext {
  /// The index paths of a list's context.
  var listPaths: [IndexPath?] {
    if let context = self as? UITableViewFocusUpdateContext {
      return [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
    }
    let context = self as? UICollectionViewFocusUpdateContext
    return [context?.previouslyFocusedIndexPath, context?.nextFocusedIndexPath]
  }
}
