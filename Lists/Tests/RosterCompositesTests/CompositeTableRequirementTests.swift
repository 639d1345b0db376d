import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// Every optional requirement, asked of a lone child and of a composite that the child is in.
@MainActor struct CompositeTableRequirementTests {
  private func outcome(
    _ requirement: Requirement,
    _ asked: Asked,
    _ place: Place,
    of child: FullRowsChild?
  ) -> RequirementOutcome {
    // A menu's requirements without an index path belong to the row that the menu was asked for.
    if "\(requirement)".contains("enuWith") || "\(requirement)".contains("ContextMenu") {
      _ = asked.delegate.tableView(place.table, contextMenuConfigurationForRowAt: place.path(0, 1), point: .zero)
    }
    let before = child?.events.count ?? 0
    let answer = HeadlessOptionalRequirement.ask(requirement.name) { requirement.ask(asked, place) }
    let events = Array(child?.events.dropFirst(before) ?? [])
    return RequirementOutcome(of: "\(requirement)", offset: place.offset, answer, events: events)
  }

  private func outcomes<Child: UITableViewDataSource & UITableViewDelegate>(
    _ requirement: Requirement,
    _ child: Child,
    nesting: Int
  ) -> (lone: RequirementOutcome, composed: RequirementOutcome) {
    let full = child as? FullRowsChild
    let table = makeTable()
    let prefetching = child as? any UITableViewDataSourcePrefetching ?? Silent()
    let lone = outcome(
      requirement,
      Asked(dataSource: child, delegate: child, prefetching: prefetching),
      Place(table: table, offset: 0, titleIndex: 1, menu: UIContextMenuConfiguration()),
      of: full
    )
    var composite = CompositeTableViewDataSource([
      RowsChild(name: "a", counts: [1, 2]), IndexedChild(), child, RowsChild(name: "z", counts: [1]),
    ])
    var offset = 3
    for _ in 1..<nesting {
      composite = CompositeTableViewDataSource([RowsChild(name: "o", counts: [1]), composite])
      offset += 1
    }
    let composed = outcome(
      requirement,
      Asked(dataSource: composite, delegate: composite, prefetching: composite),
      Place(table: table, offset: offset, titleIndex: 2, menu: UIContextMenuConfiguration()),
      of: full
    )
    return (lone, composed)
  }

  @Test(arguments: Requirement.ofTables)
  func anImplementedRequirementIsForwarded(_ requirement: Requirement) {
    for nesting in 1...3 {
      let (lone, composed) = outcomes(requirement, FullRowsChild(), nesting: nesting)
      RequirementOutcome.expectForwarded(
        "\(requirement)",
        lone: lone,
        composed: composed,
        titles: "sectionIndexTitles(for:)",
        titlePlace: "tableView(_:sectionFor"
      )
    }
  }

  /// The composite has titles of its other children, and prefetching is required of it.
  nonisolated private static let always = ["sectionIndexTitles(for:)", "tableView(_:sectionForSectionIndexTitle:at:)"]

  @Test(
    arguments: Requirement.ofTables.filter { !$0.description.contains("refetch") && !always.contains($0.description) }
  )
  func aMissingRequirementIsMissing(_ requirement: Requirement) {
    for nesting in 1...3 {
      let (lone, composed) = outcomes(requirement, RowsChild(name: "b", counts: [2, 2]), nesting: nesting)
      #expect(!lone.isImplemented)
      // All children are told of the end of a selection that began in none.
      let isToldToAll = requirement.description == "tableViewDidEndMultipleSelectionInteraction(_:)"
      expectEqual(composed.isImplemented, isToldToAll)
    }
  }

  @Test func theTableNamesEveryRequirement() throws {
    let counts = try [
      requirements(in: "Table/UITableViewDataSource.swift"),
      requirements(in: "Table/UITableViewDelegate.swift"),
      requirements(in: "Table/UITableViewDataSourcePrefetching.swift"),
    ]
    // Without the counts and the cell, which are always implemented.
    expectEqual(Requirement.ofTables.count, counts.reduce(0, +) - 3)
    expectEqual(Set(Requirement.ofTables.map(\.description)).count, Requirement.ofTables.count)
    let documentation = try String(
      contentsOf: Repository.root.appendingPathComponent("Lists/Composition.md"),
      encoding: .utf8
    )
    for requirement in Requirement.ofTables { #expect(documentation.contains("`\(requirement)`")) }
  }

  /// A delegate that is missing altogether counts as one without requirements.
  @Test func aChildWithoutADelegate() {
    let composite = CompositeTableViewDataSource([IndexedChild()])
    let table = makeTable()
    table.attach(composite)
    let events = table.headlessEvents.recording {
      table.layoutIfNeeded()
      table.headlessTapRow(at: [0, 0])
    }
    expectEqual(table.indexPathForSelectedRow, [0, 0])
    #expect(
      Set(events.map(\.name)).isSubset(of: ["numberOfSections", "numberOfRows", "cellForRow", "sectionIndexTitles"])
    )
  }
}

/// A child with an index title, which is a data source only.
final class IndexedChild: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["i"] }
}

private final class Silent: NSObject, UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}
