import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

@MainActor struct ConditionalRequirementsTests {
  /// UIKit asks for each requirement of each object: it gets an answer from the table of the class, which is made once.
  @Test func anObjectAnswersWhatItsHandlersDo() {
    let delegate = TableViewDelegate(TableViewDataSource(FlatDataSource([Ticket(1)])))
    let table = delegate.conditionalRequirements
    let requirement = "tableView:canFocusRowAtIndexPath:"
    expectEqual(ObjectIdentifier(table.owner), ObjectIdentifier(TableViewDelegate.self))
    #expect(table.isAnswered(requirement, by: delegate) == false)
    #expect(table.names(answered: false, by: delegate).contains("tableView(_:canFocusRowAt:)"))
    delegate.canFocus(Ticket.self) { _, _ in true }
    #expect(table.isAnswered(requirement, by: delegate) == true)
    #expect(table.names(answered: true, by: delegate).contains("tableView(_:canFocusRowAt:)"))
  }

  /// What is answered at all times, or by nobody, is in no table; what only a subclass can answer is unanswered.
  @Test func othersAreInNoTable() {
    let delegate = CollectionViewDelegate(CollectionViewDataSource(FlatDataSource([Ticket(1)])))
    let table = delegate.conditionalRequirements
    #expect(table.isAnswered("collectionView:didSelectItemAtIndexPath:", by: delegate) == nil)
    #expect(table.isAnswered("init", by: delegate) == nil)
    #expect(table.isAnswered("collectionView:layout:insetForSectionAtIndex:", by: delegate) == false)
    #expect(table.isAnswered("collectionView:layout:insetForSectionAtIndex:", by: delegate.dataSource) == nil)
  }

  @Test func aCompositeAnswersItsOwn() {
    let composite = CompositeTableViewDataSource(children: [])
    let table = composite.ownRequirements
    #expect(table.isAnswered("tableView:cellForRowAtIndexPath:", by: composite) == true)
    #expect(table.isAnswered("tableView:heightForHeaderInSection:", by: composite) == false)
    composite.handlers.headerHeight { _ in 20 }
    #expect(table.isAnswered("tableView:heightForHeaderInSection:", by: composite) == true)
    #expect(table.isAnswered("tableView:heightForRowAtIndexPath:", by: composite) == nil)
  }
}
