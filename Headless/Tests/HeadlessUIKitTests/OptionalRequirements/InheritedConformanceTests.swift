import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

// Objective-C asks an object's own class what it implements (Apple, `responds(to:)` of `NSObjectProtocol`), so that it does not count
// which of its ancestors conforms to the protocol. Below, the classes with "Base" conform, and those that inherit from them implement.

/// Methods that only a subclass of the class that conforms implements.
@MainActor struct InheritedConformanceTests {
  private func table(_ object: any UITableViewDelegate & UITableViewDataSource) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.rowHeight = 50
    table.dataSource = object
    table.delegate = object
    table.layoutIfNeeded()
    return table
  }

  // MARK: Kinds of classes

  @Test func theRowsOfASubclassHaveItsHeight() {
    let objects = (TableBase(), Feed())
    expectEqual(table(objects.0).rectForRow(at: [0, 1]).height, 50)
    expectEqual(table(objects.1).rectForRow(at: [0, 1]).height, 77)
  }

  @Test func theLowestOfSeveralSubclassesCounts() {
    let object = TallFeed()
    let table = table(object)
    expectEqual(table.rectForRow(at: [0, 1]).height, 88)
    #expect(table.headlessTapRow(at: [0, 1]))
    expectEqual(object.log, ["selects 1"])
    let plain = RenamedFeed()
    expectEqual(self.table(plain).rectForRow(at: [0, 1]).height, 77)
  }

  @Test func aGenericSubclassOfAGenericClassIsAsked() {
    let object = GenericFeed(99)
    expectEqual(table(object).rectForRow(at: [0, 0]).height, 99)
    let other = GenericFeed("five")
    expectEqual(table(other).rectForRow(at: [0, 0]).height, 4)
  }

  @Test func aClassInAFunctionIsAsked() {
    final class Local: TableBase {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 33 }
    }
    let object = Local()
    expectEqual(table(object).rectForRow(at: [0, 0]).height, 33)
  }

  @Test func anExtensionOfASubclassIsAsked() {
    let object = ExtendedFeed()
    expectEqual(table(object).rectForRow(at: [0, 0]).height, 44)
  }

  /// What nothing else may call is not the requirement: the compiler says that it does not satisfy it.
  @Test func aPrivateMethodIsNotAsked() {
    let object = PrivateFeed()
    expectEqual(object.height, 66)
    expectEqual(table(object).rectForRow(at: [0, 0]).height, 50)
  }

  /// The protocol that the table's one inherits from, which a class further up conforms to.
  @Test func aRequirementOfAnInheritedProtocolIsAsked() {
    let object = ScrolledTable()
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.delegate = object
    view.contentOffset.y = 10
    expectEqual(object.log, ["scrolls"])
  }

  // MARK: Views

  @Test func aTableAsksItsDataSource() {
    let object = Feed()
    let table = table(object)
    expectEqual(table.numberOfSections, 2)
    table.isEditing = true
    #expect(table.headlessMoveRow(at: [0, 0], to: [0, 1]))
    expectEqual(object.log, ["moves 0 to 1"])
    let base = TableBase()
    let other = self.table(base)
    expectEqual(other.numberOfSections, 1)
    other.isEditing = true
    #expect(!other.headlessMoveRow(at: [0, 0], to: [0, 1]))
  }

  @Test func aCollectionAndItsFlowLayoutAskTheirDelegates() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let object = Wall()
    view.dataSource = object
    view.delegate = object
    view.layoutIfNeeded()
    expectEqual(view.numberOfSections, 2)
    expectEqual(view.layoutAttributesForItem(at: [1, 0])?.size, CGSize(width: 30, height: 31))
    #expect(view.headlessTapItem(at: [0, 0]))
    view.contentOffset.y = 1
    expectEqual(object.log, ["selects", "scrolls"])
  }

  @Test func scrollViewsAndTextViewsAskTheirDelegates() {
    let object = Scrolled()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.delegate = object
    view.contentOffset.y = 10
    expectEqual(object.log, ["scrolls"])
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let writer = Writer()
    text.delegate = writer
    text.contentOffset.y = 10
    #expect(text.delegate?.textViewShouldBeginEditing(text) == false)
    expectEqual(writer.log, ["scrolls"])
  }

  @Test func searchBarsFieldsAndPickersAskTheirDelegates() {
    let object = Form()
    let bar = UISearchBar()
    bar.delegate = object
    bar.delegate?.searchBar(bar, textDidChange: "a")
    let field = UITextField()
    field.delegate = object
    #expect(field.delegate?.textFieldShouldReturn(field) == false)
    let search = UISearchController(searchResultsController: nil)
    search.delegate = object
    search.delegate?.willPresentSearchController(search)
    let picker = UIPickerView()
    picker.dataSource = object
    picker.delegate = object
    picker.delegate?.pickerView(picker, didSelectRow: 4, inComponent: 0)
    let recognizer = UITapGestureRecognizer()
    recognizer.delegate = object
    #expect(recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) == false)
    let tabs = UITabBarController()
    tabs.delegate = object
    tabs.delegate?.tabBarController(tabs, didSelect: UIViewController())
    let presentation = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
    presentation.delegate = object
    presentation.delegate?.presentationControllerDidDismiss(presentation)
    expectEqual(object.log, ["searches a", "presents", "picks 4", "chooses", "dismisses"])
  }

  @Test func prefetchingAndDraggingAskTheirDelegates() {
    let object = Mover()
    let table = UITableView()
    table.prefetchDataSource = object
    table.prefetchDataSource?.tableView(table, cancelPrefetchingForRowsAt: [])
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.prefetchDataSource = object
    collection.prefetchDataSource?.collectionView(collection, cancelPrefetchingForItemsAt: [])
    table.dragDelegate = object
    table.dropDelegate = object
    collection.dragDelegate = object
    collection.dropDelegate = object
    #expect(table.dragDelegate?.tableView(table, dragPreviewParametersForRowAt: [0, 0]) === object.parameters)
    #expect(table.dropDelegate?.tableView(table, dropPreviewParametersForRowAt: [0, 0]) === object.parameters)
    #expect(collection.dragDelegate?.collectionView(collection, dragPreviewParametersForItemAt: [0, 0]) != nil)
    #expect(collection.dropDelegate?.collectionView(collection, dropPreviewParametersForItemAt: [0, 0]) != nil)
    expectEqual(object.log, ["cancels rows", "cancels items"])
  }

  // MARK: Every protocol

  /// A name for each requirement is what a method is found by.
  @Test func theWitnessesOfAllProtocolsHaveNames() throws {
    let object = All()
    try expectNames(object as (any UITableViewDelegate)?)
    try expectNames(object as (any UITableViewDataSource)?)
    try expectNames(object as (any UITableViewDataSourcePrefetching)?)
    try expectNames(object as (any UITableViewDragDelegate)?)
    try expectNames(object as (any UITableViewDropDelegate)?)
    try expectNames(object as (any UICollectionViewDelegateFlowLayout)?)
    try expectNames(object as (any UICollectionViewDelegate)?)
    try expectNames(object as (any UICollectionViewDataSource)?)
    try expectNames(object as (any UICollectionViewDataSourcePrefetching)?)
    try expectNames(object as (any UICollectionViewDragDelegate)?)
    try expectNames(object as (any UICollectionViewDropDelegate)?)
    try expectNames(object as (any UIScrollViewDelegate)?)
    try expectNames(object as (any UITextViewDelegate)?)
    try expectNames(object as (any UITextFieldDelegate)?)
    try expectNames(object as (any UISearchBarDelegate)?)
    try expectNames(object as (any UISearchControllerDelegate)?)
    try expectNames(object as (any UIPickerViewDelegate)?)
    try expectNames(object as (any UITabBarControllerDelegate)?)
    try expectNames(object as (any UIGestureRecognizerDelegate)?)
    try expectNames(object as (any UIAdaptivePresentationControllerDelegate)?)
  }

  private func expectNames<Requirements>(_ object: Requirements?) throws {
    #if os(Linux)
      let table = try #require(witnesses(of: object))
      let symbols = try #require(InheritedConformance.loadedSymbols(around: table.address))
      let inherited = table.indicesOfInherited
      let names = (1..<table.count).filter { !inherited.contains($0) }.map {
        symbols.requirement(witnessedAt: table[$0])
      }
      #expect(!names.isEmpty && !names.contains(nil), "\(table.protocolName)")
      expectEqual(Set(names).count, names.count)
    #endif
  }

  /// The table in an existential.
  private func witnesses<Requirements>(of object: Requirements?) -> WitnessTable? {
    object.map { withUnsafeBytes(of: $0) { $0.load(fromByteOffset: MemoryLayout<UInt>.size, as: WitnessTable.self) } }
  }

  // MARK: What is not looked at, and what is not found

  @Test func aClassThatConformsItselfKeepsItsTable() {
    let own: (any UITableViewDelegate)? = TableBase()
    expectEqual(witnesses(of: own), witnesses(of: InheritedConformance.ofOwnClass(own)))
    let controller: (any UITableViewDelegate)? = Controller()
    expectEqual(witnesses(of: controller), witnesses(of: InheritedConformance.ofOwnClass(controller)))
    let feed: (any UITableViewDelegate)? = Feed()
    #expect(witnesses(of: feed) != witnesses(of: InheritedConformance.ofOwnClass(feed)))
  }

  @Test func symbolsAreReadOnlyForSubclasses() throws {
    var reads = 0
    let own = try #require(witnesses(of: TableBase() as (any UITableViewDelegate)?))
    _ = InheritedConformance.tableOrReport(of: TableBase.self, inheriting: own) {
      reads += 1
      return InheritedConformance.loadedSymbols(around: $0)
    }
    expectEqual(reads, 0)
    _ = InheritedConformance.tableOrReport(of: Feed.self, inheriting: own) {
      reads += 1
      return InheritedConformance.loadedSymbols(around: $0)
    }
    #expect(reads > 0)
  }

  /// A program without symbols does not say what its classes implement: it is not silent about it.
  @Test func aProgramWithoutSymbolsSaysWhatIsNotCalled() throws {
    let own = try #require(witnesses(of: TableBase() as (any UITableViewDelegate)?))
    var texts: [String] = []
    let report = InheritedConformance.report
    InheritedConformance.report = { texts.append($0) }
    defer { InheritedConformance.report = report }
    expectEqual(InheritedConformance.tableOrReport(of: Feed.self, inheriting: own, symbols: { _ in nil }), own)
    expectEqual(texts.count, 1)
    #expect(texts.first?.contains("Feed inherits its conformance to UI") == true)
    #expect(texts.first?.contains("Declare it in the class that conforms, and override it.") == true)
  }

  /// An object forwards what its own class does not answer: what it forwards to is taken as a view takes it.
  @Test func whatAForwardingObjectReachesIsAskedByItsOwnClass() {
    let object = ForwardingTable(Feed())
    expectEqual(table(object).rectForRow(at: [0, 1]).height, 77)
  }
}

