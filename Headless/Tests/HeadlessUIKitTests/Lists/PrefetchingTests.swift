import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Apple, `prefetchDataSource` and `isPrefetchingEnabled`: whoever comes late is asked, too, when a list displays what it has.
@MainActor struct PrefetchingTests {
  private final class Fixture: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching,
    UICollectionViewDataSource,
    UICollectionViewDataSourcePrefetching
  {
    var log: [String] = []
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let list: UIScrollView

    init(_ kind: Kind) {
      switch kind {
      case .table:
        let table = UITableView(frame: window.bounds)
        table.rowHeight = 40
        list = table
      case .collection:
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 40)
        layout.minimumLineSpacing = 0
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list = collection
      }
      super.init()
      (list as? UITableView)?.dataSource = self
      (list as? UICollectionView)?.dataSource = self
      window.addSubview(list)
      window.makeKeyAndVisible()
      list.layoutIfNeeded()
    }

    func prefetches(_ isOn: Bool) {
      (list as? UITableView)?.prefetchDataSource = isOn ? self : nil
      (list as? UICollectionView)?.prefetchDataSource = isOn ? self : nil
    }

    func enable(_ isOn: Bool) {
      (list as? UITableView)?.isPrefetchingEnabled = isOn
      (list as? UICollectionView)?.isPrefetchingEnabled = isOn
    }

    func reload() {
      (list as? UITableView)?.reloadData()
      (list as? UICollectionView)?.reloadData()
      list.layoutIfNeeded()
    }

    func layOut() {
      list.setNeedsLayout()
      list.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      log.append("fetch \(indexPaths.map(\.item))")
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      log.append("cancel \(indexPaths.map(\.item))")
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      log.append("fetch \(indexPaths.map(\.item))")
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      log.append("cancel \(indexPaths.map(\.item))")
    }
  }

  enum Kind: CaseIterable { case table, collection }
  private let next = "fetch \(Array(10..<20))"

  @Test(arguments: Kind.allCases) func aLateDataSourceIsAskedAfterAReload(_ kind: Kind) {
    let fixture = Fixture(kind)
    fixture.prefetches(true)
    fixture.reload()
    expectEqual(fixture.log, [next])
    fixture.reload()
    expectEqual(fixture.log, [next, next], "a reload is a first display")
    fixture.layOut()
    expectEqual(fixture.log.count, 2)
  }

  @Test(arguments: Kind.allCases) func aLateDataSourceIsAskedInTheNextLayout(_ kind: Kind) {
    let fixture = Fixture(kind)
    fixture.prefetches(true)
    fixture.layOut()
    expectEqual(fixture.log, [next])
    fixture.prefetches(false)
    fixture.layOut()
    fixture.prefetches(true)
    fixture.layOut()
    expectEqual(fixture.log, [next, next], "another data source knows nothing of what was fetched")
  }

  @Test(arguments: Kind.allCases) func prefetchingThatIsSwitchedOnAsks(_ kind: Kind) {
    let fixture = Fixture(kind)
    fixture.enable(false)
    fixture.prefetches(true)
    fixture.reload()
    fixture.list.headlessScroll(by: CGPoint(x: 0, y: 40))
    expectEqual(fixture.log, [])
    fixture.enable(true)
    fixture.layOut()
    #expect(fixture.log.count == 1 && fixture.log[0].hasPrefix("fetch"))
    fixture.enable(true)
    fixture.layOut()
    expectEqual(fixture.log.count, 1)
    fixture.enable(false)
    fixture.reload()
    fixture.list.headlessScroll(by: CGPoint(x: 0, y: 400))
    expectEqual(fixture.log.count, 1, "nothing is fetched or cancelled")
    fixture.enable(true)
    fixture.reload()
    expectEqual(fixture.log.count, 2)
  }
}
