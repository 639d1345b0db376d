/// The key of a group, and what has been computed from the group's items.
@usableFromInline
final class GroupHead<Key: Hashable, Header, Footer> {
  @usableFromInline let key: Key
  private var computed = Computed()

  /// What has been computed, which heads of the same items share.
  private final class Computed {
    var header: Header??
    var footer: Footer??
  }

  /// The header, or no header; `nil` while it has not been asked for.
  var header: Header?? {
    get { computed.header }
    set { computed.header = newValue }
  }

  /// The footer, or no footer; `nil` while it has not been asked for.
  var footer: Footer?? {
    get { computed.footer }
    set { computed.footer = newValue }
  }

  /// Has all that is asked of this head or of another one of the same items be known to both.
  func share(with other: GroupHead) {
    computed = other.computed
  }

  init(_ key: Key) {
    self.key = key
  }

  /// Whether nothing has been asked for.
  var isUnused: Bool {
    if case .none = header, case .none = footer { true } else { false }
  }
}
