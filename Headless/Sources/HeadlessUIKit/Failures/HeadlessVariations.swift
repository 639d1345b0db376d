/// What UIKit may do in another way than its stand-in: neither its documentation nor a public report says which.
///
/// Code that holds with each of them depends on none. They are off, and a test switches some on with ``run(_:)-(()->Result)``.
public struct HeadlessVariations: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A list that gets another data source or delegate, or `nil`, reloads and is laid out at once: without a data source its cells go, its
  /// content has no size, and it is back at its start; its selection is lost.
  public static let assigningReloads = HeadlessVariations(rawValue: 1 << 0)
  /// A list does not follow offsets that it is given while a batch of its own is animated.
  public static let animationsHoldOffsets = HeadlessVariations(rawValue: 1 << 1)
  /// When the animation of a batch ends, the list is where it was when the batch ended, if its content has the same size.
  public static let animationsRestoreOffsets = HeadlessVariations(rawValue: 1 << 2)
  /// A list that learns heights above the screen moves its offset before its content gets the other size.
  public static let offsetsChangeBeforeSizes = HeadlessVariations(rawValue: 1 << 3)
  /// Subviews that were given to a list are laid out not with it, but at the next turn of the main actor.
  public static let addedSubviewsAreLaidOutLater = HeadlessVariations(rawValue: 1 << 4)
  /// The cells of a section that scrolls by itself are in the collection, and no view scrolls them.
  public static let scrollingSectionsHaveNoView = HeadlessVariations(rawValue: 1 << 5)
  /// The cells of a section that scrolls by itself are in a view of the view that scrolls them.
  public static let scrollingSectionsAreNested = HeadlessVariations(rawValue: 1 << 6)

  /// A navigation bar becomes lower, and with it the insets, before the delegate and observers of a scroll view have the offset that makes
  /// it so.
  public static let barsFollowBeforeObservers = HeadlessVariations(rawValue: 1 << 7)

  /// Each variation alone.
  public static let all: [HeadlessVariations] = (0...7).map { HeadlessVariations(rawValue: 1 << $0) }

  /// The variations that are on.
  @MainActor static var current: HeadlessVariations { HeadlessDevice.current.variations }

  /// Runs a function with these variations, and no others.
  @preconcurrency @MainActor public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let device = HeadlessDevice.current
    let outer = device.variations
    device.variations = self
    defer { device.variations = outer }
    return try body()
  }

  /// Runs a function with these variations, and no others. Other code of the same ``HeadlessDevice`` has them too meanwhile.
  @preconcurrency @MainActor public func run<Result>(_ body: @MainActor () async throws -> Result) async rethrows
    -> Result
  {
    let device = HeadlessDevice.current
    let outer = device.variations
    device.variations = self
    defer { device.variations = outer }
    return try await body()
  }
}
