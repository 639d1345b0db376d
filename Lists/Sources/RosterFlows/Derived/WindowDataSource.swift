import RosterDiagnostics

/// Some neighbours of each section of another data source: its first items, its last ones, or those at some indexes.
///
/// ```swift
/// let newest = mails.sorted(by: \.date, .descending).prefix(3)
/// ```
///
/// The window stands still while items come and go: an item that comes pushes another one out at the edge, in the same
/// batch.
///
/// - Complexity: O(1) for each edit of the base. It keeps three numbers for each section.
@preconcurrency @MainActor public final class WindowDataSource<Base: DataSource>: DerivedDataSource<Base> {
  init(_ base: Base, _ rule: WindowRule) {
    let derivation = Derivation(base, by: .window(WindowDataSource.checked(rule)), .keep, "WindowDataSource")
    super.init(base, derivation)
  }

  private static func checked(_ rule: WindowRule) -> WindowRule {
    switch rule {
    case .prefix(let length) where length < 0, .suffix(let length) where length < 0:
      trap(
        "WindowDataSource: \(length) items cannot be shown",
        cause: "the number was computed as a difference that went below 0",
        advice: "pass 0 for no items"
      )
    case .range(let range) where range.lowerBound < 0:
      trap(
        "WindowDataSource: indexes from \(range.lowerBound) cannot be shown",
        cause: "the first index was computed as a difference that went below 0",
        advice: "begin at 0 or above; indexes beyond the end are left out"
      )
    default: return rule
    }
  }

  /// Shows the first items of each section.
  ///
  /// - Parameter length: how many, if there are as many; not negative.
  /// - Returns: the update, which tells when it is shown.
  @discardableResult
  public func show(prefix length: Int) -> ContentUpdate { show(.prefix(length)) }

  /// Shows the last items of each section.
  ///
  /// - Parameter length: how many, if there are as many; not negative.
  /// - Returns: the update, which tells when it is shown.
  @discardableResult
  public func show(suffix length: Int) -> ContentUpdate { show(.suffix(length)) }

  /// Shows the items at some indexes of each section.
  ///
  /// - Parameter indexes: not negative; those at which there are no items are left out.
  /// - Returns: the update, which tells when it is shown.
  @discardableResult
  public func show(_ indexes: Range<Int>) -> ContentUpdate { show(.range(indexes)) }

  private func show(_ rule: WindowRule) -> ContentUpdate {
    derivation.replaceRule(.window(WindowDataSource.checked(rule)), in: .all)
  }
}

extension DataSource {
  /// The first items of each section.
  ///
  /// - Parameter length: how many, if there are as many; not negative.
  public func prefix(_ length: Int) -> WindowDataSource<Self> { WindowDataSource(self, .prefix(length)) }

  /// The last items of each section.
  ///
  /// - Parameter length: how many, if there are as many; not negative.
  public func suffix(_ length: Int) -> WindowDataSource<Self> { WindowDataSource(self, .suffix(length)) }

  /// The items at some indexes of each section.
  ///
  /// - Parameter indexes: not negative; those at which there are no items are left out.
  public func window(_ indexes: Range<Int>) -> WindowDataSource<Self> { WindowDataSource(self, .range(indexes)) }
}
