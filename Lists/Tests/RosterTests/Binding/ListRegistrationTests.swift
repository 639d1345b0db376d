import Foundation
import ListModels
import TestSupport
import Testing

@testable import Roster

@MainActor struct ListRegistrationTests {
  private let films = (0..<5).map { Film("Film \($0)") }

  private func filmCell(_ kind: ListKind) -> String {
    kind == .table ? FilmRow.reuseIdentifier : FilmTile.reuseIdentifier
  }

  @Test(arguments: ListKind.allCases) func eachViewRegistersATypeOnce(kind: ListKind) {
    let items: [any ListPresentable] = films + [Person(id: 1, name: "Ash")]
    let delegate: ListDelegate
    let reverse: () -> Void
    switch kind {
    case .table:
      let content = FlatDataSource(items.map { AnyTableViewPresentable($0) })
      delegate = TableViewDelegate(TableViewDataSource(content))
      reverse = { content.apply(content.items.reversed()) }
    case .collection:
      let content = FlatDataSource(items.map { AnyCollectionViewPresentable($0) })
      delegate = CollectionViewDelegate(CollectionViewDataSource(content))
      reverse = { content.apply(content.items.reversed()) }
    }
    let views = [kind.makeView(), kind.makeView()]
    for view in views {
      view.show(delegate)
      expectEqual(view.shownTexts.count, 6)
    }
    reverse()
    let personCell = kind == .table ? PersonRow.reuseIdentifier : PersonTile.reuseIdentifier
    for view in views {
      expectEqual(view.shownTexts.first, "Ash")
      expectEqual(view.classRegistrations.sorted(), [filmCell(kind), personCell])
    }
  }

  @Test(arguments: ListKind.allCases) func anotherDataSourceFindsTheTypeRegistered(kind: ListKind) {
    let view = kind.makeView()
    for _ in 0..<3 {
      view.show(FlatDataSource(films))
      view.layoutIfNeeded()
    }
    expectEqual(view.classRegistrations, [filmCell(kind)])
  }

  @Test(arguments: ListKind.allCases) func registeringCanBeSwitchedOffAndOn(kind: ListKind) {
    let view = kind.makeView()
    let delegate = kind.makeDelegate(FlatDataSource(films))
    delegate.list.registersAutomatically = false
    view.show(delegate)
    let failures = HeadlessFailure.recording {
      switch view {
      case let table as UITableView: _ = table.dequeueReusableCell(withIdentifier: filmCell(kind), for: [0, 0])
      case let collection as UICollectionView:
        _ = collection.dequeueReusableCell(withReuseIdentifier: filmCell(kind), for: [0, 0])
      default: break
      }
    }
    expectEqual(failures.map(\.kind), [.unregisteredIdentifier])
    expectEqual(view.classRegistrations, [])
    delegate.list.registersAutomatically = true
    view.reloadData()
    expectEqual(view.shownTexts.count, 5)
    expectEqual(view.classRegistrations, [filmCell(kind)])
  }

  /// The cell is dequeued for the index path that the list asks for, not for the first one.
  @Test(arguments: ListKind.allCases) func cellsAreDequeuedForTheirIndexPaths(kind: ListKind) {
    let view = kind.makeView()
    let sections = [ContentSection(items: Array(films[..<2])), ContentSection(items: Array(films[2...]))]
    view.show(NestedDataSource(sections))
    view.layoutIfNeeded()
    expectEqual(Set(view.dequeues), [[0, 0], [0, 1], [1, 0], [1, 1], [1, 2]])
    expectEqual(view.dequeues.count, 5)
  }

  @Test(arguments: ListKind.allCases) func theIdentifierHasTheModuleAndCanBeOverridden(kind: ListKind) {
    expectEqual(filmCell(kind), (kind == .table ? "RosterTests.FilmRow" : "RosterTests.FilmTile"))
    let view = kind.makeView()
    view.show(["One"], NamedRow.self, NamedTile.self)
    expectEqual(view.shownTexts, ["One"])
    expectEqual(view.classRegistrations, ["a name of its own"])
    let cell = view.shownCell(at: [0, 0])
    let identifier = (cell as? UITableViewCell)?.reuseIdentifier ?? (cell as? UICollectionViewCell)?.reuseIdentifier
    expectEqual(identifier, "a name of its own")
  }

