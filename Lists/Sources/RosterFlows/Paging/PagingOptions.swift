import RosterDiagnostics

/// How a ``PagedDataSource`` asks for pages.
///
/// ```swift
/// let options = PagingOptions(pageSize: 50, maximumCount: 500)
/// ```
public struct PagingOptions: Hashable, Sendable {
  /// How many items a request asks for.
  public var pageSize: Int
  /// How few rows behind the last visible row, or before the first, have the next page be asked for; `nil` for a page or
  /// two screens, whichever is more.
  public var prefetchDistance: Int?
  /// The number of loaded items that the list keeps, which drops whole pages. The default is `nil`: it keeps all of them.
  ///
  /// The pages that are the furthest away are dropped, and asked for again when they are needed. The program stops if the
  /// maximum is less than ``pageSize`` and twice ``prefetchDistance``, as pages would be dropped as soon as they are loaded.
  public var maximumCount: Int?
  /// How many placeholders lie between the loaded rows and the visible ones before pages are loaded there instead of one
  /// after the other; `nil` if they always are.
  public var jumpDistance: Int?
  /// How items that repeat across pages are shown.
  public var repeatedItems: RepeatedItems
  /// Whether pages are asked for as the user comes near; otherwise by ``PagedDataSource/loadMore(_:)``.
  public var loadsAutomatically: Bool
  /// Whether a refresh begins with an empty list.
  public var clearsOnRefresh: Bool
  /// When spinners are seen.
  public var spinner: SpinnerTiming

  /// - Parameters:
  ///   - pageSize: how many items a request asks for; at least one.
  ///   - prefetchDistance: how few rows behind the last visible one have the next page be asked for.
  ///   - maximumCount: how many loaded items are kept; at least a page and twice the prefetch distance. Without a prefetch
  ///     distance, that is three pages.
  ///   - jumpDistance: how many placeholders are scrolled past before pages are loaded there.
  ///   - repeatedItems: what happens to items that repeat across pages.
  ///   - loadsAutomatically: whether pages are asked for as the user comes near.
  ///   - clearsOnRefresh: whether a refresh begins with an empty list; what was inserted before the first answer stays.
  ///   - spinner: when spinners are seen.
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
