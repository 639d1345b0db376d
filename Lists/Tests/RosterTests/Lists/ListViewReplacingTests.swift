#if DEBUG && os(Linux)
  import Foundation
  import RosterDiagnostics
  import Testing

  @testable import Roster
  @testable import RosterComposites

  private final class PlainTableController: UITableViewController {}
  private final class PlainCollectionController: UICollectionViewController {}

  private final class TableController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    func tableViewHeight() -> CGFloat { 0 }
  }

  private final class RowsController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  }

  private final class CollectionController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { .zero }
  }

  /// What a screen is beside its list: delegate, data source and prefetching data source.
  private class Screen: UIViewController {}
  private final class ListenerScreen: Screen, UITableViewDelegate, UICollectionViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  }
  private final class SilentScreen: Screen, UITableViewDelegate, UICollectionViewDelegate {}
  private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching, UICollectionViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
  }

  private final class OwnTableDelegate: TableViewDelegate {
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  }

  /// A debug build says which methods of an app's objects are no longer called once something is attached.
  @MainActor struct ListViewReplacingTests {
    private let films = FlatDataSource([Film("Alien")])

    private func notes(_ body: () -> Void) -> [String] {
      let recorder = DebugNotes.Recorder()
      DebugNotes.recorder.withValue(recorder, operation: body)
      return recorder.notes
    }

    @Test func aTableControllersMethodsAreNamed() {
      let controller = TableController(style: .plain)
      let found = notes { controller.tableView.attach(films) }
      #expect(found.count == 1)
      #expect(
        found.first?.hasPrefix(
          "`attach` replaced the table's delegate and data source, a TableController: `scrollViewDidScroll(_:)`, "
            + "`tableView(_:didSelectRowAt:)`, `tableView(_:heightForRowAt:)` are no longer called."
        ) == true,
        "\(found)"
      )
      #expect(found.first?.contains("attach a subclass of `TableViewDelegate`") == true)
      #expect(notes { controller.tableView.attach(films) }.isEmpty)
    }

    @Test func aCollectionControllersMethodsAreNamed() {
      let controller = CollectionController(collectionViewLayout: UICollectionViewFlowLayout())
      let found = notes { controller.collectionView.attach(films) }
      #expect(
        found.first?.hasPrefix(
          "`attach` replaced the collection's delegate and data source, a CollectionController: "
            + "`collectionView(_:didSelectItemAt:)`, `collectionView(_:layout:sizeForItemAt:)` are no longer called."
        ) == true,
        "\(found)"
      )
    }

    @Test func aControllersRowsAreNamed() {
      let controller = RowsController(style: .plain)
      let found = notes { controller.tableView.attach { films } }
      #expect(found.count == 1 && found[0].contains("`tableView(_:numberOfRowsInSection:)` is no longer called"))
    }

    @Test func aControllerWithoutMethodsIsNotNoted() {
      let table = PlainTableController(style: .grouped)
      let collection = PlainCollectionController(collectionViewLayout: UICollectionViewFlowLayout())
      let found = notes {
        table.tableView.attach(films)
        collection.collectionView.attach(films)
        PlainTableController(style: .plain).tableView.attach(CompositeTableViewDataSource { films })
      }
      #expect(found.isEmpty, "\(found)")
    }

    @Test(arguments: ListKind.allCases) func whatWasAttachedIsNotNoted(kind: ListKind) {
      let view = kind.makeView()
      let found = notes {
        view.show(films)
        view.show(films)
        view.detach()
        view.show(kind.makeDelegate(films))
        view.show(films)
      }
      let table = makeTable()
      let others = notes {
        let own = OwnTableDelegate(TableViewDataSource(films))
        table.attach(own)
        table.attach(films)
        table.attach(CompositeTableViewDataSource { RowsChild([["a"]]) })
        table.attach(films)
      }
      #expect(found.isEmpty && others.isEmpty, "\(found + others)")
    }

    @Test func aDelegateIsNotedIfItHasMethods() {
      let (screen, silent) = (ListenerScreen(), SilentScreen())
      let (table, collection) = (makeTable(), makeCollection())
      let found = notes {
        table.delegate = silent
        collection.delegate = silent
        table.attach(films)
        collection.attach(films)
        table.delegate = screen
        collection.delegate = screen
        table.attach(films)
        collection.attach(films)
      }
      #expect(
        found.map { $0.prefix { $0 != "." } } == [
          "`attach` replaced the table's delegate, a ListenerScreen: `tableView(_:didSelectRowAt:)` is no longer called",
          "`attach` replaced the collection's delegate, a ListenerScreen: `collectionView(_:didSelectItemAt:)` is no longer called",
        ]
      )
    }

    @Test func aPrefetcherIsNoted() {
      let prefetcher = Prefetcher()
      let (table, collection) = (makeTable(), makeCollection())
      (table.prefetchDataSource, collection.prefetchDataSource) = (prefetcher, prefetcher)
      let found = notes {
        table.attach { films }
        collection.attach { films }
      }
      #expect(found.count == 2 && found.allSatisfy { $0.contains("prefetching data source, a Prefetcher") }, "\(found)")
    }

    @Test func aDataSourceIsNoted() {
      let (rows, items) = (RowsChild([["a"]]), ItemsChild([["a"]]))
      let (table, collection) = (makeTable(), makeCollection())
      (table.dataSource, collection.dataSource) = (rows, items)
      let found = notes {
        table.attach(films)
        collection.attach(CompositeCollectionViewDataSource { films })
      }
      #expect(found.count == 2 && found.allSatisfy { $0.contains("data source, a ") }, "\(found)")
    }

    @Test func aDiffableDataSourceIsNoted() {
      let (table, collection) = (makeTable(), makeCollection())
      let rows = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
      let items = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { _, _, _ in nil }
      let found = notes {
        table.attach(films)
        collection.attach(films)
      }
      #expect(found.count == 2 && found.allSatisfy { $0.contains("which is no longer asked") }, "\(found)")
      withExtendedLifetime((rows, items)) {}
    }

    @Test func childrenOfACompositeAreStillAsked() {
      let (rows, items) = (RowsChild([["a"]]), ItemsChild([["a"]]))
      let (table, collection) = (makeTable(), makeCollection())
      (table.dataSource, table.delegate, collection.dataSource, collection.delegate) = (rows, rows, items, items)
      let found = notes {
        table.attach {
          rows
          films
        }
        collection.attach(CompositeCollectionViewDataSource([CompositeCollectionViewDataSource([items])]))
      }
      #expect(found.isEmpty, "\(found)")
    }
  }
#endif
