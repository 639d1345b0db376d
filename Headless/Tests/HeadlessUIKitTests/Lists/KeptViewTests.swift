import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The view with the first responder stays in its list when it is scrolled off (square/Listable#507; WWDC 2021, 10252: `cellForRow(at:)`
/// returns such a cell), and cells that are prepared come back without being asked for (WWDC 2021, 10252).
@MainActor struct KeptViewTests {
  private final class FieldCell: UITableViewCell {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(field)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func prepareForReuse() {
      super.prepareForReuse()
      field.text = ""
    }
  }

  private final class FieldItem: UICollectionViewCell {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(field)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func prepareForReuse() {
      super.prepareForReuse()
      field.text = ""
    }
  }

  private final class FieldHeader: UICollectionReusableView {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(field)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// A list of 100 elements of 40 points in a window of 400, as a table or a collection.
  @MainActor
  private final class Fixture: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var log: [String] = []
    var count = 100
    let header = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let hasHeader: Bool
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let list: UIScrollView

    init(_ kind: Kind, hasHeader: Bool = false, prepares: Bool = false) {
      self.hasHeader = hasHeader
      switch kind {
      case .table:
        // The headers of grouped tables do not float.
        let table = UITableView(frame: window.bounds, style: .grouped)
        table.rowHeight = 40
        table.headlessPreparesCells = prepares
        table.register(FieldCell.self, forCellReuseIdentifier: "cell")
        list = table
      case .collection:
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 40)
        layout.minimumLineSpacing = 0
        if hasHeader { layout.headerReferenceSize = CGSize(width: 320, height: 40) }
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        collection.headlessPreparesCells = prepares
        collection.register(FieldItem.self, forCellWithReuseIdentifier: "cell")
        collection.register(
          FieldHeader.self,
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          withReuseIdentifier: "header"
        )
        list = collection
      }
      super.init()
      (list as? UITableView)?.dataSource = self
      (list as? UITableView)?.delegate = self
      (list as? UICollectionView)?.dataSource = self
      (list as? UICollectionView)?.delegate = self
      window.addSubview(list)
      window.makeKeyAndVisible()
      list.layoutIfNeeded()
      log = []
    }

    func cell(_ index: Int) -> UIView? {
      (list as? UITableView)?.cellForRow(at: [0, index]) ?? (list as? UICollectionView)?.cellForItem(at: [0, index])
    }

    func field(_ index: Int) -> UITextField? {
      (cell(index) as? FieldCell)?.field ?? (cell(index) as? FieldItem)?.field
    }

    func path(of cell: UIView) -> IndexPath? {
      (cell as? UITableViewCell).flatMap { (list as? UITableView)?.indexPath(for: $0) }
        ?? (cell as? UICollectionViewCell).flatMap { (list as? UICollectionView)?.indexPath(for: $0) }
    }

    var visible: [IndexPath] {
      (list as? UITableView)?.indexPathsForVisibleRows ?? (list as? UICollectionView)?.indexPathsForVisibleItems ?? []
    }

    func insertFirst() {
      count += 1
      (list as? UITableView)?.insertRows(at: [[0, 0]], with: .none)
      (list as? UICollectionView)?.insertItems(at: [[0, 0]])
    }

    func deleteFirst() {
      count -= 1
      (list as? UITableView)?.deleteRows(at: [[0, 0]], with: .none)
      (list as? UICollectionView)?.deleteItems(at: [[0, 0]])
    }

    func reload() {
      (list as? UITableView)?.reloadData()
      (list as? UICollectionView)?.reloadData()
      list.layoutIfNeeded()
    }

    func events(_ index: Int) -> [String] {
      log.filter { $0.hasSuffix(" \(index)") }.map { String($0.split(separator: " ")[0]) }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      log.append("cell \(indexPath.row)")
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      log.append("will \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      log.append("end \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      log.append("header -1")
      return hasHeader ? header : nil
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { hasHeader ? 40 : 0 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      log.append("cell \(indexPath.item)")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      log.append("will \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      log.append("end \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      log.append("header -1")
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "header",
        for: indexPath
      )
    }
  }

  enum Kind: CaseIterable { case table, collection }

  @Test(arguments: Kind.allCases) func theKeyboardStaysWithARowThatIsScrolledOff(_ kind: Kind) throws {
    let fixture = Fixture(kind)
    let cell = try #require(fixture.cell(0))
    let field = try #require(fixture.field(0))
    field.becomeFirstResponder()
    field.insertText("typed")
    fixture.list.headlessScroll(to: CGPoint(x: 0, y: 2000))
    #expect(field.isFirstResponder && field.window != nil)
    #expect(fixture.cell(0) === cell && fixture.path(of: cell) == [0, 0])
    #expect(!fixture.visible.contains([0, 0]) && fixture.events(0) == ["end"])
    fixture.list.headlessScroll(to: .zero)
    #expect(fixture.cell(0) === cell && field.isFirstResponder && field.text == "typed")
    expectEqual(fixture.events(0), ["end", "will"], "it is not asked for again")
  }

  @Test(arguments: Kind.allCases) func theKeyboardStaysWhileRowsAreInsertedAboveIt(_ kind: Kind) throws {
    let fixture = Fixture(kind)
    let cell = try #require(fixture.cell(0))
    let field = try #require(fixture.field(0))
    field.becomeFirstResponder()
    fixture.list.headlessScroll(to: CGPoint(x: 0, y: 2000))
    fixture.insertFirst()
    #expect(field.isFirstResponder && fixture.cell(1) === cell && fixture.path(of: cell) == [0, 1])
    fixture.list.headlessScroll(to: .zero)
    #expect(fixture.cell(1) === cell && cell.frame.minY == (fixture.cell(0)?.frame.maxY ?? -1))
  }

  @Test(arguments: Kind.allCases) func theKeyboardGoesWithADeletedOrReloadedRow(_ kind: Kind) throws {
    for reloads in [false, true] {
      let fixture = Fixture(kind)
      let cell = try #require(fixture.cell(0))
      let field = try #require(fixture.field(0))
      field.becomeFirstResponder()
      fixture.list.headlessScroll(to: CGPoint(x: 0, y: 2000))
      if reloads { fixture.reload() } else { fixture.deleteFirst() }
      #expect(!field.isFirstResponder && fixture.cell(0) == nil && fixture.path(of: cell) != [0, 0])
    }
  }

  @Test(arguments: Kind.allCases) func aCellThatTheKeyboardLeavesIsUsedAgain(_ kind: Kind) throws {
    let fixture = Fixture(kind)
    let cell = try #require(fixture.cell(0))
    try #require(fixture.field(0)).becomeFirstResponder()
    fixture.list.headlessScroll(to: CGPoint(x: 0, y: 2000))
    fixture.window.endEditing(true)
    fixture.list.headlessScroll(to: CGPoint(x: 0, y: 2100))
    #expect(fixture.cell(0) == nil && fixture.path(of: cell) != [0, 0])
    fixture.list.headlessScroll(to: .zero)
    expectEqual(fixture.events(0), ["end", "cell", "will"])
  }

  @Test func aTablesHeaderKeepsTheKeyboard() {
    let fixture = Fixture(.table, hasHeader: true)
    fixture.header.becomeFirstResponder()
    fixture.list.headlessScroll(to: CGPoint(x: 0, y: 2000))
    #expect(fixture.header.isFirstResponder && fixture.header.superview === fixture.list)
    fixture.list.headlessScroll(to: .zero)
    #expect(fixture.header.isFirstResponder && fixture.header.frame.minY == 0)
    #expect(!fixture.log.contains("header -1"))
    fixture.list.headlessScroll(to: CGPoint(x: 0, y: 2000))
    fixture.window.endEditing(true)
    fixture.list.headlessScroll(to: CGPoint(x: 0, y: 2100))
    #expect(fixture.header.superview == nil)
  }

  @Test func aSupplementaryViewComesBackAsASecondOne() throws {
    let fixture = Fixture(.collection, hasHeader: true)
    let collection = try #require(fixture.list as? UICollectionView)
    let kind = UICollectionView.elementKindSectionHeader
    let first = try #require(collection.supplementaryView(forElementKind: kind, at: [0, 0]) as? FieldHeader)
    first.field.becomeFirstResponder()
    collection.headlessScroll(to: CGPoint(x: 0, y: 2000))
    #expect(first.field.isFirstResponder && first.superview === collection)
    collection.headlessScroll(to: .zero)
    let second = try #require(collection.supplementaryView(forElementKind: kind, at: [0, 0]))
    #expect(first !== second && first.field.isFirstResponder && first.superview === collection)
    let order = collection.subviews
    let places = [first, second].compactMap { view in order.firstIndex { $0 === view } }
    #expect(places.count == 2 && places[0] < places[1], "the second one lies above")
    fixture.window.endEditing(true)
    collection.headlessScroll(to: CGPoint(x: 0, y: 10))
    #expect(first.superview == nil)
  }

  @Test(arguments: Kind.allCases) func aPreparedCellComesBackUnasked(_ kind: Kind) {
    let fixture = Fixture(kind, prepares: true)
    fixture.list.headlessScroll(to: CGPoint(x: 0, y: 60))
    fixture.list.headlessScroll(to: .zero)
    expectEqual(fixture.events(0), ["end", "will"])
    fixture.log = []
    fixture.list.headlessScroll(to: CGPoint(x: 0, y: 600))
    fixture.list.headlessScroll(to: .zero)
    expectEqual(fixture.events(0), ["end", "cell", "will"], "it was not next to what was visible")
  }

  @Test(arguments: Kind.allCases) func withoutPreparingEveryCellIsAskedFor(_ kind: Kind) {
    let fixture = Fixture(kind)
    fixture.list.headlessScroll(to: CGPoint(x: 0, y: 60))
    fixture.list.headlessScroll(to: .zero)
    expectEqual(fixture.events(0), ["end", "cell", "will"])
  }
}
