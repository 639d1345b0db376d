import RosterDiagnostics
import TestSupport
import Testing

#if DEBUG

  @testable import RosterCore

  /// Silent misuse gets one note in debug builds.
  @MainActor struct DebugNotesTests {
    private func notes(_ body: () -> Void) -> [String] {
      let recorder = DebugNotes.Recorder()
      DebugNotes.recorder.withValue(recorder, operation: body)
      return recorder.notes
    }

    struct Plain {
      var text = ""
    }

    @Test func itemsWithoutIdentity() {
      let flat = FlatDataSource<Plain>()
      #expect(notes { flat.apply([Plain()]) }.isEmpty)
      let found = notes {
        flat.apply([Plain()])
        flat.apply([Plain()])
      }
      expectEqual(found.count, 1)
      #expect(found.first?.contains("items of type Plain cannot be told from each other") == true)
      let nested = NestedDataSource([ContentSection(header: 1, items: [Plain()])])
      expectEqual(notes { nested.apply(nested.sections) }.count, 1)
      #expect(notes { nested.reload(nested.sections) }.isEmpty)
      #expect(notes { FlatDataSource([1]).apply([2]) }.isEmpty)
    }

    class Film: Equatable, Identifiable {
      let id: Int
      var title: String

      init(_ id: Int, _ title: String) {
        self.id = id
        self.title = title
      }

      static func == (left: Film, right: Film) -> Bool { left.id == right.id && left.title == right.title }
    }

    final class Sequel: Film {
      var number = 2
    }

    @Test func anObjectThatWasChangedAndAppliedAgain() {
      let film = Sequel(1, "Alien")
      let source = FlatDataSource<Film>([film])
      #expect(notes { source.apply([film, Film(2, "Brazil")]) }.isEmpty)
      film.title = "Aliens"
      let found = notes { source.apply([film]) }
      #expect(found.count == 1 && found.first?.contains("A Film was changed and applied again") == true)
      film.number = 3
      expectEqual(notes { transaction { source.apply([film]) } }.count, 1)
      // What an edit shows is known, and another instance is compared.
      source.update(at: 0) { $0.title = "Alien 3" }
      #expect(notes { source.apply([film]) }.isEmpty)
      transaction { source.update(at: 0) { $0.title = "Alien 4" } }
      #expect(notes { source.apply([film]) }.isEmpty)
      #expect(notes { source.apply([Film(1, "Alien 5")]) }.isEmpty)
    }

    final class Careless: DataSource {
      var changes: ContentChannel { ContentChannel() }
      let numberOfSections = 1
      func numberOfItems(inSection section: Int) -> Int { 1 }
      func item(at index: Int, inSection section: Int) -> Int { index }
    }

    @Test func computedChanges() {
      let found = notes { _ = CompositeDataSource<Int, Never, Never>([.init(Careless()), .init(Careless())]) }
      #expect(found.count == 1 && found.first?.contains("write `let changes = ContentChannel()`") == true)
      #expect(notes { _ = CompositeDataSource<Int, Never, Never>([.init(FlatDataSource([1]))]) }.isEmpty)
    }
  }
#endif
