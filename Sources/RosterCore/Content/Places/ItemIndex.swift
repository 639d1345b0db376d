/// Where items are by their identifiers: made at the first look-up, and kept through edits.
final class ItemIndex<Item> {
  private typealias Items = PrefixSumTree<AnyHashable?>

  /// The items of a section.
  private final class Section {
    var items: Items
    var element: PrefixSumElement?

    init(_ items: Items) {
      self.items = items
    }
  }

  private let identify: (Item) -> AnyHashable?
  private var sections = PrefixSumTree<Section>()
  private var places: [AnyHashable: (section: Section, item: PrefixSumElement)] = [:]
  /// Whether no identifier is known to be repeated. The index is of no use otherwise.
  private(set) var isUnique = true

  /// - Complexity: O(*n*) in the number of items.
  init<Header, Footer>(_ content: [ContentSection<Header, Item, Footer>], by identify: @escaping (Item) -> AnyHashable?)
  {
    self.identify = identify
    sections = PrefixSumTree(content.map { (Section(Items($0.items.map { (identify($0), 1) })), 1) })
    for element in sections.elements {
      let section = sections[element]
      section.element = element
      for item in section.items.elements { register(item, in: section) }
    }
  }

  /// Counts the steps through trees, if it is there.
  var steps: StepCounter? {
    get { sections.steps }
    set {
      sections.steps = newValue
      for element in sections.elements { sections[element].items.steps = newValue }
    }
  }

  /// The path among all sections of the item with an identifier.
  ///
  /// - Complexity: O(log *n*)
  func path(of id: AnyHashable) -> ItemPath? {
    guard let place = places[id], let section = place.section.element else { return nil }
    return ItemPath(section: sections.index(of: section), item: place.section.items.index(of: place.item))
  }

  /// Follows an edit of sections counted among all.
  ///
  /// - Complexity: O(log *n*) for each item that comes, goes or moves.
  func apply<Header, Footer>(_ edit: SectionEdit<Header, Item, Footer>) {
    switch edit {
    case .insertItems(let items, let path):
      let section = section(path.section)
      for (offset, item) in items.enumerated() { insert(identify(item), in: section, at: path.item + offset) }
    case .removeItem(let path):
      remove(at: path.item, of: section(path.section))
    case .moveItem(let from, let to):
      let (source, destination) = (section(from.section), section(to.section))
      if source === destination {
        source.items.move(source.items.element(at: from.item), to: to.item)
      } else {
        insert(remove(at: from.item, of: source), in: destination, at: to.item)
      }
    case .replaceItem(let path, let item):
      let section = section(path.section)
      let element = section.items.element(at: path.item)
      let id = identify(item)
      if section.items[element] == id { return }
      unregister(section.items[element])
      section.items.replace(element, with: id, count: 1)
      register(element, in: section)
    case .replaceItems(let index, let items, _):
      let section = section(index)
      for element in section.items.elements { unregister(section.items[element]) }
      let steps = section.items.steps
      section.items = Items(items.map { (identify($0), 1) })
      section.items.steps = steps
      for element in section.items.elements { register(element, in: section) }
    case .insertSection(let content, let index):
      let section = Section(Items(content.items.map { (identify($0), 1) }))
      section.items.steps = sections.steps
      section.element = sections.insert(section, count: 1, at: index)
      for element in section.items.elements { register(element, in: section) }
    case .removeSection(let index):
      let section = sections.remove(sections.element(at: index))
      for element in section.items.elements { unregister(section.items[element]) }
    case .moveSection(let from, let to):
      sections.move(sections.element(at: from), to: to)
    case .replaceSupplements:
      break
    }
  }

  private func section(_ index: Int) -> Section { sections[sections.element(at: index)] }

  private func insert(_ id: AnyHashable?, in section: Section, at index: Int) {
    register(section.items.insert(id, count: 1, at: index), in: section)
  }

  @discardableResult
  private func remove(at index: Int, of section: Section) -> AnyHashable? {
    let id = section.items.remove(section.items.element(at: index))
    unregister(id)
    return id
  }

  private func register(_ item: PrefixSumElement, in section: Section) {
    guard let id = section.items[item] else { return }
    if places.updateValue((section, item), forKey: id) != nil { isUnique = false }
  }

  private func unregister(_ id: AnyHashable?) {
    if let id { places[id] = nil }
  }
}