  @Test(arguments: ListKind.allCases) func aNibIsRegisteredAndLoaded(kind: ListKind) {
    let (name, identifier) = kind == .table ? ("NibRow", NibRow.reuseIdentifier) : ("NibTile", NibTile.reuseIdentifier)
    let bundle = Bundle(for: NibRow.self)
    HeadlessInterfaceBuilder.register(nibNamed: name, bundle: bundle) {
      switch kind {
      case .table: [HeadlessInterfaceBuilder.make(NibRow.self) { $0.outlet = "connected" }]
      case .collection: [HeadlessInterfaceBuilder.make(NibTile.self) { $0.outlet = "connected" }]
      }
    }
    defer { HeadlessInterfaceBuilder.unregister(nibNamed: name, bundle: bundle) }
    let view = kind.makeView()
    view.show(["One", "Two"], NibRow.self, NibTile.self)
    expectEqual(view.shownTexts, ["One", "Two"])
    let cell = view.shownCell(at: [0, 0])
    #expect(((cell as? NibRow)?.outlet ?? (cell as? NibTile)?.outlet) == "connected")
    expectEqual(view.nibRegistrations, [identifier])
    expectEqual(view.classRegistrations, [])
  }

  @Test(arguments: ListKind.allCases) func aMissingNibSaysWhichOne(kind: ListKind) async {
    let result: ExitTest.Result?
    switch kind {
    case .table:
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await showAMissingNib(.table)
      }
    case .collection:
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await showAMissingNib(.collection)
      }
    }
    let name = kind == .table ? "MissingNibRow" : "MissingNibTile"
    expectText("Could not load NIB in bundle", "with name '\(name)'", in: result)
  }

  @Test(arguments: ListKind.allCases) func aPrototypeIsNotRegistered(kind: ListKind) {
    let view = kind.makeView()
    switch view {
    case let table as UITableView:
      let nib = UINib(headlessContents: { [HeadlessInterfaceBuilder.make(StoryboardRow.self)] })
      table.register(nib, forCellReuseIdentifier: "prototype")
    case let collection as UICollectionView:
      collection.headlessAddPrototype(HeadlessPrototype(identifier: "prototype", StoryboardTile.self))
    default: break
    }
    let before = view.nibRegistrations
    view.show(["One", "Two"], StoryboardRow.self, StoryboardTile.self)
    expectEqual(view.shownTexts, ["One", "Two"])
    expectEqual(view.nibRegistrations, before)
    expectEqual(view.classRegistrations, [])
  }

  @Test(arguments: ListKind.allCases) func aMissingPrototypeSaysWhatToDo(kind: ListKind) async {
    let result: ExitTest.Result?
    switch kind {
    case .table:
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await showAMissingPrototype(.table)
      }
    case .collection:
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await showAMissingPrototype(.collection)
      }
    }
    expectText("with identifier prototype", "or connect a prototype cell in a storyboard", in: result)
  }

  @Test(arguments: ListKind.allCases) func anotherClassUnderTheIdentifierTraps(kind: ListKind) async {
    let result: ExitTest.Result?
    switch kind {
    case .table:
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await showAnotherClassUnderTheIdentifier(.table)
      }
    case .collection:
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await showAnotherClassUnderTheIdentifier(.collection)
      }
    }
    let (film, person) = kind == .table ? ("FilmRow", "PersonRow") : ("FilmTile", "PersonTile")
    expectText(
      "The reuse identifier \"RosterTests.\(film)\" stands for \(film), but a \(person) was dequeued for it",
      "another class, nib or prototype is registered under the same identifier",
      in: result
    )
  }

  @Test func headersAndFootersOfATableAreRegisteredOnce() {
    let tableView = CountingTableView()
    let sections = films.map { ContentSection(header: Heading($0.title), items: [$0], footer: Heading("End")) }
    tableView.attach(NestedDataSource(sections))
    tableView.layoutIfNeeded()
    #expect((tableView.headerView(forSection: 1) as? HeadingRowView)?.shownText == "Film 1")
    #expect((tableView.footerView(forSection: 1) as? HeadingRowView)?.shownText == "End")
    expectEqual(tableView.classRegistrations.sorted(), [FilmRow.reuseIdentifier, HeadingRowView.reuseIdentifier])
  }

  @Test func headersAndFootersOfACollectionAreRegisteredOnceForTheirKind() {
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
    expectEqual(shown(header), "Film 1")
    expectEqual(shown(footer), "End")
    expectEqual(
      collectionView.classRegistrations.sorted(),
      [
        FilmTile.reuseIdentifier, footer + "/" + HeadingTileView.reuseIdentifier,
        header + "/" + HeadingTileView.reuseIdentifier,
      ].sorted()
    )
  }
}

