import Foundation
import RosterComposites
import TestSupport
import Testing

// The samples of the article "Laying out sections", run.

private struct App: Identifiable, Equatable, CollectionViewPresentable {
  let id: Int

  @MainActor func present(on cell: UICollectionViewCell) {}
}

private struct ShelfHead: Identifiable, Equatable, CollectionViewSupplementaryPresentable {
  let id: String
  var isFeatured = false

  @MainActor func present(on view: TextSupplementaryView) { view.present(viewModel: id) }
}

private final class HeaderDataSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(of: UICollectionViewCell.self, for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      of: TextSupplementaryView.self,
      ofKind: kind,
      for: indexPath
    )
    view.present(viewModel: "By hand")
    return view
  }
}

/// Stands in for the defaults of an app.
private final class Defaults {
  private var values: [String: Data] = [:]

  func set(_ data: Data, forKey key: String) { values[key] = data }

  func data(forKey key: String) -> Data? { values[key] }
}

@MainActor struct LayingOutSectionsTests {
  private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: .sections())
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let featured = FlatDataSource((0..<5).map(App.init))
  private let apps = FlatDataSource((10..<20).map(App.init))
  private let settings = FlatDataSource((20..<24).map(App.init))

  init() {
    collectionView.frame = window.bounds
    window.addSubview(collectionView)
    window.makeKeyAndVisible()
  }

  private var columns: [Int] {
    collectionView.layoutIfNeeded()
    return (0..<collectionView.numberOfSections).map { section in
      let frames = (0..<collectionView.numberOfItems(inSection: section)).compactMap {
        collectionView.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
      }
      return frames.count { $0.minY == frames[0].minY }
    }
  }

  @Test func contentNamesItsLayouts() {
    collectionView.attach {
      featured.layout(.carousel(itemWidth: .fractionalWidth(0.9), height: .aspectRatio(16 / 9)))
      apps.layout(.grid(minimumItemWidth: 160))
      settings
    }
    expectEqual(columns, [5, 2, 1])
  }

  @Test func sectionsDiffer() {
    let shelves = NestedDataSource([
      ContentSection(header: ShelfHead(id: "A", isFeatured: true), items: (0..<3).map(App.init)),
      ContentSection(header: ShelfHead(id: "B"), items: (3..<9).map(App.init)),
    ])
    let page = shelves.layout(byHeader: { $0?.isFeatured == true ? .carousel() : .grid(columns: 2) })
    collectionView.attach(page)
    expectEqual(columns, [3, 2])
    page.base.removeSection(at: 0)
    expectEqual(columns, [2])
  }

  @Test func aHandWrittenDataSourceIsGivenOne() {
    let places = apps
    collectionView.attach {
      HeaderDataSource().layout(.list().header(.visible))
      places.layout(.grid(columns: 2))
    }
    expectEqual(columns, [1, 2])
    let view = collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0)
    )
    #expect((view as? TextSupplementaryView)?.label.text == "By hand")
  }

  @Test func theWidthIsFollowed() {
    collectionView.attach(
      apps.layout(.adaptive { $0.container.effectiveContentSize.width < 600 ? .list() : .grid(columns: 3) })
    )
    expectEqual(columns, [1])
    collectionView.frame.size.width = 700
    expectEqual(columns, [3])
  }

  @Test func swipesAreThoseOfTables() {
    let settings = settings
    collectionView.attach(settings)
      .trailingSwipeActions(for: App.self) { app, place in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
            settings.remove(place)
            done(true)
          }
        ])
      }
    collectionView.layoutIfNeeded()
    collectionView.headlessPerformSwipeAction(titled: "Delete", forItemAt: IndexPath(item: 1, section: 0))
    expectEqual(settings.items.map(\.id), [20, 22, 23])
  }

  @Test func aPositionIsKept() throws {
    let delegate = collectionView.attach {
      featured.layout(.carousel())
      apps
    }
    collectionView.layoutIfNeeded()
    collectionView.headlessScrollSection(0, by: 300, velocity: 1)
    let offset = collectionView.headlessOffset(ofSection: 0)
    let defaults = Defaults()
    if let position = delegate.position(by: App.ID.self) {
      defaults.set(try JSONEncoder().encode(position), forKey: "position")
    }
    collectionView.headlessScrollSection(0, by: -300, velocity: -1)
    #expect(collectionView.headlessOffset(ofSection: 0) != offset)
    if let data = defaults.data(forKey: "position") {
      delegate.scroll(to: try JSONDecoder().decode(ListPosition<App.ID>.self, from: data))
    }
    expectEqual(collectionView.headlessOffset(ofSection: 0), offset)
  }
}
