import Foundation
import Roster

/// What neighbours write, loaded page by page from a server that can be slow and fail.
///
/// Switches above the posts, which stay through all phases, say how the server is.
public final class FeedViewController: UITableViewController {
  private let server: any FeedServing
  private let posts: PagedDataSource<FeedPost, Int>
  private let settings = FlatDataSource([
    FeedRow.setting(
      GardenSetting(id: "slow", title: "Slow", explanation: "Answers take more than a second.", isOn: false)
    ),
    FeedRow.setting(
      GardenSetting(id: "fails", title: "Failing", explanation: "The server cannot be reached.", isOn: false)
    ),
  ])
  private let phases = PhaseRows<FeedRow>()
    .firstLoad(.notice(FeedNotice(text: "Asking the neighbours", isLoading: true)))
    .empty(.notice(FeedNotice(text: "Nobody has written yet.")))
    .failed { _ in .notice(FeedNotice(text: "The feed could not be loaded. Try again", canRetry: true)) }
    .failedOverContent { _ in .notice(FeedNotice(text: "There may be newer posts. Try again", canRetry: true)) }
    .edge(.next) { edge in
      edge.state.error == nil
        ? .notice(FeedNotice(text: "Older posts", isLoading: edge.showsSpinner))
        : .notice(FeedNotice(text: "Older posts could not be loaded. Try again", canRetry: true))
    }

  /// - Parameters:
  ///   - server: what the posts are asked of; one of its own by default.
  ///   - first: the posts that are there already, if they were kept.
  public init(_ server: (any FeedServing)? = nil, first: [FeedPost] = []) {
    let server = server ?? FeedServer()
    self.server = server
    posts = PagedDataSource(PagingOptions(pageSize: 10)) { try await server.page(after: $0.key, limit: $0.size) }
    super.init(style: .plain)
    title = "Feed"
    if let last = first.last { posts.begin(with: Page(first, next: last.id)) }
  }

  public required init?(coder: NSCoder) { nil }

  override public func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 90
    let content = CompositeDataSource<FeedRow, Never, Never> {
      settings
      posts.map { FeedRow.post($0) }.showing(phases, of: posts)
    }
    tableView.attach(content)
      .configure(GardenSettingCell.self) { [unowned self] cell, setting, place in
        cell.onChange = { [unowned self] in change(setting.id, place, to: $0) }
      }
      .onSelect(FeedNotice.self) { [posts] notice in
        if notice.canRetry { posts.retry() }
      }
    tableView.pullsToRefresh(posts)
  }

  private func change(_ id: String, _ place: ItemPlace, to isOn: Bool) {
    settings.update(place) { row in
      guard case .setting(var setting) = row else { return }
      setting.isOn = isOn
      row = .setting(setting)
    }
    if id == "slow" { server.isSlow = isOn } else { server.fails = isOn }
  }
}