// MARK: Tables

class TableBase: NSObject, UITableViewDelegate, UITableViewDataSource {
  var log: [String] = []
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

private class Feed: TableBase {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 77 }
  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    log.append("moves \(sourceIndexPath.row) to \(destinationIndexPath.row)")
  }
}

private class RenamedFeed: Feed {}

private final class TallFeed: RenamedFeed {
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 88 }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("selects \(indexPath.row)")
  }
}

private class GenericBase<Value>: TableBase {
  let value: Value
  init(_ value: Value) { self.value = value }
}

private final class GenericFeed<Value>: GenericBase<Value> {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    (value as? Int).map { CGFloat($0) } ?? CGFloat("\(value)".count)
  }
}

private final class ExtendedFeed: TableBase {}

extension ExtendedFeed {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
}

final class PrivateFeed: TableBase {
  var height: CGFloat { tableView(UITableView(), heightForRowAt: [0, 0]) }
  private func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 66 }
}

private class ScrollBase: NSObject, UIScrollViewDelegate {
  var log: [String] = []
}

private final class Scrolled: ScrollBase {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolls") }
}

private final class ScrolledTable: ScrollBase, UITableViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolls") }
}

private final class Controller: UITableViewController {
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
}

private final class ForwardingTable: NSObject, UITableViewDelegate, UITableViewDataSource {
  private let target: any UITableViewDelegate & UITableViewDataSource
  init(_ target: any UITableViewDelegate & UITableViewDataSource) { self.target = target }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    HeadlessOptionalRequirement.ofOwnClass(target as (any UITableViewDelegate)?)?
      .tableView(tableView, heightForRowAt: indexPath) ?? 0
  }
}

