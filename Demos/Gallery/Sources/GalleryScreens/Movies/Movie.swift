import Roster

/// A movie with its actors.
struct Movie: Hashable, Sendable {
  var title: String
  var year: Int
  var director: String
  var actors: [Actor]
}

extension Movie: TableViewPresentable {
  typealias TableViewCell = MovieCell
}
