import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// Every optional requirement, asked of a lone child and of a composite that the child is in.
@MainActor struct CompositeCollectionRequirementTests {
  private func outcome(
    _ requirement: ItemRequirement,
    _ asked: AskedOfItems,
    _ place: CollectionItemPlace,
    of child: FullItemsChild?
  ) -> RequirementOutcome {
    // A menu's requirements without an index path belong to the row that the menu was asked for.
    if "\(requirement)".contains("enuWith") || "\(requirement)".contains("ContextMenu") {
      _ = asked.delegate.collectionView(
        place.collection,
        contextMenuConfigurationForItemAt: place.path(0, 1),
        point: .zero
      )
    }
    let before = child?.events.count ?? 0
    let answer = HeadlessOptionalRequirement.ask(requirement.name) { requirement.ask(asked, place) }
    let events = Array(child?.events.dropFirst(before) ?? [])
    return RequirementOutcome(of: "\(requirement)", offset: place.offset, answer, events: events)
  }

  private func outcomes<Child: UICollectionViewDataSource & UICollectionViewDelegateFlowLayout>(
    _ requirement: ItemRequirement,
    _ child: Child,
    nesting: Int
  ) -> (lone: RequirementOutcome, composed: RequirementOutcome) {
    let full = child as? FullItemsChild
    let collection = makeCollection()
    let prefetching = child as? any UICollectionViewDataSourcePrefetching ?? Silent()
    let lone = outcome(
      requirement,
      AskedOfItems(dataSource: child, delegate: child, prefetching: prefetching),
      CollectionItemPlace(collection: collection, offset: 0, titleIndex: 1),
      of: full
    )
    var composite = CompositeCollectionViewDataSource([
      ItemsChild(name: "a", counts: [1, 2]), IndexedItemsChild(), child, ItemsChild(name: "z", counts: [1]),
    ])
    var offset = 3
    for _ in 1..<nesting {
      composite = CompositeCollectionViewDataSource([ItemsChild(name: "o", counts: [1]), composite])
      offset += 1
    }
    let composed = outcome(
      requirement,
      AskedOfItems(dataSource: composite, delegate: composite, prefetching: composite),
      CollectionItemPlace(collection: collection, offset: offset, titleIndex: 2),
      of: full
    )
    return (lone, composed)
  }

  @Test(arguments: ItemRequirement.ofCollections)
  func anImplementedRequirementIsForwarded(_ requirement: ItemRequirement) {
    for nesting in 1...3 {
      let (lone, composed) = outcomes(requirement, FullItemsChild(), nesting: nesting)
      RequirementOutcome.expectForwarded(
        "\(requirement)",
        lone: lone,
        composed: composed,
        titles: "indexTitles(for:)",
        titlePlace: "collectionView(_:indexPathFor"
      )
    }
  }

  /// The composite has titles of its other children, and prefetching is required of it.
  nonisolated private static let always = ["indexTitles(for:)", "collectionView(_:indexPathForIndexTitle:at:)"]

  @Test(
    arguments: ItemRequirement.ofCollections.filter {
      !$0.description.contains("refetch") && !always.contains($0.description)
    }
  )
  func aMissingRequirementIsMissing(_ requirement: ItemRequirement) {
    for nesting in 1...3 {
      let (lone, composed) = outcomes(requirement, ItemsChild(name: "b", counts: [2, 2]), nesting: nesting)
      #expect(!lone.isImplemented)
      // All children are told of the end of a selection that began in none.
      let isToldToAll = requirement.description == "collectionViewDidEndMultipleSelectionInteraction(_:)"
      expectEqual(composed.isImplemented, isToldToAll)
    }
  }

  @Test func theTableNamesEveryRequirement() throws {
    let counts = try [
      requirements(in: "Collection/UICollectionViewDataSource.swift"),
      requirements(in: "Collection/UICollectionViewDelegate.swift"),
      requirements(in: "Layout/UICollectionViewDelegateFlowLayout.swift"),
      requirements(in: "Collection/UICollectionViewDataSourcePrefetching.swift"),
    ]
    // Without the counts and the cell, which are always implemented.
    expectEqual(ItemRequirement.ofCollections.count, counts.reduce(0, +) - 3)
    expectEqual(Set(ItemRequirement.ofCollections.map(\.description)).count, ItemRequirement.ofCollections.count)
    let documentation = try String(
      contentsOf: Repository.root.appendingPathComponent("Lists/Composition.md"),
      encoding: .utf8
    )
    for requirement in ItemRequirement.ofCollections { #expect(documentation.contains("`\(requirement)`")) }
  }

  /// A delegate that is missing altogether counts as one without requirements.
  @Test func aChildWithoutADelegate() {
    let composite = CompositeCollectionViewDataSource([IndexedItemsChild()])
    let collection = makeCollection()
    collection.attach(composite)
    let events = collection.headlessEvents.recording {
      collection.layoutIfNeeded()
      collection.headlessTapItem(at: [0, 0])
    }
    expectEqual(collection.indexPathsForSelectedItems, [[0, 0]])
    #expect(
      Set(events.map(\.name)).isSubset(of: ["numberOfSections", "numberOfItems", "cellForItem", "indexTitles"])
    )
  }
}

/// A child with an index title, which is a data source only.
final class IndexedItemsChild: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "i")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "i", for: indexPath)
  }

  func indexTitles(for collectionView: UICollectionView) -> [String]? { ["i"] }
}

private final class Silent: NSObject, UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
}
