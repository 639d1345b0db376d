import Foundation
import Roster

/// A collection of the world.
final class CollectionScreen: Screen {
  let name: String
  var selected: Set<Int> = []
  let collection: UICollectionView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 1_400))
  private let branch: (any Branch)?
  private let composite: HandCollection?
  private let dataSources: [CollectionViewDataSource]
  private let isHigh: Bool
  private var anchor: [(id: Int, distance: CGFloat)] = []

  convenience init(_ branch: any Branch, _ dice: Dice) {
    let dataSource = branch.collectionDataSource()
    self.init(branch, nil, [dataSource], dice)
    collection.attach(dataSource)
    collection.layoutIfNeeded()
  }

  convenience init(_ composite: HandCollection, _ dice: Dice) {
    self.init(nil, composite, composite.dataSources, dice)
    collection.attach(composite.composite)
    collection.layoutIfNeeded()
  }

  private init(
    _ branch: (any Branch)?,
    _ composite: HandCollection?,
    _ dataSources: [CollectionViewDataSource],
    _ dice: Dice
  ) {
    self.branch = branch
    self.composite = composite
    self.dataSources = dataSources
    isHigh = dice.chance(60)
    name = "collection\(dice.serial()) of \(branch?.name ?? "composite")\(isHigh ? "" : ", low")"
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: dice.pick([300, 140]), height: 20)
    layout.minimumLineSpacing = 2
    if dice.chance(50) {
      layout.headerReferenceSize = CGSize(width: 0, height: 16)
      layout.footerReferenceSize = CGSize(width: 0, height: 14)
    }
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: isHigh ? 20_000 : 120),
      collectionViewLayout: layout
    )
    #if !canImport(UIKit)
      collection.headlessStrictUpdates = true
    #endif
    collection.allowsMultipleSelection = dice.chance(60)
    window.isHidden = false
    window.addSubview(collection)
  }

  var expected: [ModelSection] { branch?.visible ?? composite?.expected ?? [] }

  var selectedPaths: [IndexPath] { collection.indexPathsForSelectedItems ?? [] }

  func shows(_ leaf: any Leaf) -> Bool { branch.map { $0.leaves.contains { $0 === leaf } } ?? true }

  func chooseUpdates(_ dice: Dice, _ observer: @escaping (ListUpdateReport) -> Void) {
    for dataSource in dataSources {
      dataSource.updateOptions.isAnimated = dice.chance(80)
      dataSource.updateOptions.itemRefresh = dice.pick([.reconfigure, .reload])
      dataSource.updateOptions.anchoring =
        composite == nil ? dice.pick([.contentOffset, .visibleItems, .visibleItemsEvenAtStart]) : .contentOffset
      dataSource.updateOptions.maximumNumberOfChanges = dice.chance(85) ? 1_000 : dice.below(5)
      dataSource.updateOptions.observer = observer
    }
  }

  // MARK: Checks

  func check(_ ambiguous: Set<Int>) -> String? {
    collection.layoutIfNeeded()
    let expected = expected
    guard collection.numberOfSections == expected.count else {
      return "\(name): \(collection.numberOfSections) sections and not \(expected.count)"
    }
    for (section, model) in expected.enumerated() {
      let count = collection.numberOfItems(inSection: section)
      guard count == model.items.count else {
        return "\(name): \(count) items and not \(model.items.count) in section \(section)"
      }
    }
    let visible = collection.indexPathsForVisibleItems
    let total = expected.reduce(0) { $0 + $1.items.count }
    guard visible.count == total || !isHigh else {
      return "\(name): \(visible.count) of \(total) items are visible"
    }
    for path in visible {
      let shown = (collection.cellForItem(at: path) as? EntryTile)?.shown
      let item = expected[path.section].items[path.item]
      if shown != item { return "\(name): \(path) shows \(shown.map(\.description) ?? "nothing") and not \(item)" }
    }
    return checkEdges(expected)
      ?? checkSelection(expected, ambiguous)
  }

  private func checkEdges(_ expected: [ModelSection]) -> String? {
    for (section, model) in expected.enumerated() {
      let edges = [
        (UICollectionView.elementKindSectionHeader, model.header),
        (UICollectionView.elementKindSectionFooter, model.footer),
      ]
      for (kind, title) in edges {
        let view = collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
        guard isHigh || view != nil else { continue }
        let shown = (view as? TitleTile)?.shown
        if shown != title { return "\(name): \(kind) \(section) shows \(shown as Any) and not \(title as Any)" }
      }
      for path in selectedPaths {
        if let cell = collection.cellForItem(at: path), !cell.isSelected {
          return "\(name): the cell at \(path) is not selected"
        }
      }
    }
    return nil
  }

  func noteAnchor() {
    anchor = []
    guard !isHigh, collection.window != nil, dataSources.first?.updateOptions.anchoring == .visibleItemsEvenAtStart
    else { return }
    collection.layoutIfNeeded()
    let expected = expected
    for path in collection.indexPathsForVisibleItems.sorted() {
      guard let top = collection.layoutAttributesForItem(at: path)?.frame.minY else { continue }
      anchor.append((expected[path.section].items[path.item].id, top - collection.contentOffset.y))
    }
  }

  func checkAnchor(_ ambiguous: Set<Int>) -> String? {
    guard ambiguous.isDisjoint(with: anchor.map(\.id)) else { return nil }
    // Items that did not move themselves are kept before those that did, which the model does not tell apart.
    var failure: String?
    for (id, distance) in anchor {
      for (section, model) in expected.enumerated() {
        guard let item = model.items.firstIndex(where: { $0.id == id }),
          let top = collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame.minY
        else { continue }
        let lowest = max(0, collection.contentSize.height - collection.bounds.height)
        let offset = min(max(top - distance, 0), lowest)
        let isKept = abs(top - collection.contentOffset.y - distance) < 0.5
        if isKept || abs(collection.contentOffset.y - offset) < 0.5 { return nil }
        failure = failure ?? "\(name): \(id) is \(top - collection.contentOffset.y) below the top and not \(distance)"
      }
    }
    return failure
  }

  // MARK: What a user and a programmer do

  func select(_ dice: Dice) -> String {
    let sections = (0..<collection.numberOfSections).filter { collection.numberOfItems(inSection: $0) > 0 }
    guard !sections.isEmpty else { return "\(name): nothing to select" }
    let section = dice.pick(sections)
    let item = dice.below(collection.numberOfItems(inSection: section))
    let path = IndexPath(item: item, section: section)
    collection.selectItem(at: path, animated: false, scrollPosition: [])
    let id = expected[section].items[item].id
    selected = collection.allowsMultipleSelection ? selected.union([id]) : [id]
    return "\(name): select \(path)"
  }

  func toggleWindow() -> String {
    if collection.superview == nil {
      window.addSubview(collection)
      return "\(name): in the window"
    }
    collection.removeFromSuperview()
    return "\(name): off the window"
  }

  func scroll(_ dice: Dice) -> String {
    collection.layoutIfNeeded()
    let room = max(0, collection.contentSize.height - collection.bounds.height)
    collection.contentOffset.y = CGFloat(dice.below(Int(room) + 1))
    return "\(name): scroll to \(collection.contentOffset.y)"
  }

  func handStep(_ dice: Dice, beside others: (() -> Void)?) -> String? {
    guard let composite, let (rows, proxy) = composite.hands(in: collection).first else { return nil }
    let edit = HandEdit(rows.rows, dice, isAlone: others == nil)
    if case .reload(let path) = edit { selected.remove(rows.rows[path.section][path.item].id) }
    guard let others else {
      edit.change(&rows.rows, dice)
      edit.send(to: proxy)
      return "\(name): \(edit)"
    }
    composite.composite.performBatchUpdates(in: collection) {
      let isFirst = dice.chance(50)
      if !isFirst { others() }
      edit.change(&rows.rows, dice)
      edit.send(to: proxy)
      if isFirst { others() }
    }
    return "\(name): in a batch, \(edit)"
  }

  func partStep(_ dice: Dice) -> String? { composite?.step(dice) }
}
