import ListChanges
import RosterDiagnostics

/// Sections whose items are computed at each access and not stored.
///
/// ```swift
/// let lines = LazyDataSource(itemCounts: [1_000_000]) { index, section in "Line \(index)" }
/// ```
///
/// It only stores the number of items in each section.
@preconcurrency @MainActor public final class LazyDataSource<Item, Header, Footer>: DataSource {
  public let changes = ContentChannel<Item>()
  /// The number of items in each section, including hidden ones.
  public private(set) var itemCounts: [Int]
  private let emptySections: EmptySections
  /// The indexes in ``itemCounts`` of the visible sections.
  private var shown: [Int] = []
  private let itemAt: (_ index: Int, _ section: Int) -> Item
  private let headerOf: (_ section: Int) -> Header?
  private let footerOf: (_ section: Int) -> Footer?
  private let indexTitleOf: (_ section: Int) -> String?

  /// Creates sections with headers and footers.
  ///
  /// - Parameters:
  ///   - itemCounts: The number of items in each section.
  ///   - emptySections: The policy for sections without items.
  ///   - header: A closure that computes a section's header from its index in `itemCounts`.
  ///   - footer: A closure that computes a section's footer from its index in `itemCounts`.
  ///   - indexTitle: A closure that computes a section's index title from its index in `itemCounts`.
  ///   - item: A closure that computes an item from its index in its section and the section's index in `itemCounts`.
  public init(
    itemCounts: [Int],
    emptySections: EmptySections = .keep,
    header: @escaping (_ section: Int) -> Header?,
    footer: @escaping (_ section: Int) -> Footer?,
    indexTitle: @escaping (_ section: Int) -> String? = { _ in nil },
    item: @escaping (_ index: Int, _ section: Int) -> Item
  ) {
    self.itemCounts = itemCounts
    self.emptySections = emptySections
    itemAt = item
    headerOf = header
    footerOf = footer
    indexTitleOf = indexTitle
    check(itemCounts, #function)
    set(itemCounts)
    changes.source = self
  }

  /// Changes the numbers of items, or recomputes all items if the numbers are the same.
  ///
  /// The data source can't find the difference, so views reload. If you pass the changes, too, views follow them.
  ///
  /// - Returns: An update you can await.
  /// - Complexity: O(*s*) for *s* sections.
  @discardableResult
  public func apply(itemCounts newItemCounts: [Int]) -> ContentUpdate {
    check(newItemCounts, #function)
    return changes.reload { self.set(newItemCounts) }
  }

  /// Changes the numbers of items, given the changes that led to them.
  ///
  /// - Parameters:
  ///   - newItemCounts: The number of items in each section, after the changes.
  ///   - changeset: The changes of the visible sections since the last numbers.
  /// - Returns: An update you can await.
  /// - Complexity: O(*s* + *k* log *n*) for *s* sections and *k* changes.
  @discardableResult
  public func apply(itemCounts newItemCounts: [Int], changes changeset: SectionedChangeset) -> ContentUpdate {
    check(newItemCounts, #function)
    return changes.perform(changeset, isReadable: false) { self.set(newItemCounts) }
  }

  private func set(_ newItemCounts: [Int]) {
    itemCounts = newItemCounts
    shown = newItemCounts.indices.filter { emptySections == .keep || newItemCounts[$0] > 0 }
  }

  public var numberOfSections: Int { shown.count }

  public func numberOfItems(inSection section: Int) -> Int { itemCounts[checked(section)] }

  public func item(at index: Int, inSection section: Int) -> Item {
    let section = checked(section)
    checkIndex(index, of: .item, below: itemCounts[section], in: Self.self, #function)
    return itemAt(index, section)
  }

  public func header(ofSection section: Int) -> Header? { headerOf(checked(section)) }

  public func footer(ofSection section: Int) -> Footer? { footerOf(checked(section)) }

  public func indexTitle(ofSection section: Int) -> String? { indexTitleOf(checked(section)) }

  private func checked(_ section: Int, _ function: StaticString = #function) -> Int {
    checkIndex(section, of: .section, below: shown.count, in: Self.self, function)
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
}
