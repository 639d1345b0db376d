import RowStructures

/// Where items are by their identifiers: made at the first look-up, and kept through edits.
///
/// It keeps no identifiers, but a part of the hash of each: who looks one up has the items to compare it with. That takes 18
/// to 30 bytes an item.
final class ItemIndex<Item> {
  typealias Content<Header, Footer> = [ContentSection<Header, Item, Footer>]

  /// The items of a section, each of which keeps its slot until it goes.
  private final class Section {
    /// The number of the section in the table.
    let number: Int
    var order: SlotOrder
    /// What is kept of the hashes of identifiers by slot; 0 for items without.
    var hashes: [UInt32]
    private var vacantSlots: [SlotOrder.Slot] = []
    var element: PrefixSumElement?

    init(number: Int, hashes: [UInt32]) {
      self.number = number
      self.hashes = hashes
      order = SlotOrder(0..<SlotOrder.Slot(hashes.count))
    }

    func entry(_ slot: SlotOrder.Slot) -> UInt64 { UInt64(number) << 32 | UInt64(slot) }

    func insert(_ hash: UInt32, at index: Int) -> SlotOrder.Slot {
      let slot = vacantSlots.popLast() ?? SlotOrder.Slot(hashes.count)
      if Int(slot) == hashes.count { hashes.append(hash) } else { hashes[Int(slot)] = hash }
      order.insert(slot, at: index)
      return slot
    }

    func remove(at index: Int) { vacantSlots.append(order.remove(at: index)) }

    func replaceAll(_ hashes: [UInt32]) {
      self.hashes = hashes
      order = SlotOrder(0..<SlotOrder.Slot(hashes.count))
      vacantSlots = []
    }
  }

  private let identify: (Item) -> AnyHashable?
  private var sections = PrefixSumTree<Section>()
  /// The sections by their numbers, which are not used again.
  private var numbered: [Section?] = []
  private var table = EntryTable<UInt64>()
  /// Whether no identifier is known to be repeated. The index is of no use otherwise.
  private(set) var isUnique = true
  /// Counts the entries of the table that are looked at, if it is there.
  var steps: StepCounter?

  /// - Complexity: O(*n*) in the number of items.
  init<Header, Footer>(_ content: Content<Header, Footer>, by identify: @escaping (Item) -> AnyHashable?) {
    self.identify = identify
    let count = content.reduce(0) { $0 + $1.items.count }
    table.reserveCapacity(count) { _ in 0 }
    let made = content.map { makeSection($0.items) }
    sections = PrefixSumTree(made.map { ($0, 1) })
    for (element, section) in zip(sections.elements, made) { section.element = element }
    for section in made { registerAll(of: section, content) }
  }

  /// The path among all sections of the item with an identifier.
  ///
  /// - Parameter content: all sections.
  /// - Complexity: O(log *n*)
  func path<Header, Footer>(of id: AnyHashable, in content: Content<Header, Footer>) -> ItemPath? {
    find(id, hash(of: id), in: content)
  }

  // MARK: Edits

