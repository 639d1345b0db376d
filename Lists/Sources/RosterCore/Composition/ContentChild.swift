/// A child of a composite: a data source with items, headers, and footers of the composite's types.
///
/// ```swift
/// let screen = CompositeDataSource<Mail, Never, Never>([.init(inbox), .init(archive)])
/// ```
@preconcurrency @MainActor public struct ContentChild<Item, Header, Footer> {
  /// The data source of the child.
  public var content: AnyObject { source }
  /// The type of the presented items, or `nil` if it isn't known.
  @usableFromInline package var itemType: Any.Type?
  @usableFromInline let source: any DataSource
  /// A reader of the versions that ``newest`` returns.
  @usableFromInline let reader: ChildReader<Item, Header, Footer>
  @usableFromInline let newest: () -> ChildVersion
  /// A closure that makes an entry of a composite follow the edits.
  @usableFromInline let follow: (CompositeEntry<Item, Header, Footer>) -> Void

  /// Creates a child from any data source.
  ///
  /// - Parameters:
  ///   - content: The data source, which the child retains.
  ///   - item: A closure that converts an item to the composite's type, at each access.
  ///   - header: A closure that converts a header to the composite's type.
  ///   - footer: A closure that converts a footer to the composite's type.
  @inlinable
  public init<Content: DataSource>(
    _ content: Content,
    item: @escaping (Content.Item) -> Item,
    header: @escaping (Content.Header) -> Header,
    footer: @escaping (Content.Footer) -> Footer
  ) {
    self.init(content, item: item, header: header, footer: footer) { $0.mapItems(item) }
  }

  @inlinable
  init<Content: DataSource>(
    _ content: Content,
    item: @escaping (Content.Item) -> Item,
    header: @escaping (Content.Header) -> Header,
    footer: @escaping (Content.Footer) -> Footer,
    edit: @escaping (ContentEdit<Content.Item>) -> ContentEdit<Item>
  ) {
    source = content
    reader = ChildReader(of: Content.Version.self, item: item, header: header, footer: footer)
    newest = { ChildVersionBox(content.version) }
    follow = { entry in
      // The entry retains the content.
      entry.follow(content.changes) { [unowned content] in (edit($0), ChildVersionBox(content.version)) }
    }
  }

  /// Creates a child from any data source without footers.
  ///
  /// - Parameters:
  ///   - content: The data source, which the child retains.
  ///   - item: A closure that converts an item to the composite's type, at each access.
  ///   - header: A closure that converts a header to the composite's type.
  @inlinable
  public init<Content: DataSource>(
    _ content: Content,
    item: @escaping (Content.Item) -> Item,
    header: @escaping (Content.Header) -> Header
  ) where Content.Footer == Never {
    self.init(content, item: item, header: header, footer: { (never: Never) -> Footer in })
  }

  /// Creates a child from a data source of the composite's types.
  @inlinable
  public init<Content: DataSource>(_ content: Content)
  where Content.Item == Item, Content.Header == Header, Content.Footer == Footer {
    self.init(content, item: { $0 }, header: { $0 }, footer: { $0 }, edit: { $0 })
  }

  /// Creates a child from a data source without headers and footers.
  @inlinable @_disfavoredOverload
  public init<Content: DataSource>(_ content: Content)
  where Content.Item == Item, Content.Header == Never, Content.Footer == Never {
    self.init(
      content,
      item: { $0 },
      header: { (never: Never) -> Header in },
      footer: { (never: Never) -> Footer in },
      edit: { $0 }
    )
  }
}

extension ContentChild {
  /// The object that identifies the child: its mark, or its unmapped data source.
  var identity: ObjectIdentifier { ObjectIdentifier(mark ?? unmapped) }

  /// An object that represents the child and that its sections pass on outward. The default is `nil`.
  package var mark: AnyObject? {
    get { reader.mark }
    nonmutating set { reader.mark = newValue }
  }

  /// The data source that the child maps, or the child's own.
  var unmapped: AnyObject { (source as? any MappedContent)?.unmapped ?? source }

  var changes: AnyContentChannel { channel(of: source) }

  /// Returns the channel, and ensures that it knows its data source.
  private func channel(of content: some DataSource) -> AnyContentChannel {
    noteComputedChanges(of: content)
    if content.changes.source == nil { content.changes.source = content }
    return content.changes
  }

  /// Ends following that ``follow`` began.
  func end(_ entry: CompositeEntry<Item, Header, Footer>) { end(entry, source) }

  private func end(_ entry: AnyObject, _ content: some DataSource) { content.changes.end(entry) }
}

/// A version of a child with an erased type.
@usableFromInline
@MainActor class ChildVersion {
  @usableFromInline let numberOfSections: Int

  @inlinable
  init(numberOfSections: Int) { self.numberOfSections = numberOfSections }
}

@usableFromInline
final class ChildVersionBox<Version: ContentVersion>: ChildVersion {
  @usableFromInline let version: Version

  @inlinable
  init(_ version: Version) {
    self.version = version
    super.init(numberOfSections: version.numberOfSections)
  }
}

/// A reader of a child's versions with items, headers, and footers of the composite's types.
@usableFromInline
@MainActor final class ChildReader<Item, Header, Footer> {
  @usableFromInline let numberOfItems: (ChildVersion, _ section: Int) -> Int
  @usableFromInline let item: (ChildVersion, _ index: Int, _ section: Int) -> Item
  @usableFromInline let header: (ChildVersion, _ section: Int) -> Header?
  @usableFromInline let footer: (ChildVersion, _ section: Int) -> Footer?
  @usableFromInline let label: (ChildVersion, _ index: Int, _ section: Int) -> Int
  @usableFromInline let index: (ChildVersion, _ label: Int, _ section: Int) -> Int?
  @usableFromInline let forEachItem: (ChildVersion, _ section: Int, (Int, Item) -> Void) -> Void
  /// Returns the version, for rare reads.
  @usableFromInline let version: (ChildVersion) -> any ContentVersion
  /// An object that represents the child.
  weak var mark: AnyObject?

  @inlinable
  init<Version: ContentVersion>(
    of type: Version.Type,
    item: @escaping (Version.Item) -> Item,
    header: @escaping (Version.Header) -> Header,
    footer: @escaping (Version.Footer) -> Footer
  ) {
    // A reader and its versions belong to one child, which makes boxes of one type.
    func open(_ version: ChildVersion) -> Version { unsafeDowncast(version, to: ChildVersionBox<Version>.self).version }
    numberOfItems = { open($0).numberOfItems(inSection: $1) }
    self.item = { item(open($0).item(at: $1, inSection: $2)) }
    self.header = { open($0).header(ofSection: $1).map(header) }
    self.footer = { open($0).footer(ofSection: $1).map(footer) }
    label = { open($0).label(at: $1, inSection: $2) }
    index = { open($0).index(of: $1, inSection: $2) }
    forEachItem = { version, section, body in
      open(version).forEachItem(inSection: section) { body($0, item($1)) }
    }
    version = { open($0) }
  }
}

/// A data source that maps another one's content.
@MainActor package protocol MappedContent: AnyObject {
  /// The data source that it maps, directly or not.
  var unmapped: AnyObject { get }
}

extension MappedDataSource: MappedContent {
  package var unmapped: AnyObject { (base as? any MappedContent)?.unmapped ?? base }
}
