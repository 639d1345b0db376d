import Foundation
import RosterComposites

/// A collection of the world.
final class CollectionList: ListView {
  let kind = "collection"
  let collection: UICollectionView
  private let hands: HandCollection?
  private weak var user: (any ListUser)?
  private var shown: [CollectionViewDataSource] = []
  let heights: ItemHeights
  private let itemWidth: CGFloat

  init(_ hands: HandCollection?, height: CGFloat?, _ dice: Dice, _ user: any ListUser) {
    self.hands = hands
    self.user = user
    heights = ItemHeights(user.abilities, dice)
    itemWidth = dice.pick([300, 140])
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: itemWidth, height: 20)
    if heights == .measured { layout.estimatedItemSize = CGSize(width: itemWidth, height: 30) }
    layout.minimumLineSpacing = 2
    if dice.chance(50) {
      layout.headerReferenceSize = CGSize(width: 0, height: 16)
      layout.footerReferenceSize = CGSize(width: 0, height: 14)
    }
    // Where cells say how high they are, a list or a grid is as good.
    let asksContent = heights == .measured && dice.chance(50)
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: height ?? 20_000),
      collectionViewLayout: asksContent ? .sections(default: dice.pick([.list(), .grid(columns: 2)])) : layout
    )
    #if !canImport(UIKit)
      collection.headlessStrictUpdates = true
    #endif
    collection.allowsMultipleSelection = dice.chance(60)
    guard let hands else { return }
    for (branch, delegate) in hands.branches { wire(delegate, to: branch) }
    collection.attach(hands.composite)
    collection.layoutIfNeeded()
  }

  private func wire(_ delegate: CollectionViewDelegate, to branch: any Branch) {
    guard let user else { return }
    shown.append(delegate.dataSource)
    if user.abilities.contains(.taps) {
      delegate.onSelect(Entry.self) { [weak user] in user?.didSelect($0, in: $1) }
    }
    if heights == .handled {
      delegate.size(for: Entry.self) { [itemWidth] entry, _ in CGSize(width: itemWidth, height: entry.height) }
    }
    if !user.abilities.isDisjoint(with: [.reordering, .reorderingOtherwise]) {
      delegate.onMove { [weak user] in user?.didDrag($0, to: $1, of: branch) }
    }
  }

  var view: UIScrollView { collection }
  var composite: (any HandComposite)? { hands }

  // MARK: What is there

  var numberOfSections: Int { collection.numberOfSections }
  func numberOfItems(inSection section: Int) -> Int { collection.numberOfItems(inSection: section) }
  var visiblePaths: [IndexPath] { collection.indexPathsForVisibleItems.sorted() }
  func cell(at path: IndexPath) -> UIView? { collection.cellForItem(at: path) }
  func isCellSelected(at path: IndexPath) -> Bool? { collection.cellForItem(at: path)?.isSelected }

  func header(ofSection section: Int) -> UIView? {
    collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)
    )
  }

  func footer(ofSection section: Int) -> UIView? {
    collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: 0, section: section)
    )
  }

  func frame(at path: IndexPath) -> CGRect? { collection.layoutAttributesForItem(at: path)?.frame }
  var selectedPaths: [IndexPath] { collection.indexPathsForSelectedItems ?? [] }
  var allowsMultipleSelection: Bool { collection.allowsMultipleSelection }

  // MARK: What a programmer does

  func show(_ branch: (any Branch)?) {
    shown = []
    guard let branch else { return collection.detach() }
    let delegate = CollectionViewDelegate(branch.presentation.collection())
    wire(delegate, to: branch)
    collection.attach(delegate)
  }

  func select(_ path: IndexPath) { collection.selectItem(at: path, animated: false, scrollPosition: []) }

  func performBatch(_ body: () -> Void) {
    withoutActuallyEscaping(body) { body in collection.performBatchUpdates { body() } }
  }

  func chooseUpdates(_ dice: Dice, _ observer: @escaping (ListUpdateReport) -> Void) {
    for dataSource in shown {
      dataSource.updateOptions.isAnimated = dice.chance(80)
      dataSource.updateOptions.itemRefresh = dice.pick([.reconfigure, .reload])
      dataSource.updateOptions.anchoring =
        hands == nil ? dice.pick([.contentOffset, .visibleItems, .visibleItemsEvenAtStart]) : .contentOffset
      dataSource.updateOptions.maximumNumberOfChanges = dice.chance(85) ? 1_000 : dice.below(5)
      dataSource.updateOptions.observer = observer
    }
  }

  var keepsPlace: Bool { shown.first?.updateOptions.anchoring == .visibleItemsEvenAtStart }
  var isUnlimited: Bool { shown.allSatisfy { $0.updateOptions.maximumNumberOfChanges == 1_000 } }
  var reconfigures: Bool { shown.allSatisfy { $0.updateOptions.itemRefresh == .reconfigure } }

  var hand: (content: any HandContent, send: (HandEdit) -> Void)? {
    guard let (items, proxy) = hands?.hands(in: collection).first else { return nil }
    return (items, { $0.send(to: proxy) })
  }

  func performCompositeBatch(_ body: @escaping () -> Void) {
    hands?.composite.performBatchUpdates(in: collection, body)
  }

  // MARK: What a user does

  #if canImport(UIKit)
    // Nobody touches a screen of a test.
    var isDraggable: Bool { false }
    func tap(_ path: IndexPath) -> Bool { false }
    func drag(_ path: IndexPath, to destination: IndexPath) -> Bool { false }
    func openSwipe(at path: IndexPath) -> [UIContextualAction] { [] }
  #else
    func tap(_ path: IndexPath) -> Bool { collection.headlessTapItem(at: path) }

    var isDraggable: Bool { true }

    func drag(_ path: IndexPath, to destination: IndexPath) -> Bool {
      collection.headlessMoveItem(at: path, to: destination)
    }

    func openSwipe(at path: IndexPath) -> [UIContextualAction] { [] }
  #endif
}
