import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// `listCell()`, `listHeader()`, `header()` and `footer()` take on the look of the list that they are in (iOS 18).
@MainActor struct ListEnvironmentTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var header = UIListContentConfiguration.header()

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.backgroundConfiguration = .listCell()
      return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      header.text = "Classics"
      view?.contentConfiguration = header
      view?.backgroundConfiguration = .listHeader()
      return view
    }
  }

  private func table(_ style: UITableView.Style, _ source: Source) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    return table
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func configurationsAdaptToTheTable(_ style: UITableView.Style) throws {
    let source = Source()
    let table = table(style, source)
    let cell = try #require(table.visibleCells.first)
    expectEqual(cell.backgroundConfiguration?.backgroundColor, cell.defaultBackgroundConfiguration().backgroundColor)
    let header = try #require(table.headerView(forSection: 0))
    let shown = try #require(header.contentConfiguration as? UIListContentConfiguration)
    let expected = header.defaultContentConfiguration()
    expectEqual(shown.text, "Classics")
    expectEqual(shown.textProperties, expected.textProperties)
    expectEqual(shown.directionalLayoutMargins, expected.directionalLayoutMargins)
    expectEqual(
      header.backgroundConfiguration?.backgroundColor,
      header.defaultBackgroundConfiguration().backgroundColor
    )
  }

  @Test func whatWasChangedStays() throws {
    let source = Source()
    source.header.textProperties.color = .systemRed
    source.header.directionalLayoutMargins.top = 40
    let table = table(.plain, source)
    let header = try #require(table.headerView(forSection: 0))
    let shown = try #require(header.contentConfiguration as? UIListContentConfiguration)
    expectEqual(shown.textProperties.color, .systemRed)
    expectEqual(shown.directionalLayoutMargins.top, 40)
    expectEqual(shown.imageToTextPadding, header.defaultContentConfiguration().imageToTextPadding)
  }

  @Test func aListCellAdaptsToItsSection() throws {
    for appearance in [UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped, .sidebar] {
      let layout = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: appearance)
      )
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: layout
      )
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
        cell.backgroundConfiguration = .listCell()
      }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { collection, path, item in
        collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1])
      source.apply(snapshot, animatingDifferences: false)
      collection.layoutIfNeeded()
      let cell = try #require(collection.visibleCells.first as? UICollectionViewListCell)
      expectEqual(cell.backgroundConfiguration?.backgroundColor, cell.defaultBackgroundConfiguration().backgroundColor)
    }
  }

  @Test func outsideOfAListTheLookIsThatOfAGroupedOne() {
    expectEqual(
      UIListContentConfiguration.header().textProperties,
      UIListContentConfiguration.groupedHeader().textProperties
    )
  }

  @Test func edgeEffectsAreRecorded() {
    let table = UITableView(frame: .zero, style: .plain)
    #expect(table.topEdgeEffect.style === UIScrollEdgeEffect.Style.automatic && !table.topEdgeEffect.isHidden)
    table.topEdgeEffect.style = .hard
    table.bottomEdgeEffect.isHidden = true
    #expect(table.topEdgeEffect.style === UIScrollEdgeEffect.Style.hard && table.bottomEdgeEffect.isHidden)
    #expect(table.bottomEdgeEffect.style === UIScrollEdgeEffect.Style.automatic && !table.leftEdgeEffect.isHidden)
  }
}
