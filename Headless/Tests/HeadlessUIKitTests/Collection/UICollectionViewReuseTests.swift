import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct UICollectionViewReuseTests {
  private func failures(
    _ makeCell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell
  ) -> [HeadlessFailure] {
    let fixture = CollectionFixture(count: 0)
    let source = ClosureDataSource(count: 1, makeCell: makeCell)
    fixture.view.dataSource = source
    return HeadlessFailure.recording { fixture.view.layoutIfNeeded() }
  }

  @Test func unregisteredCell() {
    let failures = failures { $0.dequeueReusableCell(withReuseIdentifier: "none", for: $1) }
    expectEqual(failures.map(\.kind), [.unregisteredIdentifier])
    expectEqual(
      failures.first?.reason,
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier none - "
        + "must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    )
  }

  @Test func unregisteringWithNil() {
    let fixture = CollectionFixture(count: 1)
    fixture.view.register(nil as AnyClass?, forCellWithReuseIdentifier: "cell")
    let failures = HeadlessFailure.recording { fixture.view.layoutIfNeeded() }
    expectEqual(failures.map(\.kind), [.unregisteredIdentifier])
  }

  @Test func cellWithoutReuseIdentifier() {
    let failures = failures { _, _ in CollectionTextCell(frame: .zero) }
    expectEqual(failures.map(\.kind), [.cellWithoutReuseIdentifier])
    expectEqual(
      failures.first?.reason,
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - "
        + "cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    )
  }

  @Test func dequeuedCellThatIsNotReturned() {
    let failures = failures { view, path in
      _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    expectEqual(failures.map(\.kind), [.dequeuedViewNotReturned])
    #expect(
      failures.first?.reason.hasPrefix(
        "Expected dequeued view to be returned to the collection view in preparation for display. When the collection "
          + "view's data source is asked to provide a view for a given index path, ensure that a single view is "
          + "dequeued and returned to the collection view."
      ) == true
    )
  }

  @Test func dequeuingOutsideARequestIsAllowed() {
    let fixture = CollectionFixture(count: 1)
    let failures = HeadlessFailure.recording {
      _ = fixture.view.dequeueReusableCell(withReuseIdentifier: "cell", for: .item(0))
    }
    #expect(failures.isEmpty)
  }

  @Test func registrationMadeInsideTheProvider() {
    let failures = failures { view, path in
      let registration = UICollectionView.CellRegistration<CollectionTextCell, String> { cell, _, text in
        cell.text = text
      }
      return view.dequeueConfiguredReusableCell(using: registration, for: path, item: "a")
    }
    expectEqual(failures.map(\.kind), [.registrationCreatedInProvider])
    #expect(
      failures.first?.reason.hasPrefix(
        "Attempted to dequeue a cell using a registration that was created inside "
          + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider. "
          + "Creating a new registration each time"
      ) == true
    )
  }

  @Test func registrationMadeBefore() {
    let registration = UICollectionView.CellRegistration<CollectionTextCell, String> { cell, path, text in
      cell.text = "\(path.item) \(text)"
    }
    let fixture = CollectionFixture(count: 0)
    let source = ClosureDataSource(count: 2) { view, path in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: "a")
    }
    fixture.view.dataSource = source
    let failures = HeadlessFailure.recording { fixture.view.layoutIfNeeded() }
    #expect(failures.isEmpty)
    expectEqual(fixture.cell(1)?.text, "1 a")
    expectEqual(fixture.cell(0)?.reuseIdentifier, fixture.cell(1)?.reuseIdentifier)
  }

  @Test func nibs() {
    let fixture = CollectionFixture(count: 1)
    fixture.view.register(
      UINib(headlessContents: { [HeadlessInterfaceBuilder.make(CollectionTextCell.self)] }),
      forCellWithReuseIdentifier: "cell"
    )
    #expect(HeadlessFailure.recording { fixture.view.layoutIfNeeded() }.isEmpty)
    expectEqual(fixture.cell(0)?.text, "0")

    let two = UINib(headlessContents: {
      [HeadlessInterfaceBuilder.make(CollectionTextCell.self), HeadlessInterfaceBuilder.make(CollectionTextCell.self)]
    })
    let other = CollectionFixture(count: 1)
    other.view.register(two, forCellWithReuseIdentifier: "cell")
    let failures = HeadlessFailure.recording { other.view.layoutIfNeeded() }
    expectEqual(
      failures.map(\.reason),
      [
        "invalid nib registered for identifier (cell) - nib must contain exactly one top level object which must be a "
          + "UICollectionReusableView instance"
      ]
    )
    expectEqual(failures.map(\.kind), [.invalidNib])
  }

  /// indulgeIn/YBImageBrowser#292
  @Test func anEmptyIdentifierIsNone() {
    let view = CollectionFixture(count: 1).view
    let failures = HeadlessFailure.recording {
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "")
      view.register(UINib(headlessContents: { [] }), forCellWithReuseIdentifier: "")
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: ""
      )
    }
    expectEqual(failures.map(\.kind), [.emptyIdentifier, .emptyIdentifier, .emptyIdentifier])
    expectEqual(
      failures.first?.reason,
      "must pass a valid reuse identifier to -[UICollectionView registerClass:forCellWithReuseIdentifier:]"
    )
  }

  @Test func nibWithAnotherIdentifier() {
    let fixture = CollectionFixture(count: 1)
    let nib = UINib(headlessContents: {
      [HeadlessInterfaceBuilder.make(CollectionTextCell.self, values: ["reuseIdentifier": "own"])]
    })
    fixture.view.register(nib, forCellWithReuseIdentifier: "cell")
    let failures = HeadlessFailure.recording { fixture.view.layoutIfNeeded() }
    expectEqual(failures.map(\.kind), [.nibIdentifierMismatch])
    expectEqual(
      failures.first?.reason,
      "cell reuse indentifier in nib (own) does not match the identifier used to register the nib (cell)"
    )
  }

  @Test func prototypesNeedNoRegistration() {
    let fixture = CollectionFixture(count: 0)
    let source = ClosureDataSource(count: 1) { $0.dequeueReusableCell(withReuseIdentifier: "prototype", for: $1) }
    fixture.view.dataSource = source
    fixture.view.headlessAddPrototype(HeadlessPrototype(identifier: "prototype", CollectionTextCell.self))
    #expect(HeadlessFailure.recording { fixture.view.layoutIfNeeded() }.isEmpty)
    expectEqual(fixture.cell(0)?.reuseIdentifier, "prototype")
  }

  @Test func cellsAreMadeWithTheirOwnInitialiser() {
    @MainActor final class Framed: UICollectionViewCell {
      let made: String
      override init(frame: CGRect) {
        made = "frame \(Int(frame.width))"
        super.init(frame: frame)
      }
      required init?(coder: NSCoder) {
        made = "coder"
        super.init(coder: coder)
      }
    }
    let fixture = CollectionFixture(count: 1)
    fixture.view.register(Framed.self, forCellWithReuseIdentifier: "cell")
    fixture.view.layoutIfNeeded()
    #expect((fixture.view.cellForItem(at: .item(0)) as? Framed)?.made == "frame 100")
  }

  @Test func failuresStopTheProgramByDefault() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = CollectionFixture(count: 1)
        fixture.view.layoutIfNeeded()
        fixture.view.deleteItems(at: [.item(1)])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'attempt to delete "
          + "item 1 from section 0 which only contains 1 items before the update'"
      )
    )
  }

  @Test func onlyVisibleItemsHaveCells() {
    let fixture = CollectionFixture(count: 1_000)
    let events = fixture.events { fixture.view.layoutIfNeeded() }
    expectEqual(events.filter { $0.hasPrefix("cellForItem") }, (0..<5).map { "cellForItem [0, \($0)]" })
    expectEqual(fixture.view.visibleCells.count, 5)
    let scrolled = fixture.events { fixture.view.headlessScroll(to: CGPoint(x: 0, y: 10)) }
    expectEqual(scrolled.filter { $0.hasPrefix("cellForItem") }, ["cellForItem [0, 5]"])
  }

  @Test func cellsAreUsedAgain() {
    let fixture = CollectionFixture(count: 1_000)
    fixture.view.layoutIfNeeded()
    let first = fixture.cell(0)
    fixture.view.headlessScroll(to: CGPoint(x: 0, y: 100))
    fixture.view.headlessScroll(to: CGPoint(x: 0, y: 10_000))
    expectEqual(fixture.view.headlessCreatedCellCount, 5)
    #expect(fixture.view.visibleCells.contains { $0 === first })
    expectEqual(first?.reuses, 2)
    expectEqual(fixture.visibleTexts, fixture.expectedTexts)
  }

  @Test func cellsOfAnEarlierRegistrationAreNotUsedAgain() {
    let fixture = CollectionFixture(count: 50)
    fixture.view.layoutIfNeeded()
    fixture.view.reloadData()
    fixture.sections = [[]]
    fixture.view.layoutIfNeeded()
    expectEqual(fixture.view.headlessReusableViewCount, 5)
    fixture.view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    fixture.sections = [["a", "b"]]
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    expectEqual(fixture.view.visibleCells.count, 2)
    #expect(fixture.view.visibleCells.allSatisfy { !($0 is CollectionTextCell) })
  }

  @Test func displayIsAnnouncedInOrder() {
    let log = DisplayLog((0..<20).map(String.init))
    log.view.layoutIfNeeded()
    expectEqual(log.log, (0..<5).map { "cell \($0)" } + ["will 0", "will 1", "will 2", "will 3", "will 4"])
    log.log = []
    log.view.headlessScroll(to: CGPoint(x: 0, y: 20))
    expectEqual(log.log, ["end 0", "cell 5", "will 5"])
    log.log = []
    log.texts = ["only"]
    log.view.reloadData()
    expectEqual(log.log, [], "a reload only invalidates")
    log.view.layoutIfNeeded()
    expectEqual(log.log, ["end 1", "end 2", "end 3", "end 4", "end 5", "cell 0", "will 0"])
    expectEqual(log.view.contentOffset.y, 0, "the offset comes back when the content shrinks")
  }

  @Test func cellsThatDoNotExistAreNil() {
    let fixture = CollectionFixture(count: 50)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.cellForItem(at: .item(40)) == nil)
    #expect(fixture.view.cellForItem(at: .item(99, 7)) == nil)
    #expect(fixture.view.indexPath(for: CollectionTextCell(frame: .zero)) == nil)
    if let cell = fixture.cell(3) { expectEqual(fixture.view.indexPath(for: cell), .item(3)) }
    expectEqual(fixture.view.indexPathForItem(at: CGPoint(x: 50, y: 70)), .item(3))
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 500, y: 70)) == nil)
  }

  @Test func countsOfAMissingSection() {
    let fixture = CollectionFixture([])
    let failures = HeadlessFailure.recording { _ = fixture.view.numberOfItems(inSection: 0) }
    expectEqual(failures.map(\.kind), [.sectionOutOfRange])
    expectEqual(
      failures.first?.reason,
      "request for number of items in section 0 when there are only 0 sections in the collection view"
    )
  }

  /// Crash logs of views that are dequeued for a section that is not there: UIKit asks the layout for
  /// their attributes. An item beyond the end is asked for in vain, and is no failure.
  @Test(arguments: [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge"])
  func aSupplementaryViewOfAMissingSectionIsAFailure(kind: String) {
    let fixture = CollectionFixture([])
    fixture.view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    fixture.view.layoutIfNeeded()
    let text =
      "request for layout attributes for supplementary view \(kind) in section 0 when there are only 0 sections in the "
      + "collection view"
    let dequeued = HeadlessFailure.recording {
      _ = fixture.view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: [0, 0])
    }
    expectEqual(dequeued.map(\.reason), [text])
    let asked = HeadlessFailure.recording {
      #expect(fixture.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: [0, 0]) == nil)
    }
    expectEqual(asked.map(\.reason), [text])
    #expect(
      HeadlessFailure.recording {
        _ = fixture.view.dequeueReusableCell(withReuseIdentifier: "cell", for: .item(3))
      }.isEmpty
    )
    fixture.sections = [["a"]]
    fixture.view.reloadData()
    #expect(
      HeadlessFailure.recording {
        _ = fixture.view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: [0, 0])
      }.isEmpty
    )
  }
}
