import Foundation
import TestSupport
import Testing

@testable import Roster

/// What was made and measured of the views that stand for hosted ones.
@MainActor private final class HostCounts {
  private struct WeakView {
    weak var view: UIView?
  }

  private var views: [WeakView] = []
  var measured = 0

  var made: Int { views.count }
  var alive: Int { views.count { $0.view != nil } }

  func add(_ view: UIView) { views.append(WeakView(view: view)) }
}

private struct Message: Identifiable, Equatable {
  let id: Int
  var text: String
}

/// Stands for `UIHostingConfiguration`: its view is made once for a cell, kept for configurations of its type, and asked for
/// its size.
private struct HostingConfiguration: UIContentConfiguration {
  let text: String
  let counts: HostCounts

  func makeContentView() -> any UIView & UIContentView { HostingView(self) }
  func updated(for state: any UIConfigurationState) -> HostingConfiguration { self }
}

private final class HostingView: UIView, UIContentView {
  var hosted: HostingConfiguration {
    didSet { if hosted.text != oldValue.text { invalidateIntrinsicContentSize() } }
  }
  /// State of the hosted view's own, which makes it higher.
  var extraHeight: CGFloat = 0

  init(_ configuration: HostingConfiguration) {
    hosted = configuration
    super.init(frame: .zero)
    configuration.counts.add(self)
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { hosted }
    set { if let newValue = newValue as? HostingConfiguration { hosted = newValue } }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    hosted.counts.measured += 1
    let perLine = max(1, Int(size.width / 10))
    let lines = max(1, (hosted.text.count + perLine - 1) / perLine)
    return CGSize(width: size.width, height: CGFloat(lines * 20) + extraHeight)
  }
}

/// A list of either kind.
@MainActor private protocol HostingList {
  var view: UIScrollView { get }
  func height(_ index: Int) -> CGFloat
  func host(_ index: Int) -> HostingView?
  var selected: [IndexPath] { get }
  /// Says that the hosted view of a row has another size than before.
  func tellNewSize(_ index: Int)
  func tap(_ index: Int)
  func attach(_ content: Hosted, onSelect: @escaping (Message) -> Void)
  func attachBelowOther(_ content: Hosted, _ other: Hosted)
  func detach()
}

private typealias Hosted = MappedDataSource<FlatDataSource<Message>, ConfiguredItem<Message, HostingConfiguration>>

private struct HostingTable: HostingList {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400), style: .plain)
  var view: UIScrollView { table }
  var selected: [IndexPath] { table.indexPathsForSelectedRows ?? [] }

  func height(_ index: Int) -> CGFloat { table.rectForRow(at: [0, index]).height }
  func host(_ index: Int) -> HostingView? { table.cellForRow(at: [0, index])?.contentView as? HostingView }
  func tellNewSize(_ index: Int) { host(index)?.invalidateIntrinsicContentSize() }
  func tap(_ index: Int) { table.headlessTapRow(at: [0, index]) }
  func attach(_ content: Hosted, onSelect: @escaping (Message) -> Void) {
    table.attach(content).onSelect(Message.self) { message in onSelect(message) }
  }
  func attachBelowOther(_ content: Hosted, _ other: Hosted) {
    table.attach(
      CompositeDataSource<Hosted.Item, Never, Never>.init {
        content; other
      }
    )
  }
  func detach() { table.detach() }
}

private struct HostingCollection: HostingList {
  let collection = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 200, height: 400),
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)
    )
  )
  var view: UIScrollView { collection }
  var selected: [IndexPath] { collection.indexPathsForSelectedItems ?? [] }

  func height(_ index: Int) -> CGFloat { collection.layoutAttributesForItem(at: [0, index])?.frame.height ?? 0 }
  func host(_ index: Int) -> HostingView? {
    collection.cellForItem(at: [0, index])?.contentView.subviews.lazy.compactMap { $0 as? HostingView }.first
      ?? collection.cellForItem(at: [0, index])?.contentView as? HostingView
  }
  func tellNewSize(_ index: Int) { collection.cellForItem(at: [0, index])?.invalidateIntrinsicContentSize() }
  func tap(_ index: Int) { collection.headlessTapItem(at: [0, index]) }
  func attach(_ content: Hosted, onSelect: @escaping (Message) -> Void) {
    collection.attach(content).onSelect(Message.self) { message in onSelect(message) }
  }
  func attachBelowOther(_ content: Hosted, _ other: Hosted) {
    collection.attach(
      CompositeDataSource<Hosted.Item, Never, Never>.init {
        content; other
      }
    )
  }
  func detach() { collection.detach() }
}

extension ListKind {
  @MainActor fileprivate func make() -> any HostingList { self == .table ? HostingTable() : HostingCollection() }
}

