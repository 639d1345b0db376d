import Foundation

/// Which sections of a view belong to which part of a composite, at one time.
@MainActor struct SectionLayout<Part: AnyObject> {
  private(set) var tree: PrefixSumTree<Part>
  private var elements: [ObjectIdentifier: PrefixSumTree<Part>.Element] = [:]

  init(_ parts: [(value: Part, count: Int)]) {
    tree = PrefixSumTree(parts)
    for element in tree.elements { elements[ObjectIdentifier(tree[element])] = element }
  }

  /// The number of sections of all parts.
  var total: Int { tree.total }

  /// The parts in order.
  var parts: [Part] { tree.elements.map { tree[$0] } }

  func contains(_ part: Part) -> Bool { elements[ObjectIdentifier(part)] != nil }

  /// The sections of a part; empty if the part is not there.
  func sections(of part: Part) -> Range<Int> {
    guard let element = elements[ObjectIdentifier(part)] else { return 0..<0 }
    let offset = tree.offset(of: element)
    return offset..<offset + tree.count(of: element)
  }

  /// The number of sections of a part, in constant time; 0 if the part is not there.
  func count(of part: Part) -> Int {
    elements[ObjectIdentifier(part)].map(tree.count(of:)) ?? 0
  }

  /// The part that a section belongs to and the part's own number of it; `nil` if there is no such section.
  func part(at section: Int) -> (part: Part, section: Int)? {
    guard section >= 0, section < tree.total else { return nil }
    let (element, local) = tree.element(covering: section)
    return (tree[element], local)
  }

  /// The view's address of one of a part's own; `nil` if the part has no such section.
  func global<Address: SectionAddress>(_ address: Address, of part: Part) -> Address? {
    let sections = sections(of: part)
    guard let section = address.addressedSection, section >= 0, section < sections.count else { return nil }
    return address.shifted(by: sections.lowerBound)
  }

  /// A part's own address of one of the view's; `nil` if the part does not have that section.
  func local<Address: SectionAddress>(_ address: Address, of part: Part) -> Address? {
    let sections = sections(of: part)
    guard let section = address.addressedSection, sections.contains(section) else { return nil }
    return address.shifted(by: -sections.lowerBound)
  }

  mutating func setCount(_ count: Int, of part: Part) {
    guard let element = elements[ObjectIdentifier(part)] else { return }
    tree.setCount(count, of: element)
  }

  mutating func insert(_ part: Part, count: Int, at index: Int) {
    elements[ObjectIdentifier(part)] = tree.insert(part, count: count, at: index)
  }

  mutating func remove(_ part: Part) {
    guard let element = elements.removeValue(forKey: ObjectIdentifier(part)) else { return }
    tree.remove(element)
  }

  mutating func move(_ part: Part, to index: Int) {
    guard let element = elements[ObjectIdentifier(part)] else { return }
    tree.move(element, to: index)
  }
}
