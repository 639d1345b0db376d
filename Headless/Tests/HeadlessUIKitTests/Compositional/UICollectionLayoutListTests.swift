import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Lists. Sources: the SDK's headers of `UICollectionLayoutListConfiguration`, `UIListSeparatorConfiguration` and
/// `UICellAccessory`; the frames are from public issues.
@MainActor struct UICollectionLayoutListTests {
  private typealias Configuration = UICollectionLayoutListConfiguration

  private final class List: NSObject, UICollectionViewDataSource, OutlineToggling {
    var counts: [Int]
    var toggled: [IndexPath] = []
    let view: UICollectionView

    init(_ counts: [Int], _ configuration: UICollectionLayoutListConfiguration, width: CGFloat = 390) {
      self.counts = counts
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: width, height: 800),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
      )
      super.init()
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        view.register(
          UICollectionViewListCell.self,
          forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "view"
        )
      }
      view.dataSource = self
      view.layoutIfNeeded()
    }

    func toggleOutline(at path: IndexPath) -> Bool {
      toggled.append(path)
      return true
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      configure(cell, "Item \(indexPath.item)")
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "view",
        for: indexPath
      )
      configure(view, "Section \(indexPath.section)")
      return view
    }

    private func configure(_ view: UICollectionReusableView, _ text: String) {
      guard let cell = view as? UICollectionViewListCell else { return }
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }

    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
      view.cellForItem(at: .item(item, section)) as? UICollectionViewListCell
    }

    func header(_ section: Int = 0) -> UICollectionViewListCell? {
      view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: .item(0, section))
        as? UICollectionViewListCell
    }
  }

  /// The first cell of an inset grouped list that is 414 wide, as a public issue prints it.
  @Test func insetGrouped() {
    let list = List([3], Configuration(appearance: .insetGrouped), width: 414)
    expectEqual(list.cell(0)?.frame, rect(20, 17.5, 374, 44))
    expectEqual(list.cell(2)?.frame.minY, 105.5)
  }

  @Test func plainListsHaveTheFullWidth() {
    let list = List([3], Configuration(appearance: .plain))
    expectEqual(list.cell(1)?.frame, rect(0, 44, 390, 44))
    expectEqual(list.view.contentSize.height, 132)
  }

  @Test func headersAreAskedForInTheirModeOnly() {
    var configuration = Configuration(appearance: .plain)
    #expect(List([2], configuration).header() == nil)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    configuration.headerTopPadding = 7
    let list = List([2, 40], configuration)
    expectEqual(list.header()?.frame.minY, 7)
    expectEqual(list.cell(0)?.frame.minY, list.header()?.frame.maxY)
    let height = list.header()?.frame.height ?? 0
    // Headers of plain lists are pinned, those of grouped ones are not.
    list.view.contentOffset.y = 300
    list.view.layoutIfNeeded()
    expectEqual(list.header(1)?.frame.minY, 300)
    #expect(height > 0)
    configuration.appearance = .grouped
    let grouped = List([2, 40], configuration)
    grouped.view.contentOffset.y = 300
    grouped.view.layoutIfNeeded()
    #expect(grouped.header(1) == nil)
  }

  @Test func theFirstItemIsTheHeaderAndIsNotPinned() {
    var configuration = Configuration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let list = List([3], configuration)
    let contents = (0..<3).map { list.cell($0)?.contentConfiguration as? UIListContentConfiguration }
    expectEqual(contents.map { $0?.style }, [.groupedHeader, .cell, .cell])
    expectEqual(list.cell(0)?.headlessSeparators, [])
    expectEqual(list.cell(0)?.listPlace?.role, .header)
    #expect(list.cell(1)?.listPlace?.isFirst == true)
  }

  // MARK: Separators

  @Test func linesBeginAtTheTextAGroupedListHasFullOnesAtItsEnds() {
    func lines(_ appearance: Configuration.Appearance) -> [[CGRect]?] {
      let list = List([3], Configuration(appearance: appearance))
      return (0..<3).map { list.cell($0)?.headlessSeparators.map(\.line) }
    }
    let inner = rect(16, 44, 374, 0)
    expectEqual(lines(.plain), [[inner], [inner], [inner]])
    expectEqual(lines(.grouped), [[rect(0, 0, 390, 0), inner], [inner], [rect(0, 44, 390, 0)]])
    let inset = rect(16, 44, 342, 0)
    expectEqual(lines(.insetGrouped), [[inset], [inset], []])
    expectEqual(lines(.sidebar), [[], [], []])
  }

  @Test func theHandlerHasTheLastWordButShowsSeparatorsFalseSilencesIt() {
    var configuration = Configuration(appearance: .plain)
    configuration.separatorConfiguration.color = .systemRed
    configuration.separatorConfiguration.bottomSeparatorInsets =
      NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 10)
    var asked: Set<IndexPath> = []
    configuration.itemSeparatorHandler = { path, separator in
      asked.insert(path)
      var separator = separator
      if path.item == 1 { separator.bottomSeparatorVisibility = .hidden }
      if path.item == 2 { separator.topSeparatorVisibility = .visible }
      return separator
    }
    let list = List([3], configuration)
    expectEqual(asked, [.item(0), .item(1), .item(2)])
    expectEqual(list.cell(0)?.headlessSeparators.map(\.line), [rect(40, 44, 340, 0)])
    expectEqual(list.cell(0)?.headlessSeparators.map(\.color), [.systemRed])
    expectEqual(list.cell(1)?.headlessSeparators, [])
    expectEqual(list.cell(2)?.headlessSeparators.map(\.line.minY), [0, 44])
    configuration.showsSeparators = false
    expectEqual(List([3], configuration).cell(2)?.headlessSeparators, [])
  }

  @Test func separatorGuide() {
    let list = List([2], Configuration(appearance: .plain))
    guard let cell = list.cell(0) else { return #expect(Bool(false)) }
    cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 70).isActive = true
    cell.separatorLayoutGuide.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -5).isActive = true
    cell.layoutIfNeeded()
    expectEqual(cell.headlessSeparators.map(\.line), [rect(70, 44, 315, 0)])
  }

  // MARK: Swipes

  @Test func aSwipeUncoversWhatTheConfigurationGivesOnBothEdges() {
    var performed: [String] = []
    func action(_ title: String) -> UIContextualAction {
      UIContextualAction(style: .normal, title: title) { _, _, completion in
        performed.append(title)
        completion(true)
      }
    }
    var configuration = Configuration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      path.item == 2 ? nil : UISwipeActionsConfiguration(actions: [action("Delete \(path.item)"), action("Flag")])
    }
    configuration.leadingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [action("Read")])
    }
    let list = List([3], configuration)
    expectEqual(list.view.headlessSwipeActions(forItemAt: .item(1)).map(\.title), ["Delete 1", "Flag"])
    expectEqual(list.view.headlessSwipeActions(forItemAt: .item(1), edge: .leading).map(\.title), ["Read"])
    #expect(!list.view.headlessRevealSwipeActions(forItemAt: .item(2)))
    #expect(list.view.headlessRevealSwipeActions(forItemAt: .item(1)))
    #expect(list.cell(1)?.configurationState.isSwiped == true)
    expectEqual(list.cell(1)?.headlessRevealedSwipeActions.count, 2)
    // The open item follows an update.
    list.counts = [2]
    list.view.deleteItems(at: [.item(0)])
    expectEqual(list.view.headlessSwipedItem, .item(0))
    #expect(list.view.headlessPerformSwipeAction(titled: "Delete 1", forItemAt: .item(0)))
    #expect(list.view.headlessSwipedItem == nil)
    #expect(list.cell(0)?.configurationState.isSwiped == false)
    #expect(list.view.headlessFullSwipe(forItemAt: .item(0), edge: .leading))
    expectEqual(performed, ["Delete 1", "Read"])
    list.view.isEditing = true
    #expect(list.view.headlessSwipeActions(forItemAt: .item(0)).isEmpty)
  }

  @Test func theControlThatDeletesUncoversTheTrailingActionsIfItHasNoHandler() {
    var configuration = Configuration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }])
    }
    let list = List([1], configuration)
    guard let cell = list.cell(0) else { return #expect(Bool(false)) }
    cell.accessories = [.delete(displayed: .always)]
    #expect(cell.headlessTapAccessory(.delete))
    expectEqual(list.view.headlessSwipedItem, .item(0))
    var taps = 0
    cell.accessories = [.delete(displayed: .always) { taps += 1 }]
    #expect(cell.headlessTapAccessory(.delete))
    expectEqual(taps, 1)
  }

  // MARK: Accessories

  @Test func accessoriesAreInTheSystemsOrder() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let (first, second) = (UIView(), UIView())
    first.bounds.size = CGSize(width: 20, height: 20)
    second.bounds.size = CGSize(width: 60, height: 20)
    cell.accessories = [
      .disclosureIndicator(),
      .customView(configuration: .init(customView: first, placement: .trailing())),
      .checkmark(),
      .customView(
        configuration: .init(
          customView: second,
          placement: .trailing(displayed: .always, at: UICellAccessory.position(after: .checkmark))
        )
      ),
      .delete(displayed: .whenEditing),
    ]
    cell.layoutIfNeeded()
    // The default place of a trailing view is nearest to the content; the other one asked to be after the checkmark.
    expectEqual(
      cell.headlessDisplayedAccessories.map(\.accessoryType),
      [
        .customView(first), .checkmark, .customView(second), .disclosureIndicator,
      ]
    )
    #expect(first.superview === cell)
    expectEqual(cell.headlessAccessoryFrames.map(\.width), [32, 32, 68, 32])
    expectEqual(cell.contentView.frame.maxX, CGFloat(136))
    cell.accessories = [.checkmark()]
    #expect(first.superview == nil)
  }

  @Test func positionsFallBack() {
    let some: [UICellAccessory] = [.checkmark(), .disclosureIndicator()]
    expectEqual(UICellAccessory.position(before: .disclosureIndicator)(some), 1)
    expectEqual(UICellAccessory.position(before: .reorder)(some), 0)
    expectEqual(UICellAccessory.position(after: .checkmark)(some), 1)
    expectEqual(UICellAccessory.position(after: .reorder)(some), 2)
  }

  @Test func theSameAccessoryOfTheSystemTwiceIsAFailure() async {
    let failures = HeadlessFailure.recording {
      let cell = UICollectionViewListCell(frame: .zero)
      cell.accessories = [.checkmark(), .checkmark()]
      cell.accessories = [
        .customView(configuration: .init(customView: UIView(), placement: .leading())),
        .customView(configuration: .init(customView: UIView(), placement: .leading())),
      ]
    }
    expectEqual(failures.map(\.kind), [.duplicateAccessory])
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UICollectionViewListCell(frame: .zero).accessories = [.reorder(), .reorder()]
      }
    }
  }

  @Test func inTheHeaderStyleATapAnywhereOpensAndClosesAndSelectsNothing() {
    let list = List([2], Configuration(appearance: .sidebar))
    guard let cell = list.cell(0) else { return #expect(Bool(false)) }
    cell.accessories = [.outlineDisclosure(options: .init(style: .cell))]
    #expect(list.view.headlessTapItem(at: .item(0)))
    #expect(list.toggled.isEmpty)
    expectEqual(list.view.indexPathsForSelectedItems, [.item(0)])
    #expect(cell.headlessTapAccessory(.outlineDisclosure))
    expectEqual(list.toggled, [.item(0)])
    list.view.deselectItem(at: .item(0), animated: false)
    cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    #expect(list.view.headlessTapItem(at: .item(0)))
    expectEqual(list.toggled, [.item(0), .item(0)])
    expectEqual(list.view.indexPathsForSelectedItems, [])
    var handled = 0
    cell.accessories = [.outlineDisclosure(options: .init(style: .header)) { handled += 1 }]
    #expect(list.view.headlessTapItem(at: .item(0)))
    #expect(handled == 1 && list.toggled.count == 2)
  }

  @Test func reservedWidths() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    cell.accessories = [.checkmark(options: .init(isHidden: true, reservedLayoutWidth: .custom(50)))]
    cell.layoutIfNeeded()
    expectEqual(cell.contentView.frame.width, 250)
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    expectEqual(cell.contentView.frame, rect(20, 0, 230, 44))
  }

  @Test func fromRightToLeftAccessoriesChangeSides() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    cell.semanticContentAttribute = .forceRightToLeft
    cell.accessories = [.checkmark()]
    cell.layoutIfNeeded()
    expectEqual(cell.headlessAccessoryFrames, [rect(0, 0, 32, 44)])
    expectEqual(cell.contentView.frame, rect(32, 0, 268, 44))
  }
}
