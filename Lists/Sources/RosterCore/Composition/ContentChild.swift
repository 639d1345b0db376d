/// A data source as a composite takes it: with items, headers and footers of the composite's types.
///
/// ```swift
/// let screen = CompositeDataSource<Mail, Never, Never>([.init(inbox), .init(archive)])
/// ```
@preconcurrency @MainActor public struct ContentChild<Item, Header, Footer> {
  /// The data source that this was made of.
  public let content: AnyObject
  /// What tells the child from others: a data source that was mapped is still the same.
  @usableFromInline let identity: ObjectIdentifier
  @usableFromInline let composite: (any ErasedComposite)?
  /// The composite that is shown as it is.
  @usableFromInline var nested: CompositeDataSource<Item, Header, Footer>?
  @usableFromInline let changes: ContentChannel
  @usableFromInline let numberOfSections: () -> Int
  @usableFromInline let numberOfItems: (Int) -> Int
  @usableFromInline let item: (Int, Int) -> Item
  @usableFromInline let header: (Int) -> Header?
  @usableFromInline let footer: (Int) -> Footer?
  @usableFromInline let indexTitle: (Int) -> String?
  @usableFromInline let reconfigureSection: (Int) -> ContentUpdate
  /// The type of the data source's items, where they are shown as they are; `nil` if they may be turned into others.
  @usableFromInline package var itemType: Any.Type?
  /// Whether it may change without telling.
  @usableFromInline var isHandWritten: () -> Bool = { false }

  /// Makes a child of any data source.
  ///
  /// - Parameters:
  ///   - content: the data source; it is kept alive.
  ///   - item: turns one of its items into one of the composite's, at each access.
  ///   - header: turns one of its headers into one of the composite's.
  ///   - footer: turns one of its footers into one of the composite's.
  @inlinable
  public init<Content: DataSource>(
    _ content: Content,
    item: @escaping (Content.Item) -> Item,
    header: @escaping (Content.Header) -> Header,
    footer: @escaping (Content.Footer) -> Footer
  ) {
    self.init(
      of: content,
      item: { item(content.item(at: $0, inSection: $1)) },
      header: { content.header(ofSection: $0).map(header) },
      footer: { content.footer(ofSection: $0).map(footer) }
    )
  }

  @inlinable
  init<Content: DataSource>(
    of content: Content,
    item: @escaping (Int, Int) -> Item,
    header: @escaping (Int) -> Header?,
    footer: @escaping (Int) -> Footer?
  ) {
    let (identity, composite) = identify(content)
    self.init(
      content: content,
      identity: identity,
      composite: composite,
      changes: content.changes,
      numberOfSections: { content.numberOfSections },
      numberOfItems: { content.numberOfItems(inSection: $0) },
      item: item,
      header: header,
      footer: footer,
      indexTitle: { content.indexTitle(ofSection: $0) },
      reconfigureSection: { content.reconfigureSection(at: $0) }
    )
  }

  @usableFromInline
  init(
    content: AnyObject,
    identity: ObjectIdentifier,
    composite: (any ErasedComposite)?,
    changes: ContentChannel,
    numberOfSections: @escaping () -> Int,
    numberOfItems: @escaping (Int) -> Int,
    item: @escaping (Int, Int) -> Item,
    header: @escaping (Int) -> Header?,
    footer: @escaping (Int) -> Footer?,
    indexTitle: @escaping (Int) -> String?,
    reconfigureSection: @escaping (Int) -> ContentUpdate
  ) {
    self.content = content
    self.identity = identity
    self.composite = composite
    self.changes = changes
    self.numberOfSections = numberOfSections
    self.numberOfItems = numberOfItems
    self.item = item
    self.header = header
    self.footer = footer
    self.indexTitle = indexTitle
    self.reconfigureSection = reconfigureSection
  }

  /// Makes a child of any data source without footers.
  ///
  /// - Parameters:
  ///   - content: the data source; it is kept alive.
  ///   - item: turns one of its items into one of the composite's, at each access.
  ///   - header: turns one of its headers into one of the composite's.
  @inlinable
  public init<Content: DataSource>(
    _ content: Content,
    item: @escaping (Content.Item) -> Item,
    header: @escaping (Content.Header) -> Header
  ) where Content.Footer == Never {
    self.init(content, item: item, header: header, footer: { (never: Never) -> Footer in })
  }

  /// Makes a child of a data source of the composite's types.
  @inlinable
  public init<Content: DataSource>(_ content: Content)
  where Content.Item == Item, Content.Header == Header, Content.Footer == Footer {
    self.init(
      of: content,
      item: { content.item(at: $0, inSection: $1) },
      header: { content.header(ofSection: $0) },
      footer: { content.footer(ofSection: $0) }
    )
    nested = content as? CompositeDataSource<Item, Header, Footer>
  }

  /// Makes a child of a data source without headers and footers.
  @inlinable @_disfavoredOverload
  public init<Content: DataSource>(_ content: Content)
  where Content.Item == Item, Content.Header == Never, Content.Footer == Never {
    self.init(content, item: { $0 }, header: { (never: Never) -> Header in }, footer: { (never: Never) -> Footer in })
  }
}

/// What tells a child from others, and the composite that it is, if it is one.
@usableFromInline
@MainActor func identify(_ content: AnyObject) -> (identity: ObjectIdentifier, composite: (any ErasedComposite)?) {
  if let source = content as? any DataSource { noteComputedChanges(of: source) }
  let base = (content as? any MappedContent)?.unmapped ?? content
  return (ObjectIdentifier(base), base as? any ErasedComposite)
}

/// A composite, whatever the types in it.
@usableFromInline
@MainActor protocol ErasedComposite: AnyObject {
  /// The composite that this one is a child of.
  var parent: (any ErasedComposite)? { get }
  func setParent(_ parent: (any ErasedComposite)?)
  /// The identities of the children here and below.
  var allIdentities: [ObjectIdentifier] { get }
  /// The child with an identity here or below, not mapped.
  func child(_ identity: ObjectIdentifier) -> AnyObject?
  /// Whether a data source is a child here or below.
  func containsAnywhere(_ identity: ObjectIdentifier) -> Bool
}

/// A data source that shows another one's content in another way.
@MainActor package protocol MappedContent: AnyObject {
  var unmapped: AnyObject { get }
}

extension MappedDataSource: MappedContent {
  package var unmapped: AnyObject { (base as? any MappedContent)?.unmapped ?? base }
}
