import RosterDiagnostics

/// The options of a ``PagedDataSource``.
///
/// ```swift
/// let options = PagingOptions(pageSize: 50, maximumCount: 500)
/// ```
public struct PagingOptions: Hashable, Sendable {
  /// The number of items per request.
  public var pageSize: Int
  /// The number of rows before an edge at which its next page loads. The default is `nil`: a page or two screens, whichever is more.
  public var prefetchDistance: Int?
  /// The maximum number of loaded items. The default is `nil`, which retains all of them.
  ///
  /// The list drops the pages that are the furthest away, and loads them again as needed. The program stops if the maximum is less
  /// than ``pageSize`` and twice ``prefetchDistance``, because pages would be dropped as soon as they load.
  public var maximumCount: Int?
  /// The number of placeholders between loaded and visible rows beyond which the list loads at the visible rows. The default is `nil`:
  /// pages load one after the other.
  public var jumpDistance: Int?
  /// The way to show items that repeat across pages.
  public var repeatedItems: RepeatedItems
  /// A Boolean value that indicates whether pages load as the user scrolls near. Otherwise, call ``PagedDataSource/loadMore(_:)``.
  public var loadsAutomatically: Bool
  /// A Boolean value that indicates whether a refresh begins with an empty list.
  public var clearsOnRefresh: Bool
  /// The timing of spinners.
  public var spinner: SpinnerTiming

  /// Creates paging options.
  ///
  /// - Parameters:
  ///   - pageSize: The number of items per request, at least 1.
  ///   - prefetchDistance: The number of rows before an edge at which its next page loads.
  ///   - maximumCount: The maximum number of loaded items, at least a page and twice the prefetch distance. Without a prefetch
  ///     distance, that's three pages.
  ///   - jumpDistance: The number of placeholders beyond which the list loads at the visible rows.
  ///   - repeatedItems: The way to show items that repeat across pages.
  ///   - loadsAutomatically: A Boolean value that indicates whether pages load as the user scrolls near.
  ///   - clearsOnRefresh: A Boolean value that indicates whether a refresh begins with an empty list. Items inserted before the
  ///     first answer remain.
  ///   - spinner: The timing of spinners.
  public init(
    pageSize: Int = 20,
    prefetchDistance: Int? = nil,
    maximumCount: Int? = nil,
    jumpDistance: Int? = nil,
    repeatedItems: RepeatedItems = .keepFirst,
    loadsAutomatically: Bool = true,
    clearsOnRefresh: Bool = false,
    spinner: SpinnerTiming = SpinnerTiming()
  ) {
    self.pageSize = pageSize
    self.prefetchDistance = prefetchDistance
    self.maximumCount = maximumCount
    self.jumpDistance = jumpDistance
    self.repeatedItems = repeatedItems
    self.loadsAutomatically = loadsAutomatically
    self.clearsOnRefresh = clearsOnRefresh
    self.spinner = spinner
  }

  /// Stops the program if the options contradict each other.
  func check() {
    guard pageSize > 0, prefetchDistance ?? 0 >= 0 else {
      trap(
        "PagedDataSource: pages of \(pageSize) items, asked for \(prefetchDistance ?? 0) rows ahead, cannot be loaded",
        cause: "a size was computed from a view without a size",
        advice: "give a page size of 1 or more, and a distance of 0 or more"
      )
    }
    guard let maximumCount else { return }
    let (distance, isTooFar) = (prefetchDistance ?? pageSize).multipliedReportingOverflow(by: 2)
    let (sum, isTooMuch) = pageSize.addingReportingOverflow(distance)
    let least = isTooFar || isTooMuch ? Int.max : sum
    guard maximumCount >= least else {
      trap(
        "PagedDataSource: a maximum of \(maximumCount) items is less than a page of \(pageSize) and twice the prefetch distance",
        cause: "pages would be dropped as soon as they are loaded",
        advice: "keep \(least) items or more"
      )
    }
  }
}