/// The way of a hosted row: used again, measured, torn down. A configuration of the tests stands for SwiftUI's.
@MainActor struct HostedRowsTests {
  private let counts = HostCounts()

  private func messages(_ numbers: some Sequence<Int>) -> [Message] {
    numbers.map { Message(id: $0, text: String(repeating: "x", count: 20 + 13 * ($0 % 7))) }
  }

  private func hosted(_ content: FlatDataSource<Message>, remembersSizes: Bool = true) -> Hosted {
    content.configured(remembersSizes: remembersSizes) { [counts] in
      HostingConfiguration(text: $0.text, counts: counts)
    }
  }

  private func scroll(_ list: some HostingList, to index: Int, of count: Int) {
    let height = list.view.contentSize.height - list.view.bounds.height
    list.view.contentOffset.y = max(0, height * CGFloat(index) / CGFloat(count))
    list.view.layoutIfNeeded()
  }

  @Test(.slow, arguments: ListKind.allCases)
  func hostedViewsAreKeptWhenCellsAreUsedAgain(_ kind: ListKind) throws {
    let list = kind.make()
    list.attach(hosted(FlatDataSource(messages(0..<1_000)))) { _ in }
    list.view.layoutIfNeeded()
    for step in 0...100 { scroll(list, to: step, of: 100) }
    list.view.headlessScrollToEnd()
    list.view.layoutIfNeeded()
    #expect(counts.made <= 30)
    expectEqual(counts.alive, counts.made)
    let last = try #require(list.host(999))
    expectEqual(last.hosted.text, messages([999])[0].text)
  }

  @Test(arguments: ListKind.allCases)
  func aRowIsMeasuredOnceForEachWidthAndContent(_ kind: ListKind) {
    let list = kind.make()
    let content = FlatDataSource(messages(0..<5))
    let hosted = hosted(content)
    list.attach(hosted) { _ in }
    list.view.layoutIfNeeded()
    let heights = (0..<5).map(list.height)
    let atFirst = counts.measured
    #expect(atFirst >= 5)

    // The same contents, in cells that are filled anew.
    list.detach()
    list.attach(hosted) { _ in }
    list.view.layoutIfNeeded()
    expectEqual(counts.measured, atFirst)
    expectEqual((0..<5).map(list.height), heights)

    // Another width, and the first one again.
    list.view.frame.size.width = 300
    list.view.layoutIfNeeded()
    let atSecondWidth = counts.measured
    #expect(atSecondWidth >= atFirst + 5)
    #expect((0..<5).map(list.height) != heights)

    // Another content.
    content.update(at: 3) { $0.text += String(repeating: "y", count: 200) }
    list.view.layoutIfNeeded()
    #expect(counts.measured > atSecondWidth)
    #expect(list.height(3) > heights[3])
  }

  @Test(arguments: ListKind.allCases)
  func widthsThatWereSeenAreRemembered(_ kind: ListKind) {
    let hosted = hosted(FlatDataSource(messages(0..<5)))
    let list = kind.make()
    for width in [200, 300] as [CGFloat] {
      list.view.frame.size.width = width
      list.attach(hosted) { _ in }
      list.view.layoutIfNeeded()
      list.detach()
    }
    let measured = counts.measured
    for width in [200, 300, 200] as [CGFloat] {
      list.view.frame.size.width = width
      list.attach(hosted) { _ in }
      list.view.layoutIfNeeded()
      list.detach()
    }
    expectEqual(counts.measured, measured)
  }

  @Test(arguments: ListKind.allCases)
  func contentThatChangesItsSizeByItselfIsMeasuredEachTime(_ kind: ListKind) throws {
    let list = kind.make()
    let hosted = hosted(FlatDataSource(messages(0..<5)))
    list.attach(hosted) { _ in }
    list.view.layoutIfNeeded()
    let before = list.height(2)
    let host = try #require(list.host(2))
    host.extraHeight = 50
    list.tellNewSize(2)
    list.view.layoutIfNeeded()
    expectEqual(list.height(2), before + 50)

    // A cell that is filled anew shows the content without what was its own.
    host.extraHeight = 0
    list.detach()
    list.attach(hosted) { _ in }
    list.view.layoutIfNeeded()
    expectEqual(list.height(2), before)
  }

  @Test(arguments: ListKind.allCases)
  func sizesAreNotRememberedWhereContentDependsOnMore(_ kind: ListKind) {
    let list = kind.make()
    let hosted = hosted(FlatDataSource(messages(0..<5)), remembersSizes: false)
    list.attach(hosted) { _ in }
    list.view.layoutIfNeeded()
    let measured = counts.measured
    list.detach()
    list.attach(hosted) { _ in }
    list.view.layoutIfNeeded()
    #expect(counts.measured >= measured + 5)
  }

