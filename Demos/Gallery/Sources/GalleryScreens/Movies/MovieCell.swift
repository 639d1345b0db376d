import Roster

/// Shows a movie's title and year.
final class MovieCell: UITableViewCell, ReusablePresenter {
  func present(viewModel movie: Movie) {
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIImage(systemName: "film")
    content.text = movie.title
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    content.secondaryText = String(movie.year)
    contentConfiguration = content
  }
}
