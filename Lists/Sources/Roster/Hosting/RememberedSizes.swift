/// The measured sizes of contents in one list, which retains this object.
///
/// - Complexity: O(1) for each size, with limited memory.
@MainActor final class RememberedSizes {
  /// A sized view model, which is a value with an identity and equality.
  struct Content {
    /// The identity of a view model and the way it's shown.
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
    /// A Boolean value that indicates whether the size changed without a change of the content.
    var varies = false
  }

  /// The minimum number of remembered contents.
  static let capacity = 4_096

  /// The recently used entries, and the older ones, which are dropped when the recent ones reach the capacity.
  private var recent: [Content.Key: Entry] = [:]
  private var older: [Content.Key: Entry] = [:]

  /// Returns the sizes that a list remembers, created at the first use. For a composite's handed view, they're the actual list's.
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

  /// Measures a content each time from now on.
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
