import Foundation
import Testing

@testable import Roster

@MainActor struct CollectionViewRegistrationTests {
  private let films = (0..<5).map { Film("Film \($0)") }

  @Test func eachViewRegistersATypeOnce() {
    let content = FlatDataSource(
      films.map(\.collectionViewPresentable) + [Person(id: 1, name: "Ash").collectionViewPresentable]
    )
    let dataSource = CollectionViewDataSource(content)
    let views = [CountingCollectionView(), CountingCollectionView()]
    for view in views {
      view.attach(dataSource)
      #expect(view.shownTexts.count == 6)
    }
    content.apply(content.items.reversed())
    for view in views {
      #expect(view.shownTexts.first == "Ash")
      #expect(view.classRegistrations.sorted() == [FilmTile.reuseIdentifier, PersonTile.reuseIdentifier])
    }
  }

  @Test func anotherDataSourceFindsTheTypeRegistered() {
    let collectionView = CountingCollectionView()
    for _ in 0..<3 {
      collectionView.attach(FlatDataSource(films))
      collectionView.layoutIfNeeded()
    }
    #expect(collectionView.classRegistrations == [FilmTile.reuseIdentifier])
  }

  @Test func registeringCanBeSwitchedOffAndOn() {
    let collectionView = CountingCollectionView()
    let dataSource = CollectionViewDataSource(FlatDataSource(films))
    dataSource.registersAutomatically = false
    collectionView.attach(dataSource)
    let failures = HeadlessFailure.recording {
      _ = collectionView.dequeueReusableCell(
        withReuseIdentifier: FilmTile.reuseIdentifier,
        for: IndexPath(item: 0, section: 0)
      )
    }
    #expect(failures.map(\.kind) == [.unregisteredIdentifier])
    #expect(collectionView.classRegistrations == [])
    dataSource.registersAutomatically = true
    collectionView.reloadData()
    #expect(collectionView.shownTexts.count == 5)
    #expect(collectionView.classRegistrations == [FilmTile.reuseIdentifier])
  }

