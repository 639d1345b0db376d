/// A matcher of sections that uses closures or key paths.
public struct KeySectionMatcher<Section, ID: Hashable, Items: RandomAccessCollection>: SectionMatcher {
  @usableFromInline let identify: (Section) -> ID
  @usableFromInline let list: (Section) -> Items
  @usableFromInline let compare: (Section, Section) -> Bool

  /// Creates a matcher.
  ///
  /// - Parameters:
  ///   - id: A closure that returns an identifier that stays the same when a section changes or moves.
  ///   - items: A closure that returns the items of a section.
  ///   - areSame: A closure that returns whether two sections with the same identifier have the same header and footer.
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

  @inlinable
  public func id(of section: Section) -> ID { identify(section) }

  @inlinable
  public func hasSameContent(_ old: Section, _ new: Section) -> Bool { compare(old, new) }

  @inlinable
  public func items(of section: Section) -> Items { list(section) }
}
