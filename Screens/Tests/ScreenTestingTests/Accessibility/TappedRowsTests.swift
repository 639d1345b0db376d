import HeadlessUIKit
import ScreenTesting
import TestSupport
import Testing

/// Rows that are lower than a finger and say nothing: only those that a person taps are judged.
@Suite @MainActor struct TappedRowsTests {
  enum Way: CaseIterable, Sendable {
    case tapped, manySelected, unheard, noSelection, noHighlight, noSelected, silentCell, editing

    var isTapped: Bool { self == .tapped || self == .manySelected }
  }

  @Test(arguments: Way.allCases)
  func rowsOfATableAreJudgedIfTheyAreTapped(way: Way) {
    let table: LowTable = way == .unheard || way == .manySelected ? LowTable(way) : HeardTable(way)
    let found = Set(TestScreen(table).accessibilityFindings().map(\.rule))
    expectEqual(found, expected(way))
  }

  @Test(arguments: Way.allCases)
  func itemsOfACollectionViewAreJudgedIfTheyAreTapped(way: Way) {
    let collection: LowCollection = way == .unheard || way == .manySelected ? LowCollection(way) : HeardCollection(way)
    let found = Set(TestScreen(collection).accessibilityFindings().map(\.rule))
    expectEqual(found, expected(way))
  }

  private func expected(_ way: Way) -> Set<AccessibilityRule> {
    #if DEBUG
      way.isTapped ? [.labels, .targetSizes] : []
    #else
      // What a class implements is known in debug builds.
      way.isTapped || way == .unheard ? [.labels, .targetSizes] : []
    #endif
  }
}

private class LowTable: UITableViewController {
  let way: TappedRowsTests.Way

  init(_ way: TappedRowsTests.Way) {
    self.way = way
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 20
    tableView.allowsSelection = way != .noSelection
    tableView.allowsMultipleSelection = way == .manySelected
    tableView.isEditing = way == .editing
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.isUserInteractionEnabled = way != .silentCell
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }
}

private final class HeardTable: LowTable {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    way != .noHighlight
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    way == .noSelected ? nil : indexPath
  }
}

private class LowCollection: UICollectionViewController {
  let way: TappedRowsTests.Way

  init(_ way: TappedRowsTests.Way) {
    self.way = way
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 20, height: 20)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collectionView.allowsSelection = way != .noSelection
    collectionView.allowsMultipleSelection = way == .manySelected
    collectionView.isEditing = way == .editing
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.isUserInteractionEnabled = way != .silentCell
    return cell
  }
}

private final class HeardCollection: LowCollection {
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

  override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    way != .noHighlight
  }

  override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    way != .noSelected
  }
}
