/// A section: items under a header and above a footer.
///
/// ```swift
/// let monday = ContentSection(header: "Monday", items: [order], footer: "1 order")
/// ```
public struct ContentSection<Header, Item, Footer> {
  /// The content of the header; without it there is no header.
  public var header: Header?
  /// The items in the order in which they are shown.
  public var items: [Item]
  /// The content of the footer; without it there is no footer.
  public var footer: Footer?
  /// The title that leads here from the list's section index.
  public var indexTitle: String?

  /// A section with an optional header and an optional footer.
  public init(header: Header?, items: [Item], footer: Footer?, indexTitle: String? = nil) {
    self.header = header
    self.items = items
    self.footer = footer
    self.indexTitle = indexTitle
  }
}

extension ContentSection where Footer == Never {
  /// A section with an optional header.
  public init(header: Header?, items: [Item], indexTitle: String? = nil) {
    self.init(header: header, items: items, footer: nil, indexTitle: indexTitle)
  }
}

extension ContentSection where Header == Never, Footer == Never {
  /// A section of items only.
  public init(items: [Item], indexTitle: String? = nil) {
    self.init(header: nil, items: items, footer: nil, indexTitle: indexTitle)
  }
}

extension ContentSection: Sendable where Header: Sendable, Item: Sendable, Footer: Sendable {}
extension ContentSection: Equatable where Header: Equatable, Item: Equatable, Footer: Equatable {}
extension ContentSection: Hashable where Header: Hashable, Item: Hashable, Footer: Hashable {}
