import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Big content stays cheap, by count.
@MainActor struct UICollectionViewFlowLayoutScaleTests {
  @MainActor private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func makeView(_ source: Source, _ layout: UICollectionViewFlowLayout) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    return view
  }

  @Test func aMillionItems() {
    let layout = UICollectionViewFlowLayout()
    let source = Source([1_000_000])
    let view = makeView(source, layout)
    view.headlessEvents.isEnabled = true
    view.layoutIfNeeded()
    // 5 per line of 60: 8 lines are visible.
    expectEqual(view.headlessEvents.count(of: "cellForItem"), 40)
    expectEqual(view.headlessEvents.count(of: "numberOfItems"), 1)
    expectEqual(layout.geometry?.sections.first?.sizes, .uniform(FlowSize(length: 50, breadth: 50)))
    expectEqual(view.contentSize.height, 11_999_990.0)
    view.headlessScrollToEnd()
    expectEqual(view.indexPathsForVisibleItems.last, .item(999_999))
    #expect(view.headlessCreatedCellCount <= 80)
    #expect(view.headlessEvents.count(of: "cellForItem") <= 80)
    expectEqual(view.headlessEvents.count(of: "numberOfItems"), 1)
    view.scrollToItem(at: .item(500_000), at: .top, animated: false)
    view.layoutIfNeeded()
    expectEqual(view.contentOffset.y, 6_000_000.0)
    expectEqual(view.indexPathsForVisibleItems.first, .item(500_000))
  }

  @Test func manySections() {
    let layout = UICollectionViewFlowLayout()
    let source = Source(Array(repeating: 500, count: 300))
    let view = makeView(source, layout)
    view.headlessEvents.isEnabled = true
    view.layoutIfNeeded()
    view.headlessScrollToEnd()
    expectEqual(view.headlessEvents.count(of: "numberOfItems"), 300)
    #expect(view.headlessEvents.count(of: "cellForItem") <= 80)
    expectEqual(view.indexPathsForVisibleItems.last, .item(499, 299))
    expectEqual(layout.geometry?.sections(from: 0, to: 480), 0..<1)
  }

  @Test func aDelegateWithoutSizesIsAskedOncePerSection() {
    let fixture = CollectionFixture(count: 100_000)
    var asked = 0
    let events = fixture.events {
      fixture.view.layoutIfNeeded()
      asked = fixture.view.headlessEvents.count(of: "sizeForItem")
    }
    expectEqual(asked, 0, "what is not implemented leaves no event")
    expectEqual(events.filter { $0.hasPrefix("cellForItem") }.count, 5)
    guard case .uniform? = (fixture.layout as? UICollectionViewFlowLayout)?.geometry?.sections.first?.sizes else {
      Issue.record("items of one size are kept one by one")
      return
    }
  }

  @Test func followingAnUpdateAsksNoMoreThanIsVisible() {
    let fixture = CollectionFixture(count: 100_000)
    fixture.view.layoutIfNeeded()
    let events = fixture.events {
      fixture.view.performBatchUpdates {
        fixture.sections[0].insert("new", at: 1)
        fixture.view.insertItems(at: [.item(1)])
      }
    }
    expectEqual(events.filter { $0.hasPrefix("cellForItem") }, ["cellForItem [0, 1]"])
  }
}
