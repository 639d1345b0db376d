/// The key of a group, and what has been computed from the group's items.
@usableFromInline
final class GroupHead<Key: Hashable, Header, Footer> {
  @usableFromInline let key: Key
  /// The header, or no header; `nil` while it has not been asked for.
  var header: Header??
  /// The footer, or no footer; `nil` while it has not been asked for.
  var footer: Footer??

  init(_ key: Key) {
    self.key = key
  }

  /// Whether nothing has been asked for.
  var isUnused: Bool {
    if case .none = header, case .none = footer { true } else { false }
  }
}
