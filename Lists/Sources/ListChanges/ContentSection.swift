/// A section of items with an optional header and footer.
///
/// ```swift
/// let monday = ContentSection(header: "Monday", items: [order], footer: "1 order")
/// ```
public struct ContentSection<Header, Item, Footer> {
  /// The content of the header, or `nil` for no header.
  public var header: Header?
  /// The items in display order.
  public var items: [Item]
  /// The content of the footer, or `nil` for no footer.
  public var footer: Footer?
  /// The section's title in the list's section index.
  public var indexTitle: String?

  /// Creates a section with an optional header and footer.
  public init(header: Header?, items: [Item], footer: Footer?, indexTitle: String? = nil) {
    self.header = header
    self.items = items
    self.footer = footer
    self.indexTitle = indexTitle
  }
}

extension ContentSection where Footer == Never {
  /// Creates a section with an optional header.
  public init(header: Header?, items: [Item], indexTitle: String? = nil) {
    self.init(header: header, items: items, footer: nil, indexTitle: indexTitle)
  }
}

extension ContentSection where Header == Never, Footer == Never {
  /// Creates a section of items only.
  public init(items: [Item], indexTitle: String? = nil) {
    self.init(header: nil, items: items, footer: nil, indexTitle: indexTitle)
  }
}

extension ContentSection: Sendable where Header: Sendable, Item: Sendable, Footer: Sendable {}
extension ContentSection: Equatable where Header: Equatable, Item: Equatable, Footer: Equatable {}
extension ContentSection: Hashable where Header: Hashable, Item: Hashable, Footer: Hashable {}
