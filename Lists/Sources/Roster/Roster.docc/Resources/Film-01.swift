import Roster

struct Film: Identifiable, Equatable {
  let id: Int
  var title: String
  var isSeen = false
}
