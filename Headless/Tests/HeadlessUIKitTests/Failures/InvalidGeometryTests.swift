import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// UIKit raises `CALayerInvalidGeometry` for numbers that nothing can be laid out with.
@MainActor struct InvalidGeometryTests {
  nonisolated static let numbers: [CGFloat] = [.nan, .infinity, -.infinity]

  private func kinds(_ body: () -> Void) -> Set<HeadlessFailure.Kind> {
    Set(HeadlessFailure.recording(body).map(\.kind))
  }

  @Test(arguments: numbers) func placesOfViews(_ number: CGFloat) {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let changes: [() -> Void] = [
      { view.frame.origin.x = number }, { view.frame.origin.y = number }, { view.frame.size.width = number },
      { view.frame.size.height = number }, { view.center.x = number }, { view.center.y = number },
      { view.bounds.origin.y = number }, { view.bounds.size.width = number },
    ]
    for change in changes {
      expectEqual(kinds(change), [.invalidGeometry])
      expectEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    let failure = HeadlessFailure.recording { _ = UIView(frame: CGRect(x: number, y: 0, width: 1, height: 1)) }.first
    #expect(failure?.reason.hasPrefix("CALayer position contains NaN: [") == true)
    expectEqual(failure?.name.rawValue, "CALayerInvalidGeometry")
  }

  @Test(arguments: numbers) func scrolling(_ number: CGFloat) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.contentSize = CGSize(width: 20, height: 20)
    expectEqual(kinds { view.contentOffset.y = number }, [.invalidGeometry])
    expectEqual(kinds { view.contentSize.height = number }, [.invalidGeometry])
    expectEqual(kinds { view.contentInset.top = number }, [.invalidGeometry])
    #expect(view.contentOffset == .zero && view.contentSize.height == 20 && view.contentInset == .zero)
  }

  @Test(arguments: numbers) func heightsOfTables(_ number: CGFloat) {
    for requirement in HeightsDelegate.Requirement.allCases {
      for estimated in [UITableView.automaticDimension, 0] {
        let delegate = HeightsDelegate(requirement, number)
        let fixture = TableFixture([["a", "b"]])
        fixture.headers = [0: "header"]
        fixture.table.layoutIfNeeded()
        fixture.table.estimatedRowHeight = estimated
        fixture.table.delegate = delegate
        let kinds = kinds {
          fixture.table.reloadData()
          fixture.table.layoutIfNeeded()
        }
        expectEqual(kinds, [.invalidGeometry], "\(requirement) \(estimated)")
        #expect(fixture.table.contentSize.height.isFinite)
      }
    }
    let table = UITableView()
    expectEqual(kinds { table.rowHeight = number }, [.invalidGeometry])
    expectEqual(kinds { table.sectionHeaderHeight = number }, [.invalidGeometry])
  }

  @Test(arguments: numbers) func sizesOfCollections(_ number: CGFloat) {
    // Instagram/IGListKit#977: a flow layout takes a size that is no number for a negative one.
    let ofSizes: HeadlessFailure.Kind = number.isNaN ? .negativeSize : .invalidGeometry
    let changes: [((UICollectionViewFlowLayout) -> Void, HeadlessFailure.Kind)] = [
      ({ $0.itemSize.width = number }, ofSizes), ({ $0.itemSize.height = number }, ofSizes),
      ({ $0.headerReferenceSize.height = number }, ofSizes), ({ $0.footerReferenceSize.height = number }, ofSizes),
      ({ $0.minimumLineSpacing = number }, .invalidGeometry),
      ({ $0.minimumInteritemSpacing = number }, .invalidGeometry), ({ $0.sectionInset.top = number }, .invalidGeometry),
    ]
    for (change, kind) in changes {
      let layout = CollectionFixture.rows()
      change(layout)
      let fixture = CollectionFixture(count: 3, layout: layout)
      expectEqual(kinds { fixture.view.layoutIfNeeded() }, [kind])
    }
    let layout = StrangeLayout(number)
    let fixture = CollectionFixture(count: 3, layout: layout)
    expectEqual(kinds { fixture.view.layoutIfNeeded() }, [.invalidGeometry])
  }

  @Test(arguments: [Int.max, Int.max - 1, Int.max / 2 + 1, HeadlessFailure.maximumCount + 1]) func counts(_ count: Int)
  {
    let rows = Counts([1, count])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: CollectionFixture.rows()
    )
    table.dataSource = rows
    collection.dataSource = rows
    let tables = HeadlessFailure.recording { _ = table.numberOfRows(inSection: 1) }
    expectEqual(tables.map(\.kind), [.tooManyItems])
    expectEqual(
      tables.first?.reason,
      "Failed to allocate data stores for \(count) rows in section 1. Consider using fewer rows"
    )
    let collections = HeadlessFailure.recording { _ = collection.numberOfItems(inSection: 1) }
    expectEqual(collections.map(\.kind), [.tooManyItems])

    // Two that are possible each, but not together.
    rows.counts = [HeadlessFailure.maximumCount, 1]
    expectEqual(kinds { table.reloadData() }, [.tooManyItems])
    rows.sections = count
    expectEqual(kinds { table.reloadData() }, [.tooManyItems])
    expectEqual(table.numberOfSections, 0)
    collection.reloadData()
    expectEqual(kinds { _ = collection.numberOfSections }, [.tooManyItems])
  }
}

private final class HeightsDelegate: NSObject, UITableViewDelegate, HeadlessResponding {
  enum Requirement: String, CaseIterable {
    case height = "tableView(_:heightForRowAt:)"
    case estimate = "tableView(_:estimatedHeightForRowAt:)"
    case header = "tableView(_:heightForHeaderInSection:)"
    case footer = "tableView(_:heightForFooterInSection:)"
  }

  let requirement: Requirement
  let number: CGFloat

  init(_ requirement: Requirement, _ number: CGFloat) {
    self.requirement = requirement
    self.number = number
  }

  var headlessResponders: [HeadlessRequirementAnswers] {
    [HeadlessRequirementAnswers(self, unanswered: Requirement.allCases.filter { $0 != requirement }.map(\.rawValue))]
  }

  private func answer(_ name: StaticString = #function) -> CGFloat {
    guard HeadlessOptionalRequirement.wasUnanswered(name, by: self) else { return number }
    HeadlessOptionalRequirement.notImplemented(name)
    return 0
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { answer() }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { answer() }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { answer() }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { answer() }
}

private final class StrangeLayout: UICollectionViewLayout {
  let number: CGFloat

  init(_ number: CGFloat) {
    self.number = number
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: number, width: 10, height: 10)
    return [attributes]
  }
}

private final class Counts: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var counts: [Int]
  var sections: Int

  init(_ counts: [Int]) {
    self.counts = counts
    sections = counts.count
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell()
  }
}
