import RosterDiagnostics

/// Sections whose items are computed at each access and never kept.
///
/// ```swift
/// let lines = LazyDataSource(itemCounts: [1_000_000]) { index, section in "Line \(index)" }
/// ```
///
/// It holds the number of items in each section and nothing else: a million rows cost no more than ten.
@preconcurrency @MainActor public final class LazyDataSource<Item, Header, Footer>: DataSource {
  public let changes = ContentChannel()

  /// Numbers of items, and which sections they are shown in.
  private struct Counts {
    let items: [Int]
    var shown: ShownSections

    init(_ items: [Int], _ emptySections: EmptySections) {
      self.items = items
      shown = ShownSections(emptySections)
      shown.update(total: items.count) { items[$0] > 0 }
    }
  }

  /// The numbers that views show.
  private var committed: Counts
  /// What changes that wait will lead to, one after the other.
  private var drafted: [Counts] = []
  package var readsAhead = false
  private let itemAt: (_ index: Int, _ section: Int) -> Item
  private let headerOf: (_ section: Int) -> Header?
  private let footerOf: (_ section: Int) -> Footer?
  private let indexTitleOf: (_ section: Int) -> String?

  /// - Parameters:
  ///   - itemCounts: the number of items in each section.
  ///   - emptySections: whether sections without items are shown.
  ///   - header: computes the header of a section, given its index in `itemCounts`.
  ///   - footer: computes the footer of a section, given its index in `itemCounts`.
  ///   - indexTitle: computes the index title of a section, given its index in `itemCounts`.
  ///   - item: computes an item, given its index in its section and the section's index in `itemCounts`.
  public init(
    itemCounts: [Int],
    emptySections: EmptySections = .keep,
    header: @escaping (_ section: Int) -> Header?,
    footer: @escaping (_ section: Int) -> Footer?,
    indexTitle: @escaping (_ section: Int) -> String? = { _ in nil },
    item: @escaping (_ index: Int, _ section: Int) -> Item
  ) {
    committed = Counts(itemCounts.map { max(0, $0) }, emptySections)
    itemAt = item
    headerOf = header
    footerOf = footer
    indexTitleOf = indexTitle
    check(itemCounts, #function)
    changes.source = self
  }

  /// The number of items in each section, whether it is shown or not, as the last change left it.
  public var itemCounts: [Int] { (drafted.last ?? committed).items }

  /// The numbers that the data source answers from: the committed ones while views read, otherwise the newest.
  private var current: Counts {
    if readsAhead, let next = drafted.first { return next }
    if let newest = drafted.last, UpdateCoordinator.shared.readsDrafts { return newest }
    return committed
  }

  /// Shows other numbers of items, or computes all items again if the numbers are the same.
  ///
  /// The data source cannot find the difference: views reload. With the changes as a second argument they follow them.
  ///
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n*) in the number of sections.
  @discardableResult
  public func apply(itemCounts newItemCounts: [Int]) -> ContentUpdate {
    check(newItemCounts, #function)
    return changes.reload(commit: draft(newItemCounts))
  }

  /// Shows other numbers of items, after the changes that led to them.
  ///
  /// - Parameters:
  ///   - newItemCounts: the number of items in each section, after the changes.
  ///   - changeset: what changed since the last change, of the sections that are shown. Views reload where it takes more than one batch of
  ///     structure to show it, as the items in between cannot be computed.
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n*) in the number of sections.
  @discardableResult
  public func apply(itemCounts newItemCounts: [Int], changes changeset: SectionedChangeset) -> ContentUpdate {
    check(newItemCounts, #function)
    return changes.perform(changeset, ahead: self, commit: draft(newItemCounts))
  }

  public var numberOfSections: Int {
    current.shown.count
  }

  public func numberOfItems(inSection section: Int) -> Int {
    current.items[checked(section)]
  }

  public func item(at index: Int, inSection section: Int) -> Item {
    let section = checked(section)
    checkIndex(index, of: .item, below: current.items[section], in: "LazyDataSource", #function)
    return itemAt(index, section)
  }

  public func header(ofSection section: Int) -> Header? {
    headerOf(checked(section))
  }

  public func footer(ofSection section: Int) -> Footer? {
    footerOf(checked(section))
  }

  public func indexTitle(ofSection section: Int) -> String? {
    indexTitleOf(checked(section))
  }

  private func checked(_ section: Int, _ function: StaticString = #function) -> Int {
    let shown = current.shown
    checkIndex(section, of: .section, below: shown.count, in: "LazyDataSource", function)
    return shown[section]
  }

  private func check(_ itemCounts: [Int], _ function: StaticString) {
    if let section = itemCounts.firstIndex(where: { $0 < 0 }) {
      trap(
        "LazyDataSource: section \(section) cannot have \(itemCounts[section]) items in \(function)",
        cause: "the number was computed as a difference that went below 0",
        advice: "pass 0 for a section without items"
      )
    }
    var total = 0
    for (section, count) in itemCounts.enumerated() {
      let (sum, overflow) = total.addingReportingOverflow(count)
      guard !overflow else {
        trap(
          "LazyDataSource: sections 0 to \(section) have more than \(Int.max) items together in \(function)",
          cause: "a number is a placeholder such as `Int.max`, or was computed from one",
          advice: "pass numbers that views can show"
        )
      }
      total = sum
    }
  }

  /// Keeps numbers until they are committed.
  ///
  /// - Returns: commits them.
  private func draft(_ newItemCounts: [Int]) -> () -> Void {
    UpdateCoordinator.shared.checkChange()
    drafted.append(Counts(newItemCounts, committed.shown.emptySections))
    return { [weak self] in
      guard let self else { return }
      committed = drafted.removeFirst()
    }
  }
}

/// Its items are computed from what has changed already, and its counts to come are known.
extension LazyDataSource: AheadReadable {}
