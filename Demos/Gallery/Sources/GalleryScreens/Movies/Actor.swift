import Roster

/// An actor in a movie.
struct Actor: Hashable, Sendable {
  var name: String
  var role: String
}

extension Actor: TableViewPresentable {
  typealias TableViewCell = ActorCell
}