  /// Follows an edit of sections counted among all.
  ///
  /// - Parameter content: all sections after the edit.
  /// - Complexity: O(log *n*) for each item that comes, goes or moves.
  func apply<Header, Footer>(_ edit: SectionEdit<Header, Item, Footer>, to content: Content<Header, Footer>) {
    switch edit {
    case .insertItems(let items, let path):
      let section = section(path.section)
      // All are there before the first is compared with others.
      let slots = items.enumerated().map { section.insert(hash(of: identify($1)), at: path.item + $0) }
      for (slot, item) in zip(slots, items) { register(slot, of: section, item, content) }
    case .removeItem(let path):
      let section = section(path.section)
      unregister(section.order[path.item], of: section)
      section.remove(at: path.item)
    case .moveItem(let from, let to):
      let (source, destination) = (section(from.section), section(to.section))
      if source === destination {
        source.order.insert(source.order.remove(at: from.item), at: to.item)
      } else {
        let slot = source.order[from.item]
        let hash = source.hashes[Int(slot)]
        unregister(slot, of: source)
        source.remove(at: from.item)
        insert(destination.insert(hash, at: to.item), of: destination)
      }
    case .replaceItem(let path, let item):
      let section = section(path.section)
      let slot = section.order[path.item]
      unregister(slot, of: section)
      section.hashes[Int(slot)] = hash(of: identify(item))
      register(slot, of: section, item, content)
    case .replaceItems(let index, let items, _):
      let section = section(index)
      unregisterAll(of: section)
      section.replaceAll(items.map { hash(of: identify($0)) })
      registerAll(of: section, content)
    case .insertSection(let inserted, let index):
      let section = makeSection(inserted.items)
      section.element = sections.insert(section, count: 1, at: index)
      registerAll(of: section, content)
    case .removeSection(let index):
      let section = sections.remove(sections.element(at: index))
      unregisterAll(of: section)
      numbered[section.number] = nil
    case .moveSection(let from, let to):
      sections.move(sections.element(at: from), to: to)
    case .replaceSupplements:
      break
    }
  }

  private func section(_ index: Int) -> Section { sections[sections.element(at: index)] }

  private func makeSection(_ items: [Item]) -> Section {
    let section = Section(number: numbered.count, hashes: items.map { hash(of: identify($0)) })
    numbered.append(section)
    return section
  }

  // MARK: The table

  /// What is kept of the hash of an identifier; 0 if there is none.
  private func hash(of id: AnyHashable?) -> UInt32 { id.map { max(1, UInt32(truncatingIfNeeded: $0.hashValue)) } ?? 0 }

  private func hash(of entry: UInt64) -> UInt32 {
    numbered[Int(entry >> 32)]?.hashes[Int(entry & 0xFFFF_FFFF)] ?? 0
  }

  private func find<Header, Footer>(
    _ id: @autoclosure () -> AnyHashable?,
    _ hash: UInt32,
    in content: Content<Header, Footer>
  ) -> ItemPath? {
    var path: ItemPath?
    _ = table.first(hash: hash) { entry in
      steps?.count += 1
      guard self.hash(of: entry) == hash, let section = numbered[Int(entry >> 32)], let element = section.element else {
        return false
      }
      let slot = SlotOrder.Slot(truncatingIfNeeded: entry)
      let found = ItemPath(section: sections.index(of: element), item: section.order.place(of: slot))
      guard identify(content[found.section].items[found.item]) == id() else { return false }
      path = found
      return true
    }
    return path
  }

  /// - Parameter content: all sections, with all items that are in their orders.
  private func register<Header, Footer>(
    _ slot: SlotOrder.Slot,
    of section: Section,
    _ item: Item,
    _ content: Content<Header, Footer>
  ) {
    let hash = section.hashes[Int(slot)]
    if hash == 0 { return }
    if isUnique, find(identify(item), hash, in: content) != nil { isUnique = false }
    insert(slot, of: section)
  }

  private func registerAll<Header, Footer>(of section: Section, _ content: Content<Header, Footer>) {
    guard let element = section.element else { return }
    let items = content[sections.index(of: element)].items
    for slot in items.indices { register(SlotOrder.Slot(slot), of: section, items[slot], content) }
  }

  private func insert(_ slot: SlotOrder.Slot, of section: Section) {
    if section.hashes[Int(slot)] != 0 { table.insert(section.entry(slot)) { hash(of: $0) } }
  }

  private func unregister(_ slot: SlotOrder.Slot, of section: Section) {
    if section.hashes[Int(slot)] != 0 { table.remove(section.entry(slot)) { hash(of: $0) } }
  }

  private func unregisterAll(of section: Section) {
    for place in 0..<section.order.count { unregister(section.order[place], of: section) }
  }
}
