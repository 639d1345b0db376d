import Foundation

/// A data source of a table whose content is applied as snapshots, by identifiers.
///
/// The table does not keep it alive. Titles, editing and moving need a subclass.
///
/// A snapshot is applied on the main queue at once. On another queue the difference is computed where `apply` is called,
/// and the table follows on the main queue later. UIKit allows one or the other, and so does this: an app that mixes them is
/// warned, and stops if the other is not done.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Gives the cell of an item; `nil` is a failure.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// How rows and sections come and go, from the next update on. The default is `.automatic`.
  open var defaultRowAnimation: UITableView.RowAnimation {
    get { engine.rowAnimation }
    set { engine.rowAnimation = newValue }
  }

  private let cellProvider: CellProvider
  private let engine: DiffableEngine<SectionIdentifierType, ItemIdentifierType>

  /// Becomes a table's data source, without content.
  ///
  /// - Parameters:
  ///   - tableView: the table; it is not kept alive.
  ///   - cellProvider: gives the cell of an item, by dequeuing it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    engine = DiffableEngine(tableView)
    super.init()
    tableView.dataSource = self
  }

  // MARK: Applying

  /// Shows a snapshot by a batch of what is different.
  ///
  /// Where sections move and their items change too, the table takes two batches. An apply while another one is going on
  /// is a failure.
  ///
  /// - Parameters:
  ///   - snapshot: the new content.
  ///   - animatingDifferences: whether changes are animated; the default is yes. Without, there is still a batch.
  ///   - completion: called on the main queue when the animations have ended, even if nothing is different.
  /// - Complexity: O(*n*) for *n* items, and O(*k* log *n*) for *k* that come, go, move or are shown anew.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    engine.submit({ _ in .init(snapshot, animatingDifferences ? .animated : .unanimated) }, completion: completion)
  }

  /// Shows a snapshot by a batch of what is different, and returns when the animations have ended.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot by `reloadData`, without comparing.
  ///
  /// - Parameter completion: called on the main queue, later.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    engine.submit({ _ in .init(snapshot, .reload) }, completion: completion)
  }

  /// Shows a snapshot by `reloadData`, without comparing.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// The content after all that was applied, with nothing to be shown anew.
  nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    engine.submissions.newest
  }

  // MARK: Looking up

  /// The section at an index; `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { engine.content.section(at: index) }

  /// The index of a section; `nil` if there is none.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    engine.content.indexOfSection(sectionIdentifier)
  }

  /// The item at an index path; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { engine.content.item(at: indexPath) }

  /// The index path of an item; `nil` if there is none.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    engine.content.indexPath(of: itemIdentifier)
  }

  // MARK: UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int { engine.content.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    engine.content.count(atSection: section)
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let item = engine.content.item(at: indexPath)
    if let cell = item.flatMap({ item in engine.ask { cellProvider(tableView, indexPath, item) } }) { return cell }
    let text = DiffableTexts.nilRow(indexPath.objectText, tableView.headlessDescription, "<\(type(of: self))>")
    HeadlessFailure(.missingAnswer, reason: text, indexes: [Array(indexPath)]).raise()
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// The default is no title.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// The default is no title.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// The default is no: swipe actions of the delegate show where this is overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// The default does nothing.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// The default is no.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// The default does nothing. An override applies a snapshot in which the item is where it was dropped.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// The default is no index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The default is the section at the title's own position.
  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }
}
