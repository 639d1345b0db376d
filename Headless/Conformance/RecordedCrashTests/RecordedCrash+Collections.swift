import Foundation
import Roster

extension RecordedCrash {
  static let collections: [RecordedCrash] = [
    .collectionScreen(
      "lionheart/openradar-mirror#14745",
      .quoted,
      .unquotedException,
      "an item is inserted into a collection that has not asked for its counts",
      [2],
      to: [3],
      isShown: false
    ) { items in
      items.counts = [3]
      items.view.insertItems(at: [[0, 0]])
    },
    .collectionScreen(
      "composed-swift/ComposedUI#13",
      .described,
      .unquotedException,
      "an item is inserted after `reloadData`, before a layout",
      [2],
      to: [3]
    ) { items in
      items.view.reloadData()
      items.counts = [3]
      items.view.insertItems(at: [[0, 0]])
    },
    .collection(
      "nek023/QBImagePicker#171",
      .quoted,
      .exception("attempt to delete and reload the same index path (<NSIndexPath> {length = 2, path = 0 - 2})"),
      "an item is deleted and reloaded",
      from: [3],
      to: [2]
    ) {
      $0.deleteItems(at: [[0, 2]])
      $0.reloadItems(at: [[0, 2]])
    },
    .collection(
      "wordpress-mobile/MediaPicker-iOS#128 (insert)",
      .text,
      .exception("attempt to insert item 0 into section 0, but there are only 0 items in section 0 after the update"),
      "an item is inserted and the model has it not",
      from: [0],
      to: [0]
    ) { $0.insertItems(at: [[0, 0]]) },
    .collection(
      "wordpress-mobile/MediaPicker-iOS#128 (count)",
      .text,
      rows(inSection: 0, 63, 63, inserted: 1, deleted: 0, of: "items"),
      "an item is inserted that the model has had already",
      from: [63],
      to: [63]
    ) { $0.insertItems(at: [[0, 0]]) },
    .collection(
      "Instagram/IGListKit#690",
      .quoted,
      .exception("attempt to perform an insert and a move to the same section (4)"),
      "a section is reloaded and another one moves to where it lands",
      from: [1, 1, 1, 1, 1],
      to: [1, 1, 1, 1, 1]
    ) {
      $0.moveSection(2, toSection: 4)
      $0.reloadSections([3])
      $0.deleteSections([4])
      $0.insertSections([2])
    },
    .collection(
      "lionheart/openradar-mirror#17301",
      .quoted,
      .death("EXC_BAD_ACCESS in a later layout"),
      "one index path is deleted twice, for two items",
      from: [4],
      to: [2]
    ) { $0.deleteItems(at: [[0, 0], [0, 0]]) },
    .collection(
      "lionheart/openradar-mirror#21097",
      .quoted,
      .exception("request for index path for global index 1 when there are only 1 items in the collection view"),
      "an item moves out of a section that moves to where it is",
      from: [0, 1],
      to: [1, 0]
    ) {
      $0.moveSection(1, toSection: 1)
      $0.moveItem(at: [1, 0], to: [0, 0])
    },
    .collection(
      "osteslag/Changeset#11",
      .text,
      .exception("attempt to perform an insert and a move to the same index path (<NSIndexPath> {length = 2, path"),
      "an item is inserted where another one moves to",
      from: [2],
      to: [3]
    ) {
      $0.insertItems(at: [[0, 0]])
      $0.moveItem(at: [0, 1], to: [0, 0])
    },
    .collection(
      "jessesquires/JSQDataSourcesKit#12",
      .quoted,
      .exception("cannot move an item from a deleted section (0)"),
      "the last item of a section moves out, and the section is deleted",
      from: [1, 1],
      to: [2]
    ) {
      $0.deleteSections([0])
      $0.moveItem(at: [0, 0], to: [0, 0])
    },
    .collection(
      "lxcid/LXReorderableCollectionViewFlowLayout#102",
      .quoted,
      rows(inSection: 1, 1, 1, inserted: 0, deleted: 1, of: "items"),
      "an item is dragged to another section, and the model follows later",
      from: [1, 1],
      to: [1, 1]
    ) {
      $0.deleteItems(at: [[1, 0]])
    },
    .collection(
      "reactiveui/ReactiveUI#749",
      .described,
      .unquotedException,
      "a change that is told late meets newer counts",
      from: [2],
      to: [4]
    ) { $0.insertItems(at: [[0, 2]]) },
    .collection(
      "traderepublic/SectionKit#99",
      .described,
      .unquotedException,
      "`reloadData` is called in a batch",
      from: [2],
      to: [3]
    ) {
      $0.insertItems(at: [[0, 2]])
      $0.reloadData()
    },
    .collection(
      "Instagram/IGListKit#577",
      .described,
      .unquotedException,
      "a section is moved and deleted",
      from: [1, 1],
      to: [1]
    ) {
      $0.moveSection(0, toSection: 0)
      $0.deleteSections([0])
    },
    .collection(
      "xmartlabs/XLPagerTabStrip#574",
      .described,
      .death("SIGSEGV"),
      "one item is reloaded twice",
      from: [2],
      to: [2]
    ) { $0.reloadItems(at: [[0, 1], [0, 1]]) },
    .collection(
      "wordpress-mobile/WordPress-iOS#7278",
      .text,
      .exception("attempt to move index path"),
      "an item that is not there is moved",
      from: [1],
      to: [1]
    ) { $0.moveItem(at: [0, 3], to: [0, 0]) },
    .collectionScreen(
      "jumartin/Calendar#106",
      .text,
      .exception("UICollectionView received layout attributes for a cell with an index path that does not exist"),
      "a layout keeps attributes of items that went",
      [3],
      to: [1],
      layout: { StaleLayout() }
    ) { items in
      items.counts = [1]
      items.view.reloadData()
    },
    .collectionScreen(
      "Juanpe/SkeletonView#580",
      .text,
      .exception("Expected dequeued view to be returned to the collection view in preparation for display."),
      "a cell is dequeued, and another one is returned",
      [1],
      isShown: false
    ) { items in
      items.makeCell = { view, path in
        _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    },
    .collectionScreen(
      "uchicago-mobi/MPCS51030-2019-Winter-Forum#116",
      .quoted,
      .exception("the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier"),
      "a cell is made, and not dequeued",
      [1],
      isShown: false
    ) { $0.makeCell = { _, _ in UICollectionViewCell() } },
    .collectionScreen(
      "airbnb/MagazineLayout#73",
      .quoted,
      .exception("could not dequeue a view of kind: UICollectionElementKindSectionHeader with identifier header"),
      "a kind of supplementary view is not registered",
      [1],
      isShown: false,
      layout: {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 320, height: 20)
        return layout
      }
    ) { _ in },
    .collectionScreen(
      "ashfurrow/ARCollectionViewMasonryLayout#11",
      .text,
      .exception("could not dequeue a decoration view of kind: Background - must register"),
      "a layout has decoration views whose class is not registered",
      [1],
      isShown: false,
      layout: { DecoratedLayout() }
    ) { _ in },
    .collectionScreen(
      "jessesquires/JSQDataSourcesKit#20",
      .quoted,
      .exception(
        "view reuse identifier in nib (TitledView) does not match the identifier used to register the nib (header)"
      ),
      "a nib has another identifier than it is registered with",
      [1],
      isShown: false,
      layout: {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 320, height: 20)
        return layout
      }
    ) { items in
      let nib = UINib(headlessContents: {
        [HeadlessInterfaceBuilder.make(UICollectionReusableView.self, values: ["reuseIdentifier": "TitledView"])]
      })
      items.view.register(
        nib,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header"
      )
    },
    .collectionScreen(
      "Instagram/IGListKit#977",
      .quoted,
      .exception("negative sizes are not supported in the flow layout"),
      "a size is divided by nothing",
      [1],
      isShown: false
    ) { $0.size.height = .nan },
    .collectionScreen(
      "deltachat/deltachat-ios#1854",
      .quoted,
      .log("Negative or zero item sizes are not supported by flow layout. Make a symbolic breakpoint at"),
      "items have no size before the first layout",
      [1],
      isShown: false
    ) { $0.size = .zero },
    .collectionScreen(
      "OneBusAway/onebusaway-ios#540",
      .text,
      .exception("is stuck in its update/layout loop"),
      "self-sizing cells ask for another size each time",
      [1],
      isShown: false,
      layout: {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 50, height: 50)
        return layout
      }
    ) { items in
      items.view.register(GrowingCell.self, forCellWithReuseIdentifier: "cell")
      items.size = UICollectionViewFlowLayout.automaticSize
    },
    .collectionScreen(
      "indulgeIn/YBImageBrowser#292",
      .text,
      .exception("must pass a valid reuse identifier to -[UICollectionView registerClass:forCellWithReuseIdentifier:]"),
      "an identifier is an empty text",
      [1]
    ) { $0.view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "") },
    .collectionScreen(
      "tilltue/TLPhotoPicker#77",
      .quoted,
      .callback("prefetchItemsAt, descending"),
      "the first and the last of the prefetched index paths are taken for a range",
      [500]
    ) { items in
      items.view.contentOffset.y = 2000
      items.view.layoutIfNeeded()
      items.view.contentOffset.y = 1500
      items.view.layoutIfNeeded()
    },
  ]
}

/// Answers attributes of the items that were there when it was prepared first.
private final class StaleLayout: UICollectionViewLayout {
  private var attributes: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    guard attributes.isEmpty, let collectionView else { return }
    attributes = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
      attributes.frame = CGRect(x: 0, y: 40 * item, width: 320, height: 40)
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 40 * attributes.count) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { attributes }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes[indexPath.item]
  }
}

private final class DecoratedLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let background = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "Background", with: [0, 0])
    background.frame = CGRect(x: 0, y: 0, width: 320, height: 50)
    return (super.layoutAttributesForElements(in: rect) ?? []) + [background]
  }
}

private final class GrowingCell: UICollectionViewCell {
  private var height: CGFloat = 50

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    height += 10
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}
