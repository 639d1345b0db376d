/// A matcher of sections by the identity of their headers, as far as it's known at run time.
///
/// A key from the data source has precedence. Otherwise, a header's identity is its `id`, or the header itself if it's
/// `Hashable`. Sections without such a header match in order.
@usableFromInline
package struct InferredSectionMatcher<Header, Item, Footer>: SectionMatcher {
  @usableFromInline package typealias Section = ContentSection<Header, Item, Footer>

  /// Returns the identity of a section instead of its header's, if the data source has such a closure.
  private let key: ((Section) -> AnyHashable?)?

  @usableFromInline
  package init(key: ((Section) -> AnyHashable?)? = nil) {
    self.key = key
  }

  /// Returns a closure that identifies sections in edits, in which value headers may repeat, or `nil` for none.
  package static func identity(key: ((Section) -> AnyHashable?)?) -> ((Section) -> AnyHashable?)? {
    key != nil || Header.self is any Identifiable.Type && Header.self != Never.self ? Self(key: key).id : nil
  }

  @usableFromInline
  package func id(of section: Section) -> AnyHashable? {
    if let key { return key(section) }
    func id(_ header: some Identifiable) -> AnyHashable { AnyHashable(header.id) }
    guard let header = section.header else { return nil }
    if let identifiable = header as? any Identifiable { return id(identifiable) }
    return header as? AnyHashable
  }

  @usableFromInline
  package func hasSameContent(_ old: Section, _ new: Section) -> Bool {
    old.indexTitle == new.indexTitle && showSame(old.header, new.header) && showSame(old.footer, new.footer)
  }

  @usableFromInline
  package func items(of section: Section) -> [Item] { section.items }
}
