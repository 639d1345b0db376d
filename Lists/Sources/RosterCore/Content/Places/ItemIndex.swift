import RowStructures

/// Where items are by their identifiers: made at the first look-up, and kept through edits.
///
/// It keeps no identifiers, but a part of the hash of each: the code that looks one up has the items to compare it with. That takes 11
/// to 18 bytes an item.
final class ItemIndex<Item> {
  typealias Content<Header, Footer> = [ContentSection<Header, Item, Footer>]

  private let identity: ItemIdentity<Item>
  private var sections = PrefixSumTree<IndexedSection>()
  private var slots: IndexedSlots
  /// Whether no identifier is known to be repeated. The index is empty otherwise, and stays so.
  private(set) var isUnique = true
  /// Counts the entries of the table that are looked at, if it is there.
  var steps: StepCounter?

  /// - Complexity: O(*n*) in the number of items.
  init<Header, Footer>(_ content: Content<Header, Footer>, by identity: ItemIdentity<Item>) {
    self.identity = identity
    slots = IndexedSlots(capacity: content.reduce(0) { $0 + $1.items.count })
    let made = content.map { IndexedSection(hashes: identity.hashes($0.items)) }
    sections = PrefixSumTree(made.map { ($0, 1) })
    for (element, section) in zip(sections.elements, made) { section.element = element }
    for section in made { insertAll(of: section, content) }
  }

  /// The path among all sections of the item with an identifier.
  ///
  /// - Parameter content: all sections.
  /// - Complexity: O(log *n*)
  func path<Header, Footer>(of id: AnyHashable, in content: Content<Header, Footer>) -> ItemPath? {
    find(id, identity.hash(id), in: content, slots)
  }

  // MARK: Edits

  /// Follows an edit of sections counted among all.
  ///
  /// - Parameter content: all sections after the edit.
  /// - Complexity: O(log *n*) for each item that comes, goes or moves.
  func apply<Header, Footer>(_ edit: SectionEdit<Header, Item, Footer>, to content: Content<Header, Footer>) {
    guard isUnique else { return }
    switch edit {
    case .insertItems(let items, let path):
      let section = section(path.section)
      // All are there before the first is compared with others.
      let slots = identity.hashes(items).enumerated().map { section.insert($1, at: path.item + $0) }
      for (slot, item) in zip(slots, items) { insert(slot, of: section, item, content) }
    case .removeItem(let path):
      let section = section(path.section)
      slots.remove(section.order[path.item], of: section)
      section.remove(at: path.item)
    case .moveItem(let from, let to):
      let (source, destination) = (section(from.section), section(to.section))
      if source === destination {
        source.order.insert(source.order.remove(at: from.item), at: to.item)
      } else {
        let slot = source.order[from.item]
        let hash = source.hashes[Int(slot)]
        slots.remove(slot, of: source)
        source.remove(at: from.item)
        slots.insert(destination.insert(hash, at: to.item), of: destination)
      }
    case .replaceItem(let path, let item):
      let section = section(path.section)
      let slot = section.order[path.item]
      slots.remove(slot, of: section)
      section.hashes[Int(slot)] = identity.hashes([item])[0]
      insert(slot, of: section, item, content)
    case .replaceItems(let index, let items, _):
      let section = section(index)
      slots.removeAll(of: section)
      section.replaceAll(identity.hashes(items))
      insertAll(of: section, content)
    case .insertSection(let inserted, let index):
      let section = IndexedSection(hashes: identity.hashes(inserted.items))
      section.element = sections.insert(section, count: 1, at: index)
      insertAll(of: section, content)
    case .removeSection(let index):
      let section = sections.remove(sections.element(at: index))
      slots.removeAll(of: section)
    case .moveSection(let from, let to):
      sections.move(sections.element(at: from), to: to)
    case .replaceSupplements:
      break
    }
  }

  private func section(_ index: Int) -> IndexedSection { sections[sections.element(at: index)] }

  // MARK: Looking up

  private func find<Header, Footer>(
    _ id: @autoclosure () -> AnyHashable?,
    _ hash: UInt32,
    in content: Content<Header, Footer>,
    _ slots: IndexedSlots
  ) -> ItemPath? {
    var path: ItemPath?
    slots.search(hash, steps) { section, slot in
      guard let element = section.element else { return false }
      let found = ItemPath(section: sections.index(of: element), item: section.order.place(of: slot))
      guard identity.id(content[found.section].items[found.item]) == id() else { return false }
      path = found
      return true
    }
    return path
  }

  // MARK: Keeping up

  /// - Parameter content: all sections, with all items that are in their orders.
  private func insert<Header, Footer>(
    _ slot: OrderedSlots.Slot,
    of section: IndexedSection,
    _ item: Item,
    _ content: Content<Header, Footer>
  ) {
    guard isUnique else { return }
    let hash = section.hashes[Int(slot)]
    if hash != 0, find(identity.id(item), hash, in: content, slots) != nil { return becomeUseless() }
    slots.insert(slot, of: section)
  }

  private func insertAll<Header, Footer>(of section: IndexedSection, _ content: Content<Header, Footer>) {
    guard isUnique, let element = section.element else { return }
    let items = content[sections.index(of: element)].items
    let areUnique = slots.insertAll(of: section) { slots, slot, hash in
      find(identity.id(items[Int(slot)]), hash, in: content, slots) == nil
    }
    if !areUnique { becomeUseless() }
  }

  /// Lets everything go, as an identifier is repeated.
  private func becomeUseless() {
    isUnique = false
    sections = PrefixSumTree()
    slots = IndexedSlots(capacity: 0)
  }
}
