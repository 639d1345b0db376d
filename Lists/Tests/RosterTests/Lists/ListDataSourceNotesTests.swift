#if DEBUG
  import Foundation
  import RosterDiagnostics
  import TestSupport
  import Testing

  @testable import Roster
  @testable import RosterComposites

  /// Each handler for a type of view models or cells, which a debug build notes where the list cannot contain it.
  @MainActor struct ListDataSourceNotesTests {
    typealias Case = (name: String, add: @MainActor (ListDelegate) -> Void)

    /// A list of films has no person.
    private nonisolated static let shared: [Case] = [
      ("onSelect", { $0.onSelect(Person.self) { _ in } }),
      ("onSelect", { $0.onSelect(Person.self) { _, _ in } }),
      ("onDeselect", { $0.onDeselect(Person.self) { _, _ in } }),
      ("onWillDisplay", { $0.onWillDisplay(Person.self) { _, _ in } }),
      ("onDidEndDisplaying", { $0.onDidEndDisplaying(Person.self) { _, _ in } }),
      ("contextMenu", { $0.contextMenu(for: Person.self) { _, _ in nil } }),
      ("leadingSwipeActions", { $0.leadingSwipeActions(for: Person.self) { _, _ in nil } }),
      ("trailingSwipeActions", { $0.trailingSwipeActions(for: Person.self) { _, _ in nil } }),
      ("canEdit", { $0.canEdit(Person.self) { _, _ in true } }),
      ("canMove", { $0.canMove(Person.self) { _, _ in true } }),
      ("reorder", { $0.reorder(Person.self) { _, _ in } }),
      ("onPrefetch", { $0.onPrefetch(Person.self) { _, _ in } }),
      ("onCancelPrefetching", { $0.onCancelPrefetching(Person.self) { _, _ in } }),
      ("keepSelection", { $0.keepSelection(of: Person.self, in: SelectedItems<Int>()) }),
      ("canFocus", { $0.canFocus(Person.self) { _, _ in true } }),
      ("onFocus", { $0.onFocus(Person.self) { _, _ in } }),
      ("onEndFocus", { $0.onEndFocus(Person.self) { _, _ in } }),
      ("selectionFollowsFocus", { $0.selectionFollowsFocus(Person.self) { _, _ in true } }),
      ("draggable", { $0.draggable(Person.self) }),
      ("droppable", { $0.droppable(Film.self, into: Person.self) { _, _, _ in } }),
    ]

    private nonisolated static let ofTables: [Case] = [
      ("configure", { ($0 as? TableViewDelegate)?.configure(PersonRow.self) { _, _ in } }),
      ("configure", { ($0 as? TableViewDelegate)?.configure(PersonRow.self) { _, _, _ in } }),
      ("onCommit", { ($0 as? TableViewDelegate)?.onCommit(Person.self) { _, _, _ in } }),
      ("onDelete", { ($0 as? TableViewDelegate)?.onDelete(Person.self) { _, _ in } }),
      ("onAccessoryTap", { ($0 as? TableViewDelegate)?.onAccessoryTap(Person.self) { _, _ in } }),
      ("height", { ($0 as? TableViewDelegate)?.height(for: Person.self) { _, _ in nil } }),
      ("estimatedHeight", { ($0 as? TableViewDelegate)?.estimatedHeight(for: Person.self) { _, _ in nil } }),
    ]

    private nonisolated static let ofCollections: [Case] = [
      ("configure", { ($0 as? CollectionViewDelegate)?.configure(PersonTile.self) { _, _ in } }),
      ("configure", { ($0 as? CollectionViewDelegate)?.configure(PersonTile.self) { _, _, _ in } }),
      ("size", { ($0 as? CollectionViewDelegate)?.size(for: Person.self) { _, _ in nil } }),
    ]

    private static func cases(_ kind: ListKind) -> [Case] { shared + (kind == .table ? ofTables : ofCollections) }

    private func notes(_ body: () -> Void) -> [String] {
      let recorder = DebugNotes.Recorder()
      DebugNotes.recorder.withValue(recorder, operation: body)
      return recorder.notes
    }

    private let films = FlatDataSource([Film("Alien")])
    private let people = FlatDataSource([Person(id: 1, name: "Ripley")])

    @Test(arguments: ListKind.allCases) func eachHandlerOfAMissingTypeIsNoted(kind: ListKind) {
      for (name, add) in Self.cases(kind) {
        let found = notes { add(kind.makeView().show(films)) }
        #expect(found.count == 1 && found.first?.hasPrefix("`\(name)` for Person") == true, "\(name): \(found)")
      }
    }

    @Test(arguments: ListKind.allCases) func eachHandlerOfAnotherChildIsNoted(kind: ListKind) {
      let numbers = FlatDataSource([Ticket(1)])
      for (name, add) in Self.cases(kind) where name != "configure" {
        let found = notes {
          if kind == .table {
            add(
              makeTable().attach {
                films; numbers
              }
            )
            add(
              makeTable().attach {
                films; RowsChild([["a"]])
              }
            )
            add(makeTable().attach(CompositeTableViewDataSource(children: [.init(TableViewDelegate(.init(people)))])))
          } else {
            add(
              makeCollection().attach {
                films; numbers
              }
            )
            add(
              makeCollection().attach {
                films; ItemsChild([["a"]])
              }
            )
          }
        }
        #expect(found.count == 2 && found[0].contains("Film or Ticket"), "\(name): \(found)")
      }
    }

    @Test(arguments: ListKind.allCases) func handlersOfAChildAreNoted(kind: ListKind) {
      for (name, add) in Self.cases(kind) {
        let found = notes {
          let delegate = kind.makeDelegate(films)
          if let rows = delegate as? TableViewDelegate {
            makeTable().attach(CompositeTableViewDataSource(children: [.init(rows)]))
          } else if let items = delegate as? CollectionViewDelegate {
            makeCollection().attach(CompositeCollectionViewDataSource(children: [.init(items)]))
          }
          add(delegate)
        }
        #expect(found.count == 1, "\(name): \(found)")
      }
    }

    @Test(arguments: ListKind.allCases) func aHandlerOfATypeThatMayComeIsNotNoted(kind: ListKind) {
      for (name, add) in Self.cases(kind) {
        let found = notes {
          add(kind.makeView().show(people))
          let screen = CompositeDataSource<Person, Never, Never>()
          add(kind.makeView().show(screen))
          if kind == .table {
            add(
              makeTable().attach {
                films; people
              }
            )
            add(makeTable().attach(CompositeTableViewContent { films }))
            add(
              makeTable().attach {
                films; CompositeTableViewContent()
              }
            )
            add(makeTable().attach(CompositeTableViewDataSource { films }))
            add(
              makeTable().attach {
                films; CompositeTableViewDataSource { films }
              }
            )
            add(makeTable().attach(FlatDataSource(rows: { Film("Alien") })))
          } else {
            add(
              makeCollection().attach {
                films; people
              }
            )
            add(makeCollection().attach(CompositeCollectionViewContent { films }))
            add(makeCollection().attach(CompositeCollectionViewDataSource { films }))
          }
        }
        #expect(found.isEmpty, "\(name): \(found)")
      }
    }

    @Test func aSuperclassOfTheCellIsNotNoted() {
      let found = notes {
        makeTable().attach(films).configure(UITableViewCell.self) { _, _ in }.configure(FilmRow.self) { _, _ in }
        makeCollection().attach(films).configure(UICollectionViewCell.self) { _, _ in }
      }
      #expect(found.isEmpty, "\(found)")
    }

    /// A handler that is added to Roster is added to the cases.
    @Test func theCasesAreAllHandlers() throws {
      let sources = Repository.root.appendingPathComponent("Lists/Sources/Roster")
      var declared: Set<String> = []
      for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path) where path.hasSuffix(".swift") {
        let text = "\n" + (try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8))
        let extensions = text.components(separatedBy: "\nextension ").flatMap {
          $0.components(separatedBy: "\n  extension ")
        }
        for part in extensions.dropFirst() {
          guard ["ListDelegate", "TableViewDelegate", "CollectionViewDelegate"].contains(part.prefix { $0.isLetter })
          else {
            continue
          }
          for match in part.matches(of: #/public (?:final )?func (\w+)<(?:ViewModel|Cell)\b/#) {
            declared.insert(String(match.1))
          }
        }
      }
      declared.remove("dropPlaceholder")  // Its cell is in no row.
      #expect(declared == Set((Self.shared + Self.ofTables + Self.ofCollections).map(\.name)))
    }
  }
#endif
