import Foundation
import Testing

@testable import Roster

@MainActor struct TableViewRegistrationTests {
  private let films = (0..<5).map { Film("Film \($0)") }

  @Test func eachViewRegistersATypeOnce() {
    let content = FlatDataSource(films.map(\.tableViewPresentable) + [Person(id: 1, name: "Ash").tableViewPresentable])
    let dataSource = TableViewDataSource(content)
    let views = [CountingTableView(), CountingTableView()]
    for view in views {
      view.attach(dataSource)
      #expect(view.shownTexts.count == 6)
    }
    content.apply(content.items.reversed())
    for view in views {
      #expect(view.shownTexts.first == "Ash")
      #expect(view.classRegistrations.sorted() == [FilmRow.reuseIdentifier, PersonRow.reuseIdentifier])
    }
  }

  @Test func anotherDataSourceFindsTheTypeRegistered() {
    let tableView = CountingTableView()
    for _ in 0..<3 {
      tableView.attach(FlatDataSource(films))
      tableView.layoutIfNeeded()
    }
    #expect(tableView.classRegistrations == [FilmRow.reuseIdentifier])
  }

  @Test func registeringCanBeSwitchedOffAndOn() {
    let tableView = CountingTableView()
    let dataSource = TableViewDataSource(FlatDataSource(films))
    dataSource.registersAutomatically = false
    tableView.attach(dataSource)
    let failures = HeadlessFailure.recording {
      _ = tableView.dequeueReusableCell(withIdentifier: FilmRow.reuseIdentifier, for: IndexPath(row: 0, section: 0))
    }
    #expect(failures.map(\.kind) == [.unregisteredIdentifier])
    #expect(tableView.classRegistrations == [])
    dataSource.registersAutomatically = true
    tableView.reloadData()
    #expect(tableView.shownTexts.count == 5)
    #expect(tableView.classRegistrations == [FilmRow.reuseIdentifier])
  }

  /// The cell is dequeued for the index path that the list asks for, not for the first one.
  @Test func cellsAreDequeuedForTheirIndexPaths() {
    let tableView = CountingTableView()
    let sections = [ContentSection(items: Array(films[..<2])), ContentSection(items: Array(films[2...]))]
    tableView.attach(NestedDataSource(sections))
    tableView.layoutIfNeeded()
    #expect(
      Set(tableView.dequeues) == [
        IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 1),
        IndexPath(row: 1, section: 1), IndexPath(row: 2, section: 1),
      ]
    )
    #expect(tableView.dequeues.count == 5)
  }

  @Test func theIdentifierHasTheModuleAndCanBeOverridden() {
    #expect(FilmRow.reuseIdentifier == "RosterTests.FilmRow")
    let tableView = CountingTableView()
    tableView.attach(FlatDataSource([Presented<NamedRow>("One")]))
    #expect(tableView.shownTexts == ["One"])
    #expect(tableView.classRegistrations == ["a name of its own"])
    #expect(tableView.visibleCells.first?.reuseIdentifier == "a name of its own")
  }

  @Test func aNibIsRegisteredAndLoaded() {
    HeadlessInterfaceBuilder.register(nibNamed: "NibRow", bundle: Bundle(for: NibRow.self)) {
      [HeadlessInterfaceBuilder.make(NibRow.self) { $0.outlet = "connected" }]
    }
    defer { HeadlessInterfaceBuilder.unregister(nibNamed: "NibRow", bundle: Bundle(for: NibRow.self)) }
    let tableView = CountingTableView()
    tableView.attach(FlatDataSource(["One", "Two"].map(Presented<NibRow>.init)))
    #expect(tableView.shownTexts == ["One", "Two"])
    #expect((tableView.visibleCells.first as? NibRow)?.outlet == "connected")
    #expect(tableView.nibRegistrations == [NibRow.reuseIdentifier])
    #expect(tableView.classRegistrations == [])
  }

  @Test func aMissingNibSaysWhichOne() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let tableView = makeTable()
        tableView.attach(FlatDataSource([Presented<MissingNibRow>("One")]))
        tableView.layoutIfNeeded()
      }
    }
    expectText("Could not load NIB in bundle", "with name 'MissingNibRow'", in: result)
  }

  @Test func aPrototypeIsNotRegistered() {
    let tableView = CountingTableView()
    addPrototype(StoryboardRow.self, identifier: "prototype", to: tableView)
    let before = tableView.nibRegistrations
    tableView.attach(FlatDataSource(["One", "Two"].map(Presented<StoryboardRow>.init)))
    #expect(tableView.shownTexts == ["One", "Two"])
    #expect(tableView.nibRegistrations == before)
    #expect(tableView.classRegistrations == [])
  }

  @Test func aMissingPrototypeSaysWhatToDo() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let tableView = makeTable()
        tableView.attach(FlatDataSource([Presented<StoryboardRow>("One")]))
        tableView.layoutIfNeeded()
      }
    }
    expectText("with identifier prototype", "or connect a prototype cell in a storyboard", in: result)
  }

  @Test func anotherClassUnderTheIdentifierTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let tableView = makeTable()
        tableView.register(PersonRow.self, forCellReuseIdentifier: FilmRow.reuseIdentifier)
        let dataSource = TableViewDataSource(FlatDataSource([Film("Alien")]))
        dataSource.registersAutomatically = false
        tableView.attach(dataSource)
        tableView.layoutIfNeeded()
      }
    }
    expectText(
      "The reuse identifier \"RosterTests.FilmRow\" stands for FilmRow, but a PersonRow was dequeued for it",
      "another class, nib or prototype is registered under the same identifier",
      in: result
    )
  }

  @Test func headersAndFootersAreRegisteredOnce() {
    let tableView = CountingTableView()
    let sections = films.map { ContentSection(header: Heading($0.title), items: [$0], footer: Heading("End")) }
    tableView.attach(NestedDataSource(sections))
    tableView.layoutIfNeeded()
    #expect((tableView.headerView(forSection: 1) as? HeadingRowView)?.shownText == "Film 1")
    #expect((tableView.footerView(forSection: 1) as? HeadingRowView)?.shownText == "End")
    #expect(tableView.classRegistrations.sorted() == [FilmRow.reuseIdentifier, HeadingRowView.reuseIdentifier])
  }

  private func addPrototype(_ type: (some UITableViewCell).Type, identifier: String, to tableView: UITableView) {
    let nib = UINib(headlessContents: { [HeadlessInterfaceBuilder.make(type)] })
    tableView.register(nib, forCellReuseIdentifier: identifier)
  }
}

private final class NamedRow: UITableViewCell, ReusablePresenter {
  static let reuseIdentifier = "a name of its own"

  func present(viewModel: String) { textLabel?.text = viewModel }
}

private final class NibRow: UITableViewCell, ReusablePresenter {
  static let source = CellSource.nib
  var outlet: String?

  func present(viewModel: String) { textLabel?.text = viewModel }
}

private final class MissingNibRow: UITableViewCell, ReusablePresenter {
  static let source = CellSource.nib

  func present(viewModel: String) { textLabel?.text = viewModel }
}

private final class StoryboardRow: UITableViewCell, ReusablePresenter {
  static let source = CellSource.storyboard
  static let reuseIdentifier = "prototype"

  func present(viewModel: String) { textLabel?.text = viewModel }
}
