/// A type that identifies sections, compares their headers and footers, and returns their items.
public protocol SectionMatcher<Section> {
  associatedtype Section
  associatedtype ID: Hashable
  associatedtype Items: RandomAccessCollection

  /// Returns the identifier, which stays the same when a section changes or moves.
  func id(of section: Section) -> ID

  /// Returns a Boolean value that indicates whether two sections with the same identifier have the same header and
  /// footer.
  func hasSameContent(_ old: Section, _ new: Section) -> Bool

  /// Returns the items of a section.
  func items(of section: Section) -> Items
}

/// A matcher of the sections themselves.
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
