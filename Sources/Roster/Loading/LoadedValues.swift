/// Values that are loaded by their keys, such as pictures by their addresses: each once for all who wait for it.
///
/// ```swift
/// let pictures = LoadedValues<URL, UIImage> { url in try await session.picture(at: url) }
///
/// final class PhotoCell: UITableViewCell, ReusablePresenter {
///   func present(viewModel photo: Photo) {
///     load(photo.url, from: pictures, into: \.photoView.image)
///   }
/// }
/// ```
///
/// The values that were used last are kept. A load that nobody waits for any more is cancelled. One that failed is tried
/// again when somebody asks for its value again.
@preconcurrency @MainActor public final class LoadedValues<Key: Hashable & Sendable, Value: Sendable> {
  /// A value that is being loaded, and who waits for it.
  @MainActor private final class Load {
    var task: Task<Void, Never>?
    /// Who waits, by numbers: the identity of one that is gone may soon be another's.
    var waiting: [Int: @MainActor (Value?) -> Void] = [:]
  }

  private struct Kept {
    var value: Value
    /// The number of its last use.
    var use: Int
  }

  /// How many values are kept; those that were used longest ago go first.
  public let limit: Int
  /// Is called with what a load has failed with.
  public var onFailure: ((_ key: Key, _ error: any Error) -> Void)?

  private let load: @Sendable (Key) async throws -> Value
  private var kept: [Key: Kept] = [:]
  /// The uses in order; those that are not a value's last count no more.
  private var uses: [(key: Key, use: Int)] = []
  private var useCount = 0
  private var loads: [Key: Load] = [:]
  private var requestCount = 0
  private var prefetches: [Key: LoadRequest] = [:]

  /// - Parameters:
  ///   - limit: how many values are kept; 0 or more.
  ///   - load: loads the value of a key, away from the main actor.
  public init(limit: Int = 100, _ load: @escaping @Sendable (Key) async throws -> Value) {
    self.limit = max(0, limit)
    self.load = load
  }

  /// - Parameters:
  ///   - loader: loads the values.
  ///   - limit: how many values are kept; 0 or more.
  public convenience init(_ loader: some ValueLoading<Key, Value>, limit: Int = 100) {
    self.init(limit: limit) { try await loader.value(for: $0) }
  }

  /// The value of a key, if it is kept.
  ///
  /// - Complexity: O(1), amortised.
  public subscript(key: Key) -> Value? {
    guard let value = kept[key]?.value else { return nil }
    noteUse(of: key)
    return value
  }

  /// Forgets all values that are kept. What is being loaded goes on.
  public func removeAll() {
    kept = [:]
    uses = []
  }

  // MARK: Prefetching

  /// Begins to load a value that will probably be needed soon.
  public func prefetch(_ key: Key) {
    if kept[key] != nil || prefetches[key] != nil { return }
    prefetches[key] = request(key) { [weak self] _ in self?.prefetches.removeValue(forKey: key)?.end() }
  }

  /// Stops to load a value that is not needed after all, unless something else waits for it.
  public func cancelPrefetching(_ key: Key) {
    if let request = prefetches.removeValue(forKey: key) { request.cancel() }
  }

  // MARK: Loading

  /// Waits for a value that is not kept.
  ///
  /// - Parameter completion: is called with the value, or `nil` if it could not be loaded.
  /// - Returns: what has to be kept for as long as the value is wanted.
  func request(_ key: Key, _ completion: @escaping @MainActor (Value?) -> Void) -> LoadRequest {
    let current = loads[key] ?? Load()
    let request = LoadRequest()
    requestCount += 1
    request.onCancel = { [weak self, weak current, number = requestCount] in
      guard let current else { return }
      current.waiting[number] = nil
      if current.waiting.isEmpty { self?.stop(current, key) }
    }
    current.waiting[requestCount] = completion
    if loads[key] == nil {
      loads[key] = current
      begin(current, key)
    }
    return request
  }

  private func begin(_ current: Load, _ key: Key) {
    current.task = Task { [weak self, load] in
      do {
        let value = try await load(key)
        self?.finish(current, key) {
          $0.keep(value, for: key)
        } with: {
          value
        }
      } catch {
        self?.finish(current, key) {
          $0.onFailure?(key, error)
        } with: {
          nil
        }
      }
    }
  }

  private func stop(_ current: Load, _ key: Key) {
    current.task?.cancel()
    if loads[key] === current { loads[key] = nil }
  }

  private func finish(_ current: Load, _ key: Key, _ note: (LoadedValues) -> Void, with value: () -> Value?) {
    // Nobody waits for a load that was cancelled; another one of the key may be on its way.
    guard loads[key] === current else { return }
    loads[key] = nil
    note(self)
    let (value, waiting) = (value(), current.waiting.values)
    current.waiting = [:]
    for completion in waiting { completion(value) }
  }

  // MARK: Keeping

  private func keep(_ value: Value, for key: Key) {
    guard limit > 0 else { return }
    kept[key] = Kept(value: value, use: useCount)
    noteUse(of: key)
    var oldest = uses.startIndex
    while kept.count > limit {
      let (key, use) = uses[oldest]
      if kept[key]?.use == use { kept[key] = nil }
      oldest += 1
    }
    uses.removeFirst(oldest)
  }

  private func noteUse(of key: Key) {
    useCount += 1
    kept[key]?.use = useCount
    uses.append((key, useCount))
    if (uses.count - 16) / 2 > limit { uses.removeAll { kept[$0.key]?.use != $0.use } }
  }
}
