import RosterDiagnostics
import RowStructures

extension AggregatedDataSource {
  var groups: [Group] { store.newest.sections }

  /// The key of a section's items.
  public func key(ofSection section: Int) -> Key {
    key(of: groups[checked(section, #function)])
  }

  /// The items of a section, without copying them.
  public func items(inSection section: Int) -> [Item] {
    groups[checked(section, #function)].items
  }

  /// The section of a key, or `nil` if no item has had it.
  ///
  /// - Complexity: O(log *n*) in the number of sections.
  public func section(ofKey key: Key) -> Int? {
    find(key).section
  }

  /// The section of a key if there is one, and where it would be inserted.
  func find(_ key: Key) -> (section: Int?, insertion: Int) {
    let groups = groups
    var index = groups.partitioningIndex { !keysAreInIncreasingOrder(self.key(of: $0), key) }
    while index < groups.count {
      let found = self.key(of: groups[index])
      if ReflexiveKey(found) == ReflexiveKey(key) { return (index, index) }
      if keysAreInIncreasingOrder(key, found) { break }
      index += 1
    }
    return (nil, index)
  }

  func key(of group: Group) -> Key {
    guard let head = group.header else {
      trap(
        "AggregatedDataSource: a group has no key",
        cause: "it was not made by the data source",
        advice: "report this as a bug of Roster"
      )
    }
    return head.key
  }

  // MARK: Headers and footers

  /// The header of a group, computed once.
  func header(of group: Group) -> Header? {
    guard let head = group.header else { return nil }
    if let header = head.header { return header }
    let header = asking { headerOf(head.key, group.items) }
    head.header = .some(header)
    return header
  }

  /// The footer of a group, computed once.
  func footer(of group: Group) -> Footer? {
    guard let head = group.header else { return nil }
    if let footer = head.footer { return footer }
    let footer = asking { footerOf(head.key, group.items) }
    head.footer = .some(footer)
    return footer
  }

  /// Gives a group with other items a head of its own, with what had been asked for before.
  ///
  /// - Returns: whether the header or the footer shows differently.
  func renewHead(of new: inout Group, from old: GroupHead<Key, Header, Footer>) -> Bool {
    new.header = GroupHead(old.key)
    var isDifferent = false
    if let header = old.header { isDifferent = !showSame(header, self.header(of: new)) }
    if let footer = old.footer, !showSame(footer, self.footer(of: new)) { isDifferent = true }
    return isDifferent
  }

  /// Whether a group that stayed has another header or footer than was asked for; the new one gets what the old one has.
  func showsDifferently(_ old: Group, _ new: Group) -> Bool {
    guard let head = old.header, let newHead = new.header, head !== newHead else { return false }
    var isDifferent = false
    if let header = head.header { isDifferent = !showSame(header, self.header(of: new)) }
    if let footer = head.footer, !showSame(footer, self.footer(of: new)) { isDifferent = true }
    return isDifferent
  }

  /// Gives all groups what had been asked for before: the same header and footer, or new ones where items changed.
  ///
  /// - Returns: the groups whose header or footer shows differently.
  func renewHeads(from old: [Group], to new: [Group], _ changes: SectionedChangeset) -> [IndexMove<Int>] {
    let left = Set((changes.items.deletes + changes.items.moves.map(\.from)).map(\.section))
    let changed = Set(
      (changes.items.inserts + changes.items.moves.map(\.to) + changes.items.updates.map(\.to)).map(\.section)
    )
    var updates: [IndexMove<Int>] = []
    for (section, origin) in changes.sections.origins(count: new.count).enumerated() {
      guard let origin, let head = old[origin].header, let newHead = new[section].header, head !== newHead else {
        continue
      }
      if left.contains(origin) || changed.contains(section) {
        var group = new[section]
        if UpdateCoordinator.shared.isDrafting {
          // A view that this group comes to in the same update reads what the group was.
          _ = header(of: old[origin])
          _ = footer(of: old[origin])
        }
        let isDifferent = renewHead(of: &group, from: head)
        newHead.header = group.header?.header
        newHead.footer = group.header?.footer
        if isDifferent { updates.append(IndexMove(from: origin, to: section)) }
      } else {
        newHead.share(with: head)
      }
    }
    return updates
  }

  // MARK: Grouping

  /// Runs a closure that calls the key, the comparators, or what makes headers and footers; changing content in them is refused.
  func asking<Answer>(_ answer: () -> Answer) -> Answer { UpdateCoordinator.shared.evaluate(name, answer) }

  func grouped(_ items: [Item]) -> [Group] {
    asking {
      AggregatedDataSource.grouped(
        items,
        by: keyOf,
        sectionsBy: keysAreInIncreasingOrder,
        itemsBy: itemsAreInIncreasingOrder,
        keeping: emptySections == .keep ? groups.map(key(of:)) : []
      )
    }
  }

  /// Groups items.
  ///
  /// - Parameter known: keys of groups that are there even without items.
  static func grouped(
    _ items: [Item],
    by keyOf: (Item) -> Key,
    sectionsBy keysAreInIncreasingOrder: (Key, Key) -> Bool,
    itemsBy itemsAreInIncreasingOrder: ((Item, Item) -> Bool)?,
    keeping known: [Key] = []
  ) -> [Group] {
    var keys: [Key] = []
    var members: [[Item]] = []
    var positions: [ReflexiveKey<Key>: Int] = [:]
    var current = 0
    for item in items {
      let key = keyOf(item)
      if keys.isEmpty || keys[current] != key {
        if let position = positions[ReflexiveKey(key)] {
          current = position
        } else {
          current = keys.count
          positions[ReflexiveKey(key)] = current
          keys.append(key)
          members.append([])
        }
      }
      members[current].append(item)
    }
    for key in known where positions[ReflexiveKey(key)] == nil {
      keys.append(key)
      members.append([])
    }
    if let key = keys.first { checkStrictness(keysAreInIncreasingOrder, at: key, in: name, "sectionsBy") }
    if let itemsAreInIncreasingOrder {
      if let item = items.first { checkStrictness(itemsAreInIncreasingOrder, at: item, in: name, "itemsBy") }
      for index in members.indices { members[index].sort(by: itemsAreInIncreasingOrder) }
    }
    return zip(keys, members).map { Group(header: GroupHead($0), items: $1) }.sorted { first, second in
      guard let first = first.header?.key, let second = second.header?.key else { return false }
      return keysAreInIncreasingOrder(first, second)
    }
  }

  /// Traps if a comparator is not a strict order.
  func checkOrder(key: Key, item: Item) {
    checkStrictness(keysAreInIncreasingOrder, at: key, in: name, "sectionsBy")
    if let itemsAreInIncreasingOrder {
      checkStrictness(itemsAreInIncreasingOrder, at: item, in: name, "itemsBy")
    }
  }

  func checked(_ section: Int, _ function: StaticString) -> Int {
    checkIndex(section, of: .section, below: groups.count, in: name, function)
    return section
  }
}

private let name: StaticString = "AggregatedDataSource"
