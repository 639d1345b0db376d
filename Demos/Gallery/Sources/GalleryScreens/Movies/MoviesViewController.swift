import Foundation
import Roster

/// Movies and their actors in sections by director. A tap selects one and says so above the list.
public final class MoviesViewController: UITableViewController {
  private let banner = SelectionBanner()
  private let movies = NestedDataSource(Movie.famous.sectionsByDirector(), by: <)

  /// What was tapped last, in words.
  public private(set) var selection: String? {
    didSet { banner.show(selection) }
  }

  public init() {
    super.init(style: .plain)
    title = "Movies"
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    banner.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: SelectionBanner.height)
    banner.autoresizingMask = .flexibleWidth
    banner.show(selection)
    tableView.tableHeaderView = banner
    tableView.estimatedRowHeight = 52
    tableView.attach(movies)
      .onSelect(Movie.self) { [weak self] movie in
        self?.selection = "\(movie.title), directed by \(movie.director) in \(movie.year)"
      }
      .onSelect(Actor.self) { [weak self] actor in
        self?.selection = "\(actor.name) as \(actor.role)"
      }
  }
}

extension [Movie] {
  /// A section for each director: each movie, by year, with its actors below.
  func sectionsByDirector() -> [ContentSection<String, AnyTableViewPresentable, Never>] {
    Dictionary(grouping: self, by: \.director).map { director, movies in
      let items = movies.sorted { $0.year < $1.year }.flatMap { movie in
        [movie.tableViewPresentable] + movie.actors.map(\.tableViewPresentable)
      }
      return ContentSection(header: director, items: items)
    }
  }
}
