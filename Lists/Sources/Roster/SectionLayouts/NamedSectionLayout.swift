/// What content says of the layout of a section.
struct NamedSectionLayout {
  /// The layout; `nil` if no data source names one, and the screen that shows the content has to.
  var layout: CollectionSectionLayout?
  /// What tells the section from all others.
  var identity: SectionIdentity
}

extension NamedSectionLayout {
  /// Asks all content between the data source that has the section and the screen: the innermost that names a layout counts.
  @MainActor init(of owner: SectionOwner) {
    layout =
      owner.passed.lazy.compactMap { content, section in
        (content as? LaidOutSection)?.layout() ?? (content as? any SectionLayoutNaming)?.namedLayout(ofSection: section)
      }.first
    identity = SectionIdentity(of: owner.dataSource, owner.identity ?? AnyHashable(SectionNumber(owner.section)))
  }
}

/// A child of a composite that names layouts for its sections.
@MainActor package protocol SectionLayoutNaming: AnyObject {
  func namedLayout(ofSection section: Int) -> CollectionSectionLayout?
}

/// A section of content that names layouts for its sections.
@MainActor final class LaidOutSection {
  let layout: () -> CollectionSectionLayout?

  init(_ layout: @escaping () -> CollectionSectionLayout?) {
    self.layout = layout
  }
}

/// What tells a section from all others, wherever it is shown.
struct SectionIdentity: Hashable {
  private let owner: ObjectIdentifier
  private let id: AnyHashable
  private let reference: Reference

  /// The data source that has the section: another one may come to be where one was that has gone.
  private struct Reference {
    weak var object: AnyObject?
  }

  /// - Parameters:
  ///   - owner: the data source that has the section; it is not kept alive.
  ///   - id: what identifies the section among those of the data source.
  init(of owner: AnyObject, _ id: AnyHashable) {
    self.owner = ObjectIdentifier(owner)
    self.id = id
    reference = Reference(object: owner)
  }

  /// Whether the data source is still there.
  var isAlive: Bool { reference.object != nil }

  static func == (lhs: SectionIdentity, rhs: SectionIdentity) -> Bool { lhs.owner == rhs.owner && lhs.id == rhs.id }

  func hash(into hasher: inout Hasher) {
    hasher.combine(owner)
    hasher.combine(id)
  }
}

/// The index of a section that nothing identifies.
struct SectionNumber: Hashable {
  private let index: Int

  init(_ index: Int) {
    self.index = index
  }
}
