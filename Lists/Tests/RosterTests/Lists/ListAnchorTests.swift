import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// Where lists stay: what is typed in a row that stays on the screen, and sideways lists from right to left.
@MainActor @Suite(.windows) struct ListAnchorTests {
  // MARK: Typing

  enum TypingList: CaseIterable, Sendable {
    case table, selfSizing, collection, filtered, inContent, besideHandWritten
  }

  private typealias Form = NestedDataSource<Never, Entry, Never>

  private func show(_ form: Form, _ kind: TypingList) -> any ListView {
    if kind == .collection {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 390, height: 50)
      layout.minimumLineSpacing = 0
      let collection = ToldCollectionView(shown: layout)
      collection.attach(form)
      return collection
    }
    let table = ToldTableView(shown: .plain)
    table.frame.size.height = 400
    if kind != .selfSizing { (table.rowHeight, table.estimatedRowHeight) = (50, 0) }
    switch kind {
    case .filtered: table.attach(form.filtered { _ in true })
    case .inContent:
      table.attach(CompositeDataSource<Entry, Never, Never>([.init(FlatDataSource([Entry(id: -1)])), .init(form)]))
    case .besideHandWritten:
      table.attach(CompositeTableViewDataSource(children: [.init(RowsChild([["a"]])), .init(form)]))
    default: table.attach(form)
    }
    return table
  }

  /// Rows come, go and move above the one in which someone types: its cell, its text and the cursor stay.
  @Test(.slow, arguments: TypingList.allCases) func typingGoesOnInARowThatStays(kind: TypingList) throws {
    let changes: [(name: String, change: (Form) -> Void)] = [
      (
        "insert 20",
        { $0.updateSection(at: 1) { $0.items.insert(contentsOf: (500..<520).map { Entry(id: $0) }, at: 0) } }
      ),
      (
        "insert 2",
        { $0.updateSection(at: 1) { $0.items.insert(contentsOf: (500..<502).map { Entry(id: $0) }, at: 3) } }
      ),
      ("remove 20", { $0.updateSection(at: 1) { $0.items.removeFirst(20) } }),
      ("insert a section", { $0.insertSection(ContentSection(items: (500..<520).map { Entry(id: $0) }), at: 0) }),
      ("remove a section", { $0.removeSection(at: 0) }),
      ("move a section", { $0.moveSection(from: 2, to: 0) }),
      ("move below to above", { $0.updateSection(at: 1) { $0.items = Array($0.items[80...] + $0.items[..<80]) } }),
      ("move above to below", { $0.updateSection(at: 1) { $0.items = Array($0.items[20...] + $0.items[..<20]) } }),
      ("slide", { $0.updateSection(at: 1) { $0.items = (500..<520).map { Entry(id: $0) } + $0.items[..<80] } }),
      ("slide back", { $0.updateSection(at: 1) { $0.items = $0.items[20...] + (500..<520).map { Entry(id: $0) } } }),
    ]
    for (name, change) in changes {
      for typed in [36, 40] {
        let form = Form([
          ContentSection(items: (1_000..<1_020).map { Entry(id: $0) }),
          ContentSection(items: (0..<100).map { Entry(id: $0) }),
          ContentSection(items: (2_000..<2_020).map { Entry(id: $0) }),
        ])
        let view = show(form, kind)
        view.layoutIfNeeded()
        let section = view.numberOfSections - 2
        let start = try #require(view.frame(ofItemAt: [section, 35]))
        view.contentOffset.y = start.minY
        view.layoutIfNeeded()
        if kind == .selfSizing {
          view.contentOffset.y = try #require(view.frame(ofItemAt: [section, 35])).minY
          view.layoutIfNeeded()
        }
        let cell = try #require(view.shownCell(at: [section, typed]) as? any EntryCell, "\(kind), \(name)")
        #expect(cell.field.becomeFirstResponder())
        cell.field.insertText("typed")
        change(form)
        view.layoutIfNeeded()
        #expect(cell.isDescendant(of: view) && cell.field.isFirstResponder, "\(kind), \(name), \(typed)")
        expectEqual(cell.field.text, "typed", "\(kind), \(name), \(typed)")
      }
    }
  }

  /// The list is at its end, and follows it.
  @Test func typingGoesOnAtTheEnd() throws {
    for count in [1, 3] {
      let form = Form([ContentSection(items: (0..<100).map { Entry(id: $0) })])
      let table = ToldTableView(shown: .plain)
      (table.rowHeight, table.estimatedRowHeight) = (50, 0)
      let delegate = table.attach(form)
      delegate.dataSource.updateOptions.list.anchoring = .end
      table.layoutIfNeeded()
      delegate.scrollToEnd()
      let cell = try #require(table.cellForRow(at: [0, 99]) as? any EntryCell)
      #expect(cell.field.becomeFirstResponder())
      form.updateSection(at: 0) { section in
        section.items.removeFirst(40)
        section.items += (500..<500 + count).map { Entry(id: $0) }
      }
      table.layoutIfNeeded()
      #expect(cell.field.isFirstResponder)
      #expect(table.cellForRow(at: [0, 59 + count]) != nil)
    }
  }

  // MARK: From right to left

  enum SidewaysLayout: CaseIterable, Sendable { case flow, flippingFlow, compositional, sections }

  private struct Shown: Equatable {
    var id: Int
    var distance: CGFloat
  }

  @MainActor private final class Sideways {
    let content = FlatDataSource((0..<40).map { Ticket($0) })
    let collection: UICollectionView
    let delegate: CollectionViewDelegate
    let isMirrored: Bool
    private var counts: [Int] = []

    init(_ layout: SidewaysLayout, _ anchoring: ListAnchoring, isRightToLeft: Bool) {
      collection = ToldCollectionView(shown: layout.made)
      collection.frame.size = CGSize(width: 390, height: 100)
      collection.contentInset = UIEdgeInsets(
        top: 0,
        left: isRightToLeft ? 5 : 15,
        bottom: 0,
        right: isRightToLeft ? 15 : 5
      )
      isMirrored = isRightToLeft && layout != .flippingFlow
      if isRightToLeft { collection.window?.traitOverrides.layoutDirection = .rightToLeft }
      if layout == .flippingFlow { collection.contentInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 5) }
      var options = ListUpdateOptions()
      options.anchoring = anchoring
      delegate = collection.attach(content, options: options)
      collection.layoutIfNeeded()
    }

    /// Scrolls so far from the start of the content.
    func scroll(to distance: CGFloat) {
      let width = collection.collectionViewLayout.collectionViewContentSize.width
      collection.contentOffset.x = isMirrored ? width - collection.bounds.width - distance : distance
      collection.layoutIfNeeded()
    }

    /// What is on the screen, and how far from its leading edge.
    var shown: [Shown] {
      collection.layoutIfNeeded()
      return collection.indexPathsForVisibleItems.sorted().compactMap { path in
        guard let frame = collection.layoutAttributesForItem(at: path)?.frame else { return nil }
        let x = frame.minX - collection.contentOffset.x
        let distance = isMirrored ? collection.bounds.width - x - frame.width : x
        guard distance < 390, distance + frame.width > 0 else { return nil }
        return Shown(id: content.items[path.item].id, distance: (distance * 100).rounded() / 100)
      }
    }
  }

  private static let sidewaysEdits: [(name: String, edit: @MainActor (FlatDataSource<Ticket>) -> Void)] = [
    ("insert first", { $0.insert(Ticket(100), at: 0) }),
    ("insert 7 first", { $0.insert(contentsOf: (100..<107).map { Ticket($0) }, at: 0) }),
    ("append", { $0.append(Ticket(100)) }),
    ("insert in the middle", { $0.insert(Ticket(100), at: 12) }),
    ("remove first", { $0.remove(at: 0) }),
    ("remove 12", { $0.apply(Array($0.items.dropFirst(12))) }),
    ("remove last", { $0.remove(at: $0.items.count - 1) }),
    ("move last to first", { $0.move(from: $0.items.count - 1, to: 0) }),
    ("reverse", { $0.apply($0.items.reversed()) }),
    ("few are left", { $0.apply(Array($0.items[10..<14])) }),
  ]

  /// Each edit in each place by each policy: what is seen from right to left is the mirror image of what is seen from left to right.
  @Test(
    .slow,
    arguments: SidewaysLayout.allCases,
    [
      ListAnchoring.visibleItems, .visibleItemsEvenAtStart, .end, .item(12, at: 30),
    ]
  )
  func sidewaysIsTheMirrorImage(layout: SidewaysLayout, anchoring: ListAnchoring) {
    for (name, edit) in ListAnchorTests.sidewaysEdits {
      for distance in [-15, 40, 700, .infinity] as [CGFloat] {
        let lists = [false, true].map { Sideways(layout, anchoring, isRightToLeft: $0) }
        for list in lists {
          if distance.isFinite { list.scroll(to: distance) } else { list.delegate.scrollToEnd() }
        }
        expectEqual(lists[0].shown, lists[1].shown, "\(layout), \(name), \(distance), before")
        if !distance.isFinite { expectEqual(lists[0].shown.last?.id, 39) }
        let positions = lists.map { $0.delegate.position(by: Int.self) }
        expectEqual(positions[0], positions[1], "\(layout), \(name), \(distance)")
        for list in lists { edit(list.content) }
        expectEqual(lists[0].shown, lists[1].shown, "\(layout), \(name), \(distance)")
      }
    }
  }

  @Test func atRestAtTheStartItemsThatComeAreSeen() {
    let list = Sideways(.flow, .visibleItems, isRightToLeft: true)
    list.scroll(to: -15)
    list.content.insert(Ticket(100), at: 0)
    expectEqual(list.shown.first, Shown(id: 100, distance: 15))
  }

  @Test func theEndIsFollowedFromRightToLeft() {
    let list = Sideways(.flow, .end, isRightToLeft: true)
    list.delegate.scrollToEnd()
    expectEqual(list.shown.last?.id, 39)
    list.content.append(Ticket(100))
    expectEqual(list.shown.last?.id, 100)
  }
}