  /// The cell is dequeued for the index path that the list asks for, not for the first one.
  @Test func cellsAreDequeuedForTheirIndexPaths() {
    let collectionView = CountingCollectionView()
    let sections = [ContentSection(items: Array(films[..<2])), ContentSection(items: Array(films[2...]))]
    collectionView.attach(NestedDataSource(sections))
    collectionView.layoutIfNeeded()
    #expect(
      Set(collectionView.dequeues) == [
        IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0), IndexPath(item: 0, section: 1),
        IndexPath(item: 1, section: 1), IndexPath(item: 2, section: 1),
      ]
    )
    #expect(collectionView.dequeues.count == 5)
  }

  @Test func theIdentifierHasTheModuleAndCanBeOverridden() {
    #expect(FilmTile.reuseIdentifier == "RosterTests.FilmTile")
    let collectionView = CountingCollectionView()
    collectionView.attach(FlatDataSource([Presented<NamedTile>("One")]))
    #expect(collectionView.shownTexts == ["One"])
    #expect(collectionView.classRegistrations == ["a name of its own"])
    #expect(collectionView.visibleCells.first?.reuseIdentifier == "a name of its own")
  }

  @Test func aNibIsRegisteredAndLoaded() {
    HeadlessInterfaceBuilder.register(nibNamed: "NibTile", bundle: Bundle(for: NibTile.self)) {
      [HeadlessInterfaceBuilder.make(NibTile.self) { $0.outlet = "connected" }]
    }
    defer { HeadlessInterfaceBuilder.unregister(nibNamed: "NibTile", bundle: Bundle(for: NibTile.self)) }
    let collectionView = CountingCollectionView()
    collectionView.attach(FlatDataSource(["One", "Two"].map(Presented<NibTile>.init)))
    #expect(collectionView.shownTexts == ["One", "Two"])
    #expect((collectionView.visibleCells.first as? NibTile)?.outlet == "connected")
    #expect(collectionView.nibRegistrations == [NibTile.reuseIdentifier])
    #expect(collectionView.classRegistrations == [])
  }

  @Test func aMissingNibSaysWhichOne() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let collectionView = makeCollection()
        collectionView.attach(FlatDataSource([Presented<MissingNibTile>("One")]))
        collectionView.layoutIfNeeded()
      }
    }
    expectText("Could not load NIB in bundle", "with name 'MissingNibTile'", in: result)
  }

  @Test func aPrototypeIsNotRegistered() {
    let collectionView = CountingCollectionView()
    addPrototype(StoryboardTile.self, identifier: "prototype", to: collectionView)
    let before = collectionView.nibRegistrations
    collectionView.attach(FlatDataSource(["One", "Two"].map(Presented<StoryboardTile>.init)))
    #expect(collectionView.shownTexts == ["One", "Two"])
    #expect(collectionView.nibRegistrations == before)
    #expect(collectionView.classRegistrations == [])
  }

  @Test func aMissingPrototypeSaysWhatToDo() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let collectionView = makeCollection()
        collectionView.attach(FlatDataSource([Presented<StoryboardTile>("One")]))
        collectionView.layoutIfNeeded()
      }
    }
    expectText("with identifier prototype", "or connect a prototype cell in a storyboard", in: result)
  }

  @Test func anotherClassUnderTheIdentifierTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let collectionView = makeCollection()
        collectionView.register(PersonTile.self, forCellWithReuseIdentifier: FilmTile.reuseIdentifier)
        let dataSource = CollectionViewDataSource(FlatDataSource([Film("Alien")]))
        dataSource.registersAutomatically = false
        collectionView.attach(dataSource)
        collectionView.layoutIfNeeded()
      }
    }
    expectText(
      "The reuse identifier \"RosterTests.FilmTile\" stands for FilmTile, but a PersonTile was dequeued for it",
      "another class, nib or prototype is registered under the same identifier",
      in: result
    )
  }

  @Test func headersAndFootersAreRegisteredOnceForTheirKind() {
    let collectionView = CountingCollectionView()
    let sections = films.map { ContentSection(header: Heading($0.title), items: [$0], footer: Heading("End")) }
    collectionView.attach(NestedDataSource(sections))
    collectionView.layoutIfNeeded()
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    func shown(_ kind: String) -> String? {
      let view = collectionView.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 1))
      return (view as? HeadingTileView)?.shownText
    }
    #expect(shown(header) == "Film 1")
    #expect(shown(footer) == "End")
    #expect(
      collectionView.classRegistrations.sorted()
        == [
          FilmTile.reuseIdentifier, footer + "/" + HeadingTileView.reuseIdentifier,
          header + "/" + HeadingTileView.reuseIdentifier,
        ].sorted()
    )
  }

  private func addPrototype(
    _ type: (some UICollectionViewCell).Type,
    identifier: String,
    to collectionView: UICollectionView
  ) {
    collectionView.headlessAddPrototype(HeadlessPrototype(identifier: identifier, type))
  }
}

private final class NamedTile: UICollectionViewCell, ReusablePresenter, TextShowing {
  static let reuseIdentifier = "a name of its own"

  private(set) var shownText: String?

  func present(viewModel: String) { shownText = viewModel }
}

private final class NibTile: UICollectionViewCell, ReusablePresenter, TextShowing {
  static let source = CellSource.nib
  var outlet: String?

  private(set) var shownText: String?

  func present(viewModel: String) { shownText = viewModel }
}

private final class MissingNibTile: UICollectionViewCell, ReusablePresenter, TextShowing {
  static let source = CellSource.nib

  private(set) var shownText: String?

  func present(viewModel: String) { shownText = viewModel }
}

private final class StoryboardTile: UICollectionViewCell, ReusablePresenter, TextShowing {
  static let source = CellSource.storyboard
  static let reuseIdentifier = "prototype"

  private(set) var shownText: String?

  func present(viewModel: String) { shownText = viewModel }
}
