/// The content of a ``DerivedDataSource`` at one time: rows of another version.
///
/// By default, its sections are those of the base, and its rows have the base's labels.
@preconcurrency @MainActor public protocol DerivedVersion<Base>: ContentVersion
where Item == Base.Item, Header == Base.Header, Footer == Base.Footer {
  /// The type of the base's version.
  associatedtype Base: ContentVersion

  /// The version of the base.
  var base: Base { get }

  /// Returns the section of the base that a section shows.
  func baseSection(_ section: Int) -> Int

  /// Returns the section that shows a section of the base, or `nil` if it isn't shown.
  func section(ofBase section: Int) -> Int?

  /// Returns the index of a row in the base.
  func baseIndex(of index: Int, inSection section: Int) -> Int

  /// Returns the index of a row of the base, or `nil` if it isn't shown.
  ///
  /// - Parameter section: The section that shows the row's section.
  func index(ofBase index: Int, inSection section: Int) -> Int?
}

extension DerivedVersion {
  @inlinable public var numberOfSections: Int { base.numberOfSections }
  @inlinable public func baseSection(_ section: Int) -> Int { section }
  @inlinable public func section(ofBase section: Int) -> Int? { section }

  @inlinable
  public func item(at index: Int, inSection section: Int) -> Base.Item {
    base.item(at: baseIndex(of: index, inSection: section), inSection: baseSection(section))
  }

  @inlinable
  public func label(at index: Int, inSection section: Int) -> Int {
    base.label(at: baseIndex(of: index, inSection: section), inSection: baseSection(section))
  }

  @inlinable
  public func index(of label: Int, inSection section: Int) -> Int? {
    guard let index = base.index(of: label, inSection: baseSection(section)) else { return nil }
    return self.index(ofBase: index, inSection: section)
  }

  public func header(ofSection section: Int) -> Base.Header? { base.header(ofSection: baseSection(section)) }
  public func footer(ofSection section: Int) -> Base.Footer? { base.footer(ofSection: baseSection(section)) }
  public func indexTitle(ofSection section: Int) -> String? { base.indexTitle(ofSection: baseSection(section)) }
  public func owner(ofSection section: Int) -> SectionOwner? { base.owner(ofSection: baseSection(section)) }

  public func place(at index: Int, inSection section: Int) -> ItemPlace {
    base.place(at: baseIndex(of: index, inSection: section), inSection: baseSection(section))
  }
}
