/// Matches sections by the identifiers of their headers; sections without a header are the same section.
public struct HeaderMatcher<Header: Identifiable & Equatable, Item, Footer: Equatable>: SectionMatcher, Sendable {
  public typealias Section = ContentSection<Header, Item, Footer>

  @inlinable
  public init() {}

  @inlinable
  public func id(of section: Section) -> Header.ID? { section.header?.id }

  @inlinable
  public func hasSameContent(_ old: Section, _ new: Section) -> Bool {
    old.header == new.header && old.footer == new.footer
  }

  @inlinable
  public func items(of section: Section) -> [Item] { section.items }
}
