/// Matches sections by what identifies their headers, as far as that can be found out at run time.
///
/// A header is known by its `id`, or by itself if it is `Hashable`. Sections without a header, or with one that is
/// neither, are the same section as long as they come in the same order.
@usableFromInline
struct InferredSectionMatcher<Header, Item, Footer>: SectionMatcher {
  @usableFromInline typealias Section = ContentSection<Header, Item, Footer>

  @usableFromInline
  init() {}

  @usableFromInline
  func id(of section: Section) -> AnyHashable? {
    func id(_ header: some Identifiable) -> AnyHashable { AnyHashable(header.id) }
    guard let header = section.header else { return nil }
    if let identifiable = header as? any Identifiable { return id(identifiable) }
    return header as? AnyHashable
  }

  @usableFromInline
  func hasSameContent(_ old: Section, _ new: Section) -> Bool {
    old.indexTitle == new.indexTitle && areSame(old.header, new.header) && areSame(old.footer, new.footer)
  }

  @usableFromInline
  func items(of section: Section) -> [Item] { section.items }

  private func areSame<Value>(_ old: Value?, _ new: Value?) -> Bool {
    switch (old, new) {
    case (nil, nil): true
    case (let old?, let new?): areEqual(old, new)
    default: false
    }
  }
}