// MARK: Collections

private class WallBase: NSObject, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource {
  var log: [String] = []
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

private final class Wall: WallBase {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("selects")
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolls") }
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 30, height: 30 + indexPath.section) }
}

// MARK: Other views

private class WriterBase: NSObject, UITextViewDelegate {
  var log: [String] = []
}

private final class Writer: WriterBase {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { false }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolls") }
}

private class FormBase: NSObject, UISearchBarDelegate, UITextFieldDelegate, UISearchControllerDelegate,
  UIPickerViewDelegate,
  UIPickerViewDataSource, UIGestureRecognizerDelegate, UITabBarControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  var log: [String] = []
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
}

private final class Form: FormBase {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("searches \(searchText)") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
  func willPresentSearchController(_ searchController: UISearchController) { log.append("presents") }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    log.append("picks \(row)")
  }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    log.append("chooses")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("dismisses") }
}

private class MoverBase: NSObject, UITableViewDataSourcePrefetching, UICollectionViewDataSourcePrefetching,
  UITableViewDragDelegate, UITableViewDropDelegate, UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  var log: [String] = []
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
}

private final class Mover: MoverBase {
  let parameters = UIDragPreviewParameters()
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    log.append("cancels rows")
  }
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    log.append("cancels items")
  }
  func tableView(
    _ tableView: UITableView,
    dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { parameters }
  func tableView(
    _ tableView: UITableView,
    dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { parameters }
  func collectionView(
    _ collectionView: UICollectionView,
    dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { parameters }
  func collectionView(
    _ collectionView: UICollectionView,
    dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { parameters }
}

/// Conforms to every protocol and leaves all that is optional to the defaults.
private final class All: MoverBase, UITableViewDelegate, UITableViewDataSource, UICollectionViewDelegateFlowLayout,
  UICollectionViewDataSource, UITextViewDelegate, UITextFieldDelegate, UISearchBarDelegate, UISearchControllerDelegate,
  UIPickerViewDelegate, UITabBarControllerDelegate, UIGestureRecognizerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell()
  }
}
