import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct TapGestureTests {
  private final class Delegate: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    var together = false

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      receives
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together }
  }

  private final class Log {
    var entries: [String] = []
  }

  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let inner = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
  private let log = Log()

  init() {
    outer.addSubview(inner)
  }

  private func tap(_ name: String, on view: UIView, count: Int = 1) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = count
    let log = log
    tap.headlessAddHandler { log.entries.append("\(name) \($0.state)") }
    view.addGestureRecognizer(tap)
    return tap
  }

  private let place = CGPoint(x: 110, y: 120)

  @Test func theTouchedViewIsFoundByItsPlace() {
    let recognizer = tap("inner", on: inner)
    var places: [CGPoint] = []
    recognizer.headlessAddHandler { [inner, outer] in
      places = [$0.location(in: inner), $0.location(in: outer), $0.location(ofTouch: 0, in: nil)]
    }
    #expect(!outer.headlessTap(at: CGPoint(x: 10, y: 10)))
    #expect(outer.headlessTap(at: place))
    expectEqual(log.entries, ["inner ended"])
    expectEqual(places, [CGPoint(x: 10, y: 20), place, place])
    expectEqual(recognizer.state, .possible)
  }

  /// A recogniser gets the touches of its view and of that view's subviews, and one recogniser prevents the others:
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer
  @Test func theInnerRecognizerPreventsTheOuterOne() {
    _ = tap("outer", on: outer)
    let recognizer = tap("inner", on: inner)
    outer.headlessTap(at: place)
    expectEqual(log.entries, ["inner ended"])
    recognizer.isEnabled = false
    outer.headlessTap(at: place)
    expectEqual(log.entries, ["inner ended", "outer ended"])
  }

  /// https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate
  @Test func aDelegateDecides() {
    let delegate = Delegate()
    _ = tap("outer", on: outer)
    tap("inner", on: inner).delegate = delegate
    delegate.together = true
    outer.headlessTap(at: place)
    expectEqual(log.entries, ["inner ended", "outer ended"])
    log.entries = []
    delegate.begins = false
    outer.headlessTap(at: place)
    expectEqual(log.entries, ["outer ended"])
    log.entries = []
    delegate.begins = true
    delegate.receives = false
    outer.headlessTap(at: place)
    expectEqual(log.entries, ["outer ended"])
  }

  @Test func aViewDecides() {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let view = Refusing(frame: outer.bounds)
    _ = tap("view", on: view)
    #expect(!view.headlessTap(at: place))
    expectEqual(log.entries, [])
  }

  /// https://developer.apple.com/documentation/uikit/preferring-one-gesture-over-another
  @Test(arguments: 1...3) func aSingleTapWaitsForADoubleTapToFail(_ count: Int) {
    let single = tap("single", on: outer)
    let double = tap("double", on: outer, count: 2)
    single.require(toFail: double)
    outer.headlessTap(at: place, count: count)
    expectEqual(log.entries, [count == 1 ? "single ended" : "double ended"])
  }

  @Test func withoutWaitingASingleTapComesFirst() {
    _ = tap("single", on: outer)
    let double = tap("double", on: outer, count: 2)
    let delegate = Delegate()
    delegate.together = true
    double.delegate = delegate
    outer.headlessTap(at: place, count: 2)
    expectEqual(log.entries, ["single ended", "double ended"])
  }

  @Test func fingersAreCounted() {
    tap("two", on: outer).numberOfTouchesRequired = 2
    #expect(!outer.headlessTap(at: place))
    #expect(outer.headlessTap(at: place, numberOfTouches: 2))
    expectEqual(log.entries, ["two ended"])
  }

  // MARK: Controls

  /// "Default control actions prevent overlapping gesture recognizer behavior":
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer
  @Test func aButtonComesBeforeARecognizerAroundIt() {
    _ = tap("outer", on: outer)
    let log = log
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    button.addAction(UIAction { _ in log.entries.append("button") }, for: .touchUpInside)
    outer.addSubview(button)
    outer.headlessTap(at: CGPoint(x: 20, y: 20))
    expectEqual(log.entries, ["button"])
    log.entries = []
    _ = tap("own", on: button)
    outer.headlessTap(at: CGPoint(x: 20, y: 20))
    expectEqual(log.entries, ["own ended"])
  }

  @Test func aControlOfOnesOwnLosesItsTouches() {
    let recognizer = tap("outer", on: outer)
    let log = log
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    for (event, name) in [(UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel")] {
      control.addAction(UIAction { _ in log.entries.append(name) }, for: event)
    }
    outer.addSubview(control)
    outer.headlessTap(at: CGPoint(x: 20, y: 20))
    expectEqual(log.entries, ["outer ended", "down", "cancel"])
    log.entries = []
    recognizer.cancelsTouchesInView = false
    outer.headlessTap(at: CGPoint(x: 20, y: 20))
    expectEqual(log.entries, ["outer ended", "down", "up"])
  }

  @Test func aViewIsToldItsTouches() {
    final class Touched: UIView {
      var log: [String] = []

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
    }
    let view = Touched(frame: inner.bounds)
    inner.addSubview(view)
    outer.headlessTap(at: place)
    expectEqual(view.log, ["began", "ended"])
    _ = tap("outer", on: outer)
    view.log = []
    outer.headlessTap(at: place)
    expectEqual(view.log, ["began", "cancelled"])
  }

  @Test func recognizersMoveBetweenViews() {
    let recognizer = tap("one", on: outer)
    expectEqual(outer.gestureRecognizers, [recognizer])
    inner.addGestureRecognizer(recognizer)
    #expect(outer.gestureRecognizers == nil)
    #expect(recognizer.view === inner)
    inner.removeGestureRecognizer(recognizer)
    #expect(recognizer.view == nil)
    #expect(!outer.headlessTap(at: place))
  }

  // MARK: Lists

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    var selected: [IndexPath] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      selected.append(indexPath)
    }
  }

  @Test func aRecognizerAroundATableTakesTheTapFromARow() {
    let rows = Rows()
    let table = UITableView(frame: outer.bounds, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    outer.addSubview(table)
    outer.headlessTap(at: CGPoint(x: 20, y: 60))
    expectEqual(rows.selected, [[0, 1]])
    // The recogniser that is to dismiss a keyboard, and keeps rows from being selected.
    let recognizer = tap("outer", on: outer)
    outer.headlessTap(at: CGPoint(x: 20, y: 10))
    #expect(!table.headlessTapRow(at: [0, 2]))
    expectEqual(rows.selected, [[0, 1]])
    expectEqual(log.entries, ["outer ended", "outer ended"])
    recognizer.cancelsTouchesInView = false
    #expect(table.headlessTapRow(at: [0, 2]))
    outer.headlessTap(at: CGPoint(x: 20, y: 10))
    expectEqual(rows.selected, [[0, 1], [0, 2], [0, 0]])
    expectEqual(log.entries.count, 4)
  }

  @Test func aRecognizerOfACellTakesTheTapFromAnItem() {
    let rows = Rows()
    let collection = UICollectionView(frame: outer.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = rows
    collection.delegate = rows
    outer.addSubview(collection)
    collection.layoutIfNeeded()
    outer.headlessTap(at: CGPoint(x: 10, y: 10))
    expectEqual(rows.selected, [[0, 0]])
    if let cell = collection.cellForItem(at: [0, 1]) { _ = tap("cell", on: cell.contentView) }
    #expect(collection.headlessTapItem(at: [0, 2]))
    outer.headlessTap(at: collection.convert(CGPoint(x: 5, y: 5), from: collection.cellForItem(at: [0, 1])))
    expectEqual(rows.selected, [[0, 0], [0, 2]])
    expectEqual(log.entries, ["cell ended"])
  }
}