  @Test(arguments: ListKind.allCases)
  func theSameItemsShownInTwoWaysHaveTwoSizes(_ kind: ListKind) {
    let list = kind.make()
    let content = FlatDataSource(messages(0..<3))
    let twice = FlatDataSource(messages(0..<3)).configured { [counts] message in
      HostingConfiguration(text: message.text + message.text + message.text, counts: counts)
    }
    list.attachBelowOther(hosted(content), twice)
    list.view.layoutIfNeeded()
    let tall = (0..<3).map { list.height($0) }
    list.detach()
    list.attach(twice) { _ in }
    list.view.layoutIfNeeded()
    #expect(zip((0..<3).map { list.height($0) }, tall).allSatisfy { $0 > $1 })
  }

  @Test(arguments: ListKind.allCases)
  func hostedViewsGoWithTheirList(_ kind: ListKind) {
    weak var view: UIView?
    weak var content: FlatDataSource<Message>?
    do {
      let list = kind.make()
      let messages = FlatDataSource(messages(0..<100))
      list.attach(hosted(messages)) { _ in }
      list.view.layoutIfNeeded()
      scroll(list, to: 1, of: 2)
      view = list.view
      content = messages
      #expect(counts.alive > 0)
    }
    HeadlessRunLoop.runPending()
    #expect(view == nil && content == nil && counts.alive == 0)
  }

  @Test(arguments: ListKind.allCases)
  func handlersSeeTheItems(_ kind: ListKind) {
    let list = kind.make()
    var selected: [Int] = []
    let content = FlatDataSource(messages(0..<5))
    list.attach(hosted(content)) { selected.append($0.id) }
    list.view.layoutIfNeeded()
    list.tap(2)
    content.remove(at: 0)
    list.view.layoutIfNeeded()
    list.tap(2)
    expectEqual(selected, [2, 3])
  }
}

@MainActor struct RememberedSizesTests {
  @Test func whatIsRememberedIsLimited() {
    let table = UITableView(frame: .zero)
    let sizes = RememberedSizes.of(table)
    let way = WayOfShowing()
    let state = UICellConfigurationState(traitCollection: UITraitCollection.current)
    let request = ContentSizing.Request(CGSize(width: 10, height: 0), .required, .fittingSizeLevel, state)
    func content(_ number: Int) -> RememberedSizes.Content? { RememberedSizes.Content(number, way) }
    let count = 3 * RememberedSizes.capacity
    for number in 0..<count {
      guard let content = content(number) else { continue }
      sizes.remember(CGSize(width: 10, height: number), of: content, for: request)
    }
    let known = (0..<count).count { content($0).flatMap { sizes.size(of: $0, for: request) } != nil }
    #expect(known >= RememberedSizes.capacity - 1 && known <= 2 * RememberedSizes.capacity)
    expectEqual(content(count - 2).flatMap { sizes.size(of: $0, for: request) }?.height, CGFloat(count - 2))
  }

  @Test func onlyValuesThatCanBeComparedAndToldApartAreRemembered() {
    final class Model: Hashable {
      static func == (first: Model, second: Model) -> Bool { first === second }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    struct Anonymous: Equatable {}
    struct Incomparable: Identifiable { let id = 1 }
    let way = WayOfShowing()
    #expect(RememberedSizes.Content(1, way) != nil)
    #expect(RememberedSizes.Content(Model(), way) == nil)
    #expect(RememberedSizes.Content(Anonymous(), way) == nil)
    #expect(RememberedSizes.Content(Incomparable(), way) == nil)
  }
}

@MainActor struct ListRepresentationTests {
  @Test func contentIsAttachedOnceAndDetachedWithTheList() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400), style: .plain)
    let representation = ListRepresentation<UITableView>()
    let first = FlatDataSource([Message(id: 1, text: "a")])
    let second = FlatDataSource([Message]())
    var attached = 0
    let counts = HostCounts()
    func show(_ content: FlatDataSource<Message>) {
      representation.show(content, in: table) {
        attached += 1
        $0.attach(content.configured { HostingConfiguration(text: $0.text, counts: counts) })
      }
    }
    show(first)
    show(first)
    expectEqual(attached, 1)
    first.append(Message(id: 2, text: "b"))
    expectEqual(table.numberOfRows(inSection: 0), 2)
    show(second)
    expectEqual(attached, 2)
    show(first)
    representation.dismantle(table) { $0.detach() }
    #expect(table.dataSource == nil)
    show(first)
    expectEqual(attached, 4)
  }
}
