/// Matches groups by their keys.
@usableFromInline
struct GroupMatcher<Key: Hashable, Header, Item, Footer>: SectionMatcher {
  @usableFromInline typealias Section = ContentSection<GroupHead<Key, Header, Footer>, Item, Never>

  @usableFromInline
  init() {}

  @inlinable
  func id(of section: Section) -> Key? { section.header?.key }

  @inlinable
  func hasSameContent(_ old: Section, _ new: Section) -> Bool { true }

  @inlinable
  func items(of section: Section) -> [Item] { section.items }
}
