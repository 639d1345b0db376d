/// The sizes of contents that were measured in one list, which keeps this object alive.
///
/// - Complexity: O(1) for each size; the room is limited.
@MainActor final class RememberedSizes {
  /// A view model that has a size: a value with an identity and equality.
  struct Content {
    /// Which view model is meant, shown in which way.
    struct Key: Hashable {
      let identity: PresentableIdentity
      let way: WayOfShowing
    }

    let key: Key
    let viewModel: Any

    init?(_ viewModel: Any, _ way: WayOfShowing) {
      guard !(type(of: viewModel) is AnyClass), viewModel is any Equatable,
        let identity = PresentableIdentity(of: viewModel)
      else { return nil }
      key = Key(identity: identity, way: way)
      self.viewModel = viewModel
    }
  }

  private struct Entry {
    var viewModel: Any
    var sizes: [ContentSizing.Request: CGSize] = [:]
    /// Whether the content had another size without having become another one.
    var varies = false
  }

  /// How many contents are remembered at least, if there are so many.
  static let capacity = 4_096

  /// What was used lately, and what was used before that: the older ones go when the younger ones are too many.
  private var recent: [Content.Key: Entry] = [:]
  private var older: [Content.Key: Entry] = [:]

  /// The sizes that a list remembers, made at the first use; those of the list behind one that a child of a composite is
  /// handed.
  static func of(_ view: UIView) -> RememberedSizes {
    if let target = (view as? any ForwardingView)?.forwardingTarget { return of(target) }
    if let sizes = view.associated(RememberedSizes.self) { return sizes }
    let sizes = RememberedSizes()
    view.associate(sizes)
    return sizes
  }

  func size(of content: Content, for request: ContentSizing.Request) -> CGSize? {
    guard let entry = entry(content.key), !entry.varies, areEqual(entry.viewModel, content.viewModel) else {
      return nil
    }
    return entry.sizes[request]
  }

  func remember(_ size: CGSize, of content: Content, for request: ContentSizing.Request) {
    var entry = entry(content.key) ?? Entry(viewModel: content.viewModel)
    guard !entry.varies else { return }
    if !areEqual(entry.viewModel, content.viewModel) { entry = Entry(viewModel: content.viewModel) }
    entry.sizes[request] = size
    keep(entry, for: content.key)
  }

  /// Has a content measured each time from now on.
  func forget(_ content: Content) {
    keep(Entry(viewModel: content.viewModel, varies: true), for: content.key)
  }

  private func entry(_ key: Content.Key) -> Entry? { recent[key] ?? older[key] }

  private func keep(_ entry: Entry, for key: Content.Key) {
    recent[key] = entry
    guard recent.count >= RememberedSizes.capacity else { return }
    older = recent
    recent = [:]
  }
}
