/// The layout that content declares for a section.
struct NamedSectionLayout {
  /// The layout, or `nil` to use the screen's default.
  var layout: CollectionSectionLayout?
  /// The identity of the section.
  var identity: SectionIdentity
}

extension NamedSectionLayout {
  /// Finds the layout among all content between the section's owner and the screen. The innermost has priority.
  @MainActor init(of owner: SectionOwner) {
    layout =
      owner.passed.lazy.compactMap { content, section in
        (content as? LaidOutSection)?.layout() ?? (content as? any SectionLayoutNaming)?.namedLayout(ofSection: section)
      }.first
    identity = SectionIdentity(of: owner.dataSource, owner.identity ?? AnyHashable(SectionNumber(owner.section)))
  }
}

/// A child of a composite that declares section layouts.
@MainActor package protocol SectionLayoutNaming: AnyObject {
  func namedLayout(ofSection section: Int) -> CollectionSectionLayout?
}

/// A section of content that declares layouts.
@MainActor final class LaidOutSection {
  let layout: () -> CollectionSectionLayout?

  init(_ layout: @escaping () -> CollectionSectionLayout?) {
    self.layout = layout
  }
}

/// The identity of a section, in any list.
struct SectionIdentity: Hashable {
  private let owner: ObjectIdentifier
  private let id: AnyHashable
  private let reference: Reference

  /// The data source that has the section. Another object can reuse its address later.
  private struct Reference {
    weak var object: AnyObject?
  }

  /// - Parameters:
  ///   - owner: The data source that has the section. It isn't retained.
  ///   - id: The identity of the section in the data source.
  init(of owner: AnyObject, _ id: AnyHashable) {
    self.owner = ObjectIdentifier(owner)
    self.id = id
    reference = Reference(object: owner)
  }

  /// A Boolean value that indicates whether the data source still exists.
  var isAlive: Bool { reference.object != nil }

  static func == (lhs: SectionIdentity, rhs: SectionIdentity) -> Bool { lhs.owner == rhs.owner && lhs.id == rhs.id }

  func hash(into hasher: inout Hasher) {
    hasher.combine(owner)
    hasher.combine(id)
  }
}

/// The index of a section without another identity.
struct SectionNumber: Hashable {
  private let index: Int

  init(_ index: Int) {
    self.index = index
  }
}