extension ListAnchorTests.SidewaysLayout {
  @MainActor fileprivate var made: UICollectionViewLayout {
    switch self {
    case .flow, .flippingFlow:
      let layout = self == .flippingFlow ? FlippingLayout() : UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumLineSpacing = 10
      layout.minimumInteritemSpacing = 0
      return layout
    case .compositional, .sections:
      let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .fractionalHeight(1))
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      @MainActor func section() -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        )
        section.interGroupSpacing = 10
        return section
      }
      if self == .sections { return .sections(default: .custom { _ in section() }, configuration: configuration) }
      return UICollectionViewCompositionalLayout(section: section(), configuration: configuration)
    }
  }
}

private final class FlippingLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// A row with a text field.
private struct Entry: Identifiable, Equatable, TableViewPresentable, CollectionViewPresentable {
  typealias TableViewCell = EntryRowCell
  typealias CollectionViewCell = EntryItemCell

  var id: Int
}

@MainActor private protocol EntryCell: UIView {
  var field: UITextField { get }
}

private final class EntryRowCell: UITableViewCell, ReusablePresenter, EntryCell {
  let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 30))

  func present(viewModel: Entry) {
    if field.superview == nil { contentView.addSubview(field) }
    if !field.isFirstResponder { field.text = "" }
  }
}

private final class EntryItemCell: UICollectionViewCell, ReusablePresenter, EntryCell {
  let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 30))

  func present(viewModel: Entry) {
    if field.superview == nil { contentView.addSubview(field) }
    if !field.isFirstResponder { field.text = "" }
  }
}
