import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// Roster's content under Apple's data sources, on both kinds of lists.
@MainActor struct BindToDiffableTests {
  private let tableView = makeTable()
  private let collectionView = makeCollection()

  private func names(_ people: [Person]) -> [String] { people.map(\.name) }

  private func table(
    of content: some DataSource<Person>
  ) -> UITableViewDiffableDataSource<Int, Person.ID> {
    tableView.register(PersonRow.self, forCellReuseIdentifier: "person")
    return UITableViewDiffableDataSource(tableView: tableView) { view, path, id in
      let cell = view.dequeueReusableCell(withIdentifier: "person", for: path)
      let person = content.item(at: path)
      expectEqual(person.id, id)
      (cell as? PersonRow)?.present(viewModel: person)
      return cell
    }
  }

  private func collection(
    of content: some DataSource<Person>
  ) -> UICollectionViewDiffableDataSource<Int, Person.ID> {
    collectionView.register(PersonTile.self, forCellWithReuseIdentifier: "person")
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, _ in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "person", for: path)
      (cell as? PersonTile)?.present(viewModel: content.item(at: path))
      return cell
    }
  }

  private var shown: [[String?]] {
    collectionView.layoutIfNeeded()
    return [tableView.shownTexts, collectionView.visibleCells.map { ($0 as? PersonTile)?.shownText }]
  }

  @Test func snapshotsOfContent() {
    let people = NestedDataSource<String, Person, Never>([
      ContentSection(header: "A", items: [Person(id: 1, name: "Ada"), Person(id: 2, name: "Alan")]),
      ContentSection(header: "B", items: []),
      ContentSection(header: "C", items: [Person(id: 3, name: "Carl")]),
    ])
    expectEqual(people.snapshot.sectionIdentifiers, [0, 1, 2])
    expectEqual(people.snapshot.itemIdentifiers(inSection: 0), [1, 2])
    let named = people.snapshot { people.header(ofSection: $0) ?? "" }
    expectEqual(named.sectionIdentifiers, ["A", "B", "C"])
    expectEqual(named.sectionIdentifier(containingItem: 3), "C")
  }

  @Test func bothListsFollow() {
    let people = FlatDataSource([Person(id: 1, name: "Ada"), Person(id: 2, name: "Alan")])
    let (table, collection) = (table(of: people), collection(of: people))
    let bindings = [people.bind(to: table), people.bind(to: collection)]
    expectEqual(shown, [["Ada", "Alan"], ["Ada", "Alan"]])
    let cell = tableView.cellForRow(at: IndexPath(row: 1, section: 0))
    people.insert(Person(id: 3, name: "Grace"), at: 0)
    people.move(id: 2, before: 3)
    expectEqual(shown, [["Alan", "Grace", "Ada"], ["Alan", "Grace", "Ada"]])
    #expect(tableView.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    // What changed under its identifier is configured again, in the same cell.
    people.update(id: 2) { $0.name = "Turing" }
    expectEqual(shown, [["Turing", "Grace", "Ada"], ["Turing", "Grace", "Ada"]])
    #expect(tableView.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    people.apply([Person(id: 1, name: "Lovelace"), Person(id: 2, name: "Turing"), Person(id: 4, name: "Edsger")])
    expectEqual(shown, [["Lovelace", "Turing", "Edsger"], ["Lovelace", "Turing", "Edsger"]])
    people.reload([Person(id: 5, name: "Barbara")])
    expectEqual(shown, [["Barbara"], ["Barbara"]])
    for binding in bindings { binding.cancel() }
    people.remove(id: 5)
    expectEqual(table.snapshot().itemIdentifiers, [5])
  }

  @Test func aBindingKeepsTheContentAndNotTheDataSource() {
    weak var weakContent: FlatDataSource<Person>?
    weak var weakSource: UITableViewDiffableDataSource<Int, Int>?
    var binding: ContentObservation?
    do {
      let content = FlatDataSource([Person(id: 1, name: "Ada")])
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: UITableView()) { _, _, _ in nil }
      binding = content.bind(to: source)
      weakContent = content
      weakSource = source
    }
    #expect(weakContent != nil)
    #expect(weakSource == nil)
    weakContent?.remove(at: 0)
    binding = nil
    #expect(binding == nil && weakContent == nil)
  }

  @Test(.slow, arguments: 0..<8 as Range<UInt64>) func randomChangesAreShown(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let people = FlatDataSource<Person>()
    let table = table(of: people)
    let binding = people.bind(to: table, animatingDifferences: Bool.random(using: &generator))
    var next = 0
    for step in 0..<60 {
      transaction {
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let count = people.items.count
          switch Int.random(in: 0..<5, using: &generator) {
          case 0, 1:
            next += 1
            people.insert(Person(id: next, name: "\(next)"), at: Int.random(in: 0...count, using: &generator))
          case 2 where count > 0: people.remove(at: Int.random(in: 0..<count, using: &generator))
          case 3 where count > 0:
            people.move(
              from: Int.random(in: 0..<count, using: &generator),
              to: Int.random(in: 0..<count, using: &generator)
            )
          default:
            if count > 0 { people.update(at: Int.random(in: 0..<count, using: &generator)) { $0.name += "'" } }
          }
        }
      }
      let texts = tableView.shownTexts
      expectEqual(texts, people.items.prefix(texts.count).map(\.name), "seed \(seed), step \(step)")
      expectEqual(table.snapshot().itemIdentifiers, people.items.map(\.id))
    }
    binding.cancel()
  }

  // MARK: An existing data source in a composite

  /// A child that was a screen with a diffable data source: what `viewDidLoad` did is done to the table that it is handed.
  private final class PeopleChild: NSObject, ComposableTableViewDataSource {
    private(set) var people: UITableViewDiffableDataSource<Int, Int>?

    func registerReusableViews(with tableView: UITableView) {
      tableView.register(FilmRow.self, forCellReuseIdentifier: "person")
      people = UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, id in
        let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
        cell.textLabel?.text = "person \(id)"
        return cell
      }
    }

    func show(_ sections: [[Int]], animated: Bool = true) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      for (index, items) in sections.enumerated() {
        snapshot.appendSections([index])
        snapshot.appendItems(items)
      }
      people?.apply(snapshot, animatingDifferences: animated)
    }

    func numberOfSections(in tableView: UITableView) -> Int { people?.numberOfSections(in: tableView) ?? 0 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      people?.tableView(tableView, numberOfRowsInSection: section) ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      people?.tableView(tableView, cellForRowAt: indexPath) ?? UITableViewCell()
    }
  }

  @Test func anExistingDataSourceAsAChild() {
    let films = FlatDataSource([Film("Alien")])
    let child = PeopleChild()
    let composite = CompositeTableViewDataSource(children: [
      .init(films), .init(child), .init(FlatDataSource([Film("Heat")])),
    ])
    // Outside a window, a table is reloaded.
    let window = UIWindow(frame: tableView.frame)
    window.addSubview(tableView)
    window.isHidden = false
    defer { withExtendedLifetime(window) {} }
    tableView.attach(composite)
    expectEqual(tableView.shownTexts, ["Alien", "Heat"])
    child.show([[1, 2]])
    expectEqual(tableView.shownTexts, ["Alien", "person 1", "person 2", "Heat"])
    films.append(Film("Stalker"))
    child.show([[3, 2, 1], [4]], animated: false)
    expectEqual(tableView.shownTexts, ["Alien", "Stalker", "person 3", "person 2", "person 1", "person 4", "Heat"])
    let cell = tableView.cellForRow(at: IndexPath(row: 0, section: 1))
    child.show([[2, 3], []])
    expectEqual(tableView.shownTexts, ["Alien", "Stalker", "person 2", "person 3", "Heat"])
    #expect(tableView.cellForRow(at: IndexPath(row: 1, section: 1)) === cell)
    child.show([])
    expectEqual(tableView.shownTexts, ["Alien", "Stalker", "Heat"])
  }

  private final class TilesChild: NSObject, ComposableCollectionViewDataSource {
    private(set) var people: UICollectionViewDiffableDataSource<Int, Int>?

    func registerReusableViews(with collectionView: UICollectionView) {
      collectionView.register(PersonTile.self, forCellWithReuseIdentifier: "person")
      people = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "person", for: indexPath)
        (cell as? PersonTile)?.present(viewModel: Person(id: id, name: "person \(id)"))
        return cell
      }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
      people?.numberOfSections(in: collectionView) ?? 0
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      people?.collectionView(collectionView, numberOfItemsInSection: section) ?? 0
    }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      people?.collectionView(collectionView, cellForItemAt: indexPath) ?? UICollectionViewCell()
    }
  }

  @Test func anExistingDataSourceAsAChildOfACollection() {
    let ada = FlatDataSource([Person(id: 1, name: "Ada")])
    let child = TilesChild()
    let composite = CompositeCollectionViewDataSource(children: [.init(ada), .init(child)])
    collectionView.attach(composite)
    func texts() -> [String?] {
      collectionView.layoutIfNeeded()
      return collectionView.visibleCells.map { ($0 as? PersonTile)?.shownText }
    }
    expectEqual(texts(), ["Ada"])
    for items in [[1, 2], [3, 2, 1], [2]] {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([7])
      snapshot.appendItems(items)
      child.people?.apply(snapshot)
      expectEqual(texts(), ["Ada"] + items.map { "person \($0)" })
    }
    ada.remove(at: 0)
    child.people?.apply(NSDiffableDataSourceSnapshot())
    expectEqual(texts(), [])
  }
}
