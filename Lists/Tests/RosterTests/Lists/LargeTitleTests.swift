import Foundation
import TestSupport
import Testing

@testable import Roster

/// A list under a large title, whose bar becomes lower as the list is scrolled: the insets change while the reader scrolls.
@MainActor struct LargeTitleTests {
  nonisolated private static let variations: [HeadlessVariations] = [[], .barsFollowBeforeObservers]

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
  private let content = FlatDataSource((0..<100).map { Ticket($0) })

  private func show(asTable isTable: Bool, _ anchoring: ListAnchoring) -> UIScrollView {
    let view: UIScrollView
    let controller = UIViewController()
    if isTable {
      let table = UITableView(frame: controller.view.bounds)
      table.attach(content).dataSource.updateOptions.anchoring = anchoring
      view = table
    } else {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 390, height: 50)
      let collection = UICollectionView(frame: controller.view.bounds, collectionViewLayout: layout)
      collection.attach(content).dataSource.updateOptions.anchoring = anchoring
      view = collection
    }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(view)
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
    return view
  }

  @Test(arguments: [true, false], variations) func theReaderScrollsUnderTheTitle(
    isTable: Bool,
    variation: HeadlessVariations
  ) {
    variation.run {
      let view = show(asTable: isTable, .visibleItems)
      let top = view.contentOffset.y
      let inset = view.adjustedContentInset.top
      for distance in [20, 10, 100, 500] as [CGFloat] {
        let offset = view.contentOffset.y
        view.headlessScroll(by: CGPoint(x: 0, y: distance))
        expectEqual(view.contentOffset.y, offset + distance)
      }
      #expect(view.adjustedContentInset.top < inset)
      view.headlessTapStatusBar()
      expectEqual(view.contentOffset.y, top)
      expectEqual(view.adjustedContentInset.top, inset)
    }
  }

  /// Items that come above stay above, and what is read stays, also while the title is half gone.
  @Test(arguments: [true, false], variations) func whatIsReadStays(isTable: Bool, variation: HeadlessVariations) {
    variation.run {
      let view = show(asTable: isTable, .visibleItems)
      view.headlessScroll(by: CGPoint(x: 0, y: 700))
      let (offset, size) = (view.contentOffset.y, view.contentSize.height)
      content.insert(contentsOf: (0..<5).map { Ticket(1_000 + $0) }, at: 0)
      view.layoutIfNeeded()
      expectEqual(view.contentOffset.y - offset, view.contentSize.height - size)
      #expect(view.contentSize.height > size)
    }
  }

  /// At its start a list shows what comes there, under the whole title.
  @Test(arguments: [true, false], variations) func newItemsAreShownAtTheStart(
    isTable: Bool,
    variation: HeadlessVariations
  ) {
    variation.run {
      let view = show(asTable: isTable, .visibleItems)
      let offset = view.contentOffset
      content.insert(Ticket(1_000), at: 0)
      view.layoutIfNeeded()
      expectEqual(view.contentOffset, offset)
    }
  }

  @Test(arguments: [true, false], variations) func aChatFollowsItsEnd(isTable: Bool, variation: HeadlessVariations) {
    variation.run {
      let view = show(asTable: isTable, .end)
      view.headlessScrollToEnd()
      content.append(contentsOf: (0..<5).map { Ticket(1_000 + $0) })
      view.layoutIfNeeded()
      let end = view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height
      #expect(abs(view.contentOffset.y - end) < 0.5)
      view.headlessScroll(by: CGPoint(x: 0, y: -300))
      let offset = view.contentOffset
      content.append(Ticket(2_000))
      view.layoutIfNeeded()
      expectEqual(view.contentOffset, offset)
    }
  }
}
