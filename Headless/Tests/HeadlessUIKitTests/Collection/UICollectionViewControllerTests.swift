import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct UICollectionViewControllerTests {
  @MainActor private final class Texts: UICollectionViewController {
    var selected: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(CollectionTextCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      selected.append(indexPath.item)
    }
  }

  @Test func overridesCountAndTheRestIsAbsent() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 30)
    let controller = Texts(collectionViewLayout: layout)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view === controller.collectionView)
    expectEqual(controller.collectionView.numberOfSections, 1)
    expectEqual(controller.collectionView.visibleCells.map(\.frame.height), [30, 30, 30])
    controller.collectionView.headlessTapItem(at: .item(1))
    expectEqual(controller.selected, [1])
    controller.viewWillAppear(false)
    #expect(controller.collectionView.indexPathsForSelectedItems?.isEmpty != false)
  }

  @Test func cellsFollowTheirState() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    var states: [UICellConfigurationState] = []
    cell.configurationUpdateHandler = { _, state in states.append(state) }
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.layoutIfNeeded()
    #expect(cell.selectedBackgroundView?.isHidden == true)
    #expect(cell.subviews.last === cell.contentView)
    #expect(cell.subviews.first === cell.backgroundView)
    cell.isSelected = true
    cell.layoutIfNeeded()
    expectEqual(states.map(\.isSelected), [false, true])
    #expect(cell.selectedBackgroundView?.isHidden == false)
    cell.accessories = [.disclosureIndicator(), .delete()]
    cell.layoutIfNeeded()
    expectEqual(cell.headlessDisplayedAccessories.map(\.accessoryType), [.disclosureIndicator])
    expectEqual(cell.contentView.frame.maxX, cell.headlessAccessoryFrames.first?.minX)
    expectEqual(cell.headlessAccessoryFrames.first?.maxX, 200)
  }

  /// Apple: `UICollectionViewController` conforms to `UICollectionViewDelegate`, and not to the flow layout's protocol.
  @Test func aSubclassConformsToTheFlowLayoutsDelegate() {
    let controllers = (Wall(), WideWall())
    for (controller, width) in [(controllers.0, 40), (controllers.1 as Wall, 60)] as [(Wall, CGFloat)] {
      controller.loadViewIfNeeded()
      controller.collectionView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      controller.collectionView.layoutIfNeeded()
      expectEqual(
        controller.collectionView.layoutAttributesForItem(at: [0, 0])?.size,
        CGSize(width: width, height: 20)
      )
      #expect((controller.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing == 10)
    }
    let second = controllers.1.collectionView.layoutAttributesForItem(at: [0, 1])
    #expect((second?.frame.minX ?? 0) >= 60 + 150)
  }

  private class Wall: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    init() {
      super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 40, height: 20) }
  }

  /// Adds what the class that conforms leaves to the layout.
  private final class WideWall: Wall {
    override func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 60, height: 20) }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 150 }
  }
}
