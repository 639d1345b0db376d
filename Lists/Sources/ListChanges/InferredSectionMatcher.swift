/// Matches sections by what identifies their headers, as far as that can be found out at run time.
///
/// A key that the data source gives comes first. Otherwise a header is known by its `id`, or by itself if it is
/// `Hashable`. Sections without a header, or with one that is neither, are the same section as long as they come in the
/// same order.
@usableFromInline
package struct InferredSectionMatcher<Header, Item, Footer>: SectionMatcher {
  @usableFromInline package typealias Section = ContentSection<Header, Item, Footer>

  /// What identifies a section instead of its header, if the data source says so.
  private let key: ((Section) -> AnyHashable?)?

  @usableFromInline
  package init(key: ((Section) -> AnyHashable?)? = nil) {
    self.key = key
  }

  /// What identifies sections in edits, in which headers that are only values may repeat; `nil` if nothing does.
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
