import RosterDiagnostics
import TestSupport

#if DEBUG
  import Foundation
  import RosterCore
  import Testing

  @testable import Roster
  @testable import RosterComposites

  /// Silent misuse of views gets one note in debug builds.
  @MainActor struct ListDebugNotesTests {
    private func notes(_ body: () -> Void) -> [String] {
      let recorder = DebugNotes.Recorder()
      DebugNotes.recorder.withValue(recorder, operation: body)
      return recorder.notes
    }

    @Test func aDataSourceThatNobodyKeeps() {
      let (table, collection) = (makeTable(), makeCollection())
      let films = FlatDataSource([Film("Alien")])
      let ofTable = notes { table.dataSource = TableViewDataSource(films) }
      #expect(ofTable.count == 1 && ofTable.first?.contains("A TableViewDataSource was let go") == true)
      expectEqual(notes { collection.dataSource = CollectionViewDataSource(films) }.count, 1)
      let composite = notes { table.dataSource = CompositeTableViewDataSource { RowsChild([["a"]]) } }
      #expect(composite.count == 1 && composite.first?.contains("A CompositeTableViewDataSource was let go") == true)
      expectEqual(notes { collection.dataSource = CompositeCollectionViewDataSource { ItemsChild([["a"]]) } }.count, 1)
      #expect(
        notes {
          table.attach(films)
          table.attach { films }
          collection.attach(CollectionViewDataSource(films))
          collection.attach { films }
          table.layoutIfNeeded()
          collection.layoutIfNeeded()
          table.detach()
          collection.detach()
        }.isEmpty
      )
    }

    @Test func aDataSourceThatIsKeptWithoutAttachingIt() {
      let (table, collection) = (makeTable(), makeCollection())
      let films = FlatDataSource([Film("Alien")])
      let rows = TableViewDataSource(films)
      let ofTable = notes {
        table.dataSource = rows
        table.layoutIfNeeded()
        table.reloadData()
        table.layoutIfNeeded()
      }
      #expect(ofTable.count == 1 && ofTable.first?.contains("does not follow its content") == true)
      let items = CollectionViewDataSource(films)
      let ofCollection = notes {
        collection.dataSource = items
        collection.layoutIfNeeded()
      }
      expectEqual(ofCollection.count, 1)
      withExtendedLifetime((rows, items)) {}
    }

    final class Careless: DataSource {
      var changes: ContentChannel<Item> { ContentChannel() }
      let numberOfSections = 1
      func numberOfItems(inSection section: Int) -> Int { 1 }
      func item(at index: Int, inSection section: Int) -> Film { Film("Alien") }
    }

    @Test func computedChanges() {
      expectEqual(notes { makeTable().attach(Careless()) }.count, 1)
      expectEqual(notes { makeCollection().attach(Careless()) }.count, 1)
    }

    private enum MixedRow: TableViewRow {
      case person(Person)
      var row: some TableViewPresentable {
        switch self {
        case .person(let person): person
        }
      }
    }

    @Test func handlersOfRowsOfSeveralKinds() {
      let rows = FlatDataSource([MixedRow.person(Person(id: 1, name: "Ripley"))])
      let found = notes { makeTable().attach(rows).onSelect(MixedRow.self) { _ in } }
      #expect(found.count == 1 && found.first?.contains("handlers get the view model of a row's case") == true)
      #expect(notes { makeTable().attach(rows).onSelect(Person.self) { _ in } }.isEmpty)
    }

    @Test func handlersOfTypesThatTheListCannotContain() {
      let films = FlatDataSource([Film("Alien")])
      let table = makeTable()
      let found = notes { table.attach(films).onSelect(Person.self) { _ in }.onSelect(Person.self) { _, _ in } }
      expectEqual(found.count, 1)
      #expect(
        found.first?.contains("`onSelect` for Person is never called, as all view models of the list are of type Film")
          == true
      )
      expectEqual(notes { makeCollection().attach(films).onDeselect(FilmTile.self) { _, _ in } }.count, 1)
      expectEqual(notes { makeCollection().attach(films).reorder(Int.self) { _, _ in } }.count, 1)
      let fitting = notes {
        table.attach(films).onSelect(Film.self) { _ in }.onSelect(Film?.self) { _ in }.onSelect { _ in }
          .onSelect((any Hashable).self) { _ in }.onSelect(AnyHashable.self) { _ in }
        let person = Person(id: 1, name: "Ripley")
        let mixed = FlatDataSource([Film("Alien").tableViewPresentable, person.tableViewPresentable])
        table.attach(mixed).onSelect(Person.self) { _ in }.onSelect(String.self) { _ in }
      }
      #expect(fitting.isEmpty)
    }
  }
#endif
