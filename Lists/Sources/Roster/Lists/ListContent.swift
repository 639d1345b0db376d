/// Content that a list can show, whatever the types in it.
///
/// It consists of closures, which the compiler specialises for the content's type where that is known: a call through
/// a protocol would be made for any type.
@usableFromInline
@MainActor package struct ListContent {
  package let changes: ContentChannel
  let numberOfSections: () -> Int
  package let numberOfItems: (_ section: Int) -> Int
  /// The innermost view model at an index path that exists.
  package let viewModel: (_ indexPath: IndexPath) -> Any
  /// A place of the item at an index path that exists.
  package let place: (_ indexPath: IndexPath) -> ItemPlace
  /// Where the item of a place is now; `nil` if it is gone.
  package let indexPath: (_ place: ItemPlace) -> IndexPath?
  let indexTitle: (_ section: Int) -> String?
  /// Who has a section in the end, so that something can be put into it where it is empty.
  let owner: (_ section: Int) -> SectionOwner?
  /// How the content wants a section laid out, and what identifies it; `nil` for sections of hand-written children.
  let layout: (_ section: Int) -> NamedSectionLayout?
  /// The type of the items, which may be wrapped view models.
  let itemType: Any.Type
  /// The type of every innermost view model, or `nil` if it differs from item to item.
  let viewModelType: Any.Type?

  @inlinable
  init<Content: DataSource>(_ content: Content) {
    checkChanges(of: content)
    self.init(
      changes: content.changes,
      numberOfSections: { content.numberOfSections },
      numberOfItems: { content.numberOfItems(inSection: $0) },
      viewModel: { presentedModel(of: content.item(at: $0[1], inSection: $0[0])) },
      place: { content.place(at: $0[1], inSection: $0[0]) },
      indexPath: { content.indexPath(of: $0) },
      indexTitle: { content.indexTitle(ofSection: $0) },
      owner: ownerOfSections(of: content),
      item: Content.Item.self
    )
  }

  @usableFromInline
  package init(
    changes: ContentChannel,
    numberOfSections: @escaping () -> Int,
    numberOfItems: @escaping (Int) -> Int,
    viewModel: @escaping (IndexPath) -> Any,
    place: @escaping (IndexPath) -> ItemPlace,
    indexPath: @escaping (ItemPlace) -> IndexPath?,
    indexTitle: @escaping (Int) -> String?,
    owner: SectionOwners,
    item: Any.Type
  ) {
    self.changes = changes
    self.numberOfSections = numberOfSections
    self.numberOfItems = numberOfItems
    self.viewModel = viewModel
    self.place = place
    self.indexPath = indexPath
    self.indexTitle = indexTitle
    self.owner = owner.find
    layout = owner.layout
    itemType = item
    viewModelType = presentedType(of: item)
  }

  /// Where the first item is whose `id`, or whose value, is an identifier; `nil` if there is none.
  ///
  /// - Complexity: O(*items*)
  func indexPath(ofItem id: AnyHashable) -> IndexPath? {
    for section in 0..<numberOfSections() {
      for item in 0..<numberOfItems(section) {
        let path = IndexPath(indexes: [section, item])
        if PresentableIdentity.value(of: viewModel(path)) == id { return path }
      }
    }
    return nil
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2
      && (0..<numberOfSections()).contains(indexPath[0])
      && (0..<numberOfItems(indexPath[0])).contains(indexPath[1])
  }
}

/// Finds the data source that has a section of some content in the end, and what was said of its layout on the way.
@usableFromInline
@MainActor package struct SectionOwners {
  let find: (Int) -> SectionOwner?
  var layout: (Int) -> NamedSectionLayout? = { _ in nil }

  /// Finds no data source, as there is none that has a section.
  package static let unknown = SectionOwners { _ in nil }
}

@usableFromInline
@MainActor func ownerOfSections<Content: DataSource>(of content: Content) -> SectionOwners {
  SectionOwners {
    SectionOwner(of: $0, in: content)
  } layout: {
    NamedSectionLayout(ofSection: $0, in: content)
  }
}

@usableFromInline
@MainActor func checkChanges(of content: some DataSource) { noteComputedChanges(of: content) }
