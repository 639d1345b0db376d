import UIKit

/// A list as UIKit's own documentation shows it: a table view controller that is its table's data source and delegate.
public final class MoviesViewController: UITableViewController {
  public private(set) var movies: [Movie]
  public var onSelect: (Movie) -> Void = { _ in }

  public init(movies: [Movie]) {
    self.movies = movies
    super.init(style: .plain)
  }

  public required init?(coder: NSCoder) {
    movies = []
    super.init(coder: coder)
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    title = "Movies"
    tableView.register(MovieCell.self, forCellReuseIdentifier: MovieCell.identifier)
  }

  override public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    movies.count
  }

  override public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: MovieCell.identifier, for: indexPath)
    (cell as? MovieCell)?.show(movies[indexPath.row])
    return cell
  }

  override public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onSelect(movies[indexPath.row])
  }

  override public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    movies.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
