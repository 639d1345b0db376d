/// Sections of items with headers and footers, in the given order or in that of a comparator.
///
/// Methods count sections as they are shown. ``sections`` has all of them: the same ones, unless empty sections are
/// dropped; a dropped section comes back when it gets items.
@MainActor public final class NestedDataSource<Header, Item, Footer>: DataSource {
  /// A section of this data source.
  public typealias Section = ContentSection<Header, Item, Footer>

  public let changes = ContentChanges()
  var storage: [Section]
  var shown: ShownSections
  let areInIncreasingOrder: ((Section, Section) -> Bool)?

  /// Sections in the given order.
  ///
  /// - Parameters:
  ///   - sections: the sections, empty ones included.
  ///   - emptySections: whether sections without items are shown.
  public convenience init(_ sections: [Section] = [], emptySections: EmptySections = .keep) {
    self.init(sections, emptySections: emptySections, order: nil)
  }

  /// Sections in the order of a comparator, which also places sections that are inserted or changed later.
  ///
  /// - Parameters:
  ///   - sections: the sections in any order; those in the same place keep the given order.
  ///   - emptySections: whether sections without items are shown.
  ///   - areInIncreasingOrder: whether the first section comes before the second.
  public convenience init(
    _ sections: [Section],
    emptySections: EmptySections = .keep,
    sectionsBy areInIncreasingOrder: @escaping (Section, Section) -> Bool
  ) {
    self.init(sections, emptySections: emptySections, order: areInIncreasingOrder)
  }

  /// Sections in the order of their headers, which also places sections that are inserted or changed later.
  ///
  /// - Parameters:
  ///   - sections: the sections in any order; those in the same place keep the given order, and those without a
  ///     header come first.
  ///   - emptySections: whether sections without items are shown.
  ///   - areInIncreasingOrder: whether the first header comes before the second.
  public convenience init(
    _ sections: [Section],
    emptySections: EmptySections = .keep,
    by areInIncreasingOrder: @escaping (Header, Header) -> Bool
  ) {
    self.init(sections, emptySections: emptySections) { first, second in
      switch (first.header, second.header) {
      case (let first?, let second?): areInIncreasingOrder(first, second)
      case (nil, _?): true
      case (_, nil): false
      }
    }
  }

  private init(
    _ sections: [Section],
    emptySections: EmptySections,
    order: ((Section, Section) -> Bool)?
  ) {
    storage = sections
    shown = ShownSections(emptySections)
    areInIncreasingOrder = order
    restoreOrder()
    updateShown()
  }

  /// All sections, whether they are shown or not.
  ///
  /// Assigning them, or changing them in place, is announced once; a comparator puts them in its order.
  ///
  /// - Complexity: O(*n*) in the number of sections for a change that keeps the comparator's order.
  public var sections: [Section] {
    get { storage }
    _modify {
      defer {
        restoreOrder()
        updateShown()
        changes.announce(.reload)
      }
      yield &storage
    }
  }

  /// Whether sections without items are shown.
  public var emptySections: EmptySections {
    shown.emptySections
  }

  public var numberOfSections: Int {
    shown.count
  }

  public func numberOfItems(inSection section: Int) -> Int {
    storage[checked(section)].items.count
  }

  public func item(at index: Int, inSection section: Int) -> Item {
    let section = checked(section)
    checkIndex(index, of: .item, below: storage[section].items.count, in: "NestedDataSource", #function)
    return storage[section].items[index]
  }

  public func header(ofSection section: Int) -> Header? {
    storage[checked(section)].header
  }

  public func footer(ofSection section: Int) -> Footer? {
    storage[checked(section)].footer
  }

  public func indexTitle(ofSection section: Int) -> String? {
    storage[checked(section)].indexTitle
  }

  /// The index in ``sections`` of a section that is shown.
  func checked(_ section: Int, _ function: StaticString = #function) -> Int {
    checkIndex(section, of: .section, below: shown.count, in: "NestedDataSource", function)
    return shown[section]
  }

  /// Changes one of ``sections``, restores the order, and returns where the section is now; announces nothing.
  func editSection<Result>(_ stored: Int, _ body: (inout Section) -> Result) -> (result: Result, stored: Int) {
    let wasEmpty = storage[stored].items.isEmpty
    let result = body(&storage[stored])
    var newIndex = stored
    if let areInIncreasingOrder {
      newIndex = storage.reorder(at: stored, by: areInIncreasingOrder)
    }
    if newIndex != stored || storage[newIndex].items.isEmpty != wasEmpty {
      updateShown()
    }
    return (result, newIndex)
  }

  func updateShown() {
    shown.update(total: storage.count) { !storage[$0].items.isEmpty }
  }

  private func restoreOrder() {
    guard let areInIncreasingOrder else { return }
    if let first = storage.first {
      checkStrictness(areInIncreasingOrder, at: first, in: "NestedDataSource", "by")
    }
    if !storage.isOrdered(by: areInIncreasingOrder) {
      storage.sort(by: areInIncreasingOrder)
    }
  }
}

extension NestedDataSource where Header: Hashable, Footer == Never {
  /// Sections from a dictionary of headers and their items, in the order of the headers.
  ///
  /// - Parameters:
  ///   - itemsByHeader: the items of each section.
  ///   - emptySections: whether sections without items are shown.
  ///   - areInIncreasingOrder: whether the first header comes before the second. A dictionary has no order: headers
  ///     in the same place may come in any.
  public convenience init(
    _ itemsByHeader: [Header: [Item]],
    emptySections: EmptySections = .keep,
    by areInIncreasingOrder: @escaping (Header, Header) -> Bool
  ) {
    let sections = itemsByHeader.map { Section(header: $0.key, items: $0.value) }
    self.init(sections, emptySections: emptySections, by: areInIncreasingOrder)
  }
}
