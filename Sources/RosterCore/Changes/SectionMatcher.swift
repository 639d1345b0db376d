/// Says which section is which, what its header and footer show, and where its items are.
public struct SectionMatcher<Section, ID: Hashable, Items: RandomAccessCollection> {
  @usableFromInline let identify: (Section) -> ID
  @usableFromInline let compare: (Section, Section) -> Bool
  @usableFromInline let list: (Section) -> Items

  /// - Parameters:
  ///   - id: what stays the same when a section changes or moves.
  ///   - items: the items of a section.
  ///   - areSame: whether two sections with the same identifier have the same header and footer.
  @inlinable
  public init(
    id: @escaping (Section) -> ID,
    items: @escaping (Section) -> Items,
    areSame: @escaping (Section, Section) -> Bool = { _, _ in true }
  ) {
    identify = id
    list = items
    compare = areSame
  }
}

extension SectionMatcher {
  /// The matcher of the sections themselves.
  @usableFromInline
  struct Identity: ItemMatcher {
    @usableFromInline let sections: SectionMatcher

    @inlinable
    init(_ sections: SectionMatcher) {
      self.sections = sections
    }

    @inlinable
    func id(of element: Section) -> ID { sections.identify(element) }

    @inlinable
    func hasSameContent(_ old: Section, _ new: Section) -> Bool { sections.compare(old, new) }
  }
}
