/// Matches groups by their keys.
@usableFromInline
struct GroupMatcher<Key: Hashable, Header, Item, Footer>: SectionMatcher {
  @usableFromInline typealias Section = ContentSection<GroupHead<Key, Header, Footer>, Item, Never>

  @usableFromInline
  init() {}

  @usableFromInline
  func id(of section: Section) -> ReflexiveKey<Key>? { section.header.map { ReflexiveKey($0.key) } }

  @inlinable
  func hasSameContent(_ old: Section, _ new: Section) -> Bool { true }

  @inlinable
  func items(of section: Section) -> [Item] { section.items }
}
