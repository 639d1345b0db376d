/// Says which section is which, what its header and footer show, and where its items are.
public protocol SectionMatcher<Section> {
  associatedtype Section
  associatedtype ID: Hashable
  associatedtype Items: RandomAccessCollection

  /// The identifier, which stays the same when a section changes or moves.
  func id(of section: Section) -> ID

  /// Whether two sections with the same identifier have the same header and footer.
  func hasSameContent(_ old: Section, _ new: Section) -> Bool

  /// The items of a section.
  func items(of section: Section) -> Items
}

/// Matches the sections themselves.
@usableFromInline
struct SectionIdentity<Sections: SectionMatcher>: ItemMatcher {
  @usableFromInline let sections: Sections

  @inlinable
  init(_ sections: Sections) {
    self.sections = sections
  }

  @inlinable
  func id(of element: Sections.Section) -> Sections.ID { sections.id(of: element) }

  @inlinable
  func hasSameContent(_ old: Sections.Section, _ new: Sections.Section) -> Bool {
    sections.hasSameContent(old, new)
  }
}
