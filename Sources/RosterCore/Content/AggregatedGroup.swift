/// The items that have one key, and what has been computed from them.
struct AggregatedGroup<Item, Key, Header, Footer> {
  let key: Key
  /// The items; a change of them forgets the header and the footer.
  var items: [Item] {
    didSet {
      header = nil
      footer = nil
    }
  }
  /// The header, or no header; `nil` while it has not been asked for.
  var header: Header??
  /// The footer, or no footer; `nil` while it has not been asked for.
  var footer: Footer??

  init(key: Key, items: [Item]) {
    self.key = key
    self.items = items
  }
}