// What ends a process: closures of such tests capture nothing, as compilers before 6.3 refuse it.

@MainActor private func showAMissingNib(_ kind: ListKind) {
  let view = kind.makeView()
  view.show(["One"], MissingNibRow.self, MissingNibTile.self)
  view.layoutIfNeeded()
}

@MainActor private func showAMissingPrototype(_ kind: ListKind) {
  let view = kind.makeView()
  view.show(["One"], StoryboardRow.self, StoryboardTile.self)
  view.layoutIfNeeded()
}

@MainActor private func showAnotherClassUnderTheIdentifier(_ kind: ListKind) {
  let view = kind.makeView()
  let table = view as? UITableView
  table?.register(PersonRow.self, forCellReuseIdentifier: FilmRow.reuseIdentifier)
  let collection = view as? UICollectionView
  collection?.register(PersonTile.self, forCellWithReuseIdentifier: FilmTile.reuseIdentifier)
  let delegate = kind.makeDelegate(FlatDataSource([Film("Alien")]))
  delegate.list.registersAutomatically = false
  view.show(delegate)
  view.layoutIfNeeded()
}

extension TestedListView {
  /// Shows texts in cells of the kind's own class.
  fileprivate func show<Row: UITableViewCell & ReusablePresenter, Tile: UICollectionViewCell & ReusablePresenter>(
    _ texts: [String],
    _ row: Row.Type,
    _ tile: Tile.Type
  ) where Row.ViewModel == String, Tile.ViewModel == String {
    (self as? UITableView)?.attach(FlatDataSource(texts.map(Presented<Row>.init)))
    (self as? UICollectionView)?.attach(FlatDataSource(texts.map(Presented<Tile>.init)))
  }
}

// MARK: Cells with a name, of nibs and of storyboards

private final class NamedRow: UITableViewCell, ReusablePresenter {
  static let reuseIdentifier = "a name of its own"

  func present(viewModel: String) { textLabel?.text = viewModel }
}

private final class NamedTile: UICollectionViewCell, ReusablePresenter, TextShowing {
  static let reuseIdentifier = "a name of its own"
  private(set) var shownText: String?

  func present(viewModel: String) { shownText = viewModel }
}

private final class NibRow: UITableViewCell, ReusablePresenter {
  static let source = CellSource.nib
  var outlet: String?

  func present(viewModel: String) { textLabel?.text = viewModel }
}

private final class NibTile: UICollectionViewCell, ReusablePresenter, TextShowing {
  static let source = CellSource.nib
  var outlet: String?
  private(set) var shownText: String?

  func present(viewModel: String) { shownText = viewModel }
}

private final class MissingNibRow: UITableViewCell, ReusablePresenter {
  static let source = CellSource.nib

  func present(viewModel: String) {}
}

private final class MissingNibTile: UICollectionViewCell, ReusablePresenter {
  static let source = CellSource.nib

  func present(viewModel: String) {}
}

private final class StoryboardRow: UITableViewCell, ReusablePresenter {
  static let source = CellSource.storyboard
  static let reuseIdentifier = "prototype"

  func present(viewModel: String) { textLabel?.text = viewModel }
}

private final class StoryboardTile: UICollectionViewCell, ReusablePresenter, TextShowing {
  static let source = CellSource.storyboard
  static let reuseIdentifier = "prototype"
  private(set) var shownText: String?

  func present(viewModel: String) { shownText = viewModel }
}
